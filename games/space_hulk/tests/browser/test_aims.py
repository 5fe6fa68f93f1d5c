"""SH-002 What both sides are after is read before one sits down, and at any time on the board."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.registry import game_called
from tests.rules import rule
from tests.support.browser.fitting import resized
from tests.support.browser.listers import at_a_table
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SIZES = ((1440, 900), (390, 844), (844, 390))


class Marine(Person):
    game = "space_hulk"


@rule("SH-002")
async def test_the_room_tells_what_the_scenario_asks(embedded: Stack, people: People) -> None:
    ewa = await people.come("en", kind=Marine)
    link = await ewa.opens_usual_room(embedded.url, "Ewa")
    adam = await people.come("pl", kind=Marine, size=(390, 844))
    await adam.page.goto(link)
    for person in (ewa, adam):
        await expect(person.page.get_by_text(person.t("about-scenario-cold_start"))).to_be_visible()


@rule("SH-002", "SH-648")
async def test_the_board_tells_what_both_sides_are_after(eager: Stack, people: People) -> None:
    ewa = await at_a_table(game_called("space_hulk"), eager, people)
    own = ewa.page.locator(".own-aim")
    await expect(own).to_have_text("The marines win if 2 marines leave by an exit.")
    panel, opens = ewa.region("board-aims"), ewa.page.get_by_role("button", expanded=False)
    for size in SIZES:
        await resized(ewa, size)
        await ewa.press(opens.and_(ewa.button("board-aims")))
        aims = panel.get_by_role("listitem")
        await expect(aims).to_have_text(
            ["2 marines leave by an exit", "3 marines are dead", "round 10 ends"]
        )
        await expect(panel.get_by_role("heading", name="Cold Start")).to_be_in_viewport()
        back = panel.get_by_role("button", name=ewa.t("board-aims-close"), exact=True)
        await expect(back).to_be_in_viewport(ratio=1)
        await ewa.press(back)
        await expect(panel).to_have_count(0)
