"""Dispatch: which action leads to which rule, and what is to be settled after it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.engine import Event
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
    rounds,
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
    CountdownDue,
    DecisionDue,
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
    FloorDue,
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
from games.space_hulk.events import HitWaived, Paid
from games.space_hulk.pieces import find
from games.space_hulk.settling import settle
from games.space_hulk.state import Alien, HulkState, Marine
from games.space_hulk.steps import After, Chain, Check, Fight, Placing, SecondHit, Watch

BY_ALIENS = (Move, Turn, Attack, Door, EnterFacing)
"""SH-256 The actions of an alien at which overwatch shoots."""


def do(state: HulkState, seat: int, action: Any) -> list[Event]:
    """SH-700 The effect, then everything that follows of it."""
    match action:
        case Move() | Turn() | Attack() | Door() | Enter() | EnterFacing() | Convert():
            return settled(state, action)
        case BurnRoll() | Shoot() | FollowShot() | Overwatch() | ClearJam():
            return settled(state, action)
        case Flame() | Reload() | Leave():
            return settled(state, action)
        case PlaceAlien() | Parry() | ExtraHit() | WaiveHit() | FlameNext() | FlameStop():
            return answer(state, action) + settle(state)
        case Swap() | Face() | Trade() | Ready():
            return arrange(state, seat, action)
        case PlaceBlip(place, entry):
            return blips.place(state, place, entry) + rounds.after_placing(state)
        case Finish():
            return paying.finish(state)
        case AskFloor():
            return seats.ask_floor(state, seat)
        case EndPhase():
            return end_phase(state, seat)
    return say(state, seat, action)


def settled(state: HulkState, action: Any) -> list[Event]:
    """12.3 The steps of an action lie in the reverse of their order."""
    piece = find(state, action.piece)
    state.steps.append(After())
    if isinstance(piece, Alien) and isinstance(action, BY_ALIENS):
        state.steps.append(Watch(piece.id))
    state.steps.append(Check())
    told = priced(effect(state, piece, action), getattr(action, "cp", 0))
    return told + settle(state)


def priced(told: list[Event], cp: int) -> list[Event]:
    """SH-661 How an action was paid is told with it."""
    if cp == 0:
        return told
    return [replace(event, cp=cp) if isinstance(event, Paid) else event for event in told]


def effect(state: HulkState, piece: Any, action: Any) -> list[Event]:
    match action:
        case Move(_, to, cp):
            return moving.move(state, piece, to, cp)
        case Turn(_, facing, cp):
            return moving.turn(state, piece, facing, cp)  # type: ignore[arg-type]
        case Attack(_, cp):
            return melee.attack(state, piece, cp)
        case Door(_, at, cp):
            return doors.use_door(state, piece, at, cp)
        case Enter():
            return blips.enter(state, piece)
        case EnterFacing(_, facing):
            return blips.enter_alien(state, piece, facing)  # type: ignore[arg-type]
        case Convert():
            return blips.convert(state, piece)
        case BurnRoll():
            return flames.burn_roll(state, piece)
    return marine_effect(state, piece, action)


def marine_effect(state: HulkState, marine: Marine, action: Any) -> list[Event]:
    match action:
        case Shoot(_, target, cp):
            return shooting.shoot(state, marine, target, cp)
        case FollowShot(_, target):
            return shooting.follow_shot(state, marine, target)
        case Overwatch(_, cp):
            return overwatch.set_overwatch(state, marine, cp)
        case ClearJam(_, cp):
            return overwatch.clear_jam(state, marine, cp)
        case Flame(_, to, cp):
            return flames.flame(state, marine, to, cp)
        case Reload(_, cp):
            return flames.reload(state, marine, cp)
        case Leave(_, cp):
            return moving.leave(state, marine, cp)
    raise TypeError(f"no rule for {action!r}")


def answer(state: HulkState, action: Any) -> list[Event]:
    """The decision that is open is taken."""
    step = state.steps.pop()
    match step, action:
        case Placing(), PlaceAlien(to, facing):
            return revealing.place_alien(state, step, to, facing)  # type: ignore[arg-type]
        case SecondHit(), ExtraHit(target):
            return shooting.also_hit(state, step, target)
        case SecondHit(), WaiveHit():
            return [HitWaived(step.marine)]
        case Fight(), Parry(yes):
            return melee.parry(state, step, yes)
        case Chain(), FlameNext(to):
            return flames.flame_next(state, step, to)
        case Chain(), FlameStop():
            return flames.stop(state, step)
    raise TypeError(f"no rule for {action!r}")


def arrange(state: HulkState, seat: int, action: Any) -> list[Event]:
    """SH-020 Before the match."""
    match action:
        case Swap(name, other):
            return seats.swap(state, seat, name, other)
        case Face(name, facing):
            return seats.face(state, seat, name, facing)  # type: ignore[arg-type]
        case Trade(name, other):
            return seats.trade(state, seat, name, other)
    return seats.ready(state, seat)


def end_phase(state: HulkState, seat: int) -> list[Event]:
    if seat == state.alien_seat:
        return rounds.end_aliens(state, "pressed") + settle(state)
    return seats.press_end(state, seat)


def say(state: HulkState, seat: int, action: Any) -> list[Event]:
    """What is done across the table."""
    match action:
        case Preset(what, auto):
            return clock.preset(state, seat, what, auto)
        case Resign():
            return resigning.resign(state, seat)
        case Agree():
            return resigning.agree(state, seat)
        case Refuse():
            return resigning.refuse(state, seat)
        case OfferDraw():
            return resigning.offer_draw(state, seat)
        case AcceptDraw():
            return resigning.accept(state, seat)
        case DeclineDraw():
            return resigning.decline(state, seat)
    raise TypeError(f"no rule for {action!r}")


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
    if state.phase == "marine_actions" and not state.steps and seats.all_pressed(state):
        return rounds.end_marines(state, "pressed") + settle(state)
    return []
