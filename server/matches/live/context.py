"""What a live match is given by its process: clock, ledger, committer, notifications, role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from server.matches.core.clock import WallClock
from server.matches.core.plan import PlanContext
from server.matches.core.rows import Act
from server.matches.ledger import AnyLedger

Stopped = tuple[int, int]
"""Wall time from and to which staff had frozen a match."""


class SeatPresence(Protocol):
    """Which seats have a person with an open socket, in any process."""

    async def greet(self, match: int, seat: int) -> None:
        """Note that a person is coming, before the log says so."""
        ...

    async def is_gone(self, match: int, seat: int) -> bool:
        """Ask the database again whether no process has seen the person lately."""
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
    """Whether the act has won. Raises ``InDoubt`` or ``BadData``."""
    plan_context: PlanContextOf
    presence: SeatPresence
    grace: Grace
    notify: Callable[[int], None]
    """Tell the other processes that this match has changed."""
    relay_signals: Callable[[int], None]
    """This match has signals for the next tick of the relay."""
    store_checkpoint: Callable[[int, int, int, str], None]
    """Of a match, at a version, under a version of its rules: the state, when there is time."""
    match_over: Callable[[int], None]
    web: bool
    """Whether this process has sockets; the worker has none."""
    alone: bool
    """The embedded default: no worker and no other process."""
