"""A flight in real browsers by two people, a bot and a spectator: the sand runs out by itself, the
glass is turned as each may turn it, a stack is peeked at, and every card is flown to the end."""

from __future__ import annotations

from asyncio import gather

import pytest

from games.galaxy_trucker.tests.browser.trucker import Trucker
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
STILL = {"reduced_motion": "reduce"}
SAND = 90_000
"""Milliseconds of patience with sand that runs for a minute."""
QUICK = ("option-hourglass-60", "option-pace-quick", "option-seats-3")


async def test_a_flight_of_level_one_on_the_embedded_site(embedded: Stack, people: People) -> None:
    """The last run of the sand is refused to who builds and granted to who has finished."""
    anna, ben, cleo = await a_table(people, embedded.url, embedded.url, "option-mode-single-1")
    await gather(builds(anna, 5), builds(ben, 4))
    await peeks(ben, anna, cleo)
    await sand_runs_out(anna, ben, cleo)
    await ben.page.keyboard.press("g")
    refused = ben.page.get_by_text(ben.t("refuse-flip-needs-finished")).filter(visible=True)
    await expect(refused.first).to_be_visible()
    await anna.finishes()
    await turns_the_glass(anna, anna, ben, cleo)
    await to_start_spaces(ben)
    await fly_to_the_end(anna, ben, cleo)


async def test_a_flight_of_level_two_on_the_full_stack(full_stack: Stack, people: People) -> None:
    """People come to two processes; the worker rings the sand, and who builds turns the glass."""
    one, other = full_stack.urls[:2]
    anna, ben, cleo = await a_table(people, one, other, "option-mode-single-2")
    await gather(builds(anna, 4), builds(ben, 4))
    await sand_runs_out(anna, ben, cleo)
    await turns_the_glass(ben, anna, ben, cleo)
    await gather(builds(anna, 1), builds(ben, 1))
    await gather(anna.finishes(), to_start_spaces(ben))
    await fly_to_the_end(anna, ben, cleo)


async def a_table(
    people: People, one: str, other: str, mode: str
) -> tuple[Trucker, Trucker, Trucker]:
    """Anna at a desk and Ben on a phone who builds beside her and a bot, Cleo who looks on."""
    anna: Trucker = await people.come("pl", kind=Trucker, **STILL)
    ben: Trucker = await people.come("en", kind=Trucker, size=PHONE, **STILL)
    cleo: Trucker = await people.come("en", kind=Trucker, **STILL)
    link = (await anna.open_room(one, "Anna", [mode, *QUICK])).replace(one, other)
    await gather(ben.page.goto(link), cleo.page.goto(link))
    await ben.sit("Ben")
    places = anna.page.get_by_role("listitem")
    await places.filter(has_text="Ben").wait_for()
    await anna.add_bot("easy")
    await places.filter(has_text=anna.t("level-easy")).wait_for()
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(each.board).to_be_visible() for each in (anna, ben, cleo)))
    await anna.calls_go()
    await ben.builds()
    return anna, ben, cleo


async def builds(trucker: Trucker, tiles: int) -> None:
    for _ in range(tiles):
        await trucker.adds()


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
        await each.board.locator(".glass.resting").wait_for(timeout=SAND)


async def turns_the_glass(turns: Trucker, *truckers: Trucker) -> None:
    await turns.press(turns.board.locator(".turn-glass"))
    for each in truckers:
        await expect(each.board.locator(".glass:not(.resting)")).to_be_visible()


async def to_start_spaces(trucker: Trucker) -> None:
    """On a phone they lie behind a tab."""
    await trucker.press(trucker.action("board-tab-starts"))
    await trucker.finishes()


async def fly_to_the_end(anna: Trucker, ben: Trucker, cleo: Trucker) -> None:
    await gather(anna.flies(), ben.flies(), cleo.watches())
    told = await gather(anna.verdict(), ben.verdict(), cleo.verdict())
    assert all(told)
