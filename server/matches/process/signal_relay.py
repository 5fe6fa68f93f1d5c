"""Relays signals on a tick: to the sockets of this process, and to other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from server.matches.live.live_match import LiveMatch
from server.matches.live.signals import Relayed
from server.matches.process.pokes import Said

log = structlog.get_logger(__name__)

TICK = 0.2
"""Seconds between two frames of signals to the same socket."""


class SignalRelay:
    """One per process, so that one message per tick goes to the other processes."""

    def __init__(
        self, live_match: Callable[[int], LiveMatch | None], say: Callable[[Said], None]
    ) -> None:
        self._live_match = live_match
        """The live match, if it is in memory."""
        self._say = say
        """Tell the other processes."""
        self._waiting: set[int] = set()
        self._some = asyncio.Event()

    def wake(self, match: int) -> None:
        """Schedule a match for the next tick."""
        self._waiting.add(match)
        self._some.set()

    def elsewhere(self, said: Said) -> None:
        """Take signals relayed by another process."""
        for match, seat, relayed in said:
            live = self._live_match(match)
            if live is not None and len(live.viewers):
                live.signals.hear_elsewhere(seat, relayed)
                self.wake(match)

    async def run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            await self.tell()
            await asyncio.sleep(TICK)

    async def tell(self) -> None:
        """What a tick does: relay all that waits."""
        waiting, self._waiting = self._waiting, set()
        said: Said = []
        for match in waiting:
            if (live := self._live_match(match)) is not None:
                said += [(match, seat, relayed) for seat, relayed in await _told(live)]
            # Yield to the event loop between hundreds of matches.
            await asyncio.sleep(0)
        if said:
            self._say(said)


async def _told(live: LiveMatch) -> list[tuple[int, Relayed]]:
    """Send a match's signals; if the game raises, nothing is shown and play continues."""
    try:
        return await live.signals.tell()
    except Exception:
        log.exception("signals.failed", match=live.match)
        return []
