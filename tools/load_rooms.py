"""Rooms at play for the load: two seats and a spectator each, and what is counted of them."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from itertools import count, permutations
from time import perf_counter

import msgspec
from msgspec import Struct, field

from games.offers import Offer
from tools.client import Guest
from tools.light_socket import LightSocket

PING_EVERY = 5.0
LATER = 0.25
"""Seconds after which something that was refused is tried again."""

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


class Glimpse(Struct):
    """The part that a spectator needs."""

    type: str
    n: int = 0


class Tally(Struct):
    """What is counted while it is measured."""

    moves: int = 0
    matches: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending to the acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from sending to the other seat's frame."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of every update, for every viewer."""
    refused: Counter[str] = field(default_factory=Counter)


_heard = msgspec.json.Decoder(Heard).decode
_glimpse = msgspec.json.Decoder(Glimpse).decode
_encode = msgspec.json.Encoder().encode
_ids = count(1)


class Pace:
    """When a seat that could act does: at once, or when the rate allows it."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._waiting: deque[Seat] = deque()

    def turn_of(self, seat: Seat) -> None:
        if self._rate:
            self._waiting.append(seat)
        else:
            seat.act()

    async def keep(self) -> None:
        if not self._rate:
            return
        began, sent = perf_counter(), 0
        while True:
            await asyncio.sleep(0.004)
            due = int((perf_counter() - began) * self._rate)
            while sent < due and self._waiting:
                sent += self._waiting.popleft().act()
            # Nobody makes up for moves that could not be sent: the rate is a ceiling.
            sent = max(sent, due - int(self._rate / 10))


class Watcher(LightSocket):
    """A spectator: reads along, and says so every few seconds as a browser does."""

    def __init__(self, room: PlayedRoom, guest: Guest) -> None:
        super().__init__(guest.url, f"/ws/rooms/{room.code}/", guest.cookies)
        self.room = room
        self.n = 0

    def ping(self) -> None:
        self.send(b'{"type":"ping","n":%d}' % self.n)

    def took(self, text: bytes) -> None:
        glimpse = _glimpse(text)
        if glimpse.type == "update":
            self.room.tally.sizes.append(len(text))
            self.n = glimpse.n
        elif glimpse.type == "snapshot":
            self.n = glimpse.n


class Seat(Watcher):
    """Chooses uniformly from the offers the table waits for; one act on its way at a time."""

    def __init__(self, room: PlayedRoom, guest: Guest, number: int) -> None:
        super().__init__(room, guest)
        self.number = number
        self.held = asyncio.Event()
        self._offers: dict[str, list[Offer]] = {}
        self._match = 0
        self._on_its_way: str | None = None
        self._sent = 0.0
        self._queued = False
        self.sent_at: dict[Moment, float] = {}
        self.told_at: dict[Moment, float] = {}

    def sit(self) -> None:
        self.send(_encode({"type": "sit", "seat": self.number, "name": f"Seat {self.number}"}))

    def ready(self) -> None:
        self.send(_encode({"type": "ready", "ready": True, "nonce": secrets.token_hex(16)}))

    def act(self) -> bool:
        """Whether there was still something to do."""
        self._queued = False
        choices = [o for group in self._offers.values() for o in group if not o.standing]
        if not choices or self._on_its_way or self.closed:
            return False
        action = random.choice(choices).pick(random.randrange)
        self._on_its_way = f"l{next(_ids)}"
        self._sent = perf_counter()
        self.send(_encode({"type": "act", "id": self._on_its_way, "action": action}))
        return True

    def took(self, text: bytes) -> None:
        heard = _heard(text)
        match heard.type:
            case "update":
                self.room.tally.sizes.append(len(text))
                self._update(heard)
            case "snapshot":
                self._snapshot(heard)
            case "refusal":
                self._refused(heard)
            case "room":
                self._look_up(heard)
            case "you":
                self._placed(heard.seat)

    def _placed(self, seat: int | None) -> None:
        if seat == self.number:
            self.held.set()

    def _update(self, heard: Heard) -> None:
        self.n = heard.n
        for group, offers in (heard.offers or {}).items():
            if offers is None:
                self._offers.pop(group, None)
            else:
                self._offers[group] = offers
        if heard.done is None:
            self.told_at[self._match, heard.now] = perf_counter()
        elif heard.done == self._on_its_way:
            self._acknowledged(heard)
        self._go_on()

    def _acknowledged(self, heard: Heard) -> None:
        tally = self.room.tally
        tally.moves += 1
        tally.acknowledged.append(perf_counter() - self._sent)
        self.sent_at[self._match, heard.now] = self._sent
        self._on_its_way = None

    def _snapshot(self, heard: Heard) -> None:
        self.n, self._match = heard.n, heard.match or 0
        self._offers = {group: offers for group, offers in (heard.offers or {}).items() if offers}
        self._on_its_way = None
        self._go_on()

    def _go_on(self) -> None:
        if self._offers and not self._on_its_way and not self._queued:
            self._queued = True
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
    """A room, its seats and its spectator."""

    def __init__(self, code: str, guests: list[Guest], pace: Pace, tally: Tally) -> None:
        self.code = code
        self.pace = pace
        self.tally = tally
        self.seats = [Seat(self, guest, number) for number, guest in enumerate(guests[:-1])]
        self.watcher = Watcher(self, guests[-1])

    @property
    def sockets(self) -> list[Watcher]:
        return [*self.seats, self.watcher]

    async def begin(self) -> None:
        for socket in self.sockets:
            await socket.connect()
            # Each at its own moment, as browsers would.
            asyncio.get_running_loop().call_later(random.random() * PING_EVERY, _ping_again, socket)
        for seat in self.seats[1:]:
            seat.sit()
        async with asyncio.timeout(30):
            for seat in self.seats:
                await seat.held.wait()
        for seat in self.seats:
            seat.ready()

    def forget_moments(self) -> None:
        for seat in self.seats:
            seat.sent_at.clear()
            seat.told_at.clear()

    def latencies(self, reach: Sequence[int]) -> Iterator[float]:
        """Seconds from sending to the other seat's frame.

        Frames of one move say the same match time; only a process that has learnt of the move by a
        poke says its own, within ``reach`` of it.
        """
        for seat, other in permutations(self.seats, 2):
            for (match, now), told in seat.told_at.items():
                moments = ((match, now - late) for late in reach)
                sent = next((other.sent_at[at] for at in moments if at in other.sent_at), told)
                if sent < told:
                    yield told - sent


def _ping_again(socket: Watcher) -> None:
    if socket.closed is None:
        socket.ping()
        asyncio.get_running_loop().call_later(PING_EVERY, _ping_again, socket)
