"""A line that is down: nothing moves for what is said of it, and nothing one needs is covered."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.support.browser.fitting import resized
from tests.support.browser.people import People
from tests.support.browser.players import Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = [(390, 844), (375, 553), (844, 390), (1440, 900)]

# Of the page's head and the turn line: whatever is pressed at its middle is something else.
COVERED = """() => [...document.querySelectorAll("header button, header a, .turn-line button")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && !one.contains(there);
  }).map((one) => one.ariaLabel ?? one.textContent.trim())"""
CUT_OFF = """({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1"""


async def test_on_a_phone_it_is_said_in_the_turn_line(embedded: Stack, people: People) -> None:
    anna: Player = await people.come("pl", kind=Player, size=SIZES[0])
    anna.outage = True
    await anna.open_room(embedded.url, "Anna", ["option-clock-relaxed"])
    await anna.page.context.set_offline(True)
    await expect(anna.offline).to_be_visible()
    assert await anna.page.evaluate(COVERED) == []
    await anna.page.context.set_offline(False)
    await expect(anna.offline).to_have_count(0)
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    await anna.choose_card()
    places = [await place_of_the_board(anna, size) for size in SIZES]
    await anna.page.context.set_offline(True)
    await anna.press(anna.button("board-lay"))
    said = anna.page.get_by_role("status").filter(has_text=anna.t("offline-pending"))
    await expect(said).to_be_visible()
    for size, place in zip(SIZES, places, strict=True):
        assert await place_of_the_board(anna, size) == place
        assert await anna.page.evaluate(COVERED) == []
        assert not await said.evaluate(CUT_OFF)
    await anna.page.context.set_offline(False)
    await expect(anna.offline).to_have_count(0)


async def place_of_the_board(anna: Player, size: tuple[int, int]) -> list[int]:
    await resized(anna, size)
    box = await anna.page.locator("#board").bounding_box()
    assert box
    return [round(box[name]) for name in ("x", "y", "width", "height")]
