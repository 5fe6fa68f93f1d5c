"""A flight in real browsers by two people, a bot and a spectator: two grasp for one tile, a stack
is peeked at, the sand runs out by itself, the glass is turned as each may turn it, a bad ship is
mended, and every card is flown to the end."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Sequence

import pytest

from games.galaxy_trucker.tests.browser.trucker import Trucker, grasp_at_once
from games.galaxy_trucker.tests.long.company import a_table, they_begin
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
QUICK = ("option-hourglass-60", "option-build_help-warn", "option-pace-relaxed", "option-seats-3")


async def test_a_flight_of_level_one_on_the_embedded_site(sandy: Stack, people: People) -> None:
    anna, ben, cleo = await a_table(people, sandy.url, sandy.url, ("option-mode-single-1", *QUICK))
    await they_build(anna, ben, cleo)
    await the_last_run(2, anna, ben, cleo)
    await fly_to_the_end(anna, ben, cleo)


async def test_who_builds_turns_the_glass_on_the_embedded_site(
    sandy: Stack, people: People
) -> None:
    """At level one there is no circle before the last for which that would do."""
    anna, ben, cleo = await a_table(people, sandy.url, sandy.url, ("option-mode-single-2", *QUICK))
    await they_begin(anna, ben)
    await a_builder_turns_the_glass(anna, ben, cleo)


async def test_a_flight_of_level_two_on_the_full_stack(sandy_stack: Stack, people: People) -> None:
    """People come to two processes; the worker rings the sand, and who builds turns the glass."""
    one, other = sandy_stack.urls[:2]
    anna, ben, cleo = await a_table(people, one, other, ("option-mode-single-2", *QUICK))
    await they_build(anna, ben, cleo)
    await a_builder_turns_the_glass(anna, ben, cleo)
    await gather(anna.adds(), ben.adds())
    await the_last_run(3, anna, ben, cleo)
    await fly_to_the_end(anna, ben, cleo)


async def they_build(anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    """Ben so badly that his ship has to be mended."""
    await they_begin(anna, ben)
    await gather(anna.adds(), ben.adds())
    await both_grasp(anna, ben)
    await peeks(ben, anna, cleo)
    await gather(builds(anna, 3), builds_badly(ben))


async def builds(trucker: Trucker, tiles: int) -> None:
    for _ in range(tiles):
        await trucker.adds()


async def builds_badly(trucker: Trucker) -> None:
    """Wherever a tile joins, until something does not fit."""
    while not await trucker.faults.count():
        await trucker.adds()


async def both_grasp(anna: Trucker, ben: Trucker) -> None:
    """For a tile that Anna puts on the table; who gets it puts it back once more."""
    await anna.draws()
    await anna.puts_back()
    tile = await anna.open_tiles.last.get_attribute("data-tile")
    winner, loser = await grasp_at_once(anna, ben, int(tile or 0))
    await loser.draws()
    await gather(winner.puts_back(), loser.puts_back())


async def peeks(looks: Trucker, *others: Trucker) -> None:
    """The cards are seen by who holds the stack; the others see that it is held."""
    await looks.press(looks.action("board-tab-stacks"))
    await looks.press(looks.board.locator("[data-stack]:not([aria-disabled])").first)
    await expect(looks.board.locator(".fan [data-card]").first).to_be_visible()
    for other in others:
        await expect(other.board.locator(".stack.held")).not_to_have_count(0)
        await expect(other.board.locator(".fan")).to_have_count(0)
    await looks.press(looks.action("board-stop-peek"))
    await expect(looks.board.locator(".fan")).to_have_count(0)
    await looks.press(looks.action("board-tab-pool"))


async def sand_runs_out(*truckers: Trucker) -> None:
    for each in truckers:
        await each.board.locator(".glass.resting").wait_for()


async def a_builder_turns_the_glass(anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    await sand_runs_out(anna, ben, cleo)
    await turns_the_glass(ben)
    await all_hear_of_the_turn(ben, 2, (anna, ben, cleo))


async def the_last_run(circle: int, anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    """It is refused to who builds, and granted to who has finished."""
    await sand_runs_out(anna, ben, cleo)
    await ben.page.keyboard.press("g")
    refused = ben.page.get_by_text(ben.t("refuse-flip-needs-finished")).filter(visible=True)
    await expect(refused.first).to_be_visible()
    await anna.finishes()
    await ben.press(ben.action("board-tab-starts"))
    await turns_the_glass(anna)
    await ben.finishes()
    await all_hear_of_the_turn(anna, circle, (anna, ben, cleo))


async def turns_the_glass(turns: Trucker) -> None:
    await turns.press(turns.board.locator(".turn-glass"))


async def all_hear_of_the_turn(turned: Trucker, circle: int, all_of: Sequence[Trucker]) -> None:
    """The log keeps it; the sand itself may have run out before all have looked."""
    for each in all_of:
        told = each.t("event-glass-flipped", seat=turned.name, circle=circle)
        await expect(each.page.get_by_text(told, exact=True).first).to_be_attached()


async def fly_to_the_end(anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    await gather(anna.flies(), mends_and_flies(ben), cleo.watches())
    told = await gather(anna.verdict(), ben.verdict(), cleo.verdict())
    assert all(told)


async def mends_and_flies(trucker: Trucker) -> None:
    """What is suggested for a bad ship costs at least a tile."""
    assert await trucker.is_asked()
    await expect(trucker.asked.locator(".errors").get_by_role("listitem")).not_to_have_count(0)
    tiles = await trucker.ship.count()
    await trucker.answers()
    await expect(trucker.faults).to_have_count(0)
    assert await trucker.ship.count() < tiles
    await trucker.flies()
