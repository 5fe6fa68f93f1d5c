"""A flight of level III with four seats, on a phone held upright and on its side."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.tests.browser.first_match import Mouse
from tests.support.browser.expecting import expect
from tests.support.browser.fitting import fits
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
OPTIONS = (
    "option-mode-single-3",
    "option-hourglass-off",
    "option-last_builder-60",
    "option-pace-quick",
    "option-seats-4",
)
TILES = 8
"""At most: on a busy machine the bots may have left none that fits."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
async def test_four_fly_on_the_largest_boards(
    eager: Stack, people: People, size: tuple[int, int]
) -> None:
    ewa: Mouse = await people.come("pl", kind=Mouse, size=size, reduced_motion="reduce")
    await ewa.open_room(eager.url, "Ewa", OPTIONS)
    for _ in range(3):
        await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.calls_go()
    await expect(ewa.board.locator(".mate")).to_have_count(3)
    for _ in range(TILES):
        if not await ewa.adds():
            break
    await fits(ewa)
    await ewa.press(ewa.action("board-tab-starts"))
    await ewa.finishes()
    while await ewa.is_asked():
        await fits(ewa)
        await ewa.reads()
        await ewa.answers()
    assert await ewa.verdict()
