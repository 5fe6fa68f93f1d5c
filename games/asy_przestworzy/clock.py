"""Time limits, what the clock decides, and who counts as absent: AP-200 to AP-202, AP-154."""

from __future__ import annotations

from games.asy_przestworzy import (
    absence,
    ending,
    firepower,
    initiative,
    laying,
    manoeuvre,
    opening,
    taking,
)
from games.asy_przestworzy.phases import choosing
from games.asy_przestworzy.state import (
    WINDOWS,
    AnswerFor,
    AsyState,
    AutoSet,
    TimeExpired,
    TimeUp,
    Window,
)
from games.engine import Deadline, Event, Illegal, Millis

DAY = 86_400_000
EARLY = 3_000

LIVE = {
    "sides": 30_000,
    "laying": 45_000,
    "naming": 30_000,
    "ceiling": 15_000,
    "manoeuvre": 15_000,
    "firepower": 15_000,
    "range": 15_000,
    "over": 30_000,
}
LIMITS = {
    "live": LIVE,
    "relaxed": {phase: 3 * limit for phase, limit in LIVE.items()},
    "off": dict.fromkeys(LIVE, DAY),
}
"""AP-200 Milliseconds per decision, by the room's clock."""


def due(state: AsyState) -> Millis:
    """The one deadline of the open phase."""
    return state.since + LIMITS[state.options.clock][state.phase]


def due_for(state: AsyState, seat: int) -> Millis:
    """AP-202 When a seat's decision runs out: early in a window of a seat that is not there."""
    if not is_hurried(state, seat):
        return due(state)
    away_since = state.squadrons[seat].away_since or 0
    return min(due(state), max(state.since, away_since) + EARLY)


def is_hurried(state: AsyState, seat: int) -> bool:
    """AP-154 AP-202 Away, or absent after two expiries, in one of the four windows."""
    gone = state.squadrons[seat].away_since is not None or absence.is_absent(state, seat)
    return gone and state.phase in WINDOWS


def deadlines(state: AsyState) -> list[Deadline]:
    waiting = choosing(state)
    if not waiting:
        return []
    early = [
        Deadline(due_for(state, seat), seat, AnswerFor(seat))
        for seat in waiting
        if is_hurried(state, seat)
    ]
    owner = waiting[0] if len(waiting) == 1 else None
    return [*early, Deadline(due(state), owner, TimeUp())]


def may_tick(state: AsyState, action: TimeUp | AnswerFor) -> Illegal | None:
    waiting = choosing(state)
    if isinstance(action, AnswerFor):
        ticks = action.seat in waiting and is_hurried(state, action.seat)
    else:
        ticks = bool(waiting)
    return None if ticks else Illegal("wrong-phase", "AP-200")


def expire(state: AsyState) -> list[Event]:
    """AP-201 The clock decides for everybody who has not."""
    told: list[Event] = []
    for seat in choosing(state):
        told += [_expired(state, seat), *absence.miss(state, seat)]
        told += decide(state, seat)
    return told


def answer_for(state: AsyState, seat: int) -> list[Event]:
    """AP-202 The early answer for a seat that is not there; it is no further expiry."""
    return [_expired(state, seat), *decide(state, seat)]


def _expired(state: AsyState, seat: int) -> Event:
    # Who is asked in the manoeuvre window is a secret, and so is who let it run out.
    only = frozenset((seat,)) if state.phase == "manoeuvre" else None
    return TimeExpired(seat, only=only)


def decide(state: AsyState, seat: int) -> list[Event]:
    """AP-201 What is decided for a seat: the cheapest loss, the first attribute, no to every window
    but range."""
    match state.phase:
        case "sides":
            return opening.pick(state, seat, "any")
        case "laying":
            return laying.lay(state, seat, laying.cheapest(state, seat))
        case "naming":
            return initiative.name(state, seat, initiative.nameable(state)[0])
        case "ceiling":
            return initiative.answer_ceiling(state, seat, False)
        case "manoeuvre":
            return manoeuvre.bid(state, seat, 0)
        case "firepower":
            return firepower.answer_firepower(state, seat, False)
        case "range":
            return taking.answer_range(state, seat, taking.range_pays(state, seat))
        case "over":
            return ending.go_on(state, seat)
    raise ValueError(f"nothing to decide in {state.phase}")


def set_auto(state: AsyState, seat: int, window: Window, on: bool) -> list[Event]:
    """AP-201 A standing answer, known to its seat alone; it also answers an open question."""
    auto = state.squadrons[seat].auto
    if on and window not in auto:
        auto.append(window)
    if not on and window in auto:
        auto.remove(window)
    told: list[Event] = [AutoSet(window, on, only=frozenset((seat,)))]
    if on and state.phase == window and seat in choosing(state):
        told += decide(state, seat)
    return told


def be_there(state: AsyState, seat: int, here: bool) -> None:
    """AP-154 From the moment a person is away, the seat's windows are answered early."""
    squadron = state.squadrons[seat]
    if here:
        squadron.away_since, squadron.missed = None, 0
    elif squadron.away_since is None:
        squadron.away_since = state.now
