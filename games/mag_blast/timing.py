"""6 The table of times, in milliseconds of match time."""

from __future__ import annotations

from msgspec import Struct

from games.engine import ABSENT_AFTER, Millis

SECOND = 1000
GRACE = 300
"""MB-522 So much later than the end that people see."""
RESOLVED = 1_200
"""MB-520 Added to the turn clock for every resolved play."""
FURTHER = 2 * SECOND
"""MB-292 Between the moments of a window that is held."""
CREDIT = 600
"""MB-218 No more than this of a line there and back."""
ABSENT = ABSENT_AFTER
ABSENT_TURN = 3 * SECOND
"""MB-442 What a turn of an absent seat lasts at least."""


class Pace(Struct, frozen=True):
    deploy: Millis
    turn: Millis
    idle: Millis
    sound: Millis
    flight: Millis
    moments: tuple[Millis, ...]
    hold: Millis
    choice: Millis


PACES = {
    "brisk": Pace(
        deploy=60 * SECOND,
        turn=45 * SECOND,
        idle=20 * SECOND,
        sound=4 * SECOND,
        flight=700,
        moments=(1_200, 2_000, 3_000),
        hold=8 * SECOND,
        choice=15 * SECOND,
    ),
    "normal": Pace(
        deploy=90 * SECOND,
        turn=90 * SECOND,
        idle=20 * SECOND,
        sound=6 * SECOND,
        flight=700,
        moments=(1_500, 2_500, 4_000),
        hold=10 * SECOND,
        choice=20 * SECOND,
    ),
    "relaxed": Pace(
        deploy=180 * SECOND,
        turn=240 * SECOND,
        idle=40 * SECOND,
        sound=12 * SECOND,
        flight=700,
        moments=(1_500, 4_000, 8_000),
        hold=20 * SECOND,
        choice=40 * SECOND,
    ),
}
