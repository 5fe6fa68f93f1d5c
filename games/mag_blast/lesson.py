"""The lesson: one salvo is evaded, another is not, and a chain strikes back.

Ships and cards fall as its sentences say (``tests/test_lesson.py``). The other side never answers.
"""

from __future__ import annotations

from games.engine import Action
from games.lesson import Do, Lesson, Play, Step, Tell, Tick
from games.mag_blast.actions import (
    Deploy,
    EndPhase,
    EndTurn,
    Fire,
    Pass,
    Sound,
    WindowOver,
)
from games.mag_blast.state import Options
from games.offers import Each, One

QUICK = 700
"""Milliseconds between what the other side does in a row."""
PEW, BOOM, VROOM = 3, 4, 5
FLEET = {"yel": "SC03", "grn": "BA01", "red": "SC06", "blu": "CR04"}
"""Of the learner. Both scouts will fall; the cruiser takes the place of the one in front."""
TAKES_OVER = "CR04"
GUARD = "DE02"
"""The destroyer in yellow across: it shoots a scout, and falls to the chain."""
LEFT = Each(("BA01", TAKES_OVER), One(("yel", "grn")))
"""The battleship cannot leave green, and green is too far for the cruiser."""
MOVED = {"BA01": "grn", TAKES_OVER: "yel"}
PAD, ASKED = ".pad", ".part-bar"


def only(**fields: str | int) -> dict[str, One]:
    return {name: One((value,)) for name, value in fields.items()}


def quick(*actions: Action) -> list[Step]:
    return [Play(1, action, wait=QUICK) for action in actions]


def unanswered(window: int) -> list[Step]:
    """The other side passes, and the window closes at its next moment."""
    return [Play(1, Pass(window), wait=QUICK), Tick(WindowOver(window))]


def noise(say: str) -> Tell:
    return Tell(say, at=PAD, may=(Do("sound"),))


def fires(say: str, card: str) -> Tell:
    take = only(ship=TAKES_OVER, target=GUARD, card=card)
    # On a phone that ship is seen only once the card is chosen.
    at = f'[data-card="{card}"], [data-ship="{GUARD}"]'
    return Tell(say, at=at, may=(Do("fire", take),))


LESSON = Lesson(
    options=Options(),
    seats=2,
    seed="pew 2504",
    steps=(
        Tell("deploy", at=".rack", may=(Do("deploy", only(**FLEET), FLEET),)),
        Play(1, Deploy(yel=GUARD, grn="CR03", red="CR07", blu="SC05")),
        *quick(EndPhase("reinforce"), EndPhase("move")),
        Play(1, Sound(BOOM)),
        Play(1, Fire(ship="CR03", card="B19", target="BA01"), wait=QUICK),
        Tell("evade", at=ASKED, may=(Do("answer", only(card="EA02")),)),
        *unanswered(2),
        Play(1, Sound(PEW)),
        Play(1, Fire(ship=GUARD, card="B04", target="SC03"), wait=QUICK),
        Tell("pass", at=ASKED, may=(Do("pass"),)),
        Tick(WindowOver(3)),
        Play(1, Sound(VROOM)),
        Play(1, Fire(ship="CR07", card="B21", target="SC06"), wait=QUICK),
        Tick(WindowOver(4)),
        Play(1, EndTurn()),
        Tell("gate", at=".part-table .gate", may=(Do("end_phase"),)),
        Tell(
            "move",
            at=f'[data-ship="{TAKES_OVER}"]',
            may=(Do("move_fleet", {"to": LEFT}, {"to": MOVED}),),
        ),
        fires("fire", "B11"),
        noise("noise"),
        *unanswered(5),
        Tell("chain", at='[data-card^="DH"]', may=(Do("direct_hit"),)),
        *unanswered(6),
        fires("again", "B10"),
        noise("louder"),
        *unanswered(7),
        Tell("end", at=".others"),
    ),
)
