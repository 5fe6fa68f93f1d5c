"""The end of the match: wins, ties, resigning, and who has which place (KE-253, KE-305)."""

from __future__ import annotations

from games.engine import Event, Outcome
from games.kosmiczna_eskadra import stopping
from games.kosmiczna_eskadra.squadrons import remaining
from games.kosmiczna_eskadra.state import EskadraState, GameWon, SeatResigned

TIES = 5
"""KE-253 Tied rounds in a row that end the match."""


def decide(state: EskadraState) -> None:
    """KE-253 Whether the match is decided with the round that was just counted."""
    seats = remaining(state)
    enough = [seat for seat in seats if state.squadrons[seat].wins >= state.options.wins]
    if enough:
        state.won, state.reason = enough, "wins"
    elif state.ties == TIES:
        best = max(_merit(state, seat) for seat in seats)
        state.won = [seat for seat in seats if _merit(state, seat) == best]
        state.reason = "ties"


def _merit(state: EskadraState, seat: int) -> tuple[int, int]:
    """KE-253 Most wins; if equal, the higher total of round scores."""
    squadron = state.squadrons[seat]
    return squadron.wins, squadron.total


def finish(state: EskadraState) -> list[Event]:
    assert state.won is not None and state.reason is not None
    state.phase, state.since = "over", state.now
    return [GameWon(seats=state.won, reason=state.reason)]


def resign(state: EskadraState, seat: int) -> list[Event]:
    """KE-304, KE-305 Whoever resigns plays no more; the last one who remains wins the match."""
    state.squadrons[seat].resigned = True
    told: list[Event] = [SeatResigned(seat=seat)]
    if len(seats := remaining(state)) == 1:
        if state.won is None:
            state.won, state.reason = seats, "resigned"
        return told + finish(state)
    return told + stopping.give_up(state, seat) if state.phase == "stopped" else told


def outcome(state: EskadraState) -> Outcome | None:
    if state.phase != "over":
        return None
    assert state.won is not None and state.reason is not None
    seats = range(len(state.squadrons))
    ranks = [_rank(state, state.won, seat) for seat in seats]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, state.reason, tuple(squadron.wins for squadron in state.squadrons))


def _rank(state: EskadraState, won: list[int], seat: int) -> tuple[int, int, int]:
    """KE-253, KE-305 The winners first, whoever has resigned last, each by wins and total."""
    if seat in won:
        return 2, 0, 0
    return int(not state.squadrons[seat].resigned), *_merit(state, seat)
