"""Signals of a match's seats: kept in memory, relayed to others, never stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from games.engine import Millis
from server.matches.core.head import Head
from server.matches.live.position import Position
from server.matches.live.viewers import Viewers

REMEMBERED = 64
"""Signals kept per seat: some seconds' worth at the highest permitted rate."""

Relayed = Mapping[str, int]


class Heard(NamedTuple):
    at: Millis
    """Match time of its arrival."""
    signal: Any


class Signals:
    """Signals of one match in this process. They bypass the mailbox and may be lost: the next one
    supersedes them."""

    def __init__(self, viewers: Viewers, position: Position, wake: Callable[[], None]) -> None:
        self._viewers = viewers
        self._position = position
        self._wake = wake
        """Schedule this match for the next tick of the relay."""
        self._heard: dict[int, deque[Heard]] = {}
        self._fresh: set[int] = set()
        """Seats that have signalled since the last tick."""
        self._elsewhere: dict[int, Relayed] = {}
        """By seat, what other processes relayed since then."""
        self._told: dict[int, Relayed] = {}

    def hear(self, head: Head, seat: int, raw: Raw, at: int) -> bool:
        """Take a new signal; False if it is no signal of this game."""
        try:
            signal = head.begun.codec.signal(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if signal is None:
            return False
        if seat not in self._heard:
            self._heard[seat] = deque(maxlen=REMEMBERED)
        self._heard[seat].append(Heard(head.clock.match_time(at), signal))
        self._fresh.add(seat)
        self._wake()
        return True

    def hear_elsewhere(self, seat: int, relayed: Relayed) -> None:
        """Take what another process relayed: the visible part only."""
        self._elsewhere[seat] = relayed

    # For samples

    def last(self, seat: int, since: Millis, moment: Millis) -> dict[str, Any] | None:
        """The last signal that arrived after ``since`` and not after ``until``."""
        for at, signal in reversed(self._heard.get(seat, ())):
            if at <= moment:
                return msgspec.to_builtins(signal) if at > since else None
        return None

    def newest(self, seat: int) -> Millis | None:
        """Match time of the seat's last signal in this process."""
        heard = self._heard.get(seat)
        return heard[-1].at if heard else None

    # For the tick

    async def tell(self) -> list[tuple[int, Relayed]]:
        """Send the changes to the viewers here; answer what to relay to other processes.

        Only people's signals are relayed: other processes run the same bots.
        """
        head = self._position.newest
        if head is None:
            return []
        own = self._own_changes(head)
        changed = {**self._elsewhere, **own}
        self._elsewhere.clear()
        if changed:
            self._told.update(changed)
            await self._viewers.deliver_lossy(changed)
        return [(seat, relayed) for seat, relayed in own.items() if seat not in head.bots]

    def _own_changes(self, head: Head) -> dict[int, Relayed]:
        """The visible part of each new signal, where it differs from what was sent last.

        Compared by the visible part alone: a hidden movement must not show by a frame.
        """
        fresh, self._fresh = self._fresh, set()
        own = {}
        for seat in sorted(fresh):
            relayed = head.begun.game.relayed(head.state, seat, self._heard[seat][-1].signal)
            if relayed is None:
                self._told.pop(seat, None)
            elif relayed != self._told.get(seat):
                own[seat] = relayed
        return own
