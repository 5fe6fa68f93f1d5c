"""What random players meet in a sample of matches of all kinds.

``TRUCKER_MATCHES=10000`` plays so many, of each of which ``make bots`` tells the numbers.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import asdict

from games.galaxy_trucker.asking import KINDS
from games.galaxy_trucker.cards import CARD_KINDS
from games.galaxy_trucker.events import GameEvent
from games.galaxy_trucker.tests.acts import GAME
from tools.bots import RANDOM, Task, choices, play_match, some_options

MATCHES = int(os.environ.get("TRUCKER_MATCHES", "200"))
MANY, OFTEN = 1_000, 20
"""In so many matches everything is met so often."""
TASKS = [Task(GAME.slug, RANDOM, number, {}) for number in range(MATCHES)]
MEETABLE = {
    *(str(kind.__struct_config__.tag) for kind in get_args(GameEvent)),
    *(f"card-{kind}" for kind in CARD_KINDS),
    *(f"ask-{kind}" for kind in KINDS),
}


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    told = Counter[str]()
    for task in TASKS:
        told.update(play_match(task).told)
    return told


def test_every_kind_of_card_question_and_event_is_met(met: Counter[str]) -> None:
    least = OFTEN if MATCHES >= MANY else 1
    seldom = {kind: met[kind] for kind in MEETABLE if met[kind] < least}
    assert seldom == {}


def test_every_value_of_every_option_is_met() -> None:
    """They are the first that is drawn for a match."""
    drawn = [asdict(some_options(GAME, {}, random.Random(task.seed))) for task in TASKS]
    for field, values in choices(GAME):
        assert {options[field] for options in drawn} == set(values), field
