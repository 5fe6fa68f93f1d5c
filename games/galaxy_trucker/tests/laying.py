"""Tiles are laid ready. What is laid out comes from the heap, so no tile is there twice (but for
twins that are all gone)."""

from __future__ import annotations

from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.state import Hand, TruckState
from games.galaxy_trucker.tests.ships import find, parts
from games.galaxy_trucker.tiles import TILES, starting_cabin


def out_of_heap(state: TruckState, written: str) -> int:
    gone = frozenset(range(len(TILES))) - frozenset(state.heap)
    number = find(written, gone)
    if number in state.heap:
        state.heap.remove(number)
    return number


def give_ship(state: TruckState, seat: int, written: str) -> None:
    """The ship as written, all of its tiles fixed, with the seat's own starting cabin."""
    ship = state.seats[seat].ship
    ship.parts = {cell: _out(state, seat, part) for cell, part in parts(written).items()}


def _out(state: TruckState, seat: int, part: Part) -> Part:
    printed = TILES[part.tile]
    if printed.kind == "SC":
        return Part(starting_cabin(seat), part.k)
    twins = [number for number in state.heap if TILES[number] == printed]
    number = part.tile if part.tile in twins or not twins else twins[0]
    state.heap = [other for other in state.heap if other != number]
    return Part(number, part.k)


def hold(
    state: TruckState, seat: int, written: str, *, known: bool = False, reserved: bool = False
) -> int:
    """Into the hand: drawn from the heap, unless all know it."""
    number = out_of_heap(state, written)
    state.seats[seat].hand = Hand(number, known=known or reserved, reserved=reserved)
    return number


def lay(state: TruckState, written: str) -> int:
    """Face up on the table."""
    number = out_of_heap(state, written)
    state.table[number] = len(state.table)
    state.been.append(number)
    return number


def keep(state: TruckState, seat: int, slot: int, written: str) -> int:
    """Into the reserve."""
    number = out_of_heap(state, written)
    state.seats[seat].reserve[slot] = number
    return number


def on_top(state: TruckState, written: str) -> int:
    """On top of the heap."""
    number = out_of_heap(state, written)
    state.heap.append(number)
    return number
