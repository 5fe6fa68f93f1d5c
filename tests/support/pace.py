"""How slow this machine is at the moment: so a budget of time means the same on every one."""

from __future__ import annotations

import os
import time

STEPS = 500_000
USUAL = 0.025
"""Seconds of CPU that they take where the budgets were set: two quiet cores of 2.5 GHz."""


def slowness() -> float:
    """How many times longer than there everything takes here now; never less than 1."""
    began, total = time.process_time(), 0
    for step in range(STEPS):
        total += step
    return max(1.0, (time.process_time() - began) / USUAL)


def crowd() -> float:
    """How many processes each core has to serve just now, those of other tests among them; never
    less than 1. For what is measured by the wall and takes all of the machine."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
