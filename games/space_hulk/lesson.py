"""The lesson: two rounds of Cold Start. One marine shoots at a door, turns over a blip that came up
behind it, and lives through what comes of that.

Its dice fall as its sentences say, whatever the learner chooses: see ``tests/test_lesson.py``.
"""

from __future__ import annotations

from games.lesson import Do, Lesson, Play, Step, Tell
from games.offers import One
from games.space_hulk.actions import Attack, EndPhase, Enter, Move, PlaceBlip, TurnTo
from games.space_hulk.board import board_of
from games.space_hulk.scenarios import BY_ID
from games.space_hulk.state import Options

OPTIONS = Options(scenario="cold_start", clock="off", auto_end="off", undo="off")
QUICK = 600
"""Milliseconds between the steps of one piece."""
NORTH_ENTRY, SOUTH_ENTRY = 1, 3
BOARD = board_of(BY_ID[OPTIONS.scenario].map)
CROSSING, NEAR, FAR = BOARD.square(5, 6), BOARD.square(5, 9), BOARD.square(5, 10)
"""Where the marine stands; where the blip stops behind his back; the square behind that."""
CREEP = tuple(BOARD.square(*at) for at in ((9, 11), (8, 10), (7, 10), (6, 10), (5, 9)))
"""The blip's way to behind the marine's back, all of its action points."""
CHARGE = tuple(BOARD.square(5, row) for row in (9, 8, 7))
AWAY = One(("e", "s", "w"))
"""Facings from which an alien must turn before it comes."""
MARINE, BLIP, DOOR = "m4", "b1", "d3"
TABLE, BAR = ".part-table", ".part-bar"
LEAVES = f'[data-door="{BOARD.doors[2]}"]'


def piece(name: str) -> str:
    return f'[data-piece="{name}"]'


def does(say: str, do: str, at: str = piece(MARINE), **take: One) -> Tell:
    """An act of the one marine that the lesson is about."""
    return Tell(say, at=at, may=(Do(do, {"piece": One((MARINE,)), **take}),))


def puts(say: str, square: int) -> Tell:
    return Tell(say, at=TABLE, may=(Do("place_alien", {"to": One((square,)), "facing": AWAY}),))


def ends(say: str) -> Tell:
    return Tell(say, at=BAR, may=(Do("end_phase"),))


def goes(name: str, way: tuple[int, ...]) -> tuple[Step, ...]:
    return tuple(Play(1, Move(name, to, 0), wait=QUICK) for to in way)


AP_ONLY, CP_ONLY = One((0,)), One((1,))

LESSON = Lesson(
    options=OPTIONS,
    seats=2,
    seed="hulk 18608",
    steps=(
        Play(1, PlaceBlip(1, SOUTH_ENTRY), wait=QUICK),
        Tell("goal", at=TABLE),
        does("move", "move", to=One((CROSSING,)), cp=AP_ONLY),
        does("door", "follow_shot", LEAVES, target=One((DOOR,))),
        does("again", "shoot", LEAVES, target=One((DOOR,)), cp=CP_ONLY),
        does("turn", "turn", facing=One(("n",)), cp=AP_ONLY),
        ends("end"),
        Play(1, PlaceBlip(1, SOUTH_ENTRY)),
        Play(1, Enter(BLIP)),
        *goes(BLIP, CREEP),
        Play(1, EndPhase()),
        does("look", "turn", facing=One(("s",)), cp=AP_ONLY),
        puts("place", NEAR),
        puts("second", FAR),
        does("shot", "follow_shot", piece("a1"), target=One(("a1",))),
        does("guard", "overwatch", cp=AP_ONLY),
        ends("over"),
        Play(1, PlaceBlip(1, NORTH_ENTRY)),
        Play(1, TurnTo("a1", "n", 0)),
        Play(1, TurnTo("a2", "n", 0)),
        *goes("a2", CHARGE),
        Play(1, Attack("a2", 0)),
        Play(1, Enter("b2")),
        Play(1, EndPhase()),
        Tell("fight", at=piece(MARINE)),
        does("jam", "clear_jam"),
        Tell("last", at=TABLE),
    ),
)
