"""What acts cost until they can be sent, of a processor, and how much is sent."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable, Iterable
from itertools import product
from random import Random
from statistics import mean, quantiles
from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.engine import Action, Plan
from games.galaxy_trucker import checking
from games.galaxy_trucker.actions import Finish
from games.galaxy_trucker.departure import faulty
from games.galaxy_trucker.levels import LEVELS
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.ship import Parts
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.tests.crowd import OPTIONS, SEATS, crowded
from games.galaxy_trucker.tests.positions import SEED
from games.offers import Offer
from games.referee import Move, codec
from server.matches.core import frames
from server.matches.core.head import Head, begin, row_of
from server.matches.core.plan import Asked
from server.matches.core.recordings import recording_of
from server.matches.core.rows import MatchRow
from tests.rules import rule
from tests.support.browser.figures import FIGURES
from tests.support.costs import TRIES, Cost, cost_of, everybody, took
from tests.support.pace import slowness, uncollected
from tools.side_by_side import BotMatch

BEGUN = 1_000_000
TREK = Options(mode="trek", pace="quick")


def p95(taken: Iterable[float]) -> float:
    return quantiles(taken, n=20)[-1]


def noted(what: str, figure: float, unit: str) -> float:
    """Told at the end of the run, too."""
    FIGURES[f"galaxy_trucker: {what}"] = f"{figure:.{2 if unit == 'ms' else 0}f} {unit}"
    return figure


def row_of_match(options: Options) -> MatchRow:
    chosen = encoded(options).decode()
    return MatchRow(1, GAME.slug, GAME.version, chosen, SEATS, "{}", SEED, BEGUN)


def encoded(told: Any) -> bytes:
    return codec(GAME).encode(told)


def head_of(state: TruckState) -> Head:
    head, _ = begin(row_of_match(OPTIONS))
    head.state = state
    return head


# ---- building


def acts(head: Head) -> list[tuple[int, Action]]:
    """Everything that two seats may do: one with a tile in the hand, one without."""
    return [
        (seat, codec(GAME).asked(encoded({"do": offer.do, **fields})))
        for seat in (0, 1)
        for offer in head.offers(seat)
        for fields in choices(head.state, offer)
    ]


def choices(state: TruckState, offer: Offer) -> Iterable[dict[str, Any]]:
    if offer.do == "take_open":
        return [{"tile": tile} for tile in state.table]
    values = [msgspec.to_builtins(domain)["of"] for domain in offer.take.values()]
    return [dict(zip(offer.take, each, strict=True)) for each in product(*values)]


@pytest.fixture(scope="module")
def built() -> list[Cost]:
    head = head_of(crowded())
    viewers = everybody(head)
    at = BEGUN + head.state.now + 1_000
    some = [Asked(at, seat, action) for seat, action in acts(head)]
    assert len(some) > 60
    with uncollected():
        tries = [[cost_of(head, asked, viewers)[2] for asked in some] for _ in range(TRIES)]
    return [cheapest(each) for each in zip(*tries, strict=True)]


def cheapest(tries: Iterable[Cost]) -> Cost:
    return Cost(*map(min, zip(*tries, strict=True)))


def test_a_building_act_is_planned_and_framed_for_five_kinds_of_viewers(built):
    plan = noted("plan of a building act, p95", p95(cost.plan for cost in built), "ms")
    made = noted("frames of a building act, p95", p95(cost.frames for cost in built), "ms")
    others = noted("update of a building act", max(cost.others for cost in built), "B")
    actor = noted("the same for its actor", max(cost.actor for cost in built), "B")
    assert plan < 0.5 * slowness()
    assert made < 1 * slowness()
    assert others <= 500
    assert actor <= 1_000


@pytest.mark.parametrize("turns", [1, 6, 25])
def test_the_update_with_which_the_fullest_shipyard_is_closed(turns):
    """It asks the owners of faulty ships for a plan. What is wrong with a ship follows from where
    its tiles lie, so the board sees it for itself: with all tiles turned at random there would be
    two dozen mistakes in each to tell."""
    state, below = crowded(), Random(1).randrange
    for seat, trucker in enumerate(state.seats):
        trucker.ship.parts, trucker.hand = spoilt(trucker.ship.parts, below, turns), None
        trucker.space = seat + 1
    state.seats[3].space = None
    head = head_of(state)
    last = Asked(BEGUN + state.now + 1_000, 3, Finish(space=4))
    planned, _, cost = cost_of(head, last, everybody(head))
    assert planned.head.state.phase == "fix" and len(faulty(planned.head.state)) >= 3
    ending = f"update at the end of building, {turns} tiles turned"
    assert noted(f"{ending}, of whoever is asked", max(cost.others, cost.actor), "B") <= 1_000


def test_the_whole_picture_of_the_fullest_shipyard():
    head = head_of(crowded())
    whole = [len(frames.snapshot(shown, head, 1, [], 0)) for shown in everybody(head)]
    assert noted("first picture, crowded", max(whole), "B") <= 64_000


# ---- ships


def ships() -> list[Parts]:
    return [trucker.ship.parts for trucker in crowded().seats]


def test_the_check_of_a_large_ship():
    area = frozenset(LEVELS["III"].cells)
    with uncollected():
        each = [took(lambda ship=ship: checking.errors(ship, area)) for ship in ships() * 20]
    assert noted("check of a large ship, p95", p95(each), "ms") < 0.5 * slowness()


def spoilt(ship: Parts, below: Callable[[int], int], turns: int) -> Parts:
    """With so many tiles turned, at random."""
    spoiled = dict(ship)
    for _ in range(turns):
        cell = list(ship)[1 + below(len(ship) - 1)]
        spoiled[cell] = msgspec.structs.replace(spoiled[cell], k=below(4))
    return spoiled


@rule("GT-179")
def test_the_automatic_plan_at_its_worst():
    below = Random(1).randrange
    wrong = [spoilt(ship, below, turns) for ship in ships() for turns in range(1, 26)]
    with uncollected():
        worst = max(took(lambda ship=ship: checking.automatic_plan(ship)) for ship in wrong)
    assert noted("automatic plan at worst", worst, "ms") < 50 * slowness()


def test_a_flight_is_prepared_soon():
    with uncollected():
        each = [took(lambda: GAME.setup(OPTIONS, SEATS, Chance(SEED))) for _ in range(40)]
    assert noted("a flight prepared, p95", p95(each), "ms") < 5 * slowness()


# ---- a whole Trek


class Watched(GalaxyTrucker):
    """Notes how long its bots think, in building and in flight."""

    def __init__(self) -> None:
        self.thought: dict[bool, list[float]] = {True: [], False: []}

    def choose(self, level: str, seat: int, scene: Any, view: Any, *rest: Any) -> Plan:
        began = time.thread_time()
        chosen = super().choose(level, seat, scene, view, *rest)
        self.thought[view.phase == "build"].append(1000 * (time.thread_time() - began))
        return chosen


class Logged(BotMatch):
    """A match of bots, with the rows of its log and what seats did."""

    def __init__(self, game: GalaxyTrucker, options: Options = TREK) -> None:
        super().__init__(game, options, SEATS, SEED, ["normal"] * SEATS)
        self.rows = [row_of(1, self.begun, None)]
        self.acts: list[tuple[int, Action, int]] = []

    def play(self, *given: Any) -> Move:
        move = super().play(*given)
        self.rows.append(row_of(len(self.rows) + 1, move, None))
        if move.seat is not None:
            self.acts.append((move.seat, move.action, move.at))
        return move


def played() -> Logged:
    table, random = Logged(Watched()), Random(1)
    with uncollected():
        while not table.over:
            table.go_on(random.randrange)
    return table


@pytest.fixture(scope="module")
def trek() -> Logged:
    return played()


def test_how_long_a_bot_thinks(trek):
    """The same thoughts twice, for the same reason."""
    tries = [trek.game.thought, played().game.thought]
    building, flying = (list(map(min, *(each[kind] for each in tries))) for kind in (True, False))
    usual = noted("a bot's decision in building, mean", mean(building), "ms")
    worst = noted("a bot's decision at worst", max(building + flying), "ms")
    assert usual < 2 * slowness()
    assert worst < 15 * slowness()


def test_a_replay_is_small_and_made_soon(trek):
    """A Trek of 6,000 moves would take 1.5 MB and ten seconds."""
    film = b""

    def packed() -> None:
        nonlocal film
        film = gzip.compress(encoded(recording_of(row_of_match(TREK), trek.rows)), 6)

    assert len(trek.rows) > 600
    share = len(trek.rows) / 6_000
    assert noted("a replay made", took(packed), "ms") <= 10_000 * share * slowness()
    assert len(film) <= 1_500_000 * share


@pytest.fixture(scope="module")
def flown(trek) -> tuple[list[Cost], list[int], list[int]]:
    """Acts in flight; whole views and first pictures here and there on the way."""
    head, _ = begin(row_of_match(TREK))
    viewers, costs, views, pictures = everybody(head), [], [], []
    with uncollected():
        for number, (seat, action, at) in enumerate(trek.acts):
            in_flight = head.state.phase in ("reveal", "card", "pause")
            planned, viewers, cost = cost_of(head, Asked(BEGUN + at, seat, action), viewers)
            head = planned.head
            if in_flight:
                costs.append(cost)
            if number % 20 == 0:
                views += [len(encoded(shown.view)) for shown in viewers]
                pictures += [len(frames.snapshot(shown, head, 1, [], 0)) for shown in viewers]
    assert head.over
    return costs, views, pictures


def test_a_decision_in_flight_is_planned_soon_and_what_is_sent_is_small(flown):
    costs, views, pictures = flown
    assert len(costs) > 100
    plan = noted("plan of a decision in flight, p95", p95(cost.plan for cost in costs), "ms")
    largest = max(max(cost.others, cost.actor) for cost in costs)
    assert plan < 1 * slowness()
    assert noted("update in flight", largest, "B") <= 2_000
    assert noted("whole view of a Trek", max(views), "B") <= 8_000
    assert noted("first picture of a Trek", max(pictures), "B") <= 64_000
