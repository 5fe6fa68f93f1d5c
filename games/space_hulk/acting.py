"""5 Every action of a seat: when it may be taken, what refuses it, what it does."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.engine import Event, Illegal
from games.space_hulk import (
    actions,
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
from games.space_hulk.pieces import Piece
from games.space_hulk.settling import OpenDecision, settle
from games.space_hulk.state import Alien, Blip, HulkState, Marine
from games.space_hulk.steps import Chain, Fight, Placing, SecondHit

Check = Callable[..., None]
Effect = Callable[..., list[Event]]
"""Called with the state, then piece, decision or seat, then the other fields of the action."""

DEPLOY = frozenset({"deploy"})
PLACING = frozenset({"start_blips", "alien_reinforce"})
MARINES = frozenset({"marine_actions"})
ALIENS = frozenset({"alien_actions"})
BOTH = MARINES | ALIENS


class OfPiece(Struct, frozen=True):
    """What a piece does. ``refused``: code and rule for pieces that cannot do it at all."""

    phases: frozenset[str]
    check: Check
    effect: Effect
    of: type[Piece] | tuple[type[Piece], ...] = (Marine, Alien, Blip)
    refused: tuple[str, str] = ("no-such-piece", "SH-061")


class OfSeat(Struct, frozen=True):
    """What a seat does; in any phase and while decisions are open, if none is named."""

    check: Check
    effect: Effect
    phases: frozenset[str] = frozenset()


class Answer(Struct, frozen=True):
    """What answers a decision. ``refused``: the code where none is open."""

    to: type[OpenDecision]
    check: Check
    effect: Effect
    refused: str = "no-decision"


def nothing(*_: object) -> None:
    """Nothing more refuses it."""


def _of_marine(check: Check, effect: Effect) -> OfPiece:
    return OfPiece(MARINES, check, effect, Marine, ("not-your-phase", "SH-044"))


PIECES: dict[type, OfPiece] = {
    actions.Move: OfPiece(BOTH, moving.check_move, moving.move),
    actions.TurnTo: OfPiece(BOTH, moving.check_turn, moving.turn),
    actions.Attack: OfPiece(BOTH, melee.check_attack, melee.attack),
    actions.Door: OfPiece(BOTH, doors.check_door, doors.use_door),
    actions.Shoot: _of_marine(shooting.check_shot, shooting.shoot),
    actions.FollowShot: _of_marine(shooting.check_follow_shot, shooting.follow_shot),
    actions.Overwatch: _of_marine(overwatch.check_overwatch, overwatch.set_overwatch),
    actions.ClearJam: _of_marine(overwatch.check_clear_jam, overwatch.clear_jam),
    actions.Flame: _of_marine(flames.check_flame, flames.flame),
    actions.Reload: _of_marine(flames.check_reload, flames.reload),
    actions.Leave: _of_marine(moving.check_leave, moving.leave),
    actions.Enter: OfPiece(ALIENS, blips.check_enter, blips.enter, Blip, ("no-facing", "SH-438")),
    actions.EnterFacing: OfPiece(
        ALIENS, blips.check_enter_alien, blips.enter_alien, Alien, ("no-facing", "SH-438")
    ),
    actions.Convert: OfPiece(
        ALIENS, blips.check_convert, blips.convert, Blip, ("no-such-blip", "SH-430")
    ),
    actions.BurnRoll: OfPiece(
        ALIENS, flames.check_burn_roll, flames.burn_roll, Alien, ("not-burning", "SH-313")
    ),
}

ANSWERS: dict[type, Answer] = {
    actions.PlaceAlien: Answer(Placing, revealing.check_place_alien, revealing.place_alien),
    actions.Parry: Answer(Fight, nothing, melee.parry),
    actions.ExtraHit: Answer(SecondHit, shooting.check_second_hit, shooting.also_hit),
    actions.WaiveHit: Answer(SecondHit, shooting.check_waive, shooting.waive),
    actions.FlameNext: Answer(Chain, flames.check_next, flames.flame_next, "no-flame-open"),
    actions.FlameStop: Answer(Chain, nothing, flames.stop, "no-flame-open"),
}


def place_blip(state: HulkState, seat: int, place: int, entry: int) -> list[Event]:
    return blips.place(state, place, entry) + rounds.after_placing(state)


def check_end(state: HulkState, seat: int) -> None:
    if seat != state.alien_seat:
        seats.check_end(state, seat)
    elif blips.overdue(state):
        raise Illegal("blip-must-enter", "SH-416")


def end_phase(state: HulkState, seat: int) -> list[Event]:
    if seat == state.alien_seat:
        return rounds.end_aliens(state, "pressed") + settle(state)
    return seats.press_end(state, seat)


SEATS: dict[type, OfSeat] = {
    actions.Swap: OfSeat(seats.check_swap, seats.swap, DEPLOY),
    actions.Face: OfSeat(seats.check_face, seats.face, DEPLOY),
    actions.Trade: OfSeat(seats.check_trade, seats.trade, DEPLOY),
    actions.Ready: OfSeat(seats.check_ready, seats.ready, DEPLOY),
    actions.PlaceBlip: OfSeat(blips.check_place, place_blip, PLACING),
    actions.Finish: OfSeat(paying.check_finish, paying.finish, BOTH),
    actions.AskFloor: OfSeat(seats.check_ask_floor, seats.ask_floor, MARINES),
    actions.EndPhase: OfSeat(check_end, end_phase, BOTH),
    actions.Preset: OfSeat(clock.check_preset, clock.preset),
    actions.Resign: OfSeat(resigning.check_resign, resigning.resign),
    actions.Agree: OfSeat(resigning.check_answer, resigning.agree),
    actions.Refuse: OfSeat(resigning.check_answer, resigning.refuse),
    actions.OfferDraw: OfSeat(resigning.check_offer, resigning.offer_draw),
    actions.AcceptDraw: OfSeat(resigning.check_answer_draw, resigning.accept),
    actions.DeclineDraw: OfSeat(resigning.check_answer_draw, resigning.decline),
}
