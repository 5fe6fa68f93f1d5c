"""What the conflict tool calls unsound."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tools.conflict import unsound


def fought(*accepted: list[str]) -> Any:
    rivals = [SimpleNamespace(accepted=ids) for ids in accepted]
    return SimpleNamespace(code="room", rivals=rivals)


def test_a_log_as_it_was_answered_is_sound() -> None:
    assert unsound(fought(["a"], ["b"]), [(1, None, None), (2, 0, "a"), (3, 1, "b")]) == []


@pytest.mark.parametrize(
    ("log", "wrong"),
    [
        ([(1, 0, "a"), (3, 1, "b")], "gap"),
        ([(1, 0, "a"), (2, 1, "b"), (3, 1, "b")], "twice"),
        ([(1, 0, "a")], "not in the log"),
        ([(1, 0, "a"), (2, 1, "b"), (3, 1, "c")], "not acknowledged"),
        ([(1, 0, "a"), (2, 0, "b")], "not in the log"),
    ],
)
def test_whatever_is_not_as_it_was_answered_is_found(log: Any, wrong: str) -> None:
    assert any(wrong in each for each in unsound(fought(["a"], ["b"]), log))
