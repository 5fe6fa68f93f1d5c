"""When a rule needs a hand's position at a past moment, logs the last received signal as a table
move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from games.engine import Sample, Sampled
from server.matches.core.head import Head
from server.matches.core.plan import Asked
from server.matches.live.context import LiveContext
from server.matches.live.position import Position
from server.matches.live.signals import Signals
from server.matches.live.viewers import Viewers

log = structlog.get_logger(__name__)

OTHERS_FIRST = 200
"""Milliseconds that a process waits if another one may have newer signals."""
LATELY = 3_000
"""Milliseconds after its last signal for which a hand counts as connected here."""


class Sampling:
    """Answers the sample requests of one match. Several processes may try; the rules refuse a
    second answer."""

    def __init__(
        self,
        context: LiveContext,
        position: Position,
        viewers: Viewers,
        signals: Signals,
        post: Callable[[Callable[[], Awaitable[Any]]], bool],
        ask: Callable[[Asked], Awaitable[None]],
    ) -> None:
        self._context = context
        self._position = position
        self._viewers = viewers
        self._signals = signals
        self._post_job = post
        self._ask = ask
        self._timers: dict[Sample, asyncio.TimerHandle] = {}
        """Fired timers stay until the rules no longer ask, so that each request is answered
        once."""

    def rest(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def look(self, head: Head | None) -> None:
        """After every change: schedule an answer for each sample the rules ask for."""
        asked = [] if head is None or head.clock.suspended else _samples(head)
        if not asked and not self._timers:
            return
        for sample in self._timers.keys() - set(asked):
            self._timers.pop(sample).cancel()
        for sample in asked:
            if head is not None and sample not in self._timers:
                over = head.clock.wall(sample.moments[-1])
                self._ring(sample, (over or 0) - self._context.wall.now() + 2)

    def _ring(self, sample: Sample, ahead: int, waited: bool = False) -> None:
        self._timers[sample] = asyncio.get_running_loop().call_later(
            max(0, ahead) / 1000, self._over, sample, waited
        )

    def _over(self, sample: Sample, waited: bool) -> None:
        """The last moment has passed: answer if the seat is connected here; wait once if another
        process may know more."""
        if not self._is_here(sample):
            del self._timers[sample]
        elif (not waited and self._others_may_know(sample)) or not self._post(sample):
            self._ring(sample, OTHERS_FIRST, waited=True)

    def _post(self, sample: Sample) -> bool:
        """Queue the answer; False if the mailbox is full."""
        return self._post_job(lambda: self._answer(sample))

    def _is_here(self, sample: Sample) -> bool:
        return sample.seat in self._viewers.seats() or self._is_bot(sample) or self._lately(sample)

    def _others_may_know(self, sample: Sample) -> bool:
        if self._context.alone:
            return False
        return not (self._position.last_writer if self._is_bot(sample) else self._lately(sample))

    def _is_bot(self, sample: Sample) -> bool:
        head = self._position.newest
        return head is not None and sample.seat in head.bots

    def _lately(self, sample: Sample) -> bool:
        newest = self._signals.newest(sample.seat)
        return newest is not None and newest > sample.moments[-1] - LATELY

    async def _answer(self, sample: Sample) -> None:
        head = await self._position.head()
        if sample in _samples(head):
            last = self._signals.last
            signals = tuple(last(sample.seat, sample.since, moment) for moment in sample.moments)
            await self._ask(Asked(self._context.wall.now(), None, Sampled(sample.seat, signals)))


def _samples(head: Head) -> list[Sample]:
    """The samples the rules ask for; none if the game raises, and its deadlines decide."""
    try:
        return head.begun.game.samples(head.state)
    except Exception:
        log.exception("samples.failed", match=head.begun.id, version=head.version)
        return []
