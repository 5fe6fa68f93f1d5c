"""Rooms of bots that play both games through everything that happens to the site."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.drills.residents import Resident
from tests.support.people import GAME, Person
from tests.support.stack import Stack
from tools.client import Guest

PLAYED: Sequence[tuple[str, dict[str, Any]]] = (
    ("asy_przestworzy", {"sides": "pick"}),
    ("asy_przestworzy", {"sides": "entente", "best_of": 3}),
    ("kosmiczna_eskadra", {"seats": 2, "wins": 1, "round_clock": "30"}),
    ("asy_przestworzy", {"sides": "random"}),
    ("kosmiczna_eskadra", {"seats": 3, "wins": 2, "pace": "calm", "beat_clock": "15"}),
)
"""Games and options, from room to room."""
AT_ONCE = 4


@dataclass
class Household:
    """A room and everybody in it."""

    code: str
    residents: list[Resident]


class Town:
    """All rooms that a site has while it is drilled."""

    def __init__(self, site: Stack, households: list[Household]) -> None:
        self.site = site
        self.households = households

    @property
    def residents(self) -> list[Resident]:
        return [each for household in self.households for each in household.residents]

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """Everybody plays until the end of the block, and then is still there."""
        enough = asyncio.Event()
        tasks = [asyncio.create_task(each.play(enough)) for each in self.residents]
        try:
            yield
        finally:
            enough.set()
            async with asyncio.timeout(60):
                await asyncio.gather(*tasks)

    async def close(self) -> None:
        await asyncio.gather(*(each.close() for each in self.residents), return_exceptions=True)


async def settled(site: Stack, rooms: int) -> Town:
    """A town of so many rooms, in all of which a match has begun."""
    some = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Household:
        async with some:
            return await _household(site, number)

    return Town(site, await asyncio.gather(*(one(number) for number in range(rooms))))


async def _household(site: Stack, number: int) -> Household:
    """In every second room the seats are connected to different processes; in every third one
    somebody watches."""
    game, options = PLAYED[number % len(PLAYED)]
    seats = options.get("seats", 2)
    guests = [Guest(site.urls[0]) for _ in range(seats + (number % 3 == 0))]
    return await household(site, guests, seats, game, options, seed=number)


async def household(
    site: Stack, guests: list[Guest], seats: int, game: str, options: dict[str, Any], seed: int
) -> Household:
    """A room whose match has begun. Those who come after the seats are taken watch."""
    code = await asyncio.to_thread(guests[0].open_room, game, "Seat 0", **options)
    for guest in guests[1:]:
        await asyncio.to_thread(guest.visit, code)
    residents = []
    for index, guest in enumerate(guests):
        first = (seed // 2 + index * (seed % 2)) % len(site.urls)
        urls = [*site.urls[first:], *site.urls[:first]]
        place = index if index < seats else None
        residents.append(Resident(guest, code, urls, place, f"{seed}/{index}"))
        await residents[-1].connect()
    await _begin(residents[:seats])
    for resident in residents:
        await resident.until(lambda resident=resident: resident.pictures > 0, wait=60)
    return Household(code, residents)


async def _begin(seated: list[Resident]) -> None:
    for resident in seated[1:]:
        assert resident.place is not None
        await resident.take_seat(resident.place, f"Seat {resident.place}")
    for resident in seated:
        await resident.ready()


async def both_on(url: str) -> tuple[Person, Person]:
    """A table at which both have three seconds to say which side they want."""
    ada, bob = Person(Guest(url), ""), Person(Guest(url), "")
    options = {"sides": "pick", "clock": "live"}
    ada.code = bob.code = await asyncio.to_thread(ada.guest.open_room, GAME, "Ada", **options)
    await asyncio.to_thread(bob.guest.visit, bob.code)
    for person in (ada, bob):
        await person.connect()
    await bob.take_seat(1, "Bob")
    for person in (ada, bob):
        await person.ready()
    await ada.until(lambda: bool(ada.all("snapshot")))
    return ada, bob
