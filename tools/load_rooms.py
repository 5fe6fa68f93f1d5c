"""Rooms at play for the load, with seats and a spectator each, and their counters."""

from __future__ import annotations

import asyncio
import random
import secrets
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, permutations
from time import perf_counter
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from games.offers import Offer
from tools.light_socket import LightSocket
from tools.load_pace import Pace
from tools.playing import some_kind

PING_EVERY = 5.0
LATER = 0.25
"""Seconds after which something that was refused is tried again."""
OPENS_WITHIN = 60.0

CLOCKS_AGREE = 50
"""Milliseconds by which the clocks of two processes may differ."""
POKED_WITHIN = 5_000
"""Milliseconds within which another process has learnt of a move."""

NOTHING: Mapping[str, int] = {}

Moment = tuple[int, int]
"""A match of the room and its time: every frame of one move says the same."""


class Heard(Struct):
    """The part of a message that a seat acts on."""

    type: str
    n: int = 0
    now: int = 0
    match: int | None = None
    over: bool = False
    seat: int | None = None
    done: str | list[str] | None = None
    offers: dict[str, list[Offer] | None] | None = None
    id: str | None = None
    code: str | None = None


class HeardBySpectator(Struct):
    """The part that a spectator needs."""

    type: str
    n: int = 0


class Sent(NamedTuple):
    """A move that was accepted: when it was meant to be sent and when it was, by perf_counter."""

    meant: float
    sent: float
    do: str


class Told(NamedTuple):
    at: float
    size: int


class Seen(NamedTuple):
    """A move as another seat was told of it: seconds since it was meant to be sent, and since it
    was; bytes of the frame."""

    do: str
    since_meant: float
    since_sent: float
    size: int


class Tally(Struct):
    """What is counted while it is measured."""

    moves: Counter[str] = field(default_factory=Counter)
    """Accepted, by the action's tag."""
    matches: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from the moment meant to the acknowledgement."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of every update, for every viewer."""
    refused: Counter[str] = field(default_factory=Counter)
    pongs: list[float] = field(default_factory=list)
    """Seconds from a ping to its answer, which waits for nothing but its turn in the event loop."""


_heard = msgspec.json.Decoder(Heard).decode
_heard_by_spectator = msgspec.json.Decoder(HeardBySpectator).decode
_encode = msgspec.json.Encoder().encode
_ids = count(1)


class Watcher(LightSocket):
    """A spectator: reads along, and says so every few seconds as a browser does."""

    def __init__(self, room: PlayedRoom, url: str, cookies: str) -> None:
        super().__init__(url, f"/ws/rooms/{room.code}/", cookies, room.address)
        self.room = room
        self.n = 0
        self._pinged = 0.0

    def ping(self) -> None:
        self._pinged = perf_counter()
        self.send(b'{"type":"ping","n":%d}' % self.n)

    def took(self, text: bytes) -> None:
        heard = _heard_by_spectator(text)
        if heard.type == "update":
            self.room.tally.sizes.append(len(text))
            self.n = heard.n
        elif heard.type == "snapshot":
            self.n = heard.n
        elif heard.type == "pong":
            self._ponged()

    def _ponged(self) -> None:
        self.room.tally.pongs.append(perf_counter() - self._pinged)


class Seat(Watcher):
    """Chooses among the kinds of action the table waits for, then among those of the kind, by its
    example where there is one; one act on its way at a time."""

    def __init__(self, room: PlayedRoom, url: str, cookies: str, number: int) -> None:
        super().__init__(room, url, cookies)
        self.number = number
        self.placed = asyncio.Event()
        """It knows whether it holds its seat."""
        self.held = asyncio.Event()
        self._offers: dict[str, list[Offer]] = {}
        self._match = 0
        self._on_its_way: str | None = None
        self._sent = Sent(0.0, 0.0, "")
        self._waiting = False
        self.sent: dict[Moment, Sent] = {}
        self.told: dict[Moment, Told] = {}

    def sit(self) -> None:
        self.send(_encode({"type": "sit", "seat": self.number, "name": f"Seat {self.number}"}))

    def ready(self) -> None:
        self.send(_encode({"type": "ready", "ready": True, "nonce": secrets.token_hex(16)}))

    def act(self, meant: float) -> bool:
        """Whether there was still something to do."""
        self._waiting = False
        if self._on_its_way or self.closed:
            return False
        choices = [(self.number, offer) for offer in self._choices()]
        chosen = some_kind(choices, self.room.seldom, random.randrange)
        if chosen is None:
            return False
        action = chosen[1].pick(random.randrange)
        self._on_its_way = f"l{next(_ids)}"
        self._sent = Sent(meant, perf_counter(), action["do"])
        self.send(_encode({"type": "act", "id": self._on_its_way, "action": action}))
        return True

    def took(self, text: bytes) -> None:
        heard = _heard(text)
        match heard.type:
            case "update":
                self.room.tally.sizes.append(len(text))
                self._update(heard, len(text))
            case "snapshot":
                self._snapshot(heard)
            case "refusal":
                self._refused(heard)
            case "room":
                self._look_up(heard)
            case "you":
                self._placed(heard.seat)
            case "pong":
                self._ponged()

    def _placed(self, seat: int | None) -> None:
        self.placed.set()
        if seat == self.number:
            self.held.set()

    def _update(self, heard: Heard, size: int) -> None:
        self.n = heard.n
        for group, offers in (heard.offers or {}).items():
            if offers is None:
                self._offers.pop(group, None)
            else:
                self._offers[group] = offers
        if heard.done is None:
            self.told[self._match, heard.now] = Told(perf_counter(), size)
        elif heard.done == self._on_its_way:
            self._acknowledged(heard)
        self._go_on()

    def _acknowledged(self, heard: Heard) -> None:
        tally = self.room.tally
        tally.moves[self._sent.do] += 1
        tally.acknowledged.append(perf_counter() - self._sent.meant)
        self.sent[self._match, heard.now] = self._sent
        self._on_its_way = None

    def _snapshot(self, heard: Heard) -> None:
        self.n, self._match = heard.n, heard.match or 0
        self._offers = {group: offers for group, offers in (heard.offers or {}).items() if offers}
        self._on_its_way = None
        self._go_on()

    def _choices(self) -> list[Offer]:
        return [each for group in self._offers.values() for each in group if not each.standing]

    def _go_on(self) -> None:
        if not self._on_its_way and not self._waiting and self._choices():
            self._waiting = True
            self.room.pace.turn_of(self)

    def _look_up(self, heard: Heard) -> None:
        """The room has changed: after a match comes the next."""
        if heard.over and heard.match == self._match:
            self._offers = {}
            self._match += 1
            self.room.tally.matches += self.number == 0
            self.ready()

    def _refused(self, heard: Heard) -> None:
        self.room.tally.refused[heard.code or ""] += 1
        again: Callable[[], None] = self._go_on
        if heard.id is None:
            again = self.ready if self.held.is_set() else self.sit
        elif heard.id == self._on_its_way:
            self._on_its_way = None
        asyncio.get_running_loop().call_later(LATER, again)


class PlayedRoom:
    """A room, its seats and its spectators. ``urls``: through which address each of them comes;
    ``seldom``: once in how many times an action is taken, by its tag; ``address``: for which a
    trusted proxy says they ask."""

    kind_of_seat = Seat
    kind_of_watcher = Watcher

    def __init__(
        self,
        code: str,
        cookies: Sequence[str],
        urls: Sequence[str],
        seats: int,
        pace: Pace,
        tally: Tally,
        seldom: Mapping[str, int] = NOTHING,
        address: str = "",
    ) -> None:
        self.code = code
        self.address = address
        self.seldom = seldom
        self.pace = pace
        self.tally = tally
        who = list(zip(urls, cookies, strict=True))
        self.seats = [
            self.kind_of_seat(self, *each, number) for number, each in enumerate(who[:seats])
        ]
        self.watchers = [self.kind_of_watcher(self, *each) for each in who[seats:]]

    @property
    def sockets(self) -> list[Watcher]:
        return [*self.seats, *self.watchers]

    async def begin(self) -> None:
        """Come, sit down where that is not done yet, be ready."""
        for socket in self.sockets:
            await socket.connect()
            # Each at its own moment, as browsers would.
            asyncio.get_running_loop().call_later(random.random() * PING_EVERY, _ping_again, socket)
        async with asyncio.timeout(OPENS_WITHIN):
            for seat in self.seats:
                await seat.placed.wait()
                if not seat.held.is_set():
                    seat.sit()
                await seat.held.wait()
        for seat in self.seats:
            seat.ready()

    def leave(self) -> None:
        for socket in self.sockets:
            socket.leave()

    def forget_moments(self) -> None:
        for seat in self.seats:
            seat.sent.clear()
            seat.told.clear()

    def seen(self, *, one_process: bool) -> Iterator[Seen]:
        """Every accepted move, as each other seat was told of it.

        On one process all frames of a move say the same match time. One that has learnt of it by a
        poke says its own, so there it is the latest move before that was told.
        """
        found = _same_moment if one_process else _latest_before
        for seat, other in permutations(self.seats, 2):
            for told, sent in found(other.sent, seat.told):
                if sent.sent < told.at:
                    yield Seen(sent.do, told.at - sent.meant, told.at - sent.sent, told.size)


Pairs = Iterator[tuple[Told, Sent]]


def _same_moment(sent: dict[Moment, Sent], told: dict[Moment, Told]) -> Pairs:
    return ((told[moment], move) for moment, move in sent.items() if moment in told)


def _latest_before(sent: dict[Moment, Sent], told: dict[Moment, Told]) -> Pairs:
    """Each move is told once."""
    moments, last = sorted(sent), None
    for match, now in sorted(told):
        at = bisect_right(moments, (match, now + CLOCKS_AGREE)) - 1
        moment = moments[at] if at >= 0 else (0, 0)
        if moment != last and moment[0] == match and now - moment[1] < POKED_WITHIN:
            last = moment
            yield told[match, now], sent[moment]


def _ping_again(socket: Watcher) -> None:
    if socket.closed is None:
        socket.ping()
        asyncio.get_running_loop().call_later(PING_EVERY, _ping_again, socket)
