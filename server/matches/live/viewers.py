"""Viewers of one match in this process, grouped by seat, and the last picture each group was
sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from games.engine import Refusal
from games.referee import Move
from server.matches.core import frames
from server.matches.core.frames import Done, Shown
from server.matches.core.head import Head
from server.protocol.messages import Signals

_encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """Something that receives frames of a match: a socket, a bot, a delayed feed."""

    seat: int | None
    number: int
    """The number of the match within its room."""

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        """Queue a frame without waiting for the peer. Must not raise. A snapshot or update comes
        with the ``n`` it leads to."""
        ...

    async def deliver_lossy(self, frame: bytes) -> None:
        """The same for a frame that may be dropped."""
        ...

    async def deliver_participants(self, frame: bytes) -> None:
        """The same for the ``company`` message, which a delayed feed replaces by one of its own."""
        ...

    async def refuse(self, refusal: Refusal, id: str | None = None) -> None: ...


class Prepared(Struct, frozen=True):
    """Frames of a planned head; sent only after its commit."""

    frames: list[tuple[Shown, bytes]]


class Viewers:
    """Sockets by seat; a frame is encoded once per seat and sent to all its sockets."""

    def __init__(self) -> None:
        self._sockets: dict[int | None, set[Viewer]] = {}
        self._shown: dict[int | None, Shown] = {}

    def __len__(self) -> int:
        return sum(map(len, self._sockets.values()))

    def seats(self) -> set[int]:
        """The seats with a viewer in this process."""
        return {seat for seat in self._sockets if seat is not None}

    def n(self, seat: int | None) -> int:
        """The seat's ``n``; 0 before its first snapshot."""
        shown = self._shown.get(seat)
        return 0 if shown is None else shown.n

    def add(self, viewer: Viewer) -> None:
        self._sockets.setdefault(viewer.seat, set()).add(viewer)

    def remove(self, viewer: Viewer) -> None:
        for seat, sockets in list(self._sockets.items()):
            sockets.discard(viewer)
            if not sockets:
                del self._sockets[seat]
                self._shown.pop(seat, None)

    def shown(self, seat: int | None, head: Head) -> Shown:
        """The seat's picture at ``head``, the newest."""
        if seat not in self._shown:
            self._shown[seat] = Shown(head, seat)
        return self._shown[seat]

    def prepare(
        self, head: Head, moves: Sequence[Move], now: int, done: Done | None = None
    ) -> Prepared:
        """The update frames from the last pictures to ``head``."""
        return Prepared(frames.updates(list(self._shown.values()), head, moves, now, done))

    async def send(self, prepared: Prepared) -> None:
        for shown, frame in prepared.frames:
            self._shown[shown.seat] = shown
            for viewer in tuple(self._sockets.get(shown.seat, ())):
                await viewer.deliver(frame, shown.n)

    async def tell_all(self, frame: bytes) -> None:
        for sockets in list(self._sockets.values()):
            for viewer in tuple(sockets):
                await viewer.deliver(frame)

    async def tell_participants(self, frame: bytes) -> None:
        for sockets in list(self._sockets.values()):
            for viewer in tuple(sockets):
                await viewer.deliver_participants(frame)

    async def deliver_lossy(self, signals: Mapping[int, Mapping[str, int]]) -> None:
        """Send each seat the others' signals."""
        for_all = _encode(_others(signals, None))
        for seat, sockets in list(self._sockets.items()):
            frame = for_all if seat not in signals else _encode(_others(signals, seat))
            if signals.keys() != {seat}:
                for viewer in tuple(sockets):
                    await viewer.deliver_lossy(frame)

    def behind(self, head: Head) -> list[tuple[Viewer, int]]:
        """After a reload: the viewers whose picture is older than ``head``, with their ``n``. All
        are then recorded as up to date."""
        late = []
        for seat, before in self._shown.items():
            self._shown[seat] = now = Shown(head, seat)
            if now.n != before.n:
                late += [(viewer, before.n) for viewer in self._sockets.get(seat, ())]
        return late

    def all_anew(self, head: Head) -> list[tuple[Viewer, int]]:
        """After the state was replaced: every viewer, with the ``n`` that it has by now."""
        self._shown = {seat: Shown(head, seat) for seat in self._shown}
        return [
            (viewer, shown.n)
            for seat, shown in self._shown.items()
            for viewer in self._sockets.get(seat, ())
        ]


def _others(signals: Mapping[int, Mapping[str, int]], own: int | None) -> Signals:
    return Signals({str(seat): dict(signal) for seat, signal in signals.items() if seat != own})
