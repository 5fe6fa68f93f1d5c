"""How one phase leads to the next, as soon as nobody is waited for any more (section 5)."""

from __future__ import annotations

from games.engine import Event
from games.kosmiczna_eskadra import calm, ending, readying, scoring, stopping
from games.kosmiczna_eskadra.squadrons import all_said
from games.kosmiczna_eskadra.state import EskadraState


def go_on(state: EskadraState) -> list[Event]:
    """Until somebody is waited for, or the clock is."""
    told: list[Event] = []
    while step := _step(state):
        told += step
    return told


def _step(state: EskadraState) -> list[Event]:
    match state.phase:
        case "ready" if all_said(state):
            return readying.count_down(state)
        case "placing" if state.options.pace == "calm" and not calm.open_hands(state):
            return end_beat(state)
        case "stopped" if stopping.is_settled(state):
            return close_window(state)
        case "scoring" if all_said(state):
            return after_replay(state)
    return []


def end_beat(state: EskadraState) -> list[Event]:
    """KE-320, KE-321 The beat's cards are shown; after the tenth the round ends."""
    shown = calm.end_beat(state)
    next_one = scoring.end_round if calm.is_last(state) else calm.begin_beat
    return shown + next_one(state)


def close_window(state: EskadraState) -> list[Event]:
    """KE-108 The round ends with the window, or at once where nobody holds a card."""
    return stopping.close(state) + scoring.end_round(state)


def after_replay(state: EskadraState) -> list[Event]:
    """KE-253, KE-254 The match is over, or the next round is got ready for."""
    return readying.prepare(state) if state.won is None else ending.finish(state)
