"""5 What refuses an action: the phase, an open decision, whose piece it is, then its own rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine import Illegal
from games.space_hulk import (
    blips,
    clock,
    doors,
    flames,
    melee,
    moving,
    overwatch,
    paying,
    resigning,
    revealing,
    seats,
    shooting,
)
from games.space_hulk.actions import (
    AcceptDraw,
    Agree,
    AskFloor,
    Attack,
    BurnRoll,
    ClearJam,
    Convert,
    DeclineDraw,
    Door,
    EndPhase,
    Enter,
    EnterFacing,
    ExtraHit,
    Face,
    Finish,
    Flame,
    FlameNext,
    FlameStop,
    FollowShot,
    Leave,
    Move,
    OfferDraw,
    Overwatch,
    Parry,
    PlaceAlien,
    PlaceBlip,
    Preset,
    Ready,
    Refuse,
    Reload,
    Resign,
    Shoot,
    Swap,
    Trade,
    Turn,
    WaiveHit,
)
from games.space_hulk.board import FACINGS
from games.space_hulk.pieces import own, own_marine
from games.space_hulk.settling import OpenDecision, decision
from games.space_hulk.state import Alien, Blip, HulkState
from games.space_hulk.steps import Chain, Fight, Placing, SecondHit

ANSWERS: dict[type, tuple[type, str]] = {
    PlaceAlien: (Placing, "no-decision"),
    Parry: (Fight, "no-decision"),
    ExtraHit: (SecondHit, "no-decision"),
    WaiveHit: (SecondHit, "no-decision"),
    FlameNext: (Chain, "no-flame-open"),
    FlameStop: (Chain, "no-flame-open"),
}
"""Which decision an action answers, and what refuses it where that is not open."""

MARINES = frozenset({"marine_actions"})
ALIENS = frozenset({"alien_actions"})
BOTH = MARINES | ALIENS
HOME: dict[type, frozenset[str]] = {
    Move: BOTH,
    Turn: BOTH,
    Attack: BOTH,
    Door: BOTH,
    Finish: BOTH,
    EndPhase: BOTH,
    Shoot: MARINES,
    FollowShot: MARINES,
    Overwatch: MARINES,
    ClearJam: MARINES,
    Flame: MARINES,
    Reload: MARINES,
    Leave: MARINES,
    AskFloor: MARINES,
    Enter: ALIENS,
    EnterFacing: ALIENS,
    Convert: ALIENS,
    BurnRoll: ALIENS,
    PlaceBlip: frozenset({"start_blips", "alien_reinforce"}),
    Swap: frozenset({"deploy"}),
    Face: frozenset({"deploy"}),
    Trade: frozenset({"deploy"}),
    Ready: frozenset({"deploy"}),
}
"""The phases of an action."""


def check(state: HulkState, seat: int, action: Any) -> None:
    """Raises what refuses the action of a seat."""
    if not 0 <= seat < len(state.stations):
        raise Illegal("not-seated", "SH-580")
    if state.result is not None:
        raise Illegal("game-over", "SH-522")
    if type(action) in ALWAYS:
        ALWAYS[type(action)](state, seat, action)
        return
    step = decision(state)
    if type(action) in ANSWERS:
        check_answer(state, seat, action, step)
    elif step is not None:
        raise Illegal("decision-pending", "SH-700")
    else:
        check_turn_of(state, seat, action)
        check_action(state, seat, action)


ALWAYS: dict[type, Callable[[HulkState, int, Any], None]] = {
    Preset: lambda state, seat, action: clock.check_preset(state, seat, action.what, action.auto),
    Resign: lambda state, seat, _: resigning.check_resign(state, seat),
    Agree: lambda state, seat, _: resigning.check_answer(state, seat),
    Refuse: lambda state, seat, _: resigning.check_answer(state, seat),
    OfferDraw: lambda state, seat, _: resigning.check_offer(state, seat),
    AcceptDraw: lambda state, seat, _: resigning.check_answer_draw(state, seat),
    DeclineDraw: lambda state, seat, _: resigning.check_answer_draw(state, seat),
}
"""What may be done in any phase, decisions open or not."""


def check_answer(state: HulkState, seat: int, action: Any, step: OpenDecision | None) -> None:
    kind, code = ANSWERS[type(action)]
    if step is None or not isinstance(step, kind):
        raise Illegal(code if step is None else "decision-pending", "SH-700")
    if step.seat != seat:
        raise Illegal("not-your-phase", "SH-585")
    match step, action:
        case Placing(), PlaceAlien(to, facing):
            revealing.check_place_alien(state, step, to, facing)
        case SecondHit(), ExtraHit(target):
            shooting.check_second_hit(state, step, target)
        case SecondHit(), WaiveHit():
            shooting.check_waive(state, step)
        case Chain(), FlameNext(to):
            flames.check_next(state, step, to)


def check_turn_of(state: HulkState, seat: int, action: Any) -> None:
    """SH-044 Each side acts in its own phases. SH-585"""
    if state.phase not in HOME.get(type(action), ()) or not clock.acting(state, seat):
        raise Illegal("not-your-phase", "SH-044")
    if seat != state.alien_seat and seat not in seats.in_play(state):
        raise Illegal("not-your-phase", "SH-585")


def check_action(state: HulkState, seat: int, action: Any) -> None:
    match action:
        case Swap(name, other):
            seats.check_swap(state, seat, name, other)
        case Face(name, facing):
            seats.check_face(state, seat, name, facing)
        case Trade(name, other):
            seats.check_trade(state, seat, name, other)
        case Ready():
            seats.check_ready(state, seat)
        case PlaceBlip(place, entry):
            blips.check_place(state, place, entry)
        case Finish():
            paying.check_finish(state, seat)
        case AskFloor():
            seats.check_ask_floor(state, seat)
        case EndPhase():
            check_end(state, seat)
        case Move() | Turn() | Attack() | Door():
            check_piece(state, seat, action)
        case Enter() | EnterFacing() | Convert() | BurnRoll():
            check_alien_piece(state, seat, action)
        case _:
            check_marine(state, seat, action)


def check_end(state: HulkState, seat: int) -> None:
    if seat != state.alien_seat:
        seats.check_end(state, seat)
    elif blips.overdue(state):
        raise Illegal("blip-must-enter", "SH-416")


def check_piece(state: HulkState, seat: int, action: Any) -> None:
    piece = own(state, seat, action.piece)
    if isinstance(piece, Alien) and piece.burning:
        check_burning(state, piece, action)
    match action:
        case Move(_, to, cp):
            moving.check_move(state, piece, to, cp)
        case Turn(_, facing, cp):
            moving.check_turn(state, piece, facing, cp)
        case Attack(_, cp):
            melee.check_attack(state, piece, cp)
        case Door(_, at, cp):
            doors.check_door(state, piece, at, cp)


def check_burning(state: HulkState, alien: Alien, action: Any) -> None:
    """SH-312 The first action of an alien in flames is a move."""
    paying.check_ready(alien)
    if not isinstance(action, Move):
        raise Illegal("must-leave-fire", "SH-312")


def check_marine(state: HulkState, seat: int, action: Any) -> None:
    marine = own_marine(state, seat, action.piece, "not-your-phase")
    match action:
        case Shoot(_, target, cp):
            shooting.check_shot(state, marine, target, cp)
        case FollowShot(_, target):
            shooting.check_follow_shot(state, marine, target)
        case Overwatch(_, cp):
            overwatch.check_overwatch(state, marine, cp)
        case ClearJam(_, cp):
            overwatch.check_clear_jam(state, marine, cp)
        case Flame(_, to, cp):
            flames.check_flame(state, marine, to, cp)
        case Reload(_, cp):
            flames.check_reload(state, marine, cp)
        case Leave(_, cp):
            moving.check_leave(state, marine, cp)


def check_alien_piece(state: HulkState, seat: int, action: Any) -> None:
    piece = own(state, seat, action.piece)
    match action, piece:
        case Enter(), Blip():
            blips.check_enter(state, piece)
        case EnterFacing(_, facing), Alien():
            if facing not in FACINGS:
                raise Illegal("no-facing", "SH-438")
            blips.check_enter_alien(state, piece)
        case Convert(), Blip():
            blips.check_convert(state, piece)
        case BurnRoll(), Alien():
            flames.check_burn_roll(state, piece)
        case ((Enter() | EnterFacing()), _):
            raise Illegal("no-facing", "SH-438")
        case BurnRoll(), _:
            raise Illegal("not-burning", "SH-313")
        case _:
            raise Illegal("no-such-blip", "SH-430")
