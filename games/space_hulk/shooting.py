"""2.8 Rifle shots: targets, dice, sustained fire, the extra hit."""

from __future__ import annotations

from msgspec.structs import replace

from games.engine import Event, Illegal
from games.space_hulk.board import adjacent, mask_of
from games.space_hulk.events import AlsoHit, HitWaived, Shot
from games.space_hulk.paying import begin, check_payment, keep_floor
from games.space_hulk.pieces import (
    board,
    closed_doors,
    destroy,
    fire_area,
    in_fire_arc,
    seen,
    shut,
    target_square,
)
from games.space_hulk.sight import reach
from games.space_hulk.state import HulkState, Marine
from games.space_hulk.steps import Check, SecondHit


def check_rifle(marine: Marine) -> None:
    """SH-190 SH-195"""
    if marine.role == "flamer":
        raise Illegal("no-rifle", "SH-190")
    if marine.jam:
        raise Illegal("jammed", "SH-291")


def check_target(state: HulkState, marine: Marine, target: str) -> None:
    """SH-191 An alien or a closed door, in sight and fire area."""
    square = target_square(state, target)
    if square is None:
        raise Illegal("bad-target", "SH-191")
    sees = seen(state, marine)
    if not sees >> square & 1:
        raise Illegal("not-in-sight", "SH-170")
    if not in_fire_arc(state, marine, sees) >> square & 1:
        raise Illegal("not-in-fire-area", "SH-163")


def targets(state: HulkState, area: int) -> list[str]:
    """SH-191 What may be shot at in a fire area: aliens, then doors."""
    aliens = [
        alien.id for alien in state.aliens.values() if alien.at is not None and area >> alien.at & 1
    ]
    doors = [name for name, square in closed_doors(state).items() if area >> square & 1]
    return aliens + doors


def check_shot(state: HulkState, marine: Marine, target: str, cp: int) -> None:
    check_rifle(marine)
    check_target(state, marine, target)
    check_payment(state, marine, state.ruleset.costs.shot, cp)


def check_follow_shot(state: HulkState, marine: Marine, target: str) -> None:
    """SH-198"""
    if state.stations[marine.seat].follow != marine.id:
        raise Illegal("no-follow-up", "SH-198")
    check_target(state, marine, target)


def shoot(state: HulkState, marine: Marine, target: str, cp: int) -> list[Event]:
    """SH-210 After a miss further shots at the same target are sustained."""
    told = begin(state, marine, state.ruleset.costs.shot, cp, aims=True)
    return told + fire(state, marine, target, sustained=marine.aim == target)


def follow_shot(state: HulkState, marine: Marine, target: str) -> list[Event]:
    """SH-199 Always a first shot; SH-198 free, however the move was paid."""
    state.stations[marine.seat].follow = None
    return keep_floor(state, marine) + fire(state, marine, target, follow=True)


def fire(
    state: HulkState, marine: Marine, target: str, *, sustained: bool = False, follow: bool = False
) -> list[Event]:
    """SH-193 In the marine phase, without a limit of range (SH-172)."""
    square = target_square(state, target)
    assert square is not None
    faces = roll_faces(state)
    told: list[Event] = [Shot(marine.id, target, faces, sustained, follow=follow)]
    hits = count_hits(faces, sustained)
    if hits == 0:
        marine.aim = target
        return told
    marine.aim = None
    return told + strike(state, marine, target, square, hits, None)


def roll_faces(state: HulkState) -> tuple[str, ...]:
    """SH-192 Two shooting dice."""
    return tuple(_face(state) for _ in range(2))


def _face(state: HulkState) -> str:
    die = state.ruleset.shooting_die
    value = state.chance.below(6, "shoot")
    if value < die.hit:
        return "H"
    return "S" if value < die.hit + die.again else "-"


def count_hits(faces: tuple[str, ...], sustained: bool) -> int:
    """SH-193 SH-210 "Hit on a repeated shot" counts under sustained fire only."""
    return sum(face == "H" or (sustained and face == "S") for face in faces)


def strike(
    state: HulkState, marine: Marine, target: str, square: int, hits: int, limit: int | None
) -> list[Event]:
    """SH-194 The target goes; SH-220 two hits may take one more."""
    if hits == 2:
        state.steps += [
            Check(),
            SecondHit(seat=marine.seat, marine=marine.id, at=square, limit=limit),
        ]
    state.steps.append(Check())
    return destroy(state, target, marine.id) if target_square(state, target) is not None else []


# ---- the extra hit


def candidates(state: HulkState, step: SecondHit) -> list[str]:
    """SH-222 SH-225 Aliens in sight and fire area on squares adjacent to the first target's; SH-226
    closed doors only where there is none."""
    marine = state.marines[step.marine]
    near = mask_of(adjacent(board(state), step.at, shut(state)))
    found = targets(state, near & fire_area(state, marine, step.limit))
    return [name for name in found if name in state.aliens] or found


def second_hit(state: HulkState, step: SecondHit) -> list[Event]:
    """SH-226 Hit without asking, or the decision is opened."""
    found = candidates(state, step)
    if not found:
        return []
    if len(found) == 1 and found[0] in state.aliens:
        return also_hit(state, step, found[0])
    if "extra-hit" in state.stations[step.seat].presets:
        return settle_hit(state, step)
    state.steps.append(replace(step, open=True))
    state.asked_at = state.now
    return []


def settle_hit(state: HulkState, step: SecondHit) -> list[Event]:
    """SH-747 The alien nearest the shooter, then in reading order; a door: none."""
    aliens = [name for name in candidates(state, step) if name in state.aliens]
    if not aliens:
        return waive(state, step)
    marine = state.marines[step.marine]
    return also_hit(state, step, min(aliens, key=lambda name: _nearness(state, marine, name)))


def _nearness(state: HulkState, marine: Marine, alien: str) -> tuple[int, int]:
    home, square = marine.at, state.aliens[alien].at
    assert home is not None and square is not None
    return reach(board(state), home, square), square


def also_hit(state: HulkState, step: SecondHit, target: str) -> list[Event]:
    """SH-221 SH-227 At most one extra target; a door is destroyed."""
    return [AlsoHit(step.marine, target), *destroy(state, target, step.marine)]


def waive(state: HulkState, step: SecondHit) -> list[Event]:
    return [HitWaived(step.marine)]


def check_second_hit(state: HulkState, step: SecondHit, target: str) -> None:
    if target not in candidates(state, step):
        raise Illegal("bad-target", "SH-222")


def check_waive(state: HulkState, step: SecondHit) -> None:
    """SH-226 Aliens are hit; only doors may be spared."""
    if candidates(state, step)[0] in state.aliens:
        raise Illegal("must-choose", "SH-226")
