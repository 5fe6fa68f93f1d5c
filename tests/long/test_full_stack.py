"""A match across two web processes, of which one dies in the middle."""

from __future__ import annotations

from asyncio import gather, to_thread

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People
from tests.support.browser.players import Gambler, Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_match_goes_on_after_a_web_process_is_killed_in_the_middle(
    full_stack: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player)
    ben: Gambler = await people.come("en", kind=Gambler)
    ben.outage = True
    link = await anna.open_room(full_stack.urls[0], "Anna")
    await ben.page.goto(link.replace(full_stack.urls[0], full_stack.urls[1]))
    await ben.sit("Ben")
    await ben.ready()
    await anna.ready()
    await gather(anna.plays(), plays_through_a_kill(ben, full_stack))
    await gather(anna.verdict(), ben.verdict())
    assert await anna.duels() == await ben.duels()


async def plays_through_a_kill(player: Player, site: Stack) -> None:
    """What is laid while the line is down lies as soon as it is back, without a reload."""
    await player.plays(lays=5)
    await player.choose_card()
    card = await player.chosen(player.hand).get_attribute("aria-label")
    await to_thread(site.kill, "web2")
    await expect(player.offline).to_be_visible()
    await player.press(player.button("board-lay"))
    await to_thread(site.start, "web2")
    await expect(player.offline).to_have_count(0)
    await expect(player.region("board-duel-place")).to_contain_text(str(card).split(":")[0])
    await player.plays()
