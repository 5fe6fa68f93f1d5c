"""Answers what the rules ask of signals, by a move of the table, once the moments are over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from games.engine import Sample, Sampled
from server.matches.core.head import Head
from server.matches.core.plan import Asked

if TYPE_CHECKING:
    from server.matches.live.live_match import Live

log = structlog.get_logger(__name__)

OTHERS_FIRST = 200
"""Milliseconds that a process waits which may not be the one that knows."""
LATELY = 3_000
"""Milliseconds for which a signal shows that the hand is here."""


class Sampling:
    """The samples of one match that this process may answer. Several processes may: the rules
    refuse a second answer."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._bells: dict[Sample, asyncio.TimerHandle] = {}
        """Rung ones stay until the rules no longer ask, so that each is answered once."""

    def rest(self) -> None:
        for bell in self._bells.values():
            bell.cancel()
        self._bells.clear()

    def look(self, head: Head | None) -> None:
        """After every change: of whose signals do the rules want to know?"""
        asked = [] if head is None or head.clock.standing else _samples(head)
        if not asked and not self._bells:
            return
        for sample in self._bells.keys() - set(asked):
            self._bells.pop(sample).cancel()
        for sample in asked:
            if head is not None and sample not in self._bells:
                over = head.clock.wall(sample.moments[-1])
                self._ring(sample, (over or 0) - self._live.house.wall.now() + 2)

    def _ring(self, sample: Sample, ahead: int, waited: bool = False) -> None:
        self._bells[sample] = asyncio.get_running_loop().call_later(
            max(0, ahead) / 1000, self._over, sample, waited
        )

    def _over(self, sample: Sample, waited: bool) -> None:
        """The last moment has passed. Who has nothing of the seat says nothing; who may know less
        than another process lets that go first."""
        if not self._is_here(sample):
            del self._bells[sample]
        elif (not waited and self._others_may_know(sample)) or not self._post(sample):
            self._ring(sample, OTHERS_FIRST, waited=True)

    def _post(self, sample: Sample) -> bool:
        """Into the mailbox, unless it is full."""
        return self._live.post(lambda: self._answer(sample))

    def _is_here(self, sample: Sample) -> bool:
        live = self._live
        return sample.seat in live.viewers.seats() or self._is_bot(sample) or self._lately(sample)

    def _others_may_know(self, sample: Sample) -> bool:
        live = self._live
        if live.house.alone:
            return False
        return not (live.keeper if self._is_bot(sample) else self._lately(sample))

    def _is_bot(self, sample: Sample) -> bool:
        head = self._live.newest
        return head is not None and sample.seat in head.bots

    def _lately(self, sample: Sample) -> bool:
        newest = self._live.signals.newest(sample.seat)
        return newest is not None and newest > sample.moments[-1] - LATELY

    async def _answer(self, sample: Sample) -> None:
        head = await self._live.head()
        if sample in _samples(head):
            last = self._live.signals.last
            signals = tuple(last(sample.seat, sample.since, moment) for moment in sample.moments)
            await self._live.ask(
                Asked(self._live.house.wall.now(), None, Sampled(sample.seat, signals))
            )


def _samples(head: Head) -> list[Sample]:
    """A game that fails at this leaves it to its deadlines."""
    try:
        return head.begun.game.samples(head.state)
    except Exception:
        log.exception("samples.failed", match=head.begun.id, version=head.version)
        return []
