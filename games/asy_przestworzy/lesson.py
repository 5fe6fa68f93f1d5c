"""The lesson: four duels that are won by four kinds of card, against an opponent that gives way."""

from __future__ import annotations

from games.asy_przestworzy.state import Lay, Options
from games.lesson import Do, Lesson, Play, Tell
from games.offers import Number, One

SCORE = ".half.near .score, .half.near .won"
BAR = ".part-bar"


def lay(say: str, aircraft: str) -> Tell:
    may = Do("lay", {"aircraft": One((aircraft,))})
    return Tell(say, at=f'[data-card="{aircraft}"]', may=(may,))


def name(say: str, attribute: str) -> Tell:
    may = Do("name", {"attribute": One((attribute,))})
    return Tell(say, at=f'[data-stack="{attribute}"]', may=(may,))


def answer(say: str, window: str) -> Tell:
    return Tell(say, at=BAR, may=(Do(f"answer_{window}", {"use": One((True,))}),))


LESSON = Lesson(
    options=Options(sides="entente", clock="off"),
    seats=2,
    seed="asy 12",
    steps=(
        Tell("hand", at=".part-hand"),
        Play(1, Lay("C09")),
        lay("first", "E16"),
        name("initiative", "man"),
        Play(1, Lay("C07")),
        lay("camel", "E06"),
        Tell("won", at=SCORE),
        name("choose", "fire"),
        Play(1, Lay("C10")),
        lay("weak", "E15"),
        Tell("bid", at=BAR, may=(Do("bid", {"number": Number(1, 1)}),)),
        name("far", "rng"),
        Play(1, Lay("C14")),
        lay("range", "E12"),
        answer("tie", "firepower"),
        answer("strike", "range"),
        Tell("end", at='[data-stack="spd"], [data-stack="ceil"]'),
    ),
)
