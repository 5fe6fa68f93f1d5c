"""A sixth game is one new folder, played in a copy of the repository with nothing else added."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.sixth.served import SiteOfSix
from tests.support.seats import some_action
from tools.client import Guest, Player, Refused


@pytest.fixture(scope="module")
def house_of_six() -> Iterator[str]:
    """The address of the site."""
    runtime = SiteOfSix()
    runtime.serve()
    yield runtime.url
    runtime.close()


async def test_it_is_offered_opened_and_played_to_its_end(house_of_six: str) -> None:
    ada, bob = Guest(house_of_six), Guest(house_of_six)
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
    await asyncio.wait_for(play(players), 60)
    for player in players:
        await player.close()


def test_without_a_first_minute_its_rulebook_is_just_the_rules(house_of_six: str) -> None:
    page = Guest(house_of_six).get("/rules/cups/en.html")
    assert 'class="chapter"' in page
    assert "data-primer" not in page


async def play(players: list[Player]) -> None:
    rng = random.Random(6)
    await players[0].until(lambda: players[0].match == 1)
    while not players[0].over:
        for player in players:
            if choices := player.choices():
                try:
                    await player.act(some_action(choices, rng))
                except Refused:
                    continue
        await asyncio.sleep(0.02)
