"""What is made of the moments, the clocks and the counts of a load."""

from __future__ import annotations

import os
import time
from collections import Counter

from tools import load_metrics, load_report
from tools.load_meter import Meter, Spent
from tools.load_pace import Pace
from tools.load_rooms import PlayedRoom, Seen, Sent, Tally, Told


async def room_of_two() -> PlayedRoom:
    return PlayedRoom("code", ["a", "b"], ["http://127.0.0.1:1"] * 2, 2, Pace(), Tally())


async def test_on_one_process_a_move_and_its_news_say_the_same_match_time() -> None:
    room = await room_of_two()
    ada, bob = room.seats
    ada.sent = {(1, 500): Sent(9.8, 10.0, "lay"), (1, 700): Sent(11.0, 11.0, "lay")}
    bob.told = {(1, 500): Told(10.5, 300), (1, 600): Told(10.6, 300)}
    (seen,) = room.seen(one_process=True)
    assert (seen.do, seen.size) == ("lay", 300)
    assert round(seen.since_meant, 6) == 0.7 and round(seen.since_sent, 6) == 0.5


async def test_on_several_processes_news_is_of_the_latest_move_before() -> None:
    room = await room_of_two()
    ada, bob = room.seats
    ada.sent = {(1, 500): Sent(10.0, 10.0, "lay"), (1, 900): Sent(10.4, 10.4, "bid")}
    bob.told = {
        (1, 530): Told(10.03, 1),
        (1, 890): Told(10.42, 2),
        (1, 910): Told(10.43, 3),
        (2, 530): Told(20.0, 4),
    }
    seen = [(each.do, each.size) for each in room.seen(one_process=False)]
    assert seen == [("lay", 1), ("bid", 2)], "each move once, and none of another match"


def test_percentiles_are_of_all_that_was_measured() -> None:
    told = load_report.spread(each / 1000 for each in range(1, 101))
    assert told == {"p50": 51.0, "p95": 96.0, "p99": 100.0, "largest": 100.0}
    assert load_report.spread([]) == {}


def test_cost_is_counted_for_each_who_has_a_share_in_it() -> None:
    tally = Tally(moves=Counter({"lay": 1_500, "bid": 500}))
    spent = Spent(10.0, {"server 1": 1.0, "server 2": 0.5, "postgres": 0.2, "load": 2.0})
    report = load_report.counters(tally, [Seen("bid", 0.003, 0.002, 250)], spent)
    assert report["accepted moves/s"] == 200.0
    assert report["CPU s per 1,000 moves"]["server"] == 0.75
    assert report["CPU s per 1,000 moves"]["postgres"] == 0.1
    assert report["by action"]["bid"]["bytes"] == {"median": 250, "largest": 250}
    assert report["by action"]["lay"]["moves/s"] == 150.0
    assert "bid: bytes" in load_report.table(report)


def test_figures_are_compared_with_those_of_an_earlier_run() -> None:
    before = {"a": 2.0, "of": {"b": 3, "zero": 0}, "text": "x", "gone": 1}
    lines = load_report.compared({"a": 3.0, "of": {"b": 3, "zero": 1}, "text": "y"}, before)
    rows = [line.split() for line in lines.splitlines()[1:]]
    assert rows == [
        ["a", "3.0", "2.0", "1.50"],
        ["of:", "b", "3", "3", "1.00"],
        ["of:", "zero", "1", "0", "-"],
    ]


def test_a_clock_shows_what_was_spent_between_two_readings() -> None:
    meter = Meter({"load": lambda: [os.getpid()], "nobody": lambda: []})
    until = time.process_time() + 0.1
    while time.process_time() < until:
        pass
    spent = meter.spent()
    assert spent.cpu["nobody"] == 0 and spent.of("load") >= 0.05
    assert spent.wall >= 0.09


def test_of_what_servers_count_only_the_difference_is_told() -> None:
    lag, acts = "rooms_loop_lag_seconds_bucket", "rooms_commit_acts"
    before: load_metrics.Reading = Counter({(lag, "0.001"): 100, (lag, "+Inf"): 100})
    after = before + Counter(
        {
            (lag, "0.001"): 50,
            (lag, "0.05"): 98,
            (lag, "+Inf"): 100,
            (f"{acts}_sum", ""): 30,
            (f"{acts}_count", ""): 10,
            ("rooms_act_conflicts_total", ""): 4,
        }
    )
    told = load_metrics.between(before, after)
    assert told["loop lag at most, ms"] == {"p50": 1.0, "p95": 50.0, "p99": None}
    assert told["acts in a commit"] == 3.0 and told["conflicts"] == 4
    assert load_metrics.between(Counter(), Counter()) == {}
