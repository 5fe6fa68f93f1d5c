"""A sixth game is one new folder, played in a copy of the repository with nothing else added."""

from __future__ import annotations

import asyncio

from tests.sixth.served import SiteOfSix
from tests.support.seats import play
from tools.client import Guest, Player


async def test_it_is_offered_opened_and_played_to_its_end(six: SiteOfSix) -> None:
    ada, bob = Guest(six.url), Guest(six.url)
    assert "cups" in ada.get("/")
    code = await asyncio.to_thread(ada.open_room, "cups", "Ada", seats=3)
    assert "/static/cups/board." in await asyncio.to_thread(bob.get, f"/r/{code}/")
    players = [Player(guest, code) for guest in (ada, bob)]
    for player in players:
        await player.connect()
    await players[1].take_seat(1, "Bob")
    await players[0].send("bot", seat=2, level="easy")
    for player in players:
        await player.ready()
    await play(players, lambda: players[0].over)
    for player in players:
        await player.close()


def test_without_a_first_minute_its_rulebook_is_just_the_rules(six: SiteOfSix) -> None:
    page = Guest(six.url).get("/rules/cups/en.html")
    assert 'class="chapter"' in page
    assert "data-primer" not in page
