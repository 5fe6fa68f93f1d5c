"""Match time on the wall."""

import pytest

from server.core.database import SqliteDatabase
from server.matches.core.clock import LEAP, STEP, MatchClock, WallClock
from server.matches.process.runtime import NOTICED_WITHIN, MatchRuntime
from tests.support.quick_time import in_no_time


def test_match_time_runs_with_the_wall() -> None:
    clock = MatchClock(resumed_at=1_000)
    assert clock.match_time(1_250) == 250
    assert clock.wall(250) == 1_250


def test_it_never_runs_backwards() -> None:
    assert MatchClock(resumed_at=1_000, ran=40).match_time(900) == 40


def test_standing_keeps_it_and_nothing_is_due() -> None:
    clock = MatchClock(resumed_at=1_000)
    clock.suspend(300)
    assert clock.match_time(9_000) == 300
    assert clock.wall(500) is None


def test_going_on_continues_where_it_stood() -> None:
    clock = MatchClock(resumed_at=1_000)
    clock.suspend(300)
    clock.resume(9_000)
    assert clock.match_time(9_100) == 400
    assert clock.wall(400) == 9_100


def test_the_wall_clock_takes_over_the_databases_time_only_if_it_has_left_it() -> None:
    clock = WallClock()
    own = clock.now()
    clock.follow(own + STEP // 2)
    assert clock.now() - own < STEP // 2
    clock.follow(own + 60_000)
    assert clock.now() - own >= 60_000


def test_the_wall_clock_takes_over_a_little_drift_either_way() -> None:
    clock = WallClock()
    own = clock.now()
    clock.follow(own - LEAP // 2)
    assert clock.now() < own


def test_what_has_been_does_not_come_again_when_the_databases_clock_is_set_back() -> None:
    clock = WallClock()
    own = clock.now()
    clock.follow(own - 60_000)
    assert clock.now() >= own


class OtherProcesses:
    """A worker at a database whose clock has leapt by a minute, and the newest heartbeat of the web
    processes at each look."""

    def __init__(self, *beats: int | None) -> None:
        self.beats = list(beats)
        self.worker = MatchRuntime(SqliteDatabase(":memory:"), web=False, alone=False)
        self.worker.database.now = self._now
        self.worker.heartbeats.last_beat = self._last_beat

    async def _last_beat(self) -> int | None:
        return self.beats.pop(0)

    async def _now(self) -> int:
        return 60_000


@pytest.mark.parametrize("beats", [(0, 1_000, 59_500), (59_500,), (None,)])
def test_a_worker_begins_when_a_leap_has_been_noticed(beats: tuple[int | None, ...]) -> None:
    others = OtherProcesses(*beats)
    in_no_time(others.worker._let_a_leap_be_noticed())
    assert others.beats == []


def test_a_worker_begins_in_the_end_where_no_web_process_is_up() -> None:
    others = OtherProcesses(*[0] * NOTICED_WITHIN)
    in_no_time(others.worker._let_a_leap_be_noticed())
    assert others.beats == []
