"""Match time on the wall."""

import pytest

from server.core.database import SqliteDatabase
from server.matches.core.clock import LEAP, STEP, MatchClock, WallClock
from server.matches.process.runtime import NOTICED_WITHIN, MatchRuntime
from tests.support.quick_time import in_no_time


def test_match_time_runs_with_the_wall_and_never_backwards() -> None:
    clock = MatchClock(resumed_at=1_000)
    assert clock.match_time(1_250) == 250 and clock.wall(250) == 1_250
    assert MatchClock(resumed_at=1_000, ran=40).match_time(900) == 40


def test_while_it_stands_nothing_is_due_and_it_goes_on_where_it_stood() -> None:
    clock = MatchClock(resumed_at=1_000)
    clock.suspend(300)
    assert clock.match_time(9_000) == 300 and clock.wall(500) is None
    clock.resume(9_000)
    assert clock.match_time(9_100) == 400 and clock.wall(400) == 9_100


@pytest.mark.parametrize(
    ("ahead", "least", "most"),
    [
        (STEP // 2, 0, STEP // 2),
        (60_000, 60_000, 90_000),
        (-LEAP // 2, -LEAP, -1),
        (-60_000, 0, 30_000),
    ],
    ids=["near enough", "left behind", "a little drift", "set back: nothing comes again"],
)
def test_the_wall_clock_takes_over_the_databases_time_where_it_has_left_it(
    ahead: int, least: int, most: int
) -> None:
    clock = WallClock()
    own = clock.now()
    clock.follow(own + ahead)
    assert least <= clock.now() - own < most


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


@pytest.mark.parametrize("beats", [(0, 1_000, 59_500), (59_500,), (None,), (0,) * NOTICED_WITHIN])
def test_a_worker_begins_when_a_leap_has_been_noticed_or_no_web_process_is_up(
    beats: tuple[int | None, ...],
) -> None:
    others = OtherProcesses(*beats)
    in_no_time(others.worker._let_a_leap_be_noticed())
    assert others.beats == []
