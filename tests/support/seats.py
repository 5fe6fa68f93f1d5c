"""Players that reconnect and resend across server restarts."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import convert
from websockets.exceptions import WebSocketException

from games.offers import Offer
from tests.support.people import GAME, Person
from tests.support.stack import Stack
from tools.client import Guest, Refused


class Steadfast(Person):
    """Comes back to the next server when its own is gone, and resends as a browser does: only what
    its fresh snapshot does not list as done and still offers."""

    def __init__(self, guest: Guest, code: str, urls: Sequence[str], rng: random.Random) -> None:
        self.urls = itertools.cycle(urls)
        super().__init__(guest, code, next(self.urls))
        self.rng = rng
        self.acknowledged: list[str] = []

    async def play(self, enough: asyncio.Event) -> None:
        """Act whenever the table waits for it, until it is enough or the match is over."""
        while not (enough.is_set() or self.over):
            if self.closed is not None:
                await self.come_back()
            elif choices := self.choices():
                await self.do(some_action(choices, self.rng))
            await asyncio.sleep(self.rng.uniform(0.005, 0.03))

    async def do(self, action: dict[str, Any]) -> None:
        """One action, until it is acknowledged or refused."""
        id = secrets.token_hex(6)
        while True:
            try:
                await self.act(action, id, wait=8)
            except Refused:
                return
            except (OSError, TimeoutError, WebSocketException):
                await self.come_back()
                if id not in self.done and not self.offered(action):
                    return
                if id not in self.done:
                    continue
            self.acknowledged.append(id)
            return

    def offered(self, action: dict[str, Any]) -> bool:
        return any(
            convert(offer, Offer).holds(action) for group in self.offers.values() for offer in group
        )

    async def come_back(self) -> None:
        """To whichever server answers, and wait for its whole picture."""
        while True:
            self.url = next(self.urls)
            after = len(self.messages)
            try:
                await self.connect()
                await self.next("snapshot", after)
            except (OSError, TimeoutError, WebSocketException, Refused):
                await asyncio.sleep(0.1)
            else:
                return


def some_action(choices: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    return convert(rng.choice(choices), Offer).pick(rng.randrange)


async def seated(site: Stack, seed: int = 1, **options: Any) -> list[Steadfast]:
    """Two at a table, each connected to another web process, with the match begun."""
    options = {"clock": "off", "sides": "entente", **options}
    ada, bob = Guest(site.urls[0]), Guest(site.urls[0])
    code = await asyncio.to_thread(ada.open_room, GAME, "Ada", **options)
    await asyncio.to_thread(bob.visit, code)
    people = [
        Steadfast(guest, code, [site.urls[at], site.urls[1 - at]], random.Random(seed * 2 + at))
        for at, guest in enumerate((ada, bob))
    ]
    for person in people:
        await person.connect()
    await people[1].take_seat(1, "Bob")
    for person in people:
        await person.ready()
    for person in people:
        await person.until(lambda person=person: bool(person.all("snapshot")))
    return people


async def leave(*people: Steadfast) -> None:
    await asyncio.gather(*(person.close() for person in people), return_exceptions=True)


async def play(people: list[Steadfast], until: int) -> None:
    """Both, until they have been told of so many moves."""
    enough = asyncio.Event()
    playing = [asyncio.create_task(person.play(enough)) for person in people]
    await people[0].until(lambda: people[0].n >= until, wait=30)
    enough.set()
    await asyncio.wait_for(asyncio.gather(*playing), 20)
