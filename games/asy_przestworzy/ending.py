"""The end of a game and of a match: AP-150 to AP-153, AP-170, AP-171."""

from __future__ import annotations

from games.asy_przestworzy import opening
from games.asy_przestworzy.squadrons import BOTH, begin_time, other, score, unused
from games.asy_przestworzy.state import (
    AsyState,
    GameDrawn,
    GameReady,
    GameWon,
    MatchEnded,
    Result,
)
from games.engine import Event, Illegal, Outcome

WINS_ENOUGH = 2


def exhausted(state: AsyState) -> list[Event]:
    """AP-151 The game ends when a seat has no aircraft left."""
    return end_game(state, *ahead(state))


def ahead(state: AsyState) -> tuple[int | None, str]:
    """AP-152 More victory cards, then more unused firepower cards; else nobody."""
    mine, yours = state.squadrons
    if score(mine) != score(yours):
        return int(score(yours) > score(mine)), "exhausted"
    if unused(mine, "fire") != unused(yours, "fire"):
        return int(unused(yours, "fire") > unused(mine, "fire")), "firepower"
    return None, "drawn"


def end_game(state: AsyState, winner: int | None, reason: str) -> list[Event]:
    state.result = Result(reason, winner)
    state.asked = []
    for squadron in state.squadrons:
        squadron.cards += score(squadron)
        squadron.auto = []
        squadron.sealed = None
    told: list[Event] = [GameDrawn()]
    if winner is not None:
        state.squadrons[winner].wins += 1
        told = [GameWon(winner, reason)]
    state.phase = "match-over" if _is_decided(state) else "over"
    result = outcome(state)
    return told if result is None else [*told, MatchEnded(result.reason)]


def _is_decided(state: AsyState) -> bool:
    """AP-171 A match ends with two wins of a seat, or after its last game."""
    enough = any(squadron.wins == WINS_ENOUGH for squadron in state.squadrons)
    return enough or state.game == state.options.best_of


def outcome(state: AsyState) -> Outcome | None:
    if state.phase != "match-over":
        return None
    assert state.result is not None
    cards = tuple(squadron.cards for squadron in state.squadrons)
    if state.options.best_of == 1:
        return Outcome(_places(state.result.winner), state.result.reason, cards)
    winner, reason = _match_winner(state)
    return Outcome(_places(winner), reason, cards)


def _match_winner(state: AsyState) -> tuple[int | None, str]:
    """AP-171 More wins, then more victory cards in all games together; else nobody."""
    mine, yours = state.squadrons
    if mine.wins != yours.wins:
        return int(yours.wins > mine.wins), "match-wins"
    if mine.cards != yours.cards:
        return int(yours.cards > mine.cards), "match-cards"
    return None, "match-drawn"


def _places(winner: int | None) -> tuple[int, ...]:
    return (1, 1) if winner is None else tuple(1 if seat == winner else 2 for seat in BOTH)


def resign(state: AsyState, seat: int) -> list[Event]:
    """AP-153 The other seat wins the game."""
    return end_game(state, other(seat), "resigned")


def opens(state: AsyState) -> list[Event]:
    begin_time(state)
    return []


def choosing(state: AsyState) -> tuple[int, ...]:
    return tuple(seat for seat in BOTH if not state.squadrons[seat].ready)


def closes(state: AsyState) -> list[Event]:
    """AP-170 The next game, with sides exchanged; a game given up before them had none."""
    state.game += 1
    if state.squadrons[0].side is None:
        state.phase = "sides"
        return []
    return opening.exchange_sides(state) + opening.begin_game(state)


def may_go_on(state: AsyState, seat: int) -> Illegal | None:
    if state.squadrons[seat].ready:
        return Illegal("already-ready", "AP-170")
    return None


def go_on(state: AsyState, seat: int) -> list[Event]:
    state.squadrons[seat].ready = True
    return [GameReady(seat)]
