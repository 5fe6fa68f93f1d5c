"""5 What refuses an action: the phase, an open decision, whose piece it is, then its own rule."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

from games.engine import Illegal
from games.space_hulk import clock, paying, seats
from games.space_hulk.acting import ANSWERS, PIECES, SEATS, Answer, OfPiece
from games.space_hulk.actions import BurnRoll, Move
from games.space_hulk.pieces import own
from games.space_hulk.settling import decision
from games.space_hulk.state import Alien, HulkState


def check(state: HulkState, seat: int, action: Any) -> None:
    """Raises what refuses the action of a seat."""
    kind = type(action)
    if not 0 <= seat < len(state.stations):
        raise Illegal("not-seated", "SH-580")
    if state.result is not None:
        raise Illegal("game-over", "SH-522")
    if kind in ANSWERS:
        check_answer(state, seat, action, ANSWERS[kind])
    elif kind in PIECES:
        check_turn_of(state, seat, PIECES[kind].phases)
        check_piece(state, seat, action, PIECES[kind])
    elif kind in SEATS:
        if SEATS[kind].phases:
            check_turn_of(state, seat, SEATS[kind].phases)
        SEATS[kind].check(state, seat, *astuple(action))
    else:
        raise Illegal("not-your-phase", "SH-743")


def check_answer(state: HulkState, seat: int, action: Any, answer: Answer) -> None:
    step = decision(state)
    if not isinstance(step, answer.to):
        raise Illegal(answer.refused if step is None else "decision-pending", "SH-700")
    if step.seat != seat:
        raise Illegal("not-your-phase", "SH-585")
    answer.check(state, step, *astuple(action))


def check_turn_of(state: HulkState, seat: int, phases: frozenset[str]) -> None:
    """SH-044 Each side acts in its own phases. SH-585"""
    if decision(state) is not None:
        raise Illegal("decision-pending", "SH-700")
    if state.phase not in phases or not clock.acting(state, seat):
        raise Illegal("not-your-phase", "SH-044")
    if seat != state.alien_seat and seat not in seats.in_play(state):
        raise Illegal("not-your-phase", "SH-585")


def check_piece(state: HulkState, seat: int, action: Any, rule: OfPiece) -> None:
    piece = own(state, seat, action.piece)
    if not isinstance(piece, rule.of):
        raise Illegal(*rule.refused)
    if isinstance(piece, Alien) and piece.burning:
        check_burning(piece, action)
    rule.check(state, piece, *astuple(action)[1:])


def check_burning(alien: Alien, action: Any) -> None:
    """SH-312 The first action of an alien in flames is a move; SH-313 or a roll."""
    paying.check_ready(alien)
    if not isinstance(action, Move | BurnRoll):
        raise Illegal("must-leave-fire", "SH-312")
