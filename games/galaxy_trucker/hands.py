"""1.4 A seat's hand, its reserve and the stack it holds: what is taken up and let go."""

from __future__ import annotations

from itertools import count

from games.engine import Event, Illegal
from games.galaxy_trucker.events import StackReturned, TilePutBack, TileReserved
from games.galaxy_trucker.state import Hand, Trucker, TruckState

SLOTS = (1, 2)
"""GT-116"""


def check_hand_empty(trucker: Trucker) -> None:
    """GT-101"""
    if trucker.hand is not None:
        raise Illegal("hand-not-empty", "GT-101")


def held(trucker: Trucker) -> Hand:
    if trucker.hand is None:
        raise Illegal("hand-empty", "GT-101")
    return trucker.hand


def fix(trucker: Trucker) -> None:
    """GT-114 The loose tile never moves again."""
    trucker.loose = None


def put_back(state: TruckState, seat: int) -> list[Event]:
    """GT-108 Face up on the lowest free place of the table."""
    tile = held(state.seats[seat]).tile
    state.seats[seat].hand = None
    taken = frozenset(state.table.values())
    spot = next(spot for spot in count() if spot not in taken)
    state.table[tile] = spot
    if tile not in state.been:
        state.been.append(tile)
    return [TilePutBack(seat=seat, tile=tile, place=spot)]


def return_stack(state: TruckState, seat: int) -> list[Event]:
    """GT-137"""
    trucker = state.seats[seat]
    if trucker.peeks is None:
        return []
    stack, trucker.peeks = trucker.peeks, None
    return [StackReturned(seat=seat, stack=stack)]


def let_go(state: TruckState, seat: int) -> list[Event]:
    """GT-149 What is in the hand of a seat that is stopped: back to the table, or, from the
    reserve, to its lower free place. A loose tile stays, a stack returns."""
    trucker = state.seats[seat]
    fix(trucker)
    if trucker.hand is None:
        # GT-135 Nobody holds a stack and a tile.
        return return_stack(state, seat)
    if not trucker.hand.reserved:
        return put_back(state, seat)
    tile, slot = trucker.hand.tile, min(set(SLOTS) - trucker.reserve.keys())
    trucker.hand, trucker.reserve[slot] = None, tile
    return [TileReserved(seat=seat, tile=tile, slot=slot)]
