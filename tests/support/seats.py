"""Two at a table, each connected to another web process, and how they play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from tests.support.people import Person, room, some_action
from tests.support.stack import Stack
from tools.client import Guest, Player, Refused


@asynccontextmanager
async def seated(site: Stack) -> AsyncIterator[list[Person]]:
    """With the match begun."""
    async with room(site) as table:
        bob = await table.come(Guest(site.urls[1]))
        await bob.take_seat(1, "Bob")
        for person in table.people:
            await person.ready()
        for person in table.people:
            await person.until(lambda person=person: bool(person.view))
        yield table.people


async def play(
    players: Sequence[Player], enough: Callable[[], bool]
) -> set[tuple[int | None, str]]:
    """Whoever is waited for takes what is offered by chance; the seats and ids of what was
    acknowledged."""
    rng, acknowledged = random.Random(5), set()
    async with asyncio.timeout(60):
        while not enough():
            for player in players:
                if choices := player.choices():
                    with suppress(Refused):
                        id = await player.act(some_action(choices, rng))
                        acknowledged.add((player.seat, id))
            await asyncio.sleep(0.01)
    return acknowledged
