"""Kosmiczna Eskadra across two web processes, of which one dies while cards are laid."""

from __future__ import annotations

from asyncio import gather, to_thread

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot
from games.kosmiczna_eskadra.tests.long.test_by_mouse import APART, AROUND, ASIDE, battle, winners
from tests.support.browser.people import People, winner
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
OPTIONS = [
    "option-wins-1",
    "option-round_clock-off",
    "option-replay_clock-off",
    "option-hand_time-500",
]


async def test_a_match_goes_on_after_a_web_process_is_killed_in_the_middle(
    full_stack: Stack, people: People
) -> None:
    anna: Pilot = await people.come("pl", kind=Pilot)
    ben: Pilot = await people.come("en", kind=Pilot)
    ben.outage = True
    one, another = full_stack.urls[:2]
    link = await anna.open_room(one, "Anna", OPTIONS)
    await ben.page.goto(link.replace(one, another))
    await ben.sit("Ben")
    await gather(anna.ready(), ben.ready())
    await anna.picks("blue")
    await ben.picks("yellow")
    await gather(anna.gets_ready(), ben.gets_ready())
    await gather(anna.lays(AROUND), lays_through_a_kill(ben, full_stack))
    await gather(*(expect(pilot.table).to_have_count(8) for pilot in (anna, ben)))
    # The window after Stop is short.
    await gather(anna.lays(APART), ben.answers("withhold"))
    # Chance deals the ships, so each may win, and nobody.
    won = winners(await battle(anna, ben))
    await gather(anna.goes_on(), ben.goes_on())
    if won:
        assert await winner(anna, ben) == await winner(ben, anna) == won[0]
    else:
        await gather(*(expect(pilot.table).to_have_count(0) for pilot in (anna, ben)))


async def lays_through_a_kill(pilot: Pilot, site: Stack) -> None:
    """The same card is in hand when the line is back, without a reload, and the first one lies."""
    await pilot.lays(ASIDE[:1])
    await pilot.in_hand.wait_for()
    face = await pilot.hand.inner_text()
    await to_thread(site.kill, "web2")
    await expect(pilot.offline).to_be_visible()
    await to_thread(site.start, "web2")
    await expect(pilot.offline).to_have_count(0)
    await expect(pilot.hand).to_have_text(face, use_inner_text=True)
    await expect(pilot.cards_of("Ben")).to_have_count(1)
    await pilot.lays(ASIDE[1:2])
