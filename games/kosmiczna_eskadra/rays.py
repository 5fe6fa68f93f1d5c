"""What a laser meets: rays from a card, and the first body on them (KE-170 to KE-176)."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from msgspec import Struct

from games.kosmiczna_eskadra.geometry import Body, Q, cos, point, reach, sin

Point = tuple[int, int]


class Ray(Struct, frozen=True):
    """KE-170 A laser's line: its origin in u/Q, its direction, and how long that is at most."""

    x: int
    y: int
    dx: int
    dy: int
    length: int


class Target(Struct, frozen=True):
    """A body that may be hit, under its name, with what every ray asks of it counted once."""

    name: str
    x: int
    y: int
    """Its centre in u/Q."""
    c: int
    s: int
    wide: int
    """Half its sides in its own frame (KE-035)."""
    high: int
    reach: int


class Hit(Struct, frozen=True):
    """KE-174, KE-175 What is met first, at o + t * d with t = num / den, and on which edges."""

    target: Target
    num: int
    den: int
    edges: str


Span = tuple[int, int, int, int]
"""From one fraction to another, each with its denominator above 0."""


def ray(body: Body, origin: Point, direction: Point) -> Ray:
    """KE-170 The ray of a laser that sits at ``origin`` of the card and points in ``direction``."""
    c, s = cos(body.a), sin(body.a)
    x, y = point(body, *origin)
    gx, gy = direction
    dx, dy = gx * c - gy * s, gx * s + gy * c
    return Ray(x, y, dx, dy, isqrt(dx * dx + dy * dy) + 1)


def target(name: str, body: Body) -> Target:
    c, s = cos(body.a), sin(body.a)
    n = c * c + s * s
    wide, high = body.half_width * n, body.half_height * n
    return Target(name, Q * body.x, Q * body.y, c, s, wide, high, reach(body) * Q)


def first_hit(ray: Ray, targets: Iterable[Target]) -> Hit | None:
    """KE-171, KE-174 The nearest of the targets; of two as near the one that is named first.

    So the asteroid comes before the ships, and those in the order of their landing. The ship that
    fires must not be among them (KE-172).
    """
    nearest: tuple[Target, int, int] | None = None
    x, y, dx, dy, length = ray.x, ray.y, ray.dx, ray.dy, ray.length
    for each in targets:
        # Most are far off the line or behind: the circle round a target says so at little cost.
        i, j, most = each.x - x, each.y - y, each.reach * length
        if abs(i * dy - j * dx) > most or i * dx + j * dy < -most:
            continue
        span = _span(ray, each)
        if span and (nearest is None or span[0] * nearest[2] < nearest[1] * span[1]):
            nearest = (each, *span)
    return Hit(*nearest, _edges(ray, *nearest)) if nearest else None


def end(ray: Ray, hit: Hit) -> Point:
    """KE-175 The hit point, rounded to whole u for drawing."""
    return (
        rounded(ray.x * hit.den + ray.dx * hit.num, hit.den * Q),
        rounded(ray.y * hit.den + ray.dy * hit.num, hit.den * Q),
    )


def rounded(num: int, den: int) -> int:
    return (2 * num + den) // (2 * den)


def _span(ray: Ray, target: Target) -> tuple[int, int] | None:
    """KE-176 Where the ray enters the target: the smallest t as a fraction; None for a miss."""
    c, s = target.c, target.s
    i, j = ray.x - target.x, ray.y - target.y
    inside = (0, 1, 1, 0)
    for p, q, e in (
        (i * c + j * s, ray.dx * c + ray.dy * s, target.wide),
        (j * c - i * s, ray.dy * c - ray.dx * s, target.high),
    ):
        if q:
            inside = _narrowed(inside, p, q, e)
        elif abs(p) > e:
            return None
    low, low_den, top, top_den = inside
    return None if low * top_den > top * low_den else (low, low_den)


def _narrowed(span: Span, p: int, q: int, e: int) -> Span:
    """KE-176 What is left of a span where |p + t * q| <= e. The open end is 1/0."""
    if q < 0:
        p, q = -p, -q
    low, low_den, top, top_den = span
    if (-e - p) * low_den > low * q:
        low, low_den = -e - p, q
    if (e - p) * top_den < top * q:
        top, top_den = e - p, q
    return low, low_den, top, top_den


def _edges(ray: Ray, target: Target, num: int, den: int) -> str:
    """KE-175 All edges that hold the hit point: one, or two at a corner."""
    c, s = target.c, target.s
    i, j = ray.x - target.x, ray.y - target.y
    across = (i * c + j * s) * den + (ray.dx * c + ray.dy * s) * num
    along = (j * c - i * s) * den + (ray.dy * c - ray.dx * s) * num
    wide, high = target.wide * den, target.high * den
    at = {"F": along == high, "B": along == -high, "L": across == -wide, "R": across == wide}
    return "".join(edge for edge, holds in at.items() if holds)
