"""Measures how slow this machine is, to scale time budgets."""

from __future__ import annotations

import gc
import math
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

TRIES = 3
STEPS = 500_000
USUAL = 0.025
"""Seconds of CPU that they take where the budgets were set: two quiet cores of 2.5 GHz."""


SPARE = 1.5
"""A budget is the figure of a quiet machine, and tests print what they measured. They fail beyond
half as much again: a neighbour on the same chip, who takes cache and clock rate away for less time
than we count steps, is no fault of ours; what has become twice as dear is."""


def slowness() -> float:
    """By how much what takes the processor's time may exceed its budget: as many times as it needs
    longer for anything now."""
    return SPARE * max(1.0, _counting()[0] / USUAL)


async def spent_of_budget(measure: Callable[[], Awaitable[float]]) -> float:
    """``measure`` says what part of its budget something took of the processor's time; of a few
    measurements the least, on a machine as slow as before or after each. Whatever runs beside only
    adds to a figure; what has become dearer is so each time."""
    least = math.inf
    for _ in range(TRIES):
        before = slowness()
        least = min(least, await measure() / max(before, slowness()))
        if least <= 1:
            break
    return least


def patience() -> float:
    """The same for what takes time by the wall: since the processor is slower, and since others
    want it too. Their number is an average of the last minute; how long we waited for our own turn
    tells of this moment."""
    spent, took = _counting()
    queue = os.getloadavg()[0] / (os.cpu_count() or 1)
    return SPARE * max(1.0, spent / USUAL) * max(1.0, queue, took / spent)


def _counting() -> tuple[float, float]:
    """Seconds of CPU and of the wall."""
    began, spent, total = time.monotonic(), time.process_time(), 0
    for step in range(STEPS):
        total += step
    return time.process_time() - spent, time.monotonic() - began


@contextmanager
def uncollected() -> Iterator[None]:
    """Else the collector may just look through all that other tests have left."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
