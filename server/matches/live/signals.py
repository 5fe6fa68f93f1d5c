"""What the seats of a match signal: relayed to those who may see it, and never stored."""

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

KEPT = 64
"""Signals of a seat that are kept for samples: some seconds, at the fastest that is allowed."""

Relayed = Mapping[str, int]


class Heard(NamedTuple):
    at: Millis
    """Match time of its arrival."""
    signal: Any


class Signals:
    """The signals of one match in this process. They go past the mailbox: nothing of them is
    stored, and what is lost the next one says anew."""

    def __init__(self, viewers: Viewers, position: Position, wake: Callable[[], None]) -> None:
        self._viewers = viewers
        self._position = position
        self._wake = wake
        """Have the next tick of the relay ask for what is new."""
        self._heard: dict[int, deque[Heard]] = {}
        self._fresh: set[int] = set()
        """Seats that have signalled since the last tick."""
        self._elsewhere: dict[int, Relayed] = {}
        """By seat, what other processes have relayed since then."""
        self._told: dict[int, Relayed] = {}

    def hear(self, head: Head, seat: int, raw: Raw, at: int) -> bool:
        """Something that has just arrived; False if it is no signal of this game."""
        try:
            signal = head.begun.codec.signal(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if signal is None:
            return False
        if seat not in self._heard:
            self._heard[seat] = deque(maxlen=KEPT)
        self._heard[seat].append(Heard(head.clock.match_time(at), signal))
        self._fresh.add(seat)
        self._wake()
        return True

    def hear_elsewhere(self, seat: int, relayed: Relayed) -> None:
        """Another process has relayed it: what it kept to itself never comes here."""
        self._elsewhere[seat] = relayed

    # For samples

    def last(self, seat: int, since: Millis, moment: Millis) -> dict[str, Any] | None:
        """The last signal that arrived after ``since`` and up to a moment."""
        for at, signal in reversed(self._heard.get(seat, ())):
            if at <= moment:
                return msgspec.to_builtins(signal) if at > since else None
        return None

    def newest(self, seat: int) -> Millis | None:
        """When the seat has last signalled here."""
        heard = self._heard.get(seat)
        return heard[-1].at if heard else None

    # For the tick

    async def tell(self) -> list[tuple[int, Relayed]]:
        """Show everybody here what is new; answers what other processes have to hear of it.

        They play the same bots with the same signals, so they hear of persons alone.
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
        """Of the newest signals here what may be seen and was not told last.

        Compared by what is seen alone: a move that nobody may know of must not show by a frame.
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
