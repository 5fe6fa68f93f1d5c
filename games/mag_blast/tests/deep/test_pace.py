"""What acts cost a processor, how much is sent, and that the better bot wins wherever it sits."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Iterable, Iterator
from random import Random
from statistics import quantiles
from typing import Any

import pytest

from games.engine import Action, Plan
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import Options
from games.mag_blast.tests.crowd import SEATS, crowded
from games.mag_blast.tests.positions import GAME, SEED, A, action
from games.referee import Move, codec, play
from server.matches.core import head as heads
from server.matches.core.head import begin, row_of
from server.matches.core.plan import Asked
from server.matches.core.recordings import recording_of
from server.matches.core.rows import MatchRow
from tests.support.browser.figures import FIGURES
from tests.support.costs import Cost, cost_of, everybody, least
from tests.support.pace import slowness, uncollected
from tools.bots import Task, play_match
from tools.side_by_side import BotMatch

BEGUN = 1_000_000
OPTIONS = Options()
SEEDS = [f"{digit}a" * 32 for digit in "5678"]


@pytest.fixture(scope="module", autouse=True)
def found() -> Iterator[None]:
    """Whether or not the game is in the list of those that are offered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(heads, "game_called", lambda *_: GAME)
        yield


def part(taken: Iterable[float], share: int) -> float:
    """The 95th or the 99th of a hundred."""
    return quantiles(taken, n=100)[share - 1]


def encoded(told: Any) -> bytes:
    return codec(GAME).encode(told)


def row_of_match(seed: str = SEED) -> MatchRow:
    chosen = encoded(OPTIONS).decode()
    return MatchRow(1, GAME.slug, GAME.version, chosen, SEATS, "{}", seed, BEGUN)


def test_offers_and_acts_where_all_ships_are_in_play():
    state = crowded()
    offers = GAME.offers(state, A)
    salvos = sum(
        len(offer.take["card"].of) * len(offer.take["target"].of)
        for offer in offers
        if offer.do == "fire"
    )
    assert salvos > 200 and sum(len(player.fleet) for player in state.players) == 54
    with uncollected():
        assert least(lambda: GAME.offers(state, A)) < 1 * slowness()
        shots = [offer.pick(Random(1).randrange) for offer in offers if offer.do == "fire"]
        for shot in shots:
            asked = action(**shot)
            assert least(lambda asked=asked: fired(state, asked)) < 0.5 * slowness()
        play(GAME, state, A, asked, state.now)
        assert state.mute_until is not None
        assert least(lambda: GAME.offers(state, A)) < 1 * slowness(), "while a salvo waits"


def fired(state, asked):
    return play(GAME, codec(GAME).copy(state), A, asked, state.now)


def test_the_whole_picture_there():
    head, _ = begin(row_of_match())
    head.state = crowded()
    views = [len(encoded(shown.view)) for shown in everybody(head)]
    assert max(views) <= 4_500
    assert len(encoded(GAME.scene(head.state, ()))) <= 4_000


class Watched(MagBlast):
    """Notes how long its bots think."""

    def __init__(self) -> None:
        self.thought: list[float] = []

    def choose(self, *given: Any) -> Plan:
        began = time.thread_time()
        chosen = super().choose(*given)
        self.thought.append(1000 * (time.thread_time() - began))
        return chosen


class Logged(BotMatch):
    """A match of bots, with what seats and the clock did, and the rows of its log."""

    def __init__(self, game: MagBlast, seed: str) -> None:
        super().__init__(game, OPTIONS, SEATS, seed, ["normal"] * SEATS)
        self.acts: list[tuple[int | None, Action, int]] = []
        self.rows = [row_of(1, self.begun, None)]

    def play(self, *given: Any) -> Move:
        move = super().play(*given)
        self.rows.append(row_of(len(self.rows) + 1, move, None))
        self.acts.append((move.seat, move.action, move.at))
        return move


def played(seed: str = SEED) -> Logged:
    table, random = Logged(Watched(), seed), Random(1)
    with uncollected():
        while not table.over:
            table.go_on(random.randrange)
    return table


def test_how_long_a_match_of_eight_bots_takes_and_one_of_them_thinks():
    """The same match twice, as what else the machine does makes some thoughts dearer."""
    times, thoughts = [], []
    for _ in range(2):
        began = time.thread_time()
        thoughts.append(played().game.thought)
        times.append(time.thread_time() - began)
    assert min(times) < 1.5 * slowness()
    assert part(list(map(min, *thoughts)), 99) < 10 * slowness()


@pytest.fixture(scope="module")
def matches() -> dict[str, Logged]:
    return {seed: played(seed) for seed in SEEDS}


def test_a_recording_is_small(matches):
    """For nine audiences, packed as it is kept."""
    sizes = {}
    for seed, table in matches.items():
        rows = table.rows
        film = gzip.compress(encoded(recording_of(row_of_match(seed), rows)), 6)
        sizes[len(rows)] = len(film)
    moves, most = max(sizes), max(sizes.values())
    FIGURES["the recording of a match of eight bots"] = (
        f"{most / 1000:.0f} kB packed at most, {sum(sizes.values()) / len(sizes) / 1000:.0f} "
        f"in the mean of {len(sizes)}, up to {moves} moves"
    )
    assert moves > 400 and most <= 500_000


@pytest.fixture(scope="module")
def costs(matches) -> tuple[list[Cost], list[int]]:
    """Acts of seats in some matches, each with nine frames; whole views on the way."""
    costs, views = list[Cost](), list[int]()
    for seed, table in matches.items():
        head, _ = begin(row_of_match(seed))
        viewers = everybody(head)
        with uncollected():
            for seat, asked, at in table.acts:
                if seat is None:
                    continue
                planned, viewers, cost = cost_of(head, Asked(BEGUN + at, seat, asked), viewers)
                head = planned.head
                costs.append(cost)
                views += [len(encoded(shown.view)) for shown in viewers]
        assert len(head.state.out) >= SEATS - 2
    return costs, views


def test_plan_and_nine_frames_are_quick_and_small(costs):
    acts, views = costs
    assert len(acts) > 1_000
    assert part([cost.plan + cost.frames for cost in acts], 95) < 1 * slowness()
    assert part([cost.others for cost in acts], 95) <= 900
    assert part([cost.actor for cost in acts], 99) <= 2_500
    assert max(cost.others for cost in acts) <= 5_000, "the reveal of eight fleets"
    assert max(views) <= 3_000


MATCHES = int(os.environ.get("MAG_MATCHES", "24"))
"""At each size of table."""
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
