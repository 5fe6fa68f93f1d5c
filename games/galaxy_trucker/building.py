"""1.4, 1.5 Building: heap, table, hand, reserve, stacks. What is checked, and what it does."""

from __future__ import annotations

from typing import Any

from games.engine import Event, Illegal
from games.galaxy_trucker import glass
from games.galaxy_trucker.actions import (
    DrawHidden,
    Finish,
    Flip,
    Lift,
    Peek,
    Place,
    PutBack,
    Reserve,
    StopPeek,
    TakeOpen,
    TakeReserved,
)
from games.galaxy_trucker.checking import is_sound
from games.galaxy_trucker.events import (
    OwnTileDrawn,
    ReserveTaken,
    StackSeen,
    StackTaken,
    TileDrawn,
    TileLifted,
    TilePlaced,
    TileReserved,
    TileTaken,
)
from games.galaxy_trucker.hands import (
    SLOTS,
    check_hand_empty,
    fix,
    held,
    put_back,
    return_stack,
)
from games.galaxy_trucker.preparing import HIDDEN, STACKS
from games.galaxy_trucker.ship import Part, may_join
from games.galaxy_trucker.state import Hand, Trucker, TruckState

WHILE_PEEKING = (StopPeek, Flip, Finish)


def check(state: TruckState, seat: int, action: Any) -> None:
    """Raises what refuses an action of building: whoever has finished turns the hourglass alone,
    whoever peeks builds nothing (GT-134, GT-147)."""
    trucker = state.seats[seat]
    if not trucker.builds and not isinstance(action, Flip):
        raise Illegal("already-finished", "GT-147")
    if trucker.peeks is not None and not isinstance(action, WHILE_PEEKING):
        raise Illegal("peeking", "GT-134")
    match action:
        case DrawHidden():
            check_hand_empty(trucker)
            if not state.heap:
                raise Illegal("heap-empty", "GT-107")
        case TakeOpen(tile):
            check_hand_empty(trucker)
            if tile not in state.table:
                # Whatever never lay there is answered alike, be it in the heap or in a hand.
                raise Illegal("tile-gone" if tile in state.been else "no-such-tile", "GT-106")
        case TakeReserved(slot):
            check_hand_empty(trucker)
            if slot not in trucker.reserve:
                raise Illegal("slot-empty", "GT-116")
        case Place(k, cell):
            check_place(state, trucker, k, cell)
        case Lift():
            check_hand_empty(trucker)
            if trucker.loose is None:
                raise Illegal("nothing-loose", "GT-114")
        case Reserve(slot):
            check_reserve(state, trucker, slot)
        case PutBack():
            if held(trucker).reserved:
                raise Illegal("reserved-not-returnable", "GT-118")
        case Peek(stack):
            check_peek(state, trucker, stack)
        case StopPeek():
            if trucker.peeks is None:
                raise Illegal("not-peeking", "GT-134")
        case Flip():
            glass.check_flip(state, trucker)
        case Finish(space):
            check_hand_empty(trucker)
            glass.check_space(state, space)


def check_place(state: TruckState, trucker: Trucker, k: int, cell: int) -> None:
    tile, parts = held(trucker).tile, trucker.ship.parts
    if not 0 <= k <= 3:
        raise Illegal("bad-rotation", "GT-005")
    if cell not in state.board.cells:
        raise Illegal("outside-area", "GT-111")
    if cell in parts:
        raise Illegal("cell-taken", "GT-109")
    if not may_join(parts, Part(tile, k), cell):
        raise Illegal("not-joined", "GT-109")
    if help_of(state) == "strict" and not is_sound(parts, Part(tile, k), cell):
        raise Illegal("would-be-illegal", "GT-110")


def help_of(state: TruckState) -> str:
    """GT-110 What is told of errors while building: off, warn or strict."""
    if state.options.build_help == "by-mode":
        return "warn" if state.level == "learning" else "off"
    return state.options.build_help


def check_reserve(state: TruckState, trucker: Trucker, slot: int) -> None:
    """GT-079 GT-116"""
    if not may_reserve(state):
        raise Illegal("reserve-off", "GT-079")
    held(trucker)
    if len(trucker.reserve) == len(SLOTS):
        raise Illegal("reserve-full", "GT-116")
    if slot not in SLOTS:
        raise Illegal("no-such-slot", "GT-116")
    if slot in trucker.reserve:
        raise Illegal("slot-taken", "GT-116")


def may_reserve(state: TruckState) -> bool:
    return state.level != "learning" or state.options.learning_reserve == "on"


def check_peek(state: TruckState, trucker: Trucker, stack: int) -> None:
    """GT-130 to GT-135"""
    if not state.stacks:
        raise Illegal("no-stacks", "GT-077")
    if stack == HIDDEN:
        raise Illegal("stack-hidden", "GT-130")
    if stack not in STACKS:
        raise Illegal("no-such-stack", "GT-130")
    if len(trucker.ship.parts) == 1:
        raise Illegal("nothing-added", "GT-130")
    check_hand_empty(trucker)
    if any(other.peeks == stack for other in state.seats):
        raise Illegal("stack-taken", "GT-132")


def do(state: TruckState, seat: int, action: Any) -> list[Event]:
    trucker = state.seats[seat]
    match action:
        case DrawHidden():
            return draw(state, seat)
        case TakeOpen(tile):
            fix(trucker)
            del state.table[tile]
            trucker.hand = Hand(tile, known=True)
            return [TileTaken(seat=seat, tile=tile)]
        case TakeReserved(slot):
            fix(trucker)
            tile = trucker.reserve.pop(slot)
            trucker.hand = Hand(tile, known=True, reserved=True)
            return [ReserveTaken(seat=seat, tile=tile, slot=slot)]
        case Place(k, cell):
            return place(trucker, seat, k, cell)
        case Lift():
            return lift(trucker, seat)
        case Reserve(slot):
            tile = held(trucker).tile
            trucker.hand, trucker.reserve[slot] = None, tile
            return [TileReserved(seat=seat, tile=tile, slot=slot)]
        case PutBack():
            return put_back(state, seat)
        case Peek(stack):
            fix(trucker)
            trucker.peeks, trucker.peeks_since = stack, state.now
            seen = StackSeen(stack=stack, cards=state.stacks[stack], only=frozenset({seat}))
            return [StackTaken(seat=seat, stack=stack), seen]
        case StopPeek():
            return return_stack(state, seat)
        case Flip():
            return glass.flip(state, seat)
        case Finish(space):
            return finish(state, seat, space)
    raise TypeError(f"no rule for {action!r}")


def draw(state: TruckState, seat: int) -> list[Event]:
    """GT-102 Only its owner sees it."""
    fix(state.seats[seat])
    tile = state.heap.pop()
    state.seats[seat].hand = Hand(tile, known=False)
    own = OwnTileDrawn(tile=tile, only=frozenset({seat}))
    return [TileDrawn(seat=seat, left=len(state.heap)), own]


def place(trucker: Trucker, seat: int, k: int, cell: int) -> list[Event]:
    """GT-109 GT-112 It lies loose until its owner takes another."""
    hand = held(trucker)
    trucker.ship.parts[cell] = Part(hand.tile, k)
    trucker.loose, trucker.loose_reserved, trucker.hand = cell, hand.reserved, None
    return [TilePlaced(seat=seat, tile=hand.tile, cell=cell, k=k)]


def lift(trucker: Trucker, seat: int) -> list[Event]:
    """GT-113 GT-118"""
    assert trucker.loose is not None
    cell = trucker.loose
    tile = trucker.ship.parts.pop(cell).tile
    trucker.hand = Hand(tile, known=True, reserved=trucker.loose_reserved)
    fix(trucker)
    return [TileLifted(seat=seat, tile=tile, cell=cell)]


def finish(state: TruckState, seat: int, space: int) -> list[Event]:
    """GT-144 GT-146"""
    fix(state.seats[seat])
    return [*return_stack(state, seat), *glass.take_space(state, seat, space)]
