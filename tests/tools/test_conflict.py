"""What the conflict tool, and the drill that fights by it, call unsound."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tools.conflict import unsound

FOUGHT: Any = SimpleNamespace(
    code="room", rivals=[SimpleNamespace(accepted=["a"]), SimpleNamespace(accepted=["b"])]
)


@pytest.mark.parametrize(
    ("log", "wrong"),
    [
        ([(1, None, None), (2, 0, "a"), (3, 1, "b")], ""),
        ([(1, 0, "a"), (3, 1, "b")], "gap"),
        ([(1, 0, "a"), (2, 1, "b"), (3, 1, "b")], "twice"),
        ([(1, 0, "a")], "not in the log"),
        ([(1, 0, "a"), (2, 1, "b"), (3, 1, "c")], "not acknowledged"),
        ([(1, 0, "a"), (2, 0, "b")], "not in the log"),
    ],
)
def test_whatever_is_not_as_it_was_answered_is_found(log: Any, wrong: str) -> None:
    found = "; ".join(unsound(FOUGHT, log))
    assert wrong in found and bool(found) == bool(wrong)
