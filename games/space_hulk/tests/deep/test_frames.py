"""12.8 What a step in the fullest position costs of a processor, and how much of it is sent."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from statistics import median, quantiles
from typing import Any

import pytest

from games.engine import Action, Plan
from games.referee import Move, codec
from games.space_hulk import pieces, sight
from games.space_hulk.actions import EndPhase
from games.space_hulk.board import board_of
from games.space_hulk.rules import SpaceHulk
from games.space_hulk.scenarios import BY_ID, SCENARIOS
from games.space_hulk.state import Options
from games.space_hulk.tests.crowd import crowded
from games.space_hulk.tests.positions import GAME, SEED
from server.matches.core import frames
from server.matches.core.frames import Done
from server.matches.core.head import Head, begin, row_of
from server.matches.core.plan import Asked, PlanContext, Planned, plan
from server.matches.core.recordings import recording_of
from server.matches.core.rows import MatchRow
from tests.support.costs import ID, everybody
from tests.support.pace import slowness, uncollected
from tools.side_by_side import BotMatch

BEGUN = 1_000_000
OPTIONS = Options(scenario="long_way_out", clock="standard")
END = EndPhase()
both = pytest.mark.parametrize(("phase", "seat"), [("marines", 0), ("aliens", 1)])


def head_of(phase: str, seats: int = 2) -> Head:
    head, _ = begin(row_of_match(seats))
    head.state = crowded(phase, seats)
    return head


def row_of_match(seats: int = 2) -> MatchRow:
    options = encoded(OPTIONS).decode()
    return MatchRow(1, GAME.slug, GAME.version, options, seats, "{}", SEED, BEGUN)


def encoded(told: Any) -> bytes:
    return codec(GAME).encode(told)


def steps(head: Head, seat: int) -> list[Action]:
    """Every step and turn that a seat may take."""
    return [
        asked({"do": offer.do, **dict(zip(offer.take, values, strict=True))})
        for offer in head.offers(seat)
        if offer.do in ("move", "turn")
        for values in product(*(domain.of for domain in offer.take.values()))
    ]


def asked(said: dict[str, Any]) -> Action:
    return codec(GAME).asked(encoded(said))


def planned(head: Head, seat: int, action: Action) -> Planned:
    found = plan(head, Asked(BEGUN, seat, action), PlanContext())
    assert found.refusal is None
    return found


def sent(head: Head, seat: int, action: Action) -> dict[int | None, int]:
    """Bytes of the update that each kind of viewer gets."""
    found = planned(head, seat, action)
    made = frames.updates(everybody(head), found.head, found.moves, 0, Done(seat, ID))
    return {shown.seat: len(frame) for shown, frame in made}


def p95(taken: list[float]) -> float:
    return quantiles(taken, n=20)[-1]


def slowest(task: Callable[[Any], object], given: Iterable[Any]) -> float:
    """Milliseconds that a task takes, but for the slowest twentieth."""
    took = []
    for each in given:
        began = time.thread_time()
        task(each)
        took.append(1000 * (time.thread_time() - began))
    return p95(took)


@pytest.mark.parametrize(("phase", "seat"), [("marines", 0), ("aliens", 2)])
def test_plan_and_frames_of_a_step_for_four_viewers(phase, seat):
    head = head_of(phase, seats=3)
    viewers = everybody(head)

    def publish(action: Action) -> None:
        found = planned(head, seat, action)
        frames.updates(viewers, found.head, found.moves, 0, Done(seat, ID))

    some = steps(head, seat)
    for action in some:  # Lines that nobody has looked along have a budget of their own.
        publish(action)
    with uncollected():
        assert slowest(publish, some * 2) < 4 * slowness()


@both
def test_the_update_of_a_step(phase, seat):
    head = head_of(phase)
    sizes = [sent(head, seat, action) for action in steps(head, seat)]
    assert len(sizes) > 90
    for viewer, most in ((seat, 2_000), (1 - seat, 1_200), (None, 800)):
        assert p95([each[viewer] for each in sizes]) <= most


@both
def test_the_updates_until_a_phase_is_opened(phase, seat):
    head = head_of(phase)
    head.state.flames.clear()
    sizes = [sent(head, seat, END)]
    head = planned(head, seat, END).head
    while head.state.phase == "alien_reinforce":
        placing = asked(head.offers(1)[0].pick(lambda _: 0))
        sizes.append(sent(head, 1, placing))
        head = planned(head, 1, placing).head
    assert head.state.phase == ("alien_actions" if phase == "marines" else "marine_actions")
    assert 5_000 < max(size for each in sizes for size in each.values()) <= 12_000


@both
def test_a_snapshot_without_events(phase, seat):
    head = head_of(phase)
    whole = [len(frames.snapshot(shown, head, 1, [], 0)) for shown in everybody(head)]
    assert 8_000 < max(whole) <= 20_000


class Watched(SpaceHulk):
    """Notes how long its bots think."""

    def __init__(self) -> None:
        self.thought: list[float] = []

    def choose(self, *given: Any) -> Plan:
        began = time.thread_time()
        plan = super().choose(*given)
        self.thought.append(1000 * (time.thread_time() - began))
        return plan


class Logged(BotMatch):
    """A match of bots, with the rows of its log."""

    def __init__(self, game: SpaceHulk) -> None:
        super().__init__(game, OPTIONS, 2, SEED, ["normal", "normal"])
        self.rows = [row_of(1, self.begun, None)]

    def play(self, *given: Any) -> Move:
        move = super().play(*given)
        self.rows.append(row_of(len(self.rows) + 1, move, None))
        return move


def test_a_match_of_bots_and_its_film():
    game, random = Watched(), Random(1)
    with uncollected():
        began = time.thread_time()
        table = Logged(game)
        while not table.over:
            table.go_on(random.randrange)
        took = time.thread_time() - began
    assert took < 6 * slowness()
    assert median(game.thought) < 5 * slowness()
    assert quantiles(game.thought, n=100)[98] < 40 * slowness()
    film = gzip.compress(encoded(recording_of(row_of_match(), table.rows)), 6)
    assert len(table.rows) > 300
    assert len(film) <= 150_000 / 900 * len(table.rows)


def lines_of_each_square(ground):
    sight.lines.cache_clear()
    for square in ground.squares:
        sight.lines(ground, square, "both")


def test_lines_of_the_squares_of_a_board_in_a_new_process():
    """One with another: what squares lie between two is worked out once for all like them."""
    ground = board_of(BY_ID["long_way_out"].map)
    sight.crossing.cache_clear()
    sight.arcs.cache_clear()
    with uncollected():
        began = time.thread_time()
        lines_of_each_square(ground)
        took = 1000 * (time.thread_time() - began)
    assert took / len(ground.squares) < 1 * slowness()


OPEN = board_of(("." * 20,) * 20)
BOARDS = {each.id: (board_of(each.map), 1) for each in SCENARIOS} | {"400 in the open": (OPEN, 5)}


@pytest.mark.parametrize(("ground", "budget"), BOARDS.values(), ids=list(BOARDS))
def test_lines_of_a_square_that_somebody_stands_on_for_the_first_time(ground, budget):
    lines_of_each_square(ground)
    sight.lines.cache_clear()
    with uncollected():
        took = slowest(lambda square: sight.lines(ground, square, "both"), ground.squares)
    assert took < budget * slowness()


def test_what_the_marines_see():
    state = crowded("marines")

    def look(_):
        hiding = pieces.opaque(state)
        for marine in state.marines.values():
            pieces.fire_area(state, marine, hiding=hiding)

    assert slowest(look, range(200)) < 0.2 * slowness()


@both
def test_offers_of_a_side(phase, seat):
    state = crowded(phase)
    assert slowest(lambda _: GAME.offers(state, seat), range(200)) < 1.5 * slowness()
