"""A second, slow opinion on what overlaps and what is hit: other methods, exact fractions.

Bodies are polygons of exact corners; a ray is cut with every edge; two bodies overlap when the
polygon that they share has an area. Only the places of corners (KE-033) are common ground.
"""

from __future__ import annotations

from fractions import Fraction
from math import radians, sin
from typing import NamedTuple

ONE = 1_000_000
EDGES = "FBLR"


class Corner(NamedTuple):
    x: Fraction | int
    y: Fraction | int


def sines(angle: int) -> tuple[int, int]:
    """Nearest whole numbers; no entry comes so near to a tie that a float could be wrong."""
    return round(ONE * sin(radians(angle / 10))), round(ONE * sin(radians((angle + 900) / 10)))


def placed(x: int, y: int, a: int, lx: int, ly: int) -> Corner:
    s, c = sines(a)
    return Corner(ONE * x + lx * c - ly * s, ONE * y + lx * s + ly * c)


class Polygon(NamedTuple):
    """A rectangle by its corners, counter-clockwise from the front left one."""

    fl: Corner
    bl: Corner
    br: Corner
    fr: Corner

    def edge(self, name: str) -> tuple[Corner, Corner]:
        return {
            "F": (self.fr, self.fl),
            "L": (self.fl, self.bl),
            "B": (self.bl, self.br),
            "R": (self.br, self.fr),
        }[name]


def polygon(x: int, y: int, a: int, wide: int = 320, high: int = 440) -> Polygon:
    locals_ = (-wide, high), (-wide, -high), (wide, -high), (wide, high)
    return Polygon(*(placed(x, y, a, *local) for local in locals_))


class Line(NamedTuple):
    """A ray, from its origin in its direction."""

    x: int
    y: int
    dx: int
    dy: int


def line(x: int, y: int, a: int, origin: tuple[int, int], direction: tuple[int, int]) -> Line:
    start = placed(x, y, a, *origin)
    there = placed(0, 0, a, *direction)
    return Line(int(start.x), int(start.y), int(there.x), int(there.y))


def crossing(ray: Line, p: Corner, q: Corner) -> Fraction | None:
    """The smallest t >= 0 at which the ray is on the closed edge from p to q."""
    ex, ey = q.x - p.x, q.y - p.y
    px, py = p.x - ray.x, p.y - ray.y
    turn = ray.dx * ey - ray.dy * ex
    if turn:
        t, along = Fraction(px * ey - py * ex, turn), Fraction(px * ray.dy - py * ray.dx, turn)
        return t if t >= 0 and 0 <= along <= 1 else None
    if px * ray.dy != py * ray.dx:
        return None
    square = ray.dx**2 + ray.dy**2
    near, far = sorted(
        Fraction((c.x - ray.x) * ray.dx + (c.y - ray.y) * ray.dy, square) for c in (p, q)
    )
    return max(near, Fraction(0)) if far >= 0 else None


def meeting(ray: Line, body: Polygon) -> tuple[Fraction, str] | None:
    """Where the ray first meets a body's outline, and on which of its edges."""
    at = {name: crossing(ray, *body.edge(name)) for name in EDGES}
    there = [t for t in at.values() if t is not None]
    if not there:
        return None
    first = min(there)
    return first, "".join(name for name in EDGES if at[name] == first)


def first_met(ray: Line, bodies: dict[str, Polygon]) -> tuple[str, Fraction, str] | None:
    met = [(name, *hit) for name, body in bodies.items() if (hit := meeting(ray, body))]
    return min(met, key=lambda each: each[1]) if met else None


def share_inside(one: Polygon, other: Polygon) -> bool:
    """Whether what the two have in common has an area."""
    if max(c.x for c in one) <= min(c.x for c in other):
        return False
    common: list[Corner] = list(one)
    for name in EDGES:
        common = cut(common, *other.edge(name))
    return area(common) > 0


def cut(shape: list[Corner], p: Corner, q: Corner) -> list[Corner]:
    """What of a convex shape lies on the left of the line from p to q, or on it."""
    left: list[Corner] = []
    for here, there in zip(shape, shape[1:] + shape[:1], strict=True):
        side, next_side = beside(p, q, here), beside(p, q, there)
        if side >= 0:
            left.append(here)
        if side * next_side < 0:
            part = Fraction(side, side - next_side)
            left.append(
                Corner(here.x + part * (there.x - here.x), here.y + part * (there.y - here.y))
            )
    return left


def beside(p: Corner, q: Corner, r: Corner) -> Fraction | int:
    return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)


def area(shape: list[Corner]) -> Fraction | int:
    """Twice what it covers."""
    pairs = zip(shape, shape[1:] + shape[:1], strict=True)
    return sum(p.x * q.y - p.y * q.x for p, q in pairs)
