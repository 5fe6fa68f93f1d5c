"""2.4 Activation and action points, 2.14 command points."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.space_hulk.events import Finished, FloorKept, OverwatchEnded
from games.space_hulk.pieces import Piece, find, owner
from games.space_hulk.state import Alien, HulkState, Marine, Timer


def check_payment(state: HulkState, piece: Piece, cost: int, cp: int) -> None:
    """SH-069 An action is paid in full before it starts."""
    if not isinstance(piece, Marine):
        return _check_aliens(piece, cost, cp)
    if not 0 <= cp <= cost:
        raise Illegal("cp-not-allowed", "SH-474")
    if cp > state.cp:
        raise Illegal("not-enough-cp", "SH-473")
    if cp == cost:
        return None
    if floor_is_taken(state, piece):
        raise Illegal("floor-taken", "SH-581")
    if piece.stage == "done":
        raise Illegal("already-activated", "SH-064")
    if cost - cp > piece.ap:
        raise Illegal("not-enough-ap", "SH-069")
    return None


def _check_aliens(piece: Piece, cost: int, cp: int) -> None:
    if cp != 0:
        raise Illegal("cp-not-allowed", "SH-475")
    check_ready(piece)
    if cost > piece.ap:
        raise Illegal("not-enough-ap", "SH-069")


def check_ready(piece: Piece) -> None:
    """SH-064 A piece can be active only once a round. SH-456"""
    if isinstance(piece, Alien) and piece.idle:
        raise Illegal("cannot-act-this-phase", "SH-456")
    if piece.stage == "done":
        raise Illegal("already-activated", "SH-064")


def payable(state: HulkState, marine: Marine, cost: int) -> tuple[int, ...]:
    """SH-474 With how many command points he may pay, the fewest first."""
    own = 0 if floor_is_taken(state, marine) else marine.ap
    return tuple(range(max(0, cost - own), min(cost, state.cp) + 1))


def floor_is_taken(state: HulkState, marine: Marine) -> bool:
    return floor_holder(state) not in (None, marine.seat)


def floor_holder(state: HulkState) -> int | None:
    """SH-581 The seat whose active marine has action points left."""
    active = state.marines.get(state.active or "")
    return active.seat if active is not None and active.ap else None


def begin(
    state: HulkState, piece: Piece, cost: int, cp: int = 0, *, aims: bool = False
) -> list[Event]:
    """Pays for an action and ends what any action ends. ``aims``: it is a shot (SH-211)."""
    told: list[Event] = []
    if isinstance(piece, Marine):
        state.cp -= cp
        told += _interrupt(state, piece, aims)
    elif isinstance(piece, Alien):
        piece.turned = False
    if not isinstance(piece, Marine) or cost > cp:
        activate(state, piece)
        piece.ap -= cost - cp
    return told


def _interrupt(state: HulkState, marine: Marine, aims: bool) -> list[Event]:
    told: list[Event] = []
    station = state.stations[marine.seat]
    station.follow, station.pressed = None, False
    if not aims:
        marine.aim = None
    if marine.watch:
        # SH-251 Any later action of this marine ends his overwatch.
        marine.watch = False
        told.append(OverwatchEnded(marine.id, "acted"))
    return told + keep_floor(state, marine)


def keep_floor(state: HulkState, marine: Marine) -> list[Event]:
    """SH-583 Any action of the holder with the active marine cancels the request."""
    if state.floor is None or state.active != marine.id:
        return []
    free_floor(state)
    return [FloorKept(marine.seat)]


def activate(state: HulkState, piece: Piece) -> None:
    """SH-064 SH-066 The AP left to the piece that was active are lost."""
    if state.active != piece.id:
        retire(state)
        state.active = piece.id
        free_floor(state)
    piece.stage = "active"


def retire(state: HulkState) -> None:
    """The active piece is finished."""
    piece = find(state, state.active or "")
    if piece is not None:
        piece.stage, piece.ap = "done", 0
    state.active = None


def free_floor(state: HulkState) -> None:
    """SH-583 Nobody asks for the floor any more."""
    state.floor = None
    state.floor_timer = Timer()


def check_finish(state: HulkState, seat: int) -> None:
    piece = find(state, state.active or "")
    if piece is None or owner(state, piece) != seat:
        raise Illegal("not-active", "SH-068")


def finish(state: HulkState, seat: int) -> list[Event]:
    """SH-068 By hand."""
    assert state.active is not None
    name, piece = state.active, find(state, state.active)
    retire(state)
    free_floor(state)
    if isinstance(piece, Marine):
        station = state.stations[piece.seat]
        station.follow, station.pressed = None, False
    return [Finished(name, "hand")]
