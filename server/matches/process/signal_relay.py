"""The tick in which signals are relayed: to the sockets here, and to the other processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from server.matches.live.signals import Relayed
from server.matches.process.pokes import Said

if TYPE_CHECKING:
    from server.matches.live.live_match import Live
    from server.matches.process.runtime import House

log = structlog.get_logger(__name__)

TICK = 0.2
"""Seconds between two frames of signals to the same socket."""


class Relay:
    """One for all matches of a process: so it says to the others one thing a tick."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._waiting: set[Live] = set()
        self._some = asyncio.Event()

    def wake(self, live: Live) -> None:
        """This match has something to tell."""
        self._waiting.add(live)
        self._some.set()

    def elsewhere(self, said: Said) -> None:
        """What another process has relayed."""
        for match, seat, relayed in said:
            live = self._house.known(match)
            if live is not None and len(live.viewers):
                live.signals.hear_elsewhere(seat, relayed)
                self.wake(live)

    async def run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            waiting, self._waiting = self._waiting, set()
            said: Said = []
            for live in waiting:
                said += [(live.match, seat, relayed) for seat, relayed in await _told(live)]
                # Hundreds of tables tick together; moves go in between.
                await asyncio.sleep(0)
            if said and not self._house.alone:
                self._house.pokes.signals(said)
            await asyncio.sleep(TICK)


async def _told(live: Live) -> list[tuple[int, Relayed]]:
    """A game that cannot say what may be seen shows nothing; play goes on."""
    try:
        return await live.signals.tell()
    except Exception:
        log.exception("signals.failed", match=live.match)
        return []
