"""Whole flights in real browsers: by mouse with a friend, a bot and a spectator, where a stack is
peeked at, the sand runs out by itself, the glass is turned by who may turn it and a bad ship is
mended; and by touch on a phone that is turned again and again."""

from __future__ import annotations

from asyncio import gather
from itertools import cycle

import pytest

from games.galaxy_trucker.tests.browser.first_match import Mouse
from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.expecting import expect
from tests.support.browser.fitting import fits, resized
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
UPRIGHT, SIDEWAYS = (390, 844), (844, 390)
LEVEL_I = (
    "option-mode-single-1",
    "option-hourglass-60",
    "option-build_help-warn",
    "option-pace-relaxed",
    "option-seats-3",
)
LEVEL_III = (
    "option-mode-single-3",
    "option-hourglass-off",
    "option-last_builder-60",
    "option-pace-quick",
    "option-seats-4",
)
TILES = 8
"""At most: on a busy machine the bots may have left none that fits."""


# ---- by mouse


async def test_two_fly_by_mouse_while_somebody_looks_on(sandy: Stack, people: People) -> None:
    anna, ben, cleo = await a_table(people, sandy)
    await anna.calls_go()
    await ben.builds()
    await gather(anna.adds(), ben.adds())
    await peeks(ben, anna, cleo)
    await gather(builds(anna, 3), builds_badly(ben))
    await the_last_run(anna, ben, cleo)
    await gather(anna.flies(), mends_and_flies(ben), cleo.watches())
    assert all(await gather(anna.verdict(), ben.verdict(), cleo.verdict()))


async def a_table(people: People, site: Stack) -> tuple[Trucker, Trucker, Trucker]:
    """Anna and Ben with a bot beside them, Cleo who looks on, before "Go!"."""
    anna: Trucker = await people.come("pl", kind=Trucker)
    ben: Trucker = await people.come("en", kind=Trucker)
    cleo: Trucker = await people.come("en", kind=Trucker)
    link = await anna.open_room(site.url, "Anna", LEVEL_I)
    await gather(ben.page.goto(link), cleo.page.goto(link))
    await ben.sit("Ben")
    await anna.page.get_by_role("listitem").filter(has_text="Ben").wait_for()
    await anna.add_bot("easy")
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(each.board).to_be_visible() for each in (anna, ben, cleo)))
    return anna, ben, cleo


async def builds(trucker: Trucker, tiles: int) -> None:
    for _ in range(tiles):
        await trucker.adds()


async def builds_badly(trucker: Trucker) -> None:
    """Wherever a tile joins, until something does not fit."""
    while not await trucker.faults.count():
        await trucker.adds()


async def peeks(looks: Trucker, *others: Trucker) -> None:
    """The cards are seen by who holds the stack; the others see that it is held."""
    await looks.press(looks.board.locator("[data-stack]:not([aria-disabled])").first)
    await expect(looks.board.locator(".fan [data-card]").first).to_be_visible()
    for other in others:
        await expect(other.board.locator(".stack.held")).not_to_have_count(0)
        await expect(other.board.locator(".fan")).to_have_count(0)
    await looks.press(looks.action("board-stop-peek"))
    await expect(looks.board.locator(".fan")).to_have_count(0)


async def the_last_run(anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    """The sand has run out by itself; who has finished may turn the glass."""
    for each in (anna, ben, cleo):
        await each.board.locator(".glass.resting").wait_for()
    await anna.finishes()
    await anna.press(anna.board.locator(".turn-glass"))
    await ben.finishes()
    for each in (anna, ben, cleo):
        # The log keeps it; the sand itself may have run out before all have looked.
        told = each.t("event-glass-flipped", seat=anna.name, circle=2)
        await expect(each.page.get_by_text(told, exact=True).first).to_be_attached()


async def mends_and_flies(trucker: Trucker) -> None:
    """What is suggested for a bad ship costs at least a tile."""
    assert await trucker.is_asked()
    await expect(trucker.asked.locator(".errors").get_by_role("listitem")).not_to_have_count(0)
    tiles = await trucker.ship.count()
    await trucker.answers()
    await expect(trucker.faults).to_have_count(0)
    assert await trucker.ship.count() < tiles
    await trucker.flies()


# ---- by touch


async def test_four_fly_on_the_largest_boards_by_touch(eager: Stack, people: People) -> None:
    ewa: Mouse = await people.come("pl", kind=Mouse, size=UPRIGHT)
    await ewa.open_room(eager.url, "Ewa", LEVEL_III)
    for _ in range(3):
        await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.calls_go()
    await expect(ewa.board.locator(".mate")).to_have_count(3)
    for _ in range(TILES):
        if not await ewa.adds():
            break
    tiles = await ewa.ship.count()
    await ewa.page.reload()
    await expect(ewa.ship).to_have_count(tiles)
    await fits(ewa)
    await ewa.press(ewa.action("board-tab-starts"))
    await ewa.finishes()
    sizes = cycle((SIDEWAYS, UPRIGHT))
    while await ewa.is_asked():
        await fits(ewa)
        await resized(ewa, next(sizes))
        await fits(ewa)
        await ewa.reads()
        await ewa.answers()
    assert await ewa.verdict()
