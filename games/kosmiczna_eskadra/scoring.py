"""The end of a round: what was not played, the battle, and who has won it (KE-102, KE-250)."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.kosmiczna_eskadra import ending
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.squadrons import remaining
from games.kosmiczna_eskadra.state import (
    EskadraState,
    Result,
    RoundEnded,
    RoundTied,
    RoundWon,
    SeatDone,
)


def end_round(state: EskadraState) -> list[Event]:
    """KE-130, KE-250 Check, fire and score are settled in one go; watching them takes its time."""
    state.phase, state.since = "scoring", state.now
    battle = fight(state.table, len(state.squadrons), state.options, remaining(state))
    state.fates, state.result = battle.fates, battle.result
    ended = RoundEnded(unplayed=_put_away(state))
    return [ended, *battle.film, count(state, battle.result)]


def _put_away(state: EskadraState) -> list[list[int]]:
    """KE-102 Every card not played goes to its owner's hangar; all see which those are."""
    for squadron in state.squadrons:
        squadron.hangar = sorted(squadron.hangar + squadron.deck)
        squadron.deck = []
    return [list(squadron.hangar) for squadron in state.squadrons]


def count(state: EskadraState, result: Result) -> Event:
    """KE-252 The highest score wins the round; in a tie nobody moves on the track."""
    for squadron, score in zip(state.squadrons, result.scores, strict=True):
        squadron.total += score
    if result.winner is None:
        state.ties += 1
    else:
        state.ties = 0
        state.squadrons[result.winner].wins += 1
    ending.decide(state)
    return RoundTied() if result.winner is None else RoundWon(seat=result.winner)


def may_continue(state: EskadraState, seat: int) -> Illegal | None:
    if state.phase != "scoring":
        return Illegal("wrong-phase", "KE-254")
    return Illegal("already-ready", "KE-254") if state.squadrons[seat].ready else None


def go_on(state: EskadraState, seat: int) -> list[Event]:
    """KE-254 Who has seen enough is ready for the next round too."""
    state.squadrons[seat].ready = True
    return [SeatDone(seat=seat)]
