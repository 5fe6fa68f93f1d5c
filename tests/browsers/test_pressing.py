"""WebKit is pressed by our own driver: a press of which no click comes is none."""

from __future__ import annotations

import pytest

from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHY = (
    "data:text/html,<style>* {position: absolute; left: 90px}</style><output>0</output>"
    "<button onclick='output.textContent++'"
    " onpointerdown='this.style.top = `300px`'>Lay</button>"
    "<script>const output = document.querySelector('output')</script>"
)
"""A button that is gone from under the first press, as a card when another player's lies down."""


@pytest.mark.parametrize("browser", ["webkit"], indirect=True)
async def test_what_moves_away_under_a_press_is_pressed_where_it_is(people: People) -> None:
    ewa: Person = await people.come("en")
    await ewa.page.goto(SHY)
    await ewa.press(ewa.page.get_by_role("button", name="Lay"))
    await expect(ewa.page.locator("output")).to_have_text("1")
