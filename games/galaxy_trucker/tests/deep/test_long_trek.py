"""The replay of a Trek of 6,000 moves: four bots that rummage between any two of their thoughts."""

from __future__ import annotations

import asyncio
import gzip
import itertools
import threading
import time
from random import Random

import pytest

from games.galaxy_trucker.actions import Action, DrawHidden, PutBack, TakeOpen
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import Options, Trucker, TruckState
from games.galaxy_trucker.tests.deep.test_pace import Logged, encoded, row_of_match
from server.matches.core.recordings import recording_of
from server.matches.core.rows import MatchRow
from tests.support.browser.figures import FIGURES
from tests.support.pace import slowness

OPTIONS = Options(mode="trek", hourglass="off", building_cap="30", last_builder="off", pace="quick")
FLIGHTS, MOVES = 3, 6_000
TURNS = 6
"""Tiles that are taken and put back between two thoughts."""
FEW = 20
"""So many lie on the table before any is taken from there: without a heap bots finish."""
BEAT = 0.01


@pytest.fixture(scope="module")
def trek() -> Logged:
    table, random = Logged(GalaxyTrucker(), OPTIONS), Random(1)
    while not table.over:
        table.go_on(random.randrange)
        for _ in range(TURNS):
            if len(table.rows) < MOVES * table.state.flight // FLIGHTS:
                rummages(table, random)
    assert len(table.rows) >= MOVES
    return table


def rummages(table: Logged, random: Random) -> None:
    """Somebody whose hand is empty takes a tile and puts it back."""
    state = table.state
    assert isinstance(state, TruckState)
    idle = [seat for seat, each in enumerate(state.seats) if state.phase == "build" and free(each)]
    if not idle or not state.heap:
        return
    seat = random.choice(idle)
    table.play(seat, takes(state, random), table.now, random.randrange)
    table.play(seat, PutBack(), table.now, random.randrange)


def free(trucker: Trucker) -> bool:
    return trucker.builds and trucker.hand is None and trucker.peeks is None


def takes(state: TruckState, random: Random) -> Action:
    if len(state.table) < FEW:
        return DrawHidden()
    return TakeOpen(random.choice(sorted(state.table)))


async def test_the_replay_is_small_and_made_beside_the_event_loop(trek: Logged) -> None:
    """Whoever plays in that process meanwhile does not wait for it."""
    clocks: list[int] = []
    making = asyncio.create_task(asyncio.to_thread(packed, row_of_match(OPTIONS), trek, clocks))
    ran = [0.0]
    while not making.done():
        await asyncio.sleep(BEAT)
        ran.extend(map(time.clock_gettime, clocks))
    film, took = await making
    # In seconds of its own: those in which others had the processor are no fault of it.
    longest = max(later - before for before, later in itertools.pairwise(ran))
    FIGURES[f"the replay of a Trek of {len(trek.rows)} moves"] = (
        f"{len(film) / 1e6:.2f} MB packed, made in {took:.1f} s; "
        f"the event loop came again after {1000 * longest:.0f} ms of that at most"
    )
    assert len(film) <= 1_500_000
    assert took <= 10 * slowness()
    assert 0 < longest <= 0.5 * slowness()


def packed(row: MatchRow, trek: Logged, clocks: list[int]) -> tuple[bytes, float]:
    """And the seconds of the processor it took; by that clock it can be watched."""
    clocks.append(time.pthread_getcpuclockid(threading.get_ident()))
    began = time.thread_time()
    film = gzip.compress(encoded(recording_of(row, trek.rows)), 6)
    return film, time.thread_time() - began
