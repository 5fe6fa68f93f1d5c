"""How often something may be done."""

from __future__ import annotations

from server.transport.rate_limits import RateLimit


def test_everybody_has_a_few_at_once_and_then_one_after_the_other() -> None:
    budget = RateLimit(burst=3, every=10)
    assert [budget.take("ann", now=0) for _ in range(4)] == [True, True, True, False]
    assert budget.take("ben", now=0)
    assert [budget.take("ann", now=10) for _ in range(2)] == [True, False]
    rested = [budget.take("ann", now=1_000) for _ in range(4)]
    assert rested == [True, True, True, False], "a long rest gives no more than the burst"
