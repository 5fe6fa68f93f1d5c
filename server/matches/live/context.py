"""Dependencies of a live match on its process: clock, ledger, committer, notifications, role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from server.matches.core.clock import WallClock
from server.matches.core.plan import PlanContext
from server.matches.core.rows import Act
from server.matches.ledger import AnyLedger

Stopped = tuple[int, int]
"""Wall interval for which staff had frozen the match."""


class PresenceTracking(Protocol):
    """Presence of seats across all processes."""

    async def greet(self, match: int, seat: int) -> None:
        """Mark a seat present before the log says so."""
        ...

    async def is_gone(self, match: int, seat: int) -> bool:
        """Re-check in the database that no process has seen the person lately."""
        ...


class PlanContextOf(Protocol):
    def __call__(self, match: int, stopped: Stopped | None = None, /) -> PlanContext: ...


class Grace(Protocol):
    def __call__(self, *, own: bool, last_writer: bool) -> int:
        """Milliseconds to wait for another process to ring a deadline."""
        ...


@dataclass(frozen=True)
class LiveContext:
    wall: WallClock
    ledger: AnyLedger
    commit: Callable[[Act], Awaitable[bool]]
    """Commit an act; whether it won. Raises ``InDoubt``, ``NoSpace`` or ``BadData``."""
    plan_context: PlanContextOf
    presence: PresenceTracking
    grace: Grace
    notify: Callable[[int], None]
    """Tell the other processes that this match has changed."""
    relay_signals: Callable[[int], None]
    """Schedule this match for the next tick of the signal relay."""
    store_checkpoint: Callable[[int, int, int, str], None]
    """Store a checkpoint in the background: match, version, rules version, state."""
    match_over: Callable[[int], None]
    web: bool
    """Whether this process has sockets; the worker has none."""
    alone: bool
    """The embedded default: no worker and no other process."""
