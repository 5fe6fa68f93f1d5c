"""SH-643 Errors of the numbers. How far a ruleset may go is declared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.engine import Problem
from games.space_hulk.ruleset import Faces
from games.space_hulk.scenarios import Scenario

VALUES, COUNTERS = range(7), range(31)
START, ROUND, ROUNDS, LENGTHS = range(13), range(7), range(1, 41), range(1, 13)
SECONDS = range(30, 1801)
FACES = 6


def supply(board: Scenario) -> Iterator[Problem]:
    """SH-005 SH-010"""
    fits = all(
        value in VALUES and number in COUNTERS for value, number in board.supply.items()
    ) and any(value and number for value, number in board.supply.items())
    if not fits:
        yield Problem("bad-supply")


def blips(board: Scenario) -> Iterator[Problem]:
    """SH-400"""
    rounds = board.blips_per_round
    fits = board.start_blips in START and len(rounds) in LENGTHS
    if not fits or any(each not in ROUND for each in rounds) or not board.start_blips + sum(rounds):
        yield Problem("bad-blips")


def limit(board: Scenario) -> Iterator[Problem]:
    """SH-043"""
    if board.round_limit not in ROUNDS:
        yield Problem("no-round-limit")


def seconds(board: Scenario) -> Iterator[Problem]:
    if board.clock.marines_s not in SECONDS or board.clock.aliens_s not in SECONDS:
        yield Problem("bad-clock")


def dice(board: Scenario) -> Iterator[Problem]:
    """SH-011 A die has six faces."""
    shooting, jam = board.ruleset.shooting_die, board.ruleset.jam_die
    if isinstance(shooting, Faces) and shooting.hit + shooting.again > FACES:
        yield Problem("bad-ruleset", params={"field": "ruleset.shooting_die"})
    if jam is not None and jam.jam + jam.ok != FACES:
        yield Problem("bad-ruleset", params={"field": "ruleset.jam_die"})


NUMBER_CHECKS: tuple[Callable[[Scenario], Iterable[Problem]], ...] = (
    *(supply, blips, limit, seconds, dice),
)
