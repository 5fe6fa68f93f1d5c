"""2.11 Close combat, parries, and doors broken by hand (2.6)."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Event, Illegal
from games.space_hulk.board import FACINGS, Facing, ahead, way_to
from games.space_hulk.events import DoorRolled, Fought, MeleeRolled, Parried, TurnedToFace
from games.space_hulk.overwatch import end_by_attack
from games.space_hulk.paying import begin, check_payment
from games.space_hulk.pieces import (
    Piece,
    board,
    break_door,
    find,
    kill_alien,
    kill_marine,
    piece_on,
)
from games.space_hulk.state import Alien, Blip, HulkState, Marine
from games.space_hulk.steps import Fight

Figure = Marine | Alien


def in_front(state: HulkState, piece: Figure) -> int:
    assert piece.at is not None
    return ahead(board(state), piece.at, piece.facing)


def foe_in_front(state: HulkState, piece: Figure) -> Figure | int | None:
    """SH-340 The enemy, or the square of the closed door, directly in front."""
    square = in_front(state, piece)
    if state.doors.get(square) is False:
        return square
    there = piece_on(state, square)
    if isinstance(there, Blip) or type(there) is type(piece):
        return None
    return there


def check_foe(state: HulkState, piece: Figure) -> None:
    if foe_in_front(state, piece) is not None:
        return
    if piece_on(state, in_front(state, piece)) is None:
        raise Illegal("nothing-in-front", "SH-340")
    raise Illegal("not-an-enemy", "SH-340")


def check_attack(state: HulkState, piece: Piece, cp: int) -> None:
    if isinstance(piece, Blip):
        raise Illegal("not-an-enemy", "SH-414")
    if piece.at is None:
        raise Illegal("still-outside", "SH-438")
    check_foe(state, piece)
    check_payment(state, piece, state.ruleset.costs.attack, cp)


def attack(state: HulkState, piece: Figure, cp: int) -> list[Event]:
    foe = foe_in_front(state, piece)
    assert foe is not None
    told = begin(state, piece, state.ruleset.costs.attack, cp)
    if isinstance(foe, int):
        return told + strike_door(state, piece, foe)
    return told + _meet(state, piece, foe)


def strike_door(state: HulkState, piece: Figure, square: int) -> list[Event]:
    """SH-136 A six on any die breaks it: one die of a marine, three of an alien."""
    number = 1 if isinstance(piece, Marine) else 3
    dice = tuple(state.chance.below(6, "door") + 1 for _ in range(number))
    told: list[Event] = [DoorRolled(piece.id, square, dice)]
    if not set(dice).isdisjoint(state.ruleset.door_breaks_on):
        told += break_door(state, square, piece.id)
    return told


def _meet(state: HulkState, attacker: Figure, defender: Figure) -> list[Event]:
    """SH-341 One red die against three blue ones."""
    marine = attacker if isinstance(attacker, Marine) else defender
    assert isinstance(marine, Marine)
    told = end_by_attack(marine)
    frontal = is_frontal(state, attacker, defender)
    red = state.chance.below(6, "melee-marine") + 1
    blue = tuple(state.chance.below(6, "melee-alien") + 1 for _ in range(3))
    faces = marine is attacker or frontal
    bonus = state.ruleset.sergeant_bonus if marine.role == "sergeant" and faces else 0
    fight = Fight(
        seat=marine.seat,
        attacker=attacker.id,
        defender=defender.id,
        red=red,
        blue=blue,
        bonus=bonus,
        frontal=frontal,
    )
    state.steps.append(fight)
    asked = may_parry(state, fight)
    return [*told, MeleeRolled(attacker.id, defender.id, red, blue, bonus, asked)]


def is_frontal(state: HulkState, attacker: Figure, defender: Figure) -> bool:
    """SH-343 The defender's front square is the attacker's square."""
    assert defender.at is not None
    return ahead(board(state), defender.at, defender.facing) == attacker.at


def marine_of(state: HulkState, fight: Fight) -> Marine:
    name = fight.attacker if fight.attacker in state.marines else fight.defender
    return state.marines[name]


def may_parry(state: HulkState, fight: Fight) -> bool:
    """SH-346 A sergeant who faces the enemy, unless his result is higher already."""
    marine = marine_of(state, fight)
    faces = fight.attacker == marine.id or fight.frontal or not state.ruleset.parry_needs_facing
    return marine.role == "sergeant" and faces and fight.red + fight.bonus <= max(fight.blue)


def fight(state: HulkState, step: Fight) -> list[Event]:
    if not may_parry(state, step):
        return result(state, step)
    if "parry" in state.stations[step.seat].presets:
        return parry(state, step, is_losing(step))
    state.steps.append(replace(step, open=True))
    state.asked_at = state.now
    return []


def is_losing(step: Fight) -> bool:
    """SH-747 An expired parry is used exactly when the marine is losing."""
    return step.red + step.bonus < max(step.blue)


def parry(state: HulkState, step: Fight, yes: bool) -> list[Event]:
    """SH-346 SH-347 One re-roll of the alien's highest die, which must be accepted."""
    marine = marine_of(state, step)
    if not yes:
        return [Parried(marine.id, False), *result(state, step)]
    die = state.chance.below(6, "parry") + 1
    blue = list(step.blue)
    blue[blue.index(max(blue))] = die
    told: list[Event] = [Parried(marine.id, True, die)]
    return told + result(state, replace(step, blue=tuple(blue)))


def result(state: HulkState, step: Fight) -> list[Event]:
    """SH-342 The higher result wins, a tie changes nothing; SH-344 from side or rear only the
    attacker can."""
    marine = marine_of(state, step)
    red, blue = step.red + step.bonus, max(step.blue)
    if red == blue:
        told: list[Event] = [Fought(step.attacker, step.defender, "tie")]
        return told + turn_to_face(state, step)
    marine_wins = red > blue
    attacker_wins = marine_wins == (marine.id == step.attacker)
    told = [Fought(step.attacker, step.defender, "attacker" if attacker_wins else "defender")]
    if attacker_wins or step.frontal:
        told += _fall(state, step, marine, marine_falls=not marine_wins)
    return told + turn_to_face(state, step)


def _fall(state: HulkState, step: Fight, marine: Marine, *, marine_falls: bool) -> list[Event]:
    alien = step.defender if marine.id == step.attacker else step.attacker
    if marine_falls:
        return kill_marine(state, marine, alien)
    return kill_alien(state, alien, marine.id, by_marines=True)


def turn_to_face(state: HulkState, step: Fight) -> list[Event]:
    """SH-355 Whoever was attacked from side or rear and is still there turns to face the attacker;
    for SH-109 an alien has done nothing by it."""
    attacker, defender = find(state, step.attacker), find(state, step.defender)
    if step.frontal or not state.ruleset.turn_to_face or defender is None:
        return []
    assert isinstance(defender, Marine | Alien)
    assert attacker is not None and attacker.at is not None and defender.at is not None
    defender.facing = towards(state, defender.at, attacker.at)
    return [TurnedToFace(defender.id, defender.facing)]


def towards(state: HulkState, square: int, other: int) -> Facing:
    """The facing to a neighbour by a side."""
    way = way_to(board(state), square, other)
    assert way is not None and way % 2 == 0
    return FACINGS[way // 2]
