"""Clients at a table that record what a browser would: view, events, chat, every message."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec import convert

from games.offers import Offer
from tests.support import logs
from tests.support.stack import Stack
from tools.client import Browser, Frame, Guest, Player, Refused, whole

GAME = "asy_przestworzy"
QUIET = {"clock": "off", "sides": "entente"}
"""No clock decides anything while a test looks, and seat 0 begins at once."""

STRETCH = 20
"""Updates to both seats together, after which a match has gone on."""

Choose = Callable[[list[dict[str, Any]], random.Random], dict[str, Any]]


class Person(Player):
    """A player that remembers."""

    def __init__(self, guest: Browser, code: str, url: str | None = None) -> None:
        super().__init__(guest, code, url)
        self.messages: list[dict[str, Any]] = []
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.told: list[tuple[int, list[dict[str, Any]]]] = []
        """Events of the match by the number of what told them, in the order in which they came."""
        self.lines: list[dict[str, Any]] = []
        """What the table has said."""
        self.asides: list[dict[str, Any]] = []
        """What those who watch have said."""
        self.heard = self._remember
        self._seen_match = 0

    def _remember(self, _frame: Frame, raw: bytes) -> None:
        message = whole(raw)
        self.messages.append(message)
        match message["type"]:
            case "room":
                self.room = message
            case "presence" if self.room:
                self._lamps(message)
            case "chat":
                self._listen(message["channel"], message["lines"])
            case "snapshot":
                if message["match"] != self._seen_match:
                    self._seen_match, self.told = message["match"], []
                self._see(message)
            case "update":
                self._see(message)

    def _listen(self, channel: str, lines: list[dict[str, Any]]) -> None:
        """What is said while somebody comes in may reach them twice."""
        heard = self.lines if channel == "table" else self.asides
        heard += [line for line in lines if line["number"] > self.read[channel]]
        self.read[channel] = heard[-1]["number"]

    @property
    def chat(self) -> int:
        return self.read["table"]

    def _lamps(self, message: dict[str, Any]) -> None:
        self.room["watching"] = message["watching"]
        for line, here in zip(self.room["seats"], message["here"], strict=True):
            line["here"] = here

    def _see(self, message: dict[str, Any]) -> None:
        self.view = message.get("view") or merged(self.view, message.get("patch") or {})
        self.told += [(n, events) for n, events in message.get("events", [])]

    @property
    def events(self) -> list[dict[str, Any]]:
        """Of the match, as far as it was told."""
        return [event for _, events in self.told for event in events]

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def notices(self) -> list[str]:
        return [notice["code"] for notice in self.all("notice")]

    async def next(self, kind: str, after: int) -> dict[str, Any]:
        """The first message of that kind above the ``after`` messages heard so far."""
        await self.until(lambda: any(m["type"] == kind for m in self.messages[after:]))
        return next(message for message in self.messages[after:] if message["type"] == kind)

    async def picture(self) -> dict[str, Any]:
        """The whole picture as the server gives it now, but for the running time, the ids of latest
        acts, of which it has more or fewer at hand, and the events that had not arrived here when
        it was asked for."""
        after = len(self.messages)
        await self.send("sync", n=self.n)
        snapshot = await self.next("snapshot", after)
        passing = {"now", "done", "events"}
        return {key: value for key, value in snapshot.items() if key not in passing}

    async def pong(self) -> int:
        """Everything sent before has been looked at once this is answered."""
        after = len(self.messages)
        await self.send("ping", n=self.n)
        return int((await self.next("pong", after))["n"])

    def drop(self) -> None:
        """The line breaks: nothing is said any more, not even goodbye."""
        assert self._socket is not None, "connect first"
        self._socket.transport.abort()

    async def ended(self) -> None:
        """The server has closed the socket; what it refused before that is not asked for."""
        await self._hears(lambda: self.closed is not None)
        self._refusals.clear()

    async def refusals(self) -> list[Frame]:
        """What was refused of all that was asked of the room so far."""
        return await self._refused_before("ping", "pong")

    async def settled(self) -> list[Frame]:
        """What was refused of all that was asked so far, of the match too: all of it is done once
        a picture has come after it."""
        return await self._refused_before("sync", "snapshot")

    async def _refused_before(self, asked: str, answer: str) -> list[Frame]:
        after = len(self.messages)
        await self.send(asked, n=self.n)
        await self._hears(lambda: any(told["type"] == answer for told in self.messages[after:]))
        found, self._refusals = self._refusals, []
        return found

    async def _hears(self, true: Callable[[], bool]) -> None:
        """Whatever is refused meanwhile."""
        async with asyncio.timeout(20):
            while not true():
                self._changed.clear()
                await self._changed.wait()


class Table:
    """A room of two seats, and who came to it."""

    def __init__(self, site: Stack, code: str) -> None:
        self.site = site
        self.code = code
        self.people: list[Person] = []

    async def come(self, guest: Guest | None = None, language: str = "en") -> Person:
        """Somebody opens the link."""
        guest = guest or Guest(self.site.url, language)
        if not guest.cookies:
            await asyncio.to_thread(guest.visit, self.code)
        return await self.connect(guest)

    async def connect(self, guest: Browser, url: str | None = None) -> Person:
        """``url``: another process than that of the pages."""
        person = Person(guest, self.code, url)
        self.people.append(person)
        await person.connect()
        await person.until(lambda: bool(person.all("you")))
        return person

    async def turned_away(self, guest: Browser) -> Person:
        """Somebody whom the server lets in no more."""
        person = Person(guest, self.code)
        self.people.append(person)
        await person.connect()
        await person.ended()
        return person

    async def close(self) -> None:
        for person in self.people:
            await person.close()

    def rows(self) -> int:
        """How long the log of the room's match is."""
        [(count,)] = self.ask(
            f"SELECT count(*) FROM move WHERE match_id = ({logs.MATCH})", self.code
        )
        return int(count)

    def kept(self) -> list[tuple[Any, ...]]:
        """The room as the database keeps it: its seats and its chat."""
        return [
            *self.ask(
                "SELECT number, guest_id, name, bot_level, ready FROM rooms_seat WHERE room_id ="
                " (SELECT id FROM rooms_room WHERE code = ?) ORDER BY number",
                self.code,
            ),
            *self.ask(
                "SELECT number, name, text FROM rooms_chatline WHERE room_id ="
                " (SELECT id FROM rooms_room WHERE code = ?) ORDER BY number",
                self.code,
            ),
        ]

    def ask(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return logs.ask(self.site, sql, *values)


class Match(Table):
    """A table of two, Ada in English and Żaneta in Polish, with a spectator, at play."""

    ada: Person
    zaneta: Person
    watcher: Person

    @property
    def seats(self) -> list[Person]:
        return [self.ada, self.zaneta]

    async def begin(self) -> None:
        """Everybody is ready; all have the first picture of the next match."""
        number = (self.ada.match or 0) + 1
        await patiently(lambda: self._begin(number))

    async def _begin(self, number: int) -> None:
        for person in self.seats:
            if person.match != number:
                await person.ready()
        for person in (*self.seats, self.watcher):
            await person.until(
                lambda person=person: any(m["match"] == number for m in person.all("snapshot"))
            )

    async def pictures(self) -> list[dict[str, Any]]:
        return [await person.picture() for person in (*self.seats, self.watcher)]

    async def play(
        self,
        until: Callable[[], bool] = lambda: False,
        rng: random.Random | None = None,
        choose: Choose | None = None,
    ) -> None:
        """Both choose among what the table waits for, until something holds or it is over."""
        rng, choose = rng or random.Random(1), choose or some_action
        async with asyncio.timeout(60):
            while not until() and not self.ada.over:
                if not await self._somebody_acts(rng, choose):
                    await asyncio.sleep(0.005)

    async def play_to_the_end(self, rng: random.Random, choose: Choose) -> None:
        """Stretch by stretch, none of which takes as long as ``play`` may: how long a match is, or
        a turn of it, follows from dice that no test chooses. Then everybody has heard of it."""
        while not self.ada.over:
            enough = self._heard + STRETCH
            await self.play(lambda enough=enough: self._heard >= enough, rng, choose)
        for _, person in self.everybody:
            await person.until(lambda person=person: person.over)

    @property
    def _heard(self) -> int:
        return sum(person.n for person in self.seats)

    async def _somebody_acts(self, rng: random.Random, choose: Choose) -> bool:
        for person in self.seats:
            if (choices := person.choices()) and person.closed is None:
                try:
                    await person.act(choose(choices, rng))
                except Refused as refused:
                    # Too fast for a person, or the other's move was on its way here and has
                    # changed the question.
                    await asyncio.sleep(0.2 if refused.code == "too-fast" else 0.01)
                return True
        return False

    def log(self) -> list[tuple[int | None, dict[str, Any]]]:
        """Seat and body of every move."""
        return [(seat, body) for _, seat, _, _, body in logs.moves(self.site, self.code)]

    @property
    def everybody(self) -> list[tuple[int | None, Person]]:
        """By seat; the spectator has none."""
        return [(0, self.ada), (1, self.zaneta), (None, self.watcher)]

    async def together(self) -> None:
        """Everybody has heard what the others have done. Who has played at a machine's pace may not
        ask before a while has passed."""
        await asyncio.sleep(0.5)
        for person in (*self.seats, self.watcher):
            assert await patiently(person.pong) == person.n


T = TypeVar("T")


async def acts(person: Person, action: dict[str, Any]) -> None:
    await patiently(lambda: person.act(action))


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Again after a while, where somebody has just played faster than people may."""
    while True:
        try:
            return await ask()
        except Refused as refused:
            if refused.code != "too-fast":
                raise
            await asyncio.sleep(0.2)


def bot_at(person: Person, seat: int) -> bool:
    """Whether a bot plays at the seat for whoever held it."""
    told = person.all("company")[-1:]
    return any(one["seat"] == seat and "level" in one for each in told for one in each["people"])


def some_action(offers: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    return convert(rng.choice(offers), Offer).pick(rng.randrange)


@asynccontextmanager
async def room(
    site: Stack, language: str = "en", game: str = GAME, at: int = 0, **options: str
) -> AsyncIterator[Match]:
    """A new room with Ada at seat 0; ``at``: the process to which she is connected."""
    host = Guest(site.urls[at], language)
    chosen = {**QUIET, **options} if game == GAME else options
    code = await asyncio.to_thread(host.open_room, game, "Ada", **chosen)
    table = Match(site, code)
    try:
        table.ada = await table.come(host)
        yield table
    finally:
        await table.close()


@asynccontextmanager
async def match(site: Stack, game: str = GAME, **options: str) -> AsyncIterator[Match]:
    async with room(site, game=game, **options) as table:
        table.zaneta = await table.come(language="pl")
        await table.zaneta.take_seat(1, "Żaneta")
        table.watcher = await table.come()
        await table.begin()
        yield table


def told_to(events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """Of what the log says, what this seat, or a spectator, may know."""
    return [
        {name: value for name, value in event.items() if name != "only"}
        for event in events
        if "only" not in event or seat in event["only"]
    ]


def merged(target: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def texts(found: Any) -> Iterator[str]:
    """Every text within a message, keys too."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from texts(value)
    elif isinstance(found, list):
        for value in found:
            yield from texts(value)
