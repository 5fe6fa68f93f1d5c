"""2.3 and 2.16 Phases: how each opens and closes, and the end of a round."""

from __future__ import annotations

from typing import Literal

from games.engine import Event
from games.space_hulk import blips, command, flames, moving, overwatch, victory
from games.space_hulk.events import (
    DrawLapsed,
    Phase,
    PhaseEnded,
    PhaseStarted,
    PlacingOver,
    RoundStarted,
)
from games.space_hulk.paying import free_floor, retire
from games.space_hulk.pieces import squad
from games.space_hulk.state import HulkState, Timer
from games.space_hulk.steps import After, Check, ClearWatch, RoundOver, StartAliens
from games.space_hulk.timing import phase_time

Why = Literal["done", "pressed", "clock", "countdown", "absent", "nothing"]


def open_phase(state: HulkState, phase: Phase) -> list[Event]:
    """A new phase, with its time. The actions of the aliens go on with that of reinforcement."""
    state.phase = phase
    if phase != "alien_actions":
        state.phase_timer = Timer(left=phase_time(state))
    return [PhaseStarted(phase)]


def close_phase(state: HulkState, why: Why) -> list[Event]:
    """What ends with every phase: activation, presses, questions."""
    told: list[Event] = [PhaseEnded(state.phase, why)]
    retire(state)
    free_floor(state)
    state.nothing_since = state.resigning = None
    for station in state.stations:
        station.pressed = station.asked_to_resign = False
        station.follow = None
    if state.drawing is not None:
        state.drawing = None
        told.append(DrawLapsed())
    return told


def start_blips(state: HulkState) -> list[Event]:
    """SH-020 The start blips are drawn. SH-023 Objects on start squares are picked up."""
    told = open_phase(state, "start_blips")
    for marine in squad(state):
        told += moving.pick_up(state, marine)
    told += blips.draw_start(state)
    return told if state.hand else told + close_phase(state, "nothing") + start_round(state)


def start_round(state: HulkState) -> list[Event]:
    """SH-040 The marines act first."""
    state.draws_offered = []
    told: list[Event] = [RoundStarted(state.round), *open_phase(state, "marine_actions")]
    for marine in squad(state):
        marine.ap, marine.stage = state.ruleset.marine_ap, "fresh"
    return told + command.roll(state)


def end_marines(state: HulkState, why: Why) -> list[Event]:
    """SH-500 One flame off every square, then a sight check, then the alien phase. SH-473 Unused CP
    are lost, SH-063 unspent AP too, and SH-213 sustained fire ends."""
    told = close_phase(state, why)
    state.phase, state.cp = "marine_end", 0
    for marine in squad(state):
        marine.aim, marine.ap, marine.stage = None, 0, "done"
    told += flames.one_less(state)
    state.steps += [StartAliens(), Check()]
    return told


def start_aliens(state: HulkState) -> list[Event]:
    """SH-400 The blips of this round are drawn. SH-408 What is near is fixed before they are
    placed."""
    told = open_phase(state, "alien_reinforce")
    state.quiet = blips.near_entries(state)
    _refresh(state)
    told += blips.draw_reinforcement(state)
    return told if state.hand else told + close_phase(state, "nothing") + alien_actions(state)


def _refresh(state: HulkState) -> None:
    """SH-060 SH-109 Every alien and blip may act anew; SH-312 who stands in flames must flee."""
    for alien in state.aliens.values():
        alien.ap, alien.stage = state.ruleset.alien_ap, "fresh"
        alien.turned = False
        alien.burning = alien.at in state.flames
    for blip in state.blips.values():
        blip.ap, blip.stage = state.ruleset.blip_ap, "fresh"


def after_placing(state: HulkState) -> list[Event]:
    """SH-401 Once the last blip is placed the next phase begins. SH-602"""
    if state.hand:
        return []
    told: list[Event] = [PlacingOver()]
    if state.phase == "start_blips":
        return told + close_phase(state, "done") + start_round(state)
    return told + close_phase(state, "done") + alien_actions(state)


def alien_actions(state: HulkState) -> list[Event]:
    """SH-748 An alien phase without any piece ends at once."""
    told = open_phase(state, "alien_actions")
    if state.aliens or state.blips:
        return told
    return told + end_aliens(state, "nothing")


def end_aliens(state: HulkState, why: Why) -> list[Event]:
    """SH-501 Flame rolls, aliens still outside lost, flames, sight check, markers."""
    told = close_phase(state, why)
    state.phase = "alien_end"
    told += flames.last_rolls(state)
    told += blips.lose_outsiders(state)
    told += flames.put_out(state)
    state.steps += [RoundOver(), After(), ClearWatch(), Check()]
    return told


def clear_markers(state: HulkState) -> list[Event]:
    """SH-501 Overwatch markers off; nobody is held back or idle any longer."""
    for alien in state.aliens.values():
        alien.idle = False
    for blip in state.blips.values():
        blip.held = False
    return overwatch.clear_markers(state)


def round_over(state: HulkState) -> list[Event]:
    """SH-502 The counter moves on, unless a goal or the limit ends the match."""
    told = victory.judge_round(state)
    if state.result is not None:
        return told
    state.round += 1
    return start_round(state)
