"""How often something may be done."""

from __future__ import annotations

from server.transport.rate_limits import RateLimit


def test_a_few_times_at_once_and_then_one_after_the_other() -> None:
    budget = RateLimit(burst=3, every=10)
    assert [budget.take("ann", now=0) for _ in range(4)] == [True, True, True, False]
    assert [budget.take("ann", now=10) for _ in range(2)] == [True, False]


def test_a_long_rest_gives_no_more_than_the_burst() -> None:
    budget = RateLimit(burst=2, every=10)
    budget.take("ann", now=0)
    assert [budget.take("ann", now=1000) for _ in range(3)] == [True, True, False]


def test_everybody_has_a_budget_of_their_own() -> None:
    budget = RateLimit(burst=1, every=10)
    assert budget.take("ann", now=0) and budget.take("ben", now=0)
    assert not budget.take("ann", now=0)
