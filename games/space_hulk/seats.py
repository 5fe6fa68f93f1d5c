"""2.18 Several marine players: the deal, the arrangement before the match, the floor, the end of
their phase."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import ABSENT_AFTER, Event, Illegal
from games.space_hulk.board import FACINGS, Facing
from games.space_hulk.events import (
    EndPressed,
    FacingSet,
    Finished,
    FloorAsked,
    MarinesSwapped,
    MarinesTraded,
    SeatReady,
    TradeOffered,
)
from games.space_hulk.paying import floor_holder, free_floor, retire
from games.space_hulk.pieces import own_marine
from games.space_hulk.state import HulkState, Marine, Timer
from games.space_hulk.timing import DAYS, floor_time


def marine_seats(number: int, aliens: int) -> list[int]:
    return [seat for seat in range(number) if seat != aliens]


def blocks(owners: Sequence[int], number: int) -> list[int]:
    """SH-580 Whose each marine is: blocks as equal as possible, the larger ones first."""
    least, more = divmod(number, len(owners))
    return [owner for place, owner in enumerate(owners) for _ in range(least + (place < more))]


def in_play(state: HulkState) -> list[int]:
    """The marine seats with a marine on the board."""
    return sorted({each.seat for each in state.marines.values() if each.at is not None})


def out(state: HulkState) -> frozenset[int]:
    """SH-585 Marine seats whose marines are all gone: they watch, and are asked nothing more."""
    there = {*in_play(state), state.alien_seat}
    return frozenset(range(len(state.stations))) - there


def is_absent(state: HulkState, seat: int) -> bool:
    """SH-604 Away for a minute; never where days are given."""
    since = state.stations[seat].away_since
    return (
        since is not None and state.options.clock not in DAYS and state.now - since >= ABSENT_AFTER
    )


# ---- deploy


def check_arranged(state: HulkState) -> None:
    if state.scenario.deploy != "swap":
        raise Illegal("deploy-fixed", "SH-021")


def check_swap(state: HulkState, seat: int, name: str, other: str) -> None:
    check_arranged(state)
    own_marine(state, seat, name)
    own_marine(state, seat, other)
    if name == other:
        raise Illegal("no-such-piece", "SH-020")


def swap(state: HulkState, seat: int, name: str, other: str) -> list[Event]:
    """SH-020 Two marines exchange their start squares, and face as these are drawn."""
    _exchange(state.marines[name], state.marines[other])
    # In roster order: whichever of the two was named first, it is the same exchange.
    first, second = (each for each in state.marines if each in (name, other))
    _withdraw_ready(state)
    return [MarinesSwapped(seat, first, second)]


def _exchange(one: Marine, two: Marine) -> None:
    one.at, two.at = two.at, one.at
    one.facing, two.facing = two.facing, one.facing


def check_face(state: HulkState, seat: int, name: str, facing: str) -> None:
    check_arranged(state)
    marine = own_marine(state, seat, name)
    if facing not in FACINGS or facing == marine.facing:
        raise Illegal("no-facing", "SH-100")


def face(state: HulkState, seat: int, name: str, facing: Facing) -> list[Event]:
    state.marines[name].facing = facing
    _withdraw_ready(state)
    return [FacingSet(seat, name, facing)]


def _withdraw_ready(state: HulkState) -> None:
    """SH-580 Any change withdraws every ``ready``."""
    for station in state.stations:
        station.ready = False


def check_trade(state: HulkState, seat: int, name: str, other: str) -> None:
    """SH-580 One of its marines for one of another seat."""
    if len(in_play(state)) < 2:
        raise Illegal("one-seat-only", "SH-580")
    own_marine(state, seat, name)
    wanted = state.marines.get(other)
    if wanted is None or wanted.seat == seat:
        raise Illegal("no-such-piece", "SH-580")
    if state.trades.get(name) == other:
        raise Illegal("offered-already", "SH-580")


def trade(state: HulkState, seat: int, name: str, other: str) -> list[Event]:
    """SH-580 It happens when the other seat sends the mirror image."""
    if state.trades.get(other) != name:
        state.trades[name] = other
        return [TradeOffered(seat, name, other)]
    one, two = state.marines[name], state.marines[other]
    one.seat, two.seat = two.seat, one.seat
    state.trades = {
        piece: wish
        for piece, wish in state.trades.items()
        if {piece, wish}.isdisjoint((name, other))
    }
    _withdraw_ready(state)
    return [MarinesTraded(name, other)]


def check_ready(state: HulkState, seat: int) -> None:
    if state.stations[seat].ready:
        raise Illegal("ready-already", "SH-020")


def ready(state: HulkState, seat: int) -> list[Event]:
    state.stations[seat].ready = True
    return [SeatReady(seat)]


def unready(state: HulkState) -> list[int]:
    """The marine seats that ``deploy`` waits for."""
    return [seat for seat in in_play(state) if not state.stations[seat].ready]


def all_ready(state: HulkState) -> bool:
    """SH-604 An absent seat counts as ready."""
    return all(is_absent(state, seat) for seat in unready(state))


# ---- the floor


def check_ask_floor(state: HulkState, seat: int) -> None:
    """SH-583 One request at a time."""
    if floor_holder(state) in (None, seat):
        raise Illegal("floor-free", "SH-581")
    if state.floor is not None:
        raise Illegal("asked-already", "SH-583")


def ask_floor(state: HulkState, seat: int) -> list[Event]:
    """SH-604 Of an absent seat nobody waits for an answer."""
    told: list[Event] = [FloorAsked(seat)]
    if is_absent(state, leader(state)):
        return told + give_floor(state, absent=True)
    state.floor = seat
    state.floor_timer = Timer(left=floor_time(state))
    return told


def leader(state: HulkState) -> int:
    """The seat of the active marine, from whom the floor is asked."""
    assert state.active is not None
    return state.marines[state.active].seat


def give_floor(state: HulkState, *, absent: bool = False) -> list[Event]:
    """SH-583 The active marine is finished."""
    assert state.active is not None
    name = state.active
    retire(state)
    free_floor(state)
    return [Finished(name, "absent" if absent else "floor")]


# ---- the end of the phase


def unpressed(state: HulkState) -> list[int]:
    """SH-584 The seats that the marine phase waits for."""
    return [seat for seat in in_play(state) if not state.stations[seat].pressed]


def on_the_move(state: HulkState) -> list[int]:
    """SH-581 While one of them has the floor the others wait with everybody else."""
    waiting, holder = unpressed(state), floor_holder(state)
    return [holder] if holder in waiting else waiting


def check_end(state: HulkState, seat: int) -> None:
    if state.stations[seat].pressed:
        raise Illegal("ended-already", "SH-584")


def press_end(state: HulkState, seat: int) -> list[Event]:
    station = state.stations[seat]
    station.pressed, station.follow = True, None
    return [EndPressed(seat)]


def all_pressed(state: HulkState) -> bool:
    """SH-584 SH-604 An absent seat counts as having pressed, once another has."""
    waiting = unpressed(state)
    return any(station.pressed for station in state.stations) and all(
        is_absent(state, seat) for seat in waiting
    )
