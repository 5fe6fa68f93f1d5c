"""From a shared link to the last duel, in three browsers."""

from __future__ import annotations

from asyncio import gather

import pytest
from playwright.async_api import expect

from tests.support.browser.people import MOVING, People, Person, winner
from tests.support.browser.players import Gambler, Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)


async def test_a_whole_match_by_clicking_in_two_languages_watched_by_a_third(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player, **MOVING)
    ben: Gambler = await people.come("en", kind=Gambler, size=PHONE)
    cleo: Person = await people.come("en", size=(1024, 768))
    link = await anna.open_room(embedded.url, "Anna")
    await ben.page.goto(link)
    await cleo.page.goto(link)
    await gather(ben.reads(), cleo.reads())
    await ben.sit("Ben")
    await ben.ready()
    await anna.ready()
    await gather(*(expect(person.board).to_be_visible() for person in (anna, ben, cleo)))

    await gather(plays_and_tires_of_motion(anna), plays_and_reloads(ben), cleo.watches())

    assert await winner(anna, ben) == await winner(ben, anna)
    assert await cleo.verdict() in {await ben.verdict(), f"{await winner(anna, ben)} wins"}
    assert await anna.duels() == await ben.duels() == await cleo.duels()


async def plays_and_tires_of_motion(player: Player) -> None:
    """Cards fly for three duels; then the same must be seen without."""
    await player.plays(lays=3)
    await player.page.emulate_media(reduced_motion="reduce")
    await player.plays()


async def plays_and_reloads(player: Player) -> None:
    """In the middle of a match, with an aircraft to be laid, nothing but the page is lost."""
    await player.plays(lays=6)
    n, hand = await player.n(), await names(player)
    await player.page.reload()
    await expect(player.my_move).to_be_visible()
    await expect(player.hand).to_have_count(len(hand))
    assert await names(player) == hand
    assert await player.n() >= n
    await player.plays()


async def names(player: Player) -> list[str | None]:
    return [await card.get_attribute("aria-label") for card in await player.hand.all()]
