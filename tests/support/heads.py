"""Heads of small matches for planning tests."""

from __future__ import annotations

from games.engine import Action
from games.registry import game_called
from server.matches.core.head import Head, apply_row, begin
from server.matches.core.plan import Asked, PlanContext, Planned, plan
from server.matches.core.rows import MatchRow, Row

BEGUN = 1_000_000
"""Wall time at which the matches here begin."""

GAME = "asy_przestworzy"
SEED = "5e" * 32


def new_head(
    options: str = "{}", begun_at: int = BEGUN, bots: str = "{}", absent: str = "bot"
) -> Head:
    """A match in which both seats have to say which side they want, within 30 seconds."""
    row = MatchRow(1, GAME, game_called(GAME).version, options, 2, bots, SEED, begun_at, absent)
    return begin(row)[0]


def asked(head: Head, text: str) -> Action:
    return head.begun.codec.asked(text)


def at(seconds: float) -> int:
    """Wall time so many seconds after the match began."""
    return BEGUN + int(seconds * 1000)


def pass_time(
    head: Head,
    seconds: float,
    *,
    person: bool = False,
    outages: list[tuple[int, int]] | None = None,
    alone_since: int | None = None,
) -> Planned:
    return plan(head, Asked(at(seconds), person=person), PlanContext(outages or [], alone_since))


def kinds(planned: Planned) -> list[str]:
    """What the moves of a plan are, in their order."""
    return [type(move.action).__name__ for move in planned.moves]


def replayed(rows: list[Row]) -> Head:
    """The log of a match like that of ``new_head``, read by another process."""
    other = new_head()
    for row in rows:
        apply_row(other, row)
    return other
