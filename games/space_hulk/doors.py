"""2.6 Doors and airlocks: opening, closing, sealing entries."""

from __future__ import annotations

from games.engine import Event, Illegal
from games.space_hulk.board import distances, front
from games.space_hulk.events import AirlockClosed, AlienLost, DoorClosed, DoorOpened, EntrySealed
from games.space_hulk.moving import would_be_seen
from games.space_hulk.paying import begin, check_payment
from games.space_hulk.pieces import Piece, board, opaque, piece_on, squad
from games.space_hulk.state import Blip, HulkState, Marine


def in_reach(state: HulkState, piece: Piece) -> tuple[int, ...]:
    """SH-131 A figure reaches its three forward squares; SH-133 a blip all eight neighbours."""
    assert piece.at is not None
    if isinstance(piece, Blip):
        return board(state).around[piece.at]
    return front(board(state), piece.at, piece.facing)


def airlock_at(state: HulkState, square: int) -> int | None:
    """Its number."""
    airlocks = board(state).airlocks
    return airlocks.index(square) + 1 if square in airlocks else None


def check_leaves(state: HulkState, piece: Piece, at: int) -> None:
    """What can be done with the leaves on a square within reach."""
    airlock = airlock_at(state, at)
    if airlock is not None:
        check_airlock(state, piece, airlock)
    elif at not in state.doors:
        raise Illegal("no-door", "SH-130")
    if piece_on(state, at) is not None:
        raise Illegal("door-occupied", "SH-134")
    if at in state.flames:
        raise Illegal("door-burning", "SH-317")


def check_airlock(state: HulkState, piece: Piece, number: int) -> None:
    """SH-139 An airlock once closed stays closed. SH-140"""
    if number in state.closed:
        raise Illegal("airlock-closed", "SH-139")
    if state.ruleset.airlock_closers == "marines" and not isinstance(piece, Marine):
        raise Illegal("not-your-airlock", "SH-140")


def check_door(state: HulkState, piece: Piece, at: int, cp: int) -> None:
    if piece.at is None:
        raise Illegal("still-outside", "SH-438")
    if at not in in_reach(state, piece):
        raise Illegal("out-of-reach", "SH-131")
    if not isinstance(piece, Marine):
        check_payment(state, piece, 0, cp)
    check_leaves(state, piece, at)
    if isinstance(piece, Blip) and shows_itself(state, piece, at, opaque(state)):
        raise Illegal("would-be-seen", "SH-411")
    check_payment(state, piece, state.ruleset.costs.door, cp)


def shows_itself(state: HulkState, blip: Blip, at: int, hiding: int) -> bool:
    """SH-411 Whether a marine would see the blip were there no leaves on a square; those that it
    closes hide nothing yet."""
    assert blip.at is not None
    return would_be_seen(state, blip, blip.at, hiding & ~(1 << at))


def use_door(state: HulkState, piece: Piece, at: int, cp: int) -> list[Event]:
    """SH-093"""
    told = begin(state, piece, state.ruleset.costs.door, cp)
    airlock = airlock_at(state, at)
    if airlock is not None:
        state.closed = sorted([*state.closed, airlock])
        return [*told, AirlockClosed(piece.id, airlock)]
    state.doors[at] = not state.doors[at]
    return [*told, DoorOpened(piece.id, at) if state.doors[at] else DoorClosed(piece.id, at)]


def seal_entries(state: HulkState) -> list[Event]:
    """SH-141 SH-142 An entry from which no marine can be reached takes no more blips."""
    marines = [marine.at for marine in squad(state)]
    if not marines:
        return []
    told: list[Event] = []
    for number, square in enumerate(board(state).entries, 1):
        if number in state.sealed:
            continue
        found = distances(board(state), square, tuple(state.closed))
        if not any(at in found for at in marines):
            told += _seal(state, number)
    return told


def _seal(state: HulkState, number: int) -> list[Event]:
    """SH-142 Blips waiting there go back unseen, aliens waiting there are removed."""
    state.sealed = sorted([*state.sealed, number])
    back = [blip for blip in state.blips.values() if blip.entry == number]
    for blip in back:
        del state.blips[blip.id]
        state.supply[blip.value] = state.supply.get(blip.value, 0) + 1
    lost = [alien for alien in state.aliens.values() if alien.entry == number]
    for alien in lost:
        del state.aliens[alien.id]
    told: list[Event] = [EntrySealed(number, len(back))]
    return [*told, AlienLost(len(lost), "sealed")] if lost else told
