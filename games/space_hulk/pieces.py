"""The pieces of a position: who stands where, what they block and hide, what marines see."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Event, Illegal
from games.space_hulk import sight
from games.space_hulk.board import Board, board_of, mask_of
from games.space_hulk.events import DoorDestroyed, Dropped, Killed
from games.space_hulk.state import Alien, Blip, HulkState, Marine

Piece = Marine | Alien | Blip


def board(state: HulkState) -> Board:
    return board_of(state.scenario.map)


def squad(state: HulkState) -> list[Marine]:
    """The marines on the board, in roster order."""
    return [marine for marine in state.marines.values() if marine.at is not None]


def find(state: HulkState, name: str) -> Piece | None:
    """The piece of that id, wherever it is; nobody who is dead or has left."""
    marine = state.marines.get(name)
    if marine is not None:
        return None if marine.at is None else marine
    return state.aliens.get(name) or state.blips.get(name)


def owner(state: HulkState, piece: Piece) -> int:
    return piece.seat if isinstance(piece, Marine) else state.alien_seat


def piece_on(state: HulkState, square: int) -> Piece | None:
    """SH-108 At most one piece stands on a square."""
    for pieces in _all(state):
        for piece in pieces:
            if piece.at == square:
                return piece
    return None


def _all(state: HulkState) -> tuple[Iterable[Piece], ...]:
    return state.marines.values(), state.aliens.values(), state.blips.values()


def occupied(state: HulkState) -> int:
    mask = 0
    for pieces in _all(state):
        for piece in pieces:
            if piece.at is not None:
                mask |= 1 << piece.at
    return mask


def shut(state: HulkState) -> int:
    """The squares with closed leaves."""
    mask = 0
    for square, is_open in state.doors.items():
        if not is_open:
            mask |= 1 << square
    for number in state.closed:
        mask |= 1 << board(state).airlocks[number - 1]
    return mask


def blocked(state: HulkState) -> int:
    """SH-105 Void, closed leaves, off the map, pieces and flames. SH-107"""
    return board(state).solid | shut(state) | occupied(state) | mask_of(state.flames)


def opaque(state: HulkState) -> int:
    """SH-167 SH-308 Closed leaves, pieces, and flames but those of the open shot."""
    mask = shut(state) | occupied(state)
    for square, number in state.flames.items():
        if number > state.fresh.get(square, 0):
            mask |= 1 << square
    return mask


def seen(state: HulkState, marine: Marine, hiding: int | None = None) -> int:
    """SH-170 The squares that a marine on the board sees."""
    assert marine.at is not None
    hiding = opaque(state) if hiding is None else hiding
    return sight.seen(board(state), marine.at, marine.facing, hiding, state.ruleset.corner_rule)


def fire_area(
    state: HulkState, marine: Marine, limit: int | None = None, hiding: int | None = None
) -> int:
    """SH-170 SH-171 What he has in his fire area, within a range if there is one."""
    assert marine.at is not None
    mask = in_fire_arc(state, marine, seen(state, marine, hiding))
    return mask if limit is None else mask & sight.within(board(state), marine.at, limit)


def in_fire_arc(state: HulkState, marine: Marine, seen: int) -> int:
    """SH-163 What of the squares that a marine sees lies in his fire arc."""
    assert marine.at is not None
    return seen & sight.fire_arc(board(state), marine.at, marine.facing, state.ruleset.corner_rule)


def seer_of(state: HulkState, square: int, hiding: int) -> Marine | None:
    """The lowest-numbered marine who sees a square."""
    for marine in state.marines.values():
        if marine.at is not None and sight.sees(
            board(state), marine.at, marine.facing, square, hiding, state.ruleset.corner_rule
        ):
            return marine
    return None


# ---- targets


def door_id(state: HulkState, square: int) -> str:
    return f"d{board(state).doors.index(square) + 1}"


def closed_doors(state: HulkState) -> dict[str, int]:
    """By id."""
    return {
        door_id(state, square): square for square, is_open in state.doors.items() if not is_open
    }


def target_square(state: HulkState, target: str) -> int | None:
    """SH-191 Where an alien or a closed door is; None for anything else."""
    alien = state.aliens.get(target)
    return closed_doors(state).get(target) if alien is None else alien.at


# ---- removing


def destroy(state: HulkState, target: str, by: str) -> list[Event]:
    """What is hit goes: SH-194 a figure is removed, SH-137 a door destroyed."""
    if target in state.aliens:
        return kill_alien(state, target, by, by_marines=True)
    return break_door(state, closed_doors(state)[target], by)


def break_door(state: HulkState, square: int, by: str) -> list[Event]:
    """SH-138 A destroyed door is plain floor."""
    _forget_target(state, door_id(state, square))
    del state.doors[square]
    return [DoorDestroyed(square, by)]


def kill_alien(state: HulkState, name: str, by: str, *, by_marines: bool) -> list[Event]:
    """SH-558 Counted if marines did it."""
    alien = state.aliens.pop(name)
    assert alien.at is not None
    state.kills += by_marines
    _forget_target(state, name)
    if state.active == name:
        state.active = None
    return [Killed(name, by, alien.at, alien.facing)]


def kill_marine(state: HulkState, marine: Marine, by: str) -> list[Event]:
    """SH-556 What he carried falls where he stood."""
    square = marine.at
    assert square is not None
    told: list[Event] = [Killed(marine.id, by, square, marine.facing)]
    for thing in marine.carries:
        state.objects[thing] = square
        told.append(Dropped(marine.id, thing, square))
    marine.carries = []
    marine.fate = "dead"
    take_off(state, marine)
    return told


def take_off(state: HulkState, marine: Marine) -> None:
    """He is on the board no more."""
    marine.at = None
    marine.jam = False
    marine.ap, marine.stage = 0, "done"
    if state.active == marine.id:
        state.active = None


def _forget_target(state: HulkState, target: str) -> None:
    """SH-213 Sustained fire ends with its target."""
    for marine in state.marines.values():
        if marine.aim == target:
            marine.aim = None


# ---- who may


def own(state: HulkState, seat: int, name: str) -> Piece:
    """The piece of that id, if the seat may lead it."""
    piece = find(state, name)
    if piece is None:
        raise Illegal("no-such-piece", "SH-061")
    if owner(state, piece) != seat:
        raise Illegal("not-your-piece", "SH-580")
    return piece


def own_marine(state: HulkState, seat: int, name: str) -> Marine:
    piece = own(state, seat, name)
    assert isinstance(piece, Marine)
    return piece
