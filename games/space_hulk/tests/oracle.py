"""Sight worked out another way: segments cut by squares, in fractions, one pair at a time."""

from __future__ import annotations

from fractions import Fraction

Place = tuple[int, int]
AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
HALF = Fraction(1, 2)


def interval(start: int, step: int, at: int) -> tuple[Fraction, Fraction] | None:
    """For which part of the way a coordinate lies in the closed strip of a square; None: never."""
    low, high = at - HALF, at + HALF
    if step == 0:
        return (Fraction(0), Fraction(1)) if low <= start <= high else None
    one, two = (low - start) / step, (high - start) / step
    return max(Fraction(0), min(one, two)), min(Fraction(1), max(one, two))


def cut(source: Place, target: Place, square: Place) -> Fraction | None:
    """How much of the way leads through the closed square; None: it does not even touch it."""
    parts = [interval(source[axis], target[axis] - source[axis], square[axis]) for axis in (0, 1)]
    if parts[0] is None or parts[1] is None:
        return None
    length = min(parts[0][1], parts[1][1]) - max(parts[0][0], parts[1][0])
    return length if length >= 0 else None


def broken(source: Place, target: Place, opaque: set[Place]) -> bool:
    """Opaque squares that the way leads through, or two that meet in a corner on the way."""
    corners: dict[Fraction, int] = {}
    columns = range(min(source[0], target[0]), max(source[0], target[0]) + 1)
    rows = range(min(source[1], target[1]), max(source[1], target[1]) + 1)
    for x in columns:
        for y in rows:
            if (x, y) in (source, target) or (x, y) not in opaque:
                continue
            length = cut(source, target, (x, y))
            if length is None:
                continue
            if length > 0:
                return True
            when = touched_at(source, target, (x, y))
            corners[when] = corners.get(when, 0) + 1
    return any(number == 2 for number in corners.values())


def touched_at(source: Place, target: Place, square: Place) -> Fraction:
    """When the way passes the corner of a square that it only touches."""
    parts = [interval(source[axis], target[axis] - source[axis], square[axis]) for axis in (0, 1)]
    return max(part[0] for part in parts if part is not None)


def arcs(source: Place, target: Place, facing: str) -> tuple[bool, bool]:
    """Whether the target is in the half plane, and in the quarter, before the figure."""
    dx, dy = target[0] - source[0], target[1] - source[1]
    fx, fy = AHEAD[facing]
    forward = dx * fx + dy * fy
    aside = abs(dx) + abs(dy) - abs(forward)
    return forward >= 0 and source != target, forward > 0 and aside <= forward
