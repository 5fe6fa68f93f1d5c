"""What axe has to say about the board in the middle of a match, by day and by night."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.test_salvos import Gunner, at_table
from tests.support.browser.barriers import barriers
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WAYS: list[tuple[Literal["dark", "light"], tuple[int, int]]] = [
    ("dark", (1440, 900)),
    ("light", (390, 844)),
]


@pytest.mark.parametrize(("scheme", "size"), WAYS, ids=["desk", "phone"])
async def test_the_board_is_open_to_all_whatever_is_asked(
    scheme: Literal["dark", "light"], size: tuple[int, int], staged: Stack, people: People
) -> None:
    ann: Gunner = await people.come(
        "pl",
        kind=Gunner,
        size=size,
        color_scheme=scheme,
        bypass_csp=True,
    )
    await ann.joins(staged, "aim")
    found = await barriers(ann)
    await ann.takes_aim("BA05")
    found += await barriers(ann)
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    found += await barriers(ann)
    if size[0] < 600:
        await ann.press(ann.does("board-more"))
        found += await barriers(ann)
        await ann.press(ann.button("board-close"))
    await ann.makes_noise()
    await ann.is_hurt("BA05", 4)
    found += await barriers(ann)
    assert found == []


async def test_an_answer_is_open_to_all(staged: Stack, people: People) -> None:
    ann: Gunner = await at_table(staged, people, "answer", bypass_csp=True)
    answer = ann.does("board-pass")
    await answer.wait_for()
    assert await barriers(ann) == []
