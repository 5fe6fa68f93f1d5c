"""Eight chairs before the start: how to begin covers none of them."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from games.mag_blast.tests.browser.captain import Captain
from tests.support.browser.fitting import resized
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
WINDOWS = ((1440, 900), (1280, 720), (390, 844))
LOW = ((720, 450), (844, 390))

COVERED = """(chairs) => {
  const {top, bottom, left, right} = document.querySelector(".next-step").getBoundingClientRect();
  return chairs.filter((chair) => {
    const box = chair.getBoundingClientRect();
    return box.top < bottom - 1 && top + 1 < box.bottom && box.left < right && left < box.right;
  }).length;
}"""
TO_THE_EDGE = "(chair) => chair.scrollIntoView({block: 'end'})"


async def covered(chairs: Locator) -> int:
    """How many lie below the step that begins a match."""
    return int(await chairs.evaluate_all(COVERED))


async def test_how_to_begin_covers_none_of_eight_chairs_and_is_at_hand_at_the_last(
    staged: Stack, people: People
) -> None:
    ann: Captain = await people.come("pl", kind=Captain)
    link = await ann.open_room(staged.url, "Ania", ["option-seats-8", "option-pace-relaxed"])
    await no_chair_is_covered(ann, free=7)
    ben: Captain = await people.come("en", kind=Captain)
    await ben.page.goto(link)
    await ben.sit("Ben")
    await no_chair_is_covered(ann, free=6)
    for _ in range(6):
        await ann.add_bot("easy")
    last = ann.page.locator(".seat").last
    for window in WINDOWS:
        await resized(ann, window)
        await last.evaluate(TO_THE_EDGE)
        await expect(ann.button("ready")).to_be_in_viewport(ratio=0.98)
        assert (window, await covered(last)) == (window, 0)


async def no_chair_is_covered(ann: Captain, free: int) -> None:
    chairs = ann.page.locator(".seat")
    await expect(ann.page.locator(".seat.free")).to_have_count(free)
    for window in (*WINDOWS, *LOW):
        await resized(ann, window)
        for chair in (chairs.first, chairs.last):
            await chair.evaluate(TO_THE_EDGE)
            assert (window, await covered(chairs)) == (window, 0)
