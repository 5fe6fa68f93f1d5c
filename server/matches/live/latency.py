"""Records latency metrics for a committed act."""

from __future__ import annotations

from games.engine import TableAction
from games.referee import Move
from server.core.counters import counters
from server.matches.core.plan import Asked, Planned


def measure(planned: Planned, asked: Asked, now: int) -> None:
    """``now``: wall time in milliseconds, as everybody here has been told."""
    if asked.seat is not None and planned.refusal is None:
        counters.act_seconds.note((now - asked.at) / 1000)
    for move in planned.moves:
        if move.seat is None and not isinstance(move.action, TableAction):
            _measure_deadline(planned, move, now)


def _measure_deadline(planned: Planned, move: Move, now: int) -> None:
    """Lateness of a deadline; skipped while suspended, where match time has no wall time."""
    due = planned.head.clock.wall(move.at)
    if due is not None:
        counters.deadline_seconds.note(max(0, now - due) / 1000)
