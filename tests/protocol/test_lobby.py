"""The lobby over a real socket: who looks hears of every change, soon but not too often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from server.core.messages import say
from tests.support import stack
from tests.support.people import GAME, Person
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

SOON = 10.0
LARGEST = 2048


@pytest.fixture(scope="module")
def embedded() -> Iterator[Stack]:
    """A site of its own: of many public rooms that others have opened within minutes, a new one
    would stand on a further page."""
    site = stack.embedded()
    yield site
    site.close()


class Subscriber:
    """Somebody at the lobby's page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[tuple[float, bytes]] = []
        self.rooms: dict[str, dict[str, Any]] = {}
        self.listing: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        raw = await self.socket.recv(decode=False)
        self.frames.append((time.monotonic(), raw))
        message: dict[str, Any] = json.decode(raw)
        if message["type"] == "lobby":
            self.listing = message
            self.rooms |= {room["code"]: room for room in message.get("rooms", [])}
            self.rooms = {code: self.rooms[code] for code in message["order"]}
        return message

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not holds():
                await self.hear()


async def at_play(url: str, name: str = "Ada") -> str:
    """The code of a public room in which a match against a bot is on."""
    host, code = await opened(url, name, public="yes", **{"with": "bots", "level": "easy"})
    person = Person(host, code)
    await person.connect()
    await person.ready()
    await person.until(lambda: bool(person.all("snapshot")))
    await person.close()
    return code


@asynccontextmanager
async def looking(
    url: str, query: str = "", language: str = "en", cookies: str = ""
) -> AsyncIterator[Subscriber]:
    headers = {"Origin": url, "Accept-Language": language, "Cookie": cookies}
    async with connect(
        f"ws{url[4:]}/ws/lobby/{query}", additional_headers=headers, compression=None
    ) as socket:
        subscriber = Subscriber(socket)
        await subscriber.hear()
        yield subscriber


async def opened(url: str, name: str = "Ada", **options: str) -> tuple[Guest, str]:
    guest = Guest(url)
    code = await asyncio.to_thread(
        guest.open_room, GAME, name, **{"clock": "off", "sides": "entente", **options}
    )
    return guest, code


async def test_an_opened_room_appears_fills_plays_and_can_be_watched(embedded: Stack) -> None:
    async with looking(embedded.url, f"?game={GAME}") as subscriber:
        await opened(embedded.url, "Hidden")
        host, code = await opened(embedded.url, public="yes")
        await subscriber.until(lambda: code in subscriber.rooms)
        assert subscriber.rooms[code]["people"] == ["Ada"]
        ada = Person(host, code)
        await ada.connect()
        await ada.until(lambda: bool(ada.all("you")))
        await ada.send("bot", seat=1, level="easy")
        await subscriber.until(lambda: subscriber.rooms[code]["state"] == "full")
        await ada.ready()
        await subscriber.until(lambda: subscriber.rooms[code]["state"] == "playing")
        assert subscriber.listing["games"][GAME][1] >= 1
        await ada.close()
        # A room by link is never heard of.
        assert not any(b"Hidden" in raw for _, raw in subscriber.frames)


async def test_however_many_rooms_change_it_is_told_twice_a_second_in_small_pieces(
    embedded: Stack,
) -> None:
    async with looking(embedded.url, "?only=playing") as watcher:
        first, began = len(watcher.frames), time.monotonic()
        codes = await asyncio.gather(*(at_play(embedded.url, "Żółć" * 6) for _ in range(8)))
        await watcher.until(lambda: set(codes) <= set(watcher.rooms))
        told = watcher.frames[first:]
        assert max(len(raw) for _, raw in told) <= LARGEST
        # What waits in a line that was slow for a moment comes closer together than it was sent.
        seconds = told[-1][0] - began
        assert len(told) <= 2 * seconds + 2


async def test_rubbish_is_refused_in_words_and_a_flood_is_ended(embedded: Stack) -> None:
    async with looking(embedded.url, language="pl") as subscriber:
        for rubbish in ('{"type":"sit","seat":0,"name":"Eve"}', "{", "[" * 5000, b"\xff\xfe"):
            await subscriber.socket.send(rubbish)
            message = await subscriber.hear()
            while message["type"] != "refusal":
                message = await subscriber.hear()
            assert message["code"] == "malformed"
            assert message["text"] == say("pl", "refuse-malformed")
        for _ in range(40):
            await subscriber.socket.send('{"type":"ping"}')
        await subscriber.socket.wait_closed()
        assert subscriber.socket.close_code == 4029
