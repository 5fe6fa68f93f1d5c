"""5 How long everything waits, in milliseconds of match time."""

from __future__ import annotations

from games.engine import Millis
from games.galaxy_trucker.state import Options

SECOND = 1000
GO = 30 * SECOND
COUNTDOWN = 3 * SECOND
START_SPACE = 10 * SECOND
ABSENT = 3 * SECOND
"""GT-488 What a seat whose person has gone is waited for."""
WAITS: dict[str, Millis] = {
    "fix": 90 * SECOND,
    "crew": 45 * SECOND,
    "reveal": 2 * SECOND,
    "roll": 4 * SECOND,
    "land": 30 * SECOND,
    "offer": 20 * SECOND,
    "power": 20 * SECOND,
    "hit": 12 * SECOND,
    "piece": 25 * SECOND,
    "lose-crew": 30 * SECOND,
    "lose-goods": 30 * SECOND,
    "load": 45 * SECOND,
    "pause": 10 * SECOND,
    "title": 30 * SECOND,
    "score": 30 * SECOND,
}
NEXT = 60 * SECOND
PACE = {"normal": (1, 1), "relaxed": (2, 1), "slow": (3, 1), "quick": (3, 5)}
"""GT-530 By how much the waits of the flight are multiplied, as a fraction."""


def wait(options: Options, kind: str) -> Millis:
    times, over = PACE[options.pace]
    return WAITS[kind] * times // over


def seconds(option: str) -> Millis | None:
    """What an option of seconds says; None: off."""
    return None if option == "off" else int(option) * SECOND


def building_cap(options: Options) -> Millis | None:
    return None if options.building_cap == "off" else int(options.building_cap) * 60 * SECOND
