"""2.13 The sight check, blips turned over by it, and the placing of aliens."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Event, Illegal
from games.space_hulk.blips import new_alien, take_counter_off, within_limit
from games.space_hulk.board import FACINGS, Facing, adjacent
from games.space_hulk.events import AlienLost, AlienPlaced, PlacingOver
from games.space_hulk.pieces import blocked, board, opaque, seer_of, shut
from games.space_hulk.sight import local
from games.space_hulk.state import HulkState
from games.space_hulk.steps import Check, Placing, TurnBlip

SIDEWAYS_FIRST: tuple[Facing, ...] = ("e", "w", "s", "n")


def check(state: HulkState, step: Check) -> list[Event]:
    """SH-173 All blips seen by any marine are turned over, SH-454 in reading order; the check is
    made again after the last."""
    lying = [(blip.at, blip.id) for blip in state.blips.values() if blip.at is not None]
    hiding = opaque(state)
    found = []
    for square, name in sorted(lying):
        # SH-457 The placing seat is that of the lowest-numbered marine who sees it now.
        seer = seer_of(state, square, hiding)
        if seer is not None:
            found.append(TurnBlip(name, seer.id))
    if found:
        state.steps += [Check(), *reversed(found)]
    return []


def turn_blip(state: HulkState, step: TurnBlip) -> list[Event]:
    """SH-450 SH-455 SH-456 If the blip was active, its AP are lost."""
    blip = state.blips[step.blip]
    assert blip.at is not None
    told = take_counter_off(state, blip, forced=True)
    number, lost = within_limit(state, blip.value)
    if number:
        seat = state.marines[step.seer].seat
        state.steps.append(Placing(seat=seat, origin=blip.at, left=number, seer=step.seer))
    return told + lost


def legal_squares(state: HulkState, step: Placing) -> list[int]:
    """SH-451 SH-431 The counter's square first, then squares adjacent to it; SH-452 no blocked
    ones; SH-432 of one's own will none that a marine sees. In reading order."""
    walls = blocked(state)
    found = [square for square in sorted(_near(state, step)) if not walls >> square & 1]
    if step.forced:
        return found
    hiding = opaque(state)
    return [square for square in found if seer_of(state, square, hiding) is None]


def _near(state: HulkState, step: Placing) -> list[int]:
    """SH-451 The counter's square for the first alien, squares adjacent to it for the others."""
    return adjacent(board(state), step.origin, shut(state)) if step.placed else [step.origin]


def check_place_alien(state: HulkState, step: Placing, to: int, facing: str) -> None:
    if to not in _near(state, step) and to != step.origin:
        raise Illegal("not-adjacent", "SH-451")
    if blocked(state) >> to & 1:
        raise Illegal("square-blocked", "SH-452")
    if to not in legal_squares(state, step):
        raise Illegal("in-sight", "SH-432")
    if facing not in FACINGS:
        raise Illegal("no-facing", "SH-451")


def placing(state: HulkState, step: Placing) -> list[Event]:
    """SH-453 SH-433 All that fit must be placed; the rest is lost."""
    if step.left == 0:
        return [PlacingOver()]
    if not legal_squares(state, step):
        return [AlienLost(step.left, "no-room"), PlacingOver()]
    if "placing" in state.stations[step.seat].presets:
        return settle_placing(state, step)
    if not step.placed:
        state.asked_at = state.now
    state.steps.append(replace(step, open=True))
    return []


def place_alien(state: HulkState, step: Placing, to: int, facing: Facing) -> list[Event]:
    state.steps.append(replace(step, left=step.left - 1, placed=True, open=False))
    return [_put(state, step, to, facing)]


def _put(state: HulkState, step: Placing, to: int, facing: Facing) -> Event:
    """SH-435 SH-456 Aliens of a forced conversion in the alien phase do not act in it."""
    alien = new_alien(state, facing)
    alien.at = to
    alien.idle = step.forced and state.phase in ("alien_reinforce", "alien_actions", "alien_end")
    return AlienPlaced(alien.id, to, facing)


def settle_placing(state: HulkState, step: Placing) -> list[Event]:
    """SH-747 All that is left of this blip, on legal squares in reading order, each facing away
    from the marine who saw it; SH-746 of one's own will, facing south."""
    told: list[Event] = []
    while step.left and (squares := legal_squares(state, step)):
        told.append(_put(state, step, squares[0], away(state, step, squares[0])))
        step = replace(step, left=step.left - 1, placed=True)
    if step.left:
        told.append(AlienLost(step.left, "no-room"))
    return [*told, PlacingOver()]


def away(state: HulkState, step: Placing, square: int) -> Facing:
    """SH-747 Along the longer axis; equal: horizontally."""
    if step.seer is None:
        return "s"
    seer = state.marines[step.seer]
    assert seer.at is not None
    (x, y), (to_x, to_y) = board(state).place(seer.at), board(state).place(square)
    return max(SIDEWAYS_FIRST, key=lambda facing: local(to_x - x, to_y - y, facing)[0])
