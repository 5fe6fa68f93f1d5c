"""The phases of a game: how each opens, whom it waits for, and how it closes.

A phase that waits for nobody closes in the same instant.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.asy_przestworzy import ending, firepower, initiative, laying, manoeuvre, opening, taking
from games.asy_przestworzy.state import AsyState, Phase
from games.engine import Event


class Steps(Struct, frozen=True):
    opens: Callable[[AsyState], list[Event]]
    choosing: Callable[[AsyState], tuple[int, ...]]
    """The seats that have still to decide something."""
    closes: Callable[[AsyState], list[Event]]


def asked(state: AsyState) -> tuple[int, ...]:
    return tuple(state.asked)


STEPS: dict[Phase, Steps] = {
    "sides": Steps(opening.opens, opening.choosing, opening.closes),
    "laying": Steps(laying.opens, laying.choosing, laying.closes),
    "ceiling": Steps(initiative.ceiling_opens, asked, initiative.ceiling_closes),
    "naming": Steps(initiative.naming_opens, initiative.naming, initiative.naming_closes),
    "manoeuvre": Steps(manoeuvre.opens, manoeuvre.choosing, manoeuvre.closes),
    "firepower": Steps(firepower.opens, asked, firepower.closes),
    "range": Steps(taking.range_opens, asked, taking.range_closes),
    "over": Steps(ending.opens, ending.choosing, ending.closes),
}


def choosing(state: AsyState) -> tuple[int, ...]:
    """Whom the table waits for. In the manoeuvre window that is a secret."""
    return () if state.phase == "match-over" else STEPS[state.phase].choosing(state)


def go_on(state: AsyState, since: Phase) -> list[Event]:
    """Everything that follows without anybody acting; ``since`` is the phase that was open."""
    told = [] if state.phase == since else _open(state)
    while state.phase != "match-over" and not choosing(state):
        told += STEPS[state.phase].closes(state)
        told += _open(state)
    return told


def _open(state: AsyState) -> list[Event]:
    return [] if state.phase == "match-over" else STEPS[state.phase].opens(state)
