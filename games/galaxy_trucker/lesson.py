"""The lesson: a ship of four tiles is built against one that gives way, and meets three cards.

Heap, deck and dice fall as its sentences say: see ``tests/test_lesson.py``.
"""

from __future__ import annotations

from games.galaxy_trucker.actions import (
    BeginCard,
    Continue,
    DrawHidden,
    Finish,
    Go,
    Pass,
    Place,
    PutBack,
    Roll,
    Start,
)
from games.galaxy_trucker.state import Options
from games.lesson import Do, Lesson, Play, Step, Tell, Tick
from games.offers import One

QUICK = 600
"""Milliseconds between what the other side does in a row."""
HOLD = 59
"""The tile that the other side puts back."""
LEFT, BEFORE, BEHIND, CORNER = 67, 76, 78, 68
"""Cells around the starting cabin; the corner lies beside hold and engine."""
SHIP, ASKED = ".hull .ship", ".asked"


def places(say: str, cell: int, k: int) -> Tell:
    may = Do("place", {"k": One((k,)), "cell": One((cell,))})
    return Tell(say, at=f'.hull [data-spot="{cell}"]', may=(may,))


def draws(say: str) -> Tell:
    return Tell(say, at="[data-heap]", may=(Do("draw_hidden"),))


def goes_on(say: str, at: str) -> Tell:
    return Tell(say, at=at, may=(Do("continue"),))


def lays(k: int, cell: int) -> tuple[Step, ...]:
    """The other side draws, and lays what it has drawn."""
    return Play(1, DrawHidden()), Play(1, Place(k, cell), wait=QUICK)


LESSON = Lesson(
    options=Options(build_help="warn"),
    seats=2,
    seed="truck 3225783",
    steps=(
        Play(1, Go()),
        Tick(Start()),
        draws("rummage"),
        places("engine", BEHIND, 0),
        Play(1, DrawHidden()),
        Play(1, PutBack(), wait=QUICK),
        Tell("open", at=f'[data-tile="{HOLD}"]', may=(Do("take_open", {"tile": One((HOLD,))}),)),
        places("turn", LEFT, 2),
        *lays(3, BEFORE),
        draws("cannon"),
        places("wrong", CORNER, 2),
        Tell("lift", at=SHIP, may=(Do("lift"),)),
        places("right", BEFORE, 0),
        *lays(0, LEFT),
        Play(1, Finish(1), wait=QUICK),
        Tell("finish", at=".starts, .tabs", may=(Do("finish"),)),
        Tell("crew", at=SHIP),
        Tick(BeginCard()),
        Play(1, Roll("1.1")),
        Play(1, Roll("1.2")),
        Play(1, Roll("1.3")),
        Play(1, Continue("1"), wait=QUICK),
        goes_on("meteors", SHIP),
        Tick(BeginCard()),
        Play(1, Continue("2"), wait=QUICK),
        goes_on("space", ".track, .tabs"),
        Tick(BeginCard()),
        Play(1, Pass("3")),
        Tell("land", at=ASKED, may=(Do("land", {"planet": One((2, 3))}),)),
        Tell("load", at=ASKED, may=(Do("load"),)),
        Tell("end", at=".mine"),
    ),
)
