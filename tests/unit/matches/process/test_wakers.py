"""Which deadlines share a task of the worker."""

from __future__ import annotations

from server.matches.process.wakers import MANY, SHARE, together


def test_matches_due_shortly_after_each_other_share_a_hint_for_the_last_of_them() -> None:
    assert list(together([])) == []
    due = [(7, 1_000), (8, 1_000 + SHARE), (9, 1_001 + SHARE)]
    assert list(together(due)) == [([7, 8], 1_000 + SHARE), ([9], 1_001 + SHARE)]


def test_a_hint_is_never_for_more_than_one_task_can_do() -> None:
    found = list(together([(match, 1_000) for match in range(2 * MANY + 1)]))
    assert [len(matches) for matches, _ in found] == [MANY, MANY, 1]
    assert [match for matches, _ in found for match in matches] == list(range(2 * MANY + 1))
