"""What the end of a match is told by."""

from __future__ import annotations

from games.engine import Debrief, Line, Outcome, Stage
from games.space_hulk import GAME
from games.space_hulk.events import GameEvent, Killed, PhaseStarted, RoundStarted


def killed(piece: str, by: str) -> Killed:
    return Killed(piece, by, 0, 0)


def told(*events: GameEvent) -> Debrief:
    return GAME.debrief(events, Outcome((1, 2), "goal"))


def test_each_round_counts_its_kills_and_losses() -> None:
    fight = [killed("a1", "m1"), killed("a2", "flame"), killed("m2", "a3")]
    before = killed("a0", "m1"), PhaseStarted("marine_actions")
    [row] = told(
        *before, RoundStarted(1), before[1], *fight, RoundStarted(2), killed("a4", "m3")
    ).ribbon
    assert row == (
        Stage(Line("round", {"round": 1, "kills": 2, "dead": 1}), "2:1"),
        Stage(Line("round", {"round": 2, "kills": 1, "dead": 0}), "1:0"),
    )


def test_lines_say_the_tally_and_the_best_marine() -> None:
    fight = [
        *(killed("a1", "flame"), killed("a2", "flame"), killed("a3", "flame")),
        *(killed("m9", "a7"), killed("m8", "a7"), killed("m7", "a7")),
        *(killed("a4", "m12"), killed("a5", "m12"), killed("a6", "m3")),
    ]
    tally, best = told(RoundStarted(1), RoundStarted(2), *fight).lines
    assert tally == Line("tally", {"round": 2, "kills": 6, "dead": 3})
    assert best == Line("best", {"number": 12, "kills": 2})


def test_a_marine_who_kills_a_marine_is_not_praised_and_of_no_round_nothing_is_told() -> None:
    assert len(told(RoundStarted(1), killed("m1", "m2")).lines) == 1
    assert told() == Debrief()
