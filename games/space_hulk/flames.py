"""2.10 The flamer: walls of fire, what burns, what is left at the end of a phase."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Event, Illegal
from games.space_hulk.board import adjacent, squares_of
from games.space_hulk.events import FlameLaid, FlameOver, FlameRolled, FlamesRemoved, Reloaded
from games.space_hulk.moving import steps
from games.space_hulk.paying import begin, check_payment
from games.space_hulk.pieces import (
    blocked,
    board,
    fire_area,
    in_fire_arc,
    kill_alien,
    piece_on,
    seen,
    shut,
    squad,
)
from games.space_hulk.sight import reach
from games.space_hulk.state import Alien, HulkState, Marine
from games.space_hulk.steps import Chain, Check


def check_flamer(marine: Marine) -> None:
    if marine.role != "flamer":
        raise Illegal("no-flamer", "SH-300")


def check_square(state: HulkState, marine: Marine, to: int) -> None:
    """SH-301 SH-305 SH-306 Any floor square in sight and fire area, but no marine's and no closed
    leaves."""
    if to not in board(state).squares or shut(state) >> to & 1:
        raise Illegal("square-closed", "SH-306")
    if isinstance(piece_on(state, to), Marine):
        raise Illegal("marine-there", "SH-306")
    sees = seen(state, marine)
    if not sees >> to & 1:
        raise Illegal("not-in-sight", "SH-305")
    if not in_fire_arc(state, marine, sees) >> to & 1:
        raise Illegal("not-in-fire-area", "SH-305")
    assert marine.at is not None
    if reach(board(state), marine.at, to) > state.ruleset.flamer_range:
        raise Illegal("out-of-range", "SH-301")
    if state.flames.get(to, 0) >= state.ruleset.flames_per_square:
        raise Illegal("two-flames-already", "SH-304")


def burnable(state: HulkState, marine: Marine) -> list[int]:
    """The squares of ``check_square``, in reading order."""
    area = fire_area(state, marine, state.ruleset.flamer_range) & ~shut(state)
    for other in squad(state):
        assert other.at is not None
        area &= ~(1 << other.at)
    full = state.ruleset.flames_per_square
    return [square for square in squares_of(area) if state.flames.get(square, 0) < full]


def next_squares(state: HulkState, step: Chain) -> list[int]:
    """SH-303 The square of the last flame, or one adjacent to it."""
    near = _near(state, step)
    return [square for square in burnable(state, state.marines[step.marine]) if square in near]


def _near(state: HulkState, step: Chain) -> set[int]:
    return {step.last, *adjacent(board(state), step.last, shut(state))}


def check_flame(state: HulkState, marine: Marine, to: int, cp: int) -> None:
    check_flamer(marine)
    if marine.fuel < 1:
        raise Illegal("no-fuel", "SH-318")
    check_square(state, marine, to)
    check_payment(state, marine, state.ruleset.costs.flame, cp)


def flame(state: HulkState, marine: Marine, to: int, cp: int) -> list[Event]:
    """SH-302 SH-309 Flames are laid one at a time."""
    told = begin(state, marine, state.ruleset.costs.flame, cp)
    state.steps += [Chain(seat=marine.seat, marine=marine.id, last=to), Check()]
    return told + _lay(state, marine, to)


def check_next(state: HulkState, step: Chain, to: int) -> None:
    marine = state.marines[step.marine]
    if to not in _near(state, step):
        raise Illegal("not-adjacent", "SH-303")
    check_square(state, marine, to)


def flame_next(state: HulkState, step: Chain, to: int) -> list[Event]:
    state.steps += [replace(step, last=to, open=False), Check()]
    return _lay(state, state.marines[step.marine], to)


def _lay(state: HulkState, marine: Marine, to: int) -> list[Event]:
    """SH-307 One roll for every flame laid on an alien's square."""
    marine.fuel -= 1
    state.flames[to] = state.flames.get(to, 0) + 1
    state.fresh[to] = state.fresh.get(to, 0) + 1
    if to not in state.burnt:
        state.burnt.append(to)
    told: list[Event] = [FlameLaid(marine.id, to, marine.fuel)]
    there = piece_on(state, to)
    return (
        told + roll(state, there, marine.id, by_marines=True) if isinstance(there, Alien) else told
    )


def roll(state: HulkState, alien: Alien, by: str, *, by_marines: bool) -> list[Event]:
    """SH-307 SH-313 A six survives, anything else removes it."""
    die = state.chance.below(6, "flame") + 1
    told: list[Event] = [FlameRolled(alien.id, die)]
    if die not in state.ruleset.flame_survives:
        told += kill_alien(state, alien.id, by, by_marines=by_marines)
    return told


def go_on(state: HulkState, step: Chain) -> list[Event]:
    """SH-309 The shot waits for its next flame, or ends by itself."""
    if state.marines[step.marine].fuel < 1 or not next_squares(state, step):
        return stop(state, step)
    state.steps.append(replace(step, open=True))
    state.asked_at = state.now
    return []


def stop(state: HulkState, step: Chain) -> list[Event]:
    """SH-310 From now on the flames hide and block."""
    state.fresh.clear()
    return [FlameOver(step.marine)]


def check_reload(state: HulkState, marine: Marine, cp: int) -> None:
    check_flamer(marine)
    if marine.reloads < 1:
        raise Illegal("reload-used", "SH-316")
    check_payment(state, marine, state.ruleset.costs.reload, cp)


def reload(state: HulkState, marine: Marine, cp: int) -> list[Event]:
    """SH-316 What was left is lost."""
    told = begin(state, marine, state.ruleset.costs.reload, cp)
    marine.fuel, marine.reloads = state.ruleset.fuel, marine.reloads - 1
    return [*told, Reloaded(marine.id)]


# ---- aliens in flames


def may_flee(state: HulkState, alien: Alien) -> bool:
    """SH-312 Whether it can move to another square by the points it has."""
    return any(cost <= alien.ap for _, cost in steps(state, alien, blocked(state)))


def check_burn_roll(state: HulkState, alien: Alien) -> None:
    """SH-313 Only if no move is possible."""
    if not alien.burning:
        raise Illegal("not-burning", "SH-313")
    if may_flee(state, alien):
        raise Illegal("can-move", "SH-312")


def burn_roll(state: HulkState, alien: Alien) -> list[Event]:
    begin(state, alien, 0)
    alien.burning = False
    return roll(state, alien, "flame", by_marines=True)


def last_rolls(state: HulkState) -> list[Event]:
    """SH-314 Who was neither moved nor rolled for rolls at the end of the phase."""
    told: list[Event] = []
    for alien in [alien for alien in state.aliens.values() if alien.burning]:
        alien.burning = False
        told += roll(state, alien, "flame", by_marines=True)
    return told


# ---- the end of a phase


def one_less(state: HulkState) -> list[Event]:
    """SH-311 One flame off every square."""
    if not state.flames:
        return []
    state.flames = {square: number - 1 for square, number in state.flames.items() if number > 1}
    return [FlamesRemoved(all=False)]


def put_out(state: HulkState) -> list[Event]:
    """SH-315 All flames off."""
    if not state.flames:
        return []
    state.flames = {}
    return [FlamesRemoved(all=True)]
