"""Where things lie: exact sines, rectangles at any angle, what is on the table, what overlaps.

Everything that decides is a whole number (KE-037): places in u, points in u/Q. Floating point is
for drawing, and none is here.
"""

from __future__ import annotations

from functools import cache
from math import isqrt

from msgspec import Struct

from games.kosmiczna_eskadra.state import RockData

Q = 1_000_000
"""One, as sines count it (KE-032)."""
TURN = 3600
HALF_WIDTH = 320
HALF_HEIGHT = 440

PRECISION = 10**40
PI = 31_415_926_535_897_932_384_626_433_832_795_028_841_972


def _small(angle: int) -> tuple[int, int]:
    """Sine and cosine of a small angle, all three in units of 1/PRECISION, by their series."""
    sums, term, power = [PRECISION, 0, 0, 0], PRECISION, 1
    while term:
        term = term * angle // (PRECISION * power)
        sums[power % 4] += term
        power += 1
    return sums[1] - sums[3], sums[0] - sums[2]


def _quarter() -> list[int]:
    """KE-032 The whole numbers nearest to Q times the sine of 0, 0.1 ... 90 degrees.

    Each follows from the one before by turning a tenth of a degree, with thirty digits to spare.
    """
    step_sine, step_cosine = _small(PI // (TURN // 2))
    sine, cosine, unit = 0, PRECISION, PRECISION // Q
    table = []
    for _ in range(TURN // 4 + 1):
        table.append((sine + unit // 2) // unit)
        sine, cosine = (
            (sine * step_cosine + cosine * step_sine) // PRECISION,
            (cosine * step_cosine - sine * step_sine) // PRECISION,
        )
    return table


def _whole_turn(quarter: list[int]) -> tuple[int, ...]:
    """KE-032 All angles by symmetry."""
    half = quarter + quarter[-2::-1]
    return (*half[:-1], *(-sine for sine in half[:-1]))


SINES = _whole_turn(_quarter())


def sin(a: int) -> int:
    """KE-032 Q times the sine of any whole number of tenths of a degree."""
    return SINES[a % TURN]


def cos(a: int) -> int:
    """KE-032 Q times the cosine."""
    return SINES[(a + TURN // 4) % TURN]


class Body(Struct, frozen=True):
    """A rectangle on the table: its centre in u, its angle, half its sides (KE-034, KE-036)."""

    x: int
    y: int
    a: int
    half_width: int
    half_height: int


def card_body(x: int, y: int, a: int) -> Body:
    """KE-034 A card is 64 by 88 mm."""
    return Body(x, y, a, HALF_WIDTH, HALF_HEIGHT)


def rock_body(rock: RockData) -> Body:
    """KE-036, KE-270 The asteroid and the rocks lie at angle 0."""
    return Body(rock.x, rock.y, 0, rock.half_width, rock.half_height)


def point(body: Body, lx: int, ly: int) -> tuple[int, int]:
    """KE-033 Where a point of the body lies, in u/Q; never rounded again."""
    c, s = cos(body.a), sin(body.a)
    return Q * body.x + lx * c - ly * s, Q * body.y + lx * s + ly * c


def on_table(body: Body, half: int) -> bool:
    """KE-050 Wholly on the table; its edge may be touched."""
    c, s = abs(cos(body.a)), abs(sin(body.a))
    wide = body.half_width * c + body.half_height * s
    high = body.half_width * s + body.half_height * c
    return abs(body.x) * Q + wide <= half * Q and abs(body.y) * Q + high <= half * Q


def reach(body: Body) -> int:
    """At least as far as the body's corners are from its centre, in u: 545 for a card."""
    return _diagonal(body.half_width, body.half_height)


@cache
def _diagonal(wide: int, high: int) -> int:
    return isqrt(wide * wide + high * high) + 1


def overlap(one: Body, other: Body) -> bool:
    """KE-051 Two bodies overlap when their interiors share a point; mere contact is none."""
    apart = (other.x - one.x) ** 2 + (other.y - one.y) ** 2
    if apart >= (reach(one) + reach(other)) ** 2:
        return False
    return not (_is_separated(one, other) or _is_separated(other, one))


def _is_separated(one: Body, other: Body) -> bool:
    """KE-051 Whether one of the two directions of ``one``'s edges tells the bodies apart."""
    c, s = cos(one.a), sin(one.a)
    i, j = Q * (other.x - one.x), Q * (other.y - one.y)
    oc, os = cos(other.a), sin(other.a)
    along, across = abs(c * oc + s * os), abs(s * oc - c * os)
    n = c * c + s * s
    wide = one.half_width * n + other.half_width * along + other.half_height * across
    high = one.half_height * n + other.half_width * across + other.half_height * along
    return abs(i * c + j * s) >= wide or abs(j * c - i * s) >= high
