"""What an action does, and what is to be settled after it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple, replace

from games.engine import Event
from games.space_hulk import clock, resigning, rounds, seats
from games.space_hulk.acting import ANSWERS, PIECES, SEATS
from games.space_hulk.actions import (
    Attack,
    CountdownDue,
    DecisionDue,
    Door,
    EnterFacing,
    FloorDue,
    Move,
    TurnTo,
)
from games.space_hulk.events import Paid
from games.space_hulk.pieces import find
from games.space_hulk.settling import settle
from games.space_hulk.state import Alien, HulkState
from games.space_hulk.steps import After, Check, Watch

BY_ALIENS = (Move, TurnTo, Attack, Door, EnterFacing)
"""SH-256 The actions of an alien at which overwatch shoots."""


def do(state: HulkState, seat: int, action: Any) -> list[Event]:
    """SH-700 The effect, then everything that follows of it."""
    kind = type(action)
    if kind in PIECES:
        return of_piece(state, action)
    if kind in ANSWERS:
        step = state.steps.pop()
        return ANSWERS[kind].effect(state, step, *astuple(action)) + settle(state)
    return SEATS[kind].effect(state, seat, *astuple(action))


def of_piece(state: HulkState, action: Any) -> list[Event]:
    """12.3 The steps of an action lie in the reverse of their order."""
    piece = find(state, action.piece)
    state.steps.append(After())
    if isinstance(piece, Alien) and isinstance(action, BY_ALIENS):
        state.steps.append(Watch(piece.id))
    state.steps.append(Check())
    told = PIECES[type(action)].effect(state, piece, *astuple(action)[1:])
    return priced(told, getattr(action, "cp", 0)) + settle(state)


def priced(told: list[Event], cp: int) -> list[Event]:
    """SH-661 How an action was paid is told with it."""
    return [replace(event, cp=cp) if isinstance(event, Paid) else event for event in told]


def tick(state: HulkState, action: Any) -> list[Event]:
    """What the clock does."""
    match action:
        case DecisionDue(seat):
            return clock.decide(state, seat)
        case FloorDue():
            return clock.give_floor(state)
        case CountdownDue():
            return clock.count_out(state) + settle(state)
    return clock.expire(state) + settle(state)


def go_on(state: HulkState) -> list[Event]:
    """What follows without anybody acting: all have agreed, are ready, or have pressed."""
    if ended := resigning.agreed(state):
        return ended
    if state.phase == "deploy" and seats.all_ready(state):
        return rounds.close_phase(state, "done") + rounds.start_blips(state)
    if not state.steps and seats.all_pressed(state):
        return rounds.end_marines(state, "pressed")
    return []
