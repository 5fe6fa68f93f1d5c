"""Pacing of the load: closed loop, think time, or a fixed rate."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from time import perf_counter
from typing import Protocol


class Actor(Protocol):
    def act(self, meant: float) -> bool:
        """Send a move that was meant to be sent at that moment (of ``perf_counter``). Whether there
        was still something to do."""
        ...


class Pace:
    """Closed loop: whoever may act does, ``think`` seconds after that is known."""

    def __init__(self, think: float = 0.0) -> None:
        self._think = think
        self._held: list[Actor] | None = None

    def hold(self) -> None:
        """Nobody acts until ``go``."""
        self._held = []

    def go(self) -> None:
        held, self._held = self._held or [], None
        for actor in held:
            self.turn_of(actor)

    def turn_of(self, actor: Actor) -> None:
        if self._held is not None:
            self._held.append(actor)
        else:
            self._take_turn(actor)

    def _take_turn(self, actor: Actor) -> None:
        meant = perf_counter() + self._think
        if self._think:
            asyncio.get_running_loop().call_later(self._think, actor.act, meant)
        else:
            actor.act(meant)

    async def keep(self) -> None:
        """What there is to do beside."""

    @property
    def behind(self) -> int:
        """Moves that were meant to be sent by now and could not be."""
        return 0


class FixedRate(Pace):
    """Moves are meant to be sent at even intervals, whatever the server does meanwhile. One for
    which no seat is free waits, and its waiting counts: a server that stalls is not excused from
    the moves it has kept from being sent."""

    def __init__(self, rate: float) -> None:
        super().__init__()
        self._rate = rate
        self._free: deque[Actor] = deque()
        self._meant: deque[float] = deque()

    def hold(self) -> None:
        """What was meant to be sent before is forgotten; until ``go`` nothing more is."""
        super().hold()
        self._meant.clear()

    def _take_turn(self, actor: Actor) -> None:
        self._free.append(actor)
        self._send()

    async def keep(self) -> None:
        began = perf_counter()
        for number in count():
            at = began + number / self._rate
            if (early := at - perf_counter()) > 0:
                await asyncio.sleep(early)
            if self._held is None:
                self._meant.append(at)
                self._send()

    @property
    def behind(self) -> int:
        return len(self._meant)

    def _send(self) -> None:
        while self._meant and self._free:
            if self._free.popleft().act(self._meant[0]):
                self._meant.popleft()
