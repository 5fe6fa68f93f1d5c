"""Sealed manoeuvre cards before the reveal: AP-080 to AP-088."""

from __future__ import annotations

from games.asy_przestworzy.absence import hear
from games.asy_przestworzy.aircraft import HIGHEST
from games.asy_przestworzy.revealing import laid_value, reveal, winner
from games.asy_przestworzy.squadrons import BOTH, begin_time, turn_card, unused
from games.asy_przestworzy.state import AsyState, BidSealed, DuelTied
from games.asy_przestworzy.taking import award
from games.engine import Event, Illegal


def opens(state: AsyState) -> list[Event]:
    """AP-084 Whoever holds an unused card and laid less than five is asked, in secret."""
    begin_time(state)
    state.asked = [seat for seat in BOTH if _is_asked(state, seat)]
    for seat in BOTH:
        state.squadrons[seat].sealed = None if seat in state.asked else 0
    return []


def _is_asked(state: AsyState, seat: int) -> bool:
    squadron = state.squadrons[seat]
    return (
        unused(squadron, "man") > 0
        and laid_value(state, seat) < HIGHEST
        and "manoeuvre" not in squadron.auto
    )


def choosing(state: AsyState) -> tuple[int, ...]:
    """Who has not answered yet: known to these seats alone."""
    return tuple(seat for seat in BOTH if state.squadrons[seat].sealed is None)


def closes(state: AsyState) -> list[Event]:
    """AP-082 AP-085 Numbers are shown with the reveal; the cards are turned, in vain or not."""
    bonuses = _sealed(state, 0), _sealed(state, 1)
    told = [event for seat in BOTH if bonuses[seat] for event in hear(state, seat)]
    told += [turn_card(state, seat, "man") for seat in BOTH for _ in range(bonuses[seat])]
    told += reveal(state, bonuses)
    for squadron in state.squadrons:
        squadron.sealed = None
    state.asked = []
    seat = winner(state)
    if seat is not None:
        return told + award(state, seat)
    state.phase = "firepower"
    return [*told, DuelTied()]


def _sealed(state: AsyState, seat: int) -> int:
    return state.squadrons[seat].sealed or 0


def most(state: AsyState, seat: int) -> int:
    """AP-083 No more than the unused cards, than what is missing to five, than the room allows."""
    return min(_cards(state, seat), HIGHEST - laid_value(state, seat))


def _cards(state: AsyState, seat: int) -> int:
    """AP-081 As many as wanted, unless the room allows one."""
    held = unused(state.squadrons[seat], "man")
    return min(held, 1) if state.options.man_limit == "1" else held


def may_bid(state: AsyState, seat: int, number: int) -> Illegal | None:
    if seat not in state.asked:
        return Illegal("not-your-turn", "AP-084")
    if state.squadrons[seat].sealed is not None:
        return Illegal("already-answered", "AP-082")
    if number < 0:
        return Illegal("bad-number", "AP-082")
    if number > _cards(state, seat):
        return Illegal("too-many", _limiting_rule(state, seat), most=_cards(state, seat))
    if number + laid_value(state, seat) > HIGHEST:
        return Illegal("over-five", "AP-083")
    return None


def _limiting_rule(state: AsyState, seat: int) -> str:
    limited = _cards(state, seat) < unused(state.squadrons[seat], "man")
    return "AP-081" if limited else "AP-083"


def bid(state: AsyState, seat: int, number: int) -> list[Event]:
    """AP-082 The answer is a sealed number, told to nobody else."""
    state.squadrons[seat].sealed = number
    return [BidSealed(number, only=frozenset((seat,)))]
