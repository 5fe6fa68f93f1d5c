"""Shared limits: how they slow, and what they refuse. On Redis: tests/fullstack/test_limits.py."""

from __future__ import annotations

from server.transport.limits import Bucket, InProcess, Limit, Limits

SLOW = Limit("slow", burst=2, every=10, patience=15)
HARD = Limit("hard", burst=2, every=10)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(limits: InProcess, limit: Limit, times: int, whose: str = "ann") -> list[float | None]:
    return [limits.take([[Bucket(limit, whose)]]) for _ in range(times)]


def test_a_few_at_once_then_each_waits_longer_and_the_last_is_refused() -> None:
    assert taken(InProcess(Clock()), SLOW, 4) == [0, 0, 10, None]


def test_a_full_bucket_has_its_last_token_whatever_the_clock_says() -> None:
    limits = InProcess(clock := Clock())
    clock.now, hour = 2_074.914, 3_600
    # Added and taken away again, so much is more than it was.
    assert clock.now + hour - clock.now > hour
    assert taken(limits, Limit("one", burst=1, every=hour), 2) == [0, None]


def test_who_was_refused_owes_nothing_for_it() -> None:
    limits = InProcess(clock := Clock())
    assert taken(limits, HARD, 50)[2:] == [None] * 48
    clock.now = 10
    assert taken(limits, HARD, 2) == [0, None]
    clock.now = 1_000
    assert taken(limits, HARD, 3) == [0, 0, None], "a long rest gives no more than the burst"


def test_everybody_and_every_limit_has_a_bucket_of_its_own() -> None:
    limits = InProcess(Clock())
    assert taken(limits, HARD, 3) == [0, 0, None]
    assert taken(limits, HARD, 1, "ben") == taken(limits, SLOW, 1) == [0]


def test_of_a_way_that_is_shut_no_bucket_gives_anything() -> None:
    """Whoever has spent what is theirs spends nothing of their neighbours'."""
    limits, street = InProcess(Clock()), Bucket(HARD, "street")
    taken(limits, HARD, 2)
    for _ in range(9):
        assert limits.take([[Bucket(HARD, "ann"), street]]) is None
    assert limits.take([[Bucket(HARD, "ben"), street]]) == 0


def test_the_longest_wait_of_a_way_counts() -> None:
    limits = InProcess(Clock())
    taken(limits, SLOW, 2)
    assert limits.take([[Bucket(SLOW, "ann"), Bucket(HARD, "ann")]]) == 10


def test_another_way_is_taken_where_the_first_is_shut() -> None:
    limits = InProcess(Clock())
    ways = [[Bucket(HARD, "ann")], [Bucket(SLOW, "house")]]
    assert [limits.take(ways) for _ in range(6)] == [0, 0, 0, 0, 10, None]


def test_full_buckets_are_forgotten() -> None:
    limits = InProcess(clock := Clock())
    for number in range(500):
        clock.now = number * 10
        taken(limits, HARD, 1, str(number))
    assert len(limits._full_at) < 100


async def test_who_is_nobody_in_particular_is_not_counted() -> None:
    assert await Limits().take([]) == 0
