"""The lesson: one round of looking for the pea against a bluff, one of hiding it."""

from __future__ import annotations

from games.cups.state import CUPS, Bet, Hide, Options, Point
from games.lesson import Do, Lesson, Play, Tell
from games.offers import Each, Number, Some

BLUFF, PEA = "00", "10"
"""Under the one nothing lies; the other seat points at it."""

LESSON = Lesson(
    options=Options(rounds=2, clock="off"),
    seats=2,
    seed="cups 2",
    steps=(
        Tell("welcome", at=".part-table"),
        Play(1, Hide((1, 0), 2)),
        Tell("prize", at=".prize"),
        Play(1, Point(BLUFF)),
        Tell("pointed", at=f'[data-cup="{BLUFF}"]'),
        Tell("peek", at=f'[data-cup="{BLUFF}"]', may=(Do("peek", {"cups": Some((BLUFF,), 1, 1)}),)),
        Tell("empty", at=f'[data-cup="{BLUFF}"]'),
        Tell(
            "bet",
            at=f'[data-cup="{PEA}"]',
            may=(
                Do("bet", {"stakes": Each(CUPS, Number(0, 3))}, {"stakes": dict.fromkeys(CUPS, 1)}),
            ),
        ),
        Tell("beads", at=".part-side"),
        Tell("hide", at=".part-table", may=(Do("hide"),)),
        Tell("point", at=".part-table", may=(Do("point"),)),
        Play(1, Bet({cup: int(cup == "21") for cup in CUPS})),
        Tell("end", at=".part-side"),
    ),
)
