"""9 That the normal bot beats the easy one, whoever sits where.

``MAG_MATCHES=300`` plays so many at each size of table instead of a sample.
"""

from __future__ import annotations

import os

import pytest

from tests.support.browser.figures import FIGURES
from tools.bots import Task, play_match

MATCHES = int(os.environ.get("MAG_MATCHES", "24"))
PAIR = "easy,normal"
LEAST = {2: 70, 4: 62, 8: 57}
"""By the number of seats, half of them of each level: how many matches in a hundred it wins."""


def won_by_normal(seats: int, number: int) -> bool:
    match = play_match(Task("mag_blast", PAIR, number, {}, seats=seats))
    return match.levels[match.places.index(1)] == "normal"


@pytest.mark.parametrize(("seats", "least"), LEAST.items(), ids=["duel", "four", "eight"])
def test_the_normal_one_beats_the_easy_one(seats: int, least: int) -> None:
    won = sum(won_by_normal(seats, number) for number in range(MATCHES))
    FIGURES[f"Mag·Blast, normal bots among {seats}"] = f"{won} of {MATCHES} matches won"
    assert 100 * won >= least * MATCHES
