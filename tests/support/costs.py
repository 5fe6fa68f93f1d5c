"""What an act costs until it can be sent, of a processor, and how much is sent."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from server.matches.core import frames
from server.matches.core.frames import Done, Shown
from server.matches.core.head import Head
from server.matches.core.plan import Asked, PlanContext, Planned, plan

ID = "0123456789abcdef"
"""Of an act, as browsers make them."""
TRIES = 3
"""Of the same: what else the machine does meanwhile makes some of them dearer."""


class Cost(NamedTuple):
    """Milliseconds and bytes of an act."""

    plan: float
    frames: float
    others: int
    actor: int


def everybody(head: Head) -> list[Shown]:
    """One of each kind of viewers; those without a seat first."""
    return [Shown(head, seat) for seat in (None, *range(head.begun.seats))]


def cost_of(head: Head, asked: Asked, viewers: list[Shown]) -> tuple[Planned, list[Shown], Cost]:
    began = time.thread_time()
    planned = plan(head, asked, PlanContext())
    between = time.thread_time()
    assert planned.refusal is None
    done = None if asked.seat is None else Done(asked.seat, ID)
    made = frames.updates(viewers, planned.head, planned.moves, 0, done)
    ended = time.thread_time()
    sizes = {shown.seat: len(frame) for shown, frame in made}
    actor = sizes.pop(asked.seat, 0) if asked.seat is not None else 0
    later = {shown.seat: shown for shown, _ in made}
    cost = Cost(
        1000 * (between - began), 1000 * (ended - between), max(sizes.values(), default=0), actor
    )
    return planned, [later.get(shown.seat, shown) for shown in viewers], cost


def took(task: Callable[[], Any]) -> float:
    """Milliseconds."""
    began = time.thread_time()
    task()
    return 1000 * (time.thread_time() - began)


def least(task: Callable[[], Any]) -> float:
    """Milliseconds, the least of some tries."""
    return min(took(task) for _ in range(TRIES))
