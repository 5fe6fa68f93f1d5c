"""2.5 Steps and turns, and leaving the board (2.15)."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.space_hulk.board import FACINGS, WAY, Facing, cuts_corner, way_to
from games.space_hulk.events import LeftBoard, Moved, PickedUp, Turned
from games.space_hulk.paying import begin, check_payment
from games.space_hulk.pieces import Piece, blocked, board, opaque, seer_of, take_off
from games.space_hulk.ruleset import Costs
from games.space_hulk.state import Alien, Blip, HulkState, Marine


def cost_of_way(costs: Costs, piece: Piece, way: int) -> int | None:
    """SH-080 SH-081 SH-082 What a step in a direction costs; None: the piece cannot step so."""
    if isinstance(piece, Blip):
        return costs.blip_step
    turned = (way - WAY[piece.facing]) % 8
    if turned in (7, 0, 1):
        return costs.forward
    if isinstance(piece, Marine):
        return costs.marine_back if turned in (3, 4, 5) else None
    return costs.alien_back if turned in (3, 4, 5) else costs.sideways


def step_cost(state: HulkState, piece: Piece, to: int) -> int:
    """SH-101 SH-102 SH-103 SH-104"""
    if piece.at is None:
        raise Illegal("still-outside", "SH-438")
    way = way_to(board(state), piece.at, to)
    cost = None if way is None else cost_of_way(state.ruleset.costs, piece, way)
    if cost is None:
        raise Illegal("not-a-step", "SH-101")
    return cost


def check_step(state: HulkState, piece: Piece, to: int, walls: int) -> None:
    """``walls``: what is blocked."""
    assert piece.at is not None
    if isinstance(piece, Marine) and board(state).entry_mask >> to & 1:
        raise Illegal("entry-square", "SH-112")
    if walls >> to & 1:
        raise Illegal("square-blocked", "SH-105")
    way = way_to(board(state), piece.at, to)
    assert way is not None
    if cuts_corner(board(state), piece.at, way, walls):
        raise Illegal("diagonal-blocked", "SH-106")


def steps(state: HulkState, piece: Piece, walls: int) -> list[tuple[int, int]]:
    """Where a piece on the board may step, and for what; a blip's being seen left aside."""
    assert piece.at is not None
    ground, costs = board(state), state.ruleset.costs
    barred = walls | ground.entry_mask if isinstance(piece, Marine) else walls
    found = []
    for way, to in enumerate(ground.around[piece.at]):
        if barred >> to & 1 or cuts_corner(ground, piece.at, way, walls):
            continue
        cost = cost_of_way(costs, piece, way)
        if cost is not None:
            found.append((to, cost))
    return found


def would_be_seen(state: HulkState, blip: Blip, to: int, hiding: int) -> bool:
    """SH-411 Whether a marine would see a blip on a square. ``hiding``: what is opaque, the blip
    where it stands included."""
    if state.ruleset.blip_may_enter_sight:
        return False
    if blip.at is not None:
        hiding &= ~(1 << blip.at)
    return seer_of(state, to, hiding) is not None


def check_move(state: HulkState, piece: Piece, to: int, cp: int) -> None:
    cost = step_cost(state, piece, to)
    if not isinstance(piece, Marine):
        check_payment(state, piece, 0, cp)
    check_step(state, piece, to, blocked(state))
    if isinstance(piece, Blip) and would_be_seen(state, piece, to, opaque(state)):
        raise Illegal("would-be-seen", "SH-411")
    check_payment(state, piece, cost, cp)


def move(state: HulkState, piece: Piece, to: int, cp: int) -> list[Event]:
    start = piece.at
    assert start is not None
    told = begin(state, piece, step_cost(state, piece, to), cp)
    piece.at = to
    told.append(Moved(piece.id, start, to))
    if isinstance(piece, Alien):
        piece.burning = False
    if isinstance(piece, Marine):
        told += pick_up(state, piece)
        open_follow_up(state, piece)
    return told


def open_follow_up(state: HulkState, marine: Marine) -> None:
    """SH-198 After each move or turn of a marine with a working rifle one free shot is open."""
    if marine.role != "flamer" and not marine.jam:
        state.stations[marine.seat].follow = marine.id


def pick_up(state: HulkState, marine: Marine) -> list[Event]:
    """SH-556 Entering the square of an object picks it up."""
    told: list[Event] = []
    for thing in [thing for thing, square in state.objects.items() if square == marine.at]:
        del state.objects[thing]
        marine.carries.append(thing)
        if thing not in state.fetched:
            state.fetched.append(thing)
        told.append(PickedUp(marine.id, thing))
    return told


def is_quarter(facing: Facing, other: Facing) -> bool:
    return WAY[facing] % 4 != WAY[other] % 4


def turn_cost(state: HulkState, piece: Marine | Alien, facing: Facing) -> int:
    """SH-083 SH-084"""
    costs = state.ruleset.costs
    if isinstance(piece, Marine):
        return costs.marine_turn if is_quarter(piece.facing, facing) else costs.marine_about
    return costs.alien_turn if is_quarter(piece.facing, facing) else costs.alien_about


def check_turn(state: HulkState, piece: Piece, facing: str, cp: int) -> None:
    """SH-109 An alien makes no two turns by 90 degrees one after the other."""
    if isinstance(piece, Blip):
        raise Illegal("no-facing", "SH-104")
    if piece.at is None:
        raise Illegal("still-outside", "SH-438")
    if facing not in FACINGS or facing == piece.facing:
        raise Illegal("no-facing", "SH-100")
    if isinstance(piece, Alien):
        check_payment(state, piece, 0, cp)
        if piece.turned and is_quarter(piece.facing, facing):
            raise Illegal("turned-already", "SH-109")
    check_payment(state, piece, turn_cost(state, piece, facing), cp)


def turn(state: HulkState, piece: Piece, facing: Facing, cp: int) -> list[Event]:
    assert not isinstance(piece, Blip)
    told = begin(state, piece, turn_cost(state, piece, facing), cp)
    if isinstance(piece, Alien):
        piece.turned = is_quarter(piece.facing, facing)
    piece.facing = facing
    if isinstance(piece, Marine):
        open_follow_up(state, piece)
    return [*told, Turned(piece.id, facing)]


def check_leave(state: HulkState, marine: Marine, cp: int) -> None:
    assert marine.at is not None
    if not board(state).exits >> marine.at & 1:
        raise Illegal("no-exit-here", "SH-490")
    check_payment(state, marine, state.ruleset.costs.leave, cp)


def leave(state: HulkState, marine: Marine, cp: int) -> list[Event]:
    """SH-490 He counts as saved and never returns."""
    told = begin(state, marine, state.ruleset.costs.leave, cp)
    take_off(state, marine)
    marine.fate = "saved"
    return [*told, LeftBoard(marine.id)]
