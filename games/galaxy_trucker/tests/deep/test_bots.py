"""8 The two bots: how the normal one builds and decides, and that it beats the easy one.

``TRUCKER_FLIGHTS=300`` flies so many at each level instead of a sample.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from games.chance import Chance
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.acts import GAME, act
from games.galaxy_trucker.tests.clocks import pass_time
from games.galaxy_trucker.tests.flights import DEFENCELESS, fly
from games.galaxy_trucker.tests.looks import P, Q
from games.galaxy_trucker.tests.positions import SEED, building
from tools.bots import Task, interval, levels_of
from tools.playing import Playing
from tools.side_by_side import BotMatch

FLIGHTS = int(os.environ.get("TRUCKER_FLIGHTS", "40"))
PAIR = "easy,normal"
EASY, NORMAL = PAIR.split(",")
SIX_ABOARD = f"{DEFENCELESS} | CB 0203 @8,7 r2"


def chosen(state: Any, seat: int, level: str = NORMAL) -> dict[str, Any]:
    view, scene = GAME.view(state, (seat,)), GAME.scene(state, (seat,))
    offers = GAME.offers(state, seat)
    return GAME.choose(level, seat, scene, view, offers, Chance(SEED)).action


@pytest.mark.parametrize("ship", [DEFENCELESS, SIX_ABOARD])
@pytest.mark.parametrize("left", [(), ("I-04", "I-05")])
def test_it_sells_no_crew_that_it_still_needs(ship, left):
    """I-17 takes two humans: two are enough after the last card only."""
    state = fly("I-17", ship, ship, deck=left)
    sells = ship == SIX_ABOARD or not left
    assert chosen(state, P)["do"] == ("accept" if sells else "decline")


def on_the_last_circle(level: str) -> str:
    """What it does when the other has finished, and turned the hourglass for the last time."""
    state = building()
    act(state, P, "finish", space=1)
    pass_time(state, 90_000)
    act(state, P, "flip")
    return str(chosen(state, Q, level)["do"])


def test_it_uses_the_last_circle_where_the_easy_one_has_finished():
    assert (on_the_last_circle(EASY), on_the_last_circle(NORMAL)) == ("finish", "draw_hidden")


# ---- one against the other


class Compared:
    """Flights for two, an easy and a normal bot: by level what they earned, and who came home."""

    def __init__(self, mode: str) -> None:
        self.credits, self.flying, self.wins = Counter[str](), Counter[str](), Counter[str]()
        for number in range(FLIGHTS):
            self.fly(Task(GAME.slug, PAIR, number, {"mode": mode}, 2, plain=True))

    def fly(self, task: Task) -> None:
        options = Options(**task.options)
        levels = levels_of(Playing(GAME, options, 2, task.seed), task)
        table, luck = BotMatch(GAME, options, 2, task.seed, levels), Random(task.seed)
        while not table.over:
            table.go_on(luck.randrange)
        earned = dict(zip(levels, (each.credits for each in table.state.seats), strict=True))
        self.credits.update(earned)
        self.flying.update(
            level for level, each in zip(levels, table.state.seats, strict=True) if each.out is None
        )
        if earned[EASY] != earned[NORMAL]:
            self.wins[max(earned, key=lambda level: earned[level])] += 1


@pytest.mark.parametrize(("mode", "home"), [("single-1", 65), ("single-2", 45), ("single-3", 35)])
def test_the_normal_one_beats_the_easy_one(mode, home):
    flown = Compared(mode)
    decided = flown.wins.total()
    low, _ = interval(flown.wins[NORMAL], decided)
    print(f"{mode}: {flown.wins}, at least {low:.1f} %, {flown.credits}, home {flown.flying}")
    assert flown.wins[NORMAL] >= 0.6 * decided
    assert FLIGHTS < 300 or low > 50
    assert flown.credits[NORMAL] >= 1.5 * flown.credits[EASY]
    assert flown.flying[NORMAL] >= home / 100 * FLIGHTS
