"""Counting: cheap for whoever is counted, whole for whoever reads."""

from __future__ import annotations

import asyncio
from itertools import product

import pytest
from django.test import Client
from prometheus_client import CollectorRegistry, generate_latest
from pytest_django import Settings

from server.core.counters import Counters, Histogram
from server.core.database import InDoubt
from server.matches.core.rows import Act
from server.matches.process.committer import Committer
from server.operations.loop_lag import EVERY, LoopLag
from server.operations.metrics import Counted
from tests.support.ledgers import act
from tests.support.matches import Processes
from tests.support.metrics import read
from tests.support.tables import Table


def text_of(counters: Counters) -> dict[str, float]:
    registry = CollectorRegistry()
    registry.register(Counted(counters))
    return read(generate_latest(registry).decode())


def test_prometheus_is_told_all_that_lies_below_a_bound() -> None:
    counters = Counters()
    for acts, won in ((1, 1), (3, 2), (200, 200)):
        counters.note_commit(acts, won, won + 1, 0.0035)
    said = text_of(counters)
    assert said["rooms_moves_accepted_total"] == 206
    assert said["rooms_act_conflicts_total"] == 1
    assert said["rooms_commit_acts_bucket{1.0}"] == 1
    assert said["rooms_commit_acts_bucket{4.0}"] == said["rooms_commit_acts_bucket{128.0}"] == 2
    assert said["rooms_commit_acts_bucket{+Inf}"] == said["rooms_commit_acts_count"] == 3
    assert said["rooms_commit_acts_sum"] == 204
    # It counts at the first bound that holds it.
    assert said["rooms_commit_acts_bucket{2.0}"] == 1
    assert said["rooms_commit_seconds_bucket{0.003}"] == 0
    assert said["rooms_commit_seconds_bucket{0.004}"] == 3


class Answers:
    """A ledger of which only the answer to a batch matters."""

    def __init__(self, won: set[int] | None) -> None:
        self._won = won

    async def commit(self, _acts: list[Act]) -> set[int]:
        if self._won is None:
            raise InDoubt("no answer")
        return self._won


async def commit(monkeypatch: pytest.MonkeyPatch, ledger: Answers, *acts: Act) -> Counters:
    counters = Counters()
    monkeypatch.setattr("server.matches.process.committer.counters", counters)
    committer = Committer(ledger)  # type: ignore[arg-type]
    committer.start()
    await asyncio.gather(*(committer.commit(each) for each in acts), return_exceptions=True)
    await committer.stop()
    return counters


async def test_a_batch_is_counted_with_those_who_lost_and_so_is_a_silent_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acts = [act(1, 4, rows=3), act(2, 7), act(3, 1, rows=2)]
    counters = await commit(monkeypatch, Answers({1, 3}), *acts)
    assert (counters.moves, counters.conflicts, counters.unanswered_commits) == (5, 1, 0)
    assert counters.commit_acts.total == 3
    counters = await commit(monkeypatch, Answers(None), act(1, 4))
    assert (counters.moves, counters.conflicts, counters.unanswered_commits) == (0, 0, 1)


async def test_a_loop_that_is_held_up_comes_round_late(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter((10.0, 10.0 + EVERY, 10.5 + 2 * EVERY, 10.4 + 3 * EVERY))
    monkeypatch.setattr("server.operations.loop_lag.perf_counter", lambda: next(moments))
    lags = Histogram((0.01, 1.0))
    lag = LoopLag(lags)
    for _ in range(3):
        await lag.look()
    # On time, half a second late, and then, counted from that, not late again.
    assert lags.counts == [2, 1, 0]
    assert lags.total == pytest.approx(0.5)


async def test_a_deadline_that_was_stored_late_is_counted_as_late(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    counters = Counters()
    monkeypatch.setattr("server.matches.live.latency.counters", counters)
    table = await processes.open(options='{"clock": "live", "sides": "pick"}')
    await table.join(0)
    due = (await table.live.head()).due()
    await table.pass_time((due - table.clock.now() + 700) / 1000)
    assert sum(counters.deadline_seconds.counts) == 1
    assert counters.deadline_seconds.total == pytest.approx(0.7)
    assert sum(counters.act_seconds.counts) == 0


async def test_only_what_a_seat_asked_for_and_got_counts_as_an_act(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    counters = Counters()
    monkeypatch.setattr("server.matches.live.latency.counters", counters)
    seat = await table.join(0)
    await table.act(seat, "one", do="pick_side", wish="entente")
    await table.act(seat, "two", do="pick_side", wish="central")
    assert [code for code, _ in seat.refusals] and "one" in seat.done
    assert sum(counters.act_seconds.counts) == 1


def test_whoever_has_the_token_reads_and_gets_no_cookie(client: Client, settings: Settings) -> None:
    settings.METRICS_TOKEN = "the-right-one"
    answer = client.get("/metrics", headers={"authorization": "Bearer the-right-one"})
    assert answer.status_code == 200 and not answer.cookies
    assert read(answer.content.decode())["process_resident_memory_bytes"] > 1e6


@pytest.mark.usefixtures("plain_statics")
def test_whoever_lacks_the_token_finds_nothing(client: Client, settings: Settings) -> None:
    for token, said in product(("", "right"), ("", "Bearer ", "Bearer wrong", "right")):
        settings.METRICS_TOKEN = token
        answer = client.get("/metrics", headers={"authorization": said})
        assert answer.status_code == client.get("/metrics").status_code == 404
