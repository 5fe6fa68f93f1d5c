"""The lesson: a round in which one ship mines and one destroys, and the other side calls Stop.

Where the learner may lay a ship, the battle is always the same: see ``tests/test_lesson.py``.
"""

from __future__ import annotations

from games.kosmiczna_eskadra.state import (
    Drop,
    FreeHand,
    Freeze,
    Options,
    Ready,
    Start,
    WindowClosed,
)
from games.lesson import Do, Lesson, Play, Step, Tell, Tick
from games.offers import Number, One

RUSH = 350
"""Milliseconds between the other side's last cards."""
NOSE_UP = One((*range(31), *range(3_570, 3_600)))
"""Three degrees to either side."""
BELOW_THE_ASTEROID = Do(
    "drop",
    {"x": Number(-300, 300), "y": Number(-1_700, -1_000), "a": NOSE_UP},
    {"x": 0, "y": -1_300, "a": 0},
)
WASP = Drop(-2_500, -3_040, 0)
"""On a phone the buttons of the view lie over the other corner."""
LEVEL_WITH_THE_WASP = Do(
    "drop",
    {"x": Number(-900, 400), "y": Number(-3_300, -2_780), "a": NOSE_UP},
    {"x": -400, "y": -3_040, "a": 0},
)
LAST_CARDS = (
    Drop(2_600, 2_900, 900),
    Drop(0, 1_500, 1_800),
    Drop(-3_300, 2_000, 900),
    Drop(-1_200, 2_400, 900),
    Drop(1_600, 1_300, 900),
    Drop(-300, 3_400, 600),
    Drop(2_900, 1_100, 3_150),
    Drop(-1_200, 1_100, 450),
    Drop(-2_200, 1_200, 0),
)
"""They mine a little and hit no ship."""
OWN_POINTS = ".sum tr.own, .squadron.own .tally"


def rush() -> tuple[Step, ...]:
    """One after the other, each as soon as it may be let go."""
    return tuple(
        step for drop in LAST_CARDS for step in (Tick(FreeHand(1)), Play(1, drop, wait=RUSH))
    )


LESSON = Lesson(
    options=Options(
        wins=1,
        round_clock="off",
        replay_clock="off",
        aim_lines="full",
        assist="off",
        hand_time="500",
    ),
    seats=2,
    seed="eskadra 239",
    steps=(
        Play(1, Ready()),
        Tell("ready", at=".ready", may=(Do("ready"),)),
        Tick(Start()),
        Tick(FreeHand(0)),
        Tick(FreeHand(1)),
        Tell("ship", at=".ship-words, [data-held] .outline"),
        Tell("mine", at='[data-body="r0"]', may=(BELOW_THE_ASTEROID,)),
        Play(1, WASP),
        Tick(FreeHand(0)),
        Tell("wasp", at='[data-body="2"]'),
        Tell("level", at='[data-body="2"]', may=(LEVEL_WITH_THE_WASP,)),
        Tell("race", at=".squadrons"),
        *rush(),
        Tell("stop", at=".stop"),
        Tell("fire", at="[data-felt]"),
        Tick(Freeze(), perhaps=True),
        Tick(WindowClosed(), perhaps=True),
        Tell("ore", at=OWN_POINTS),
        Tell("trophy", at=OWN_POINTS),
        Tell("end", at=".sum, .squadrons"),
    ),
)
