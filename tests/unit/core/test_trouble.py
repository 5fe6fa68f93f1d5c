"""A lasting trouble is told at its start, at each change, once a minute and at its end."""

from __future__ import annotations

from structlog.testing import CapturingLogger

from server.core.trouble import AGAIN, Trouble


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def said(log: CapturingLogger) -> list[tuple[str, str | None]]:
    return [(call.args[0], call.kwargs.get("error")) for call in log.calls]


REFUSED = ConnectionError("Error 111 connecting to redis:6379. Connection refused.")
TOLD = ("line.broken", f"ConnectionError: {REFUSED}")


def test_what_is_wrong_is_said_once_a_minute() -> None:
    trouble = Trouble(log := CapturingLogger(), "line", clock := Clock())
    for _ in range(601):
        trouble.met(REFUSED)
        clock.now += 0.5
    assert said(log) == [TOLD] * 6
    assert log.calls[0].method_name == "warning" and AGAIN == 60


def test_a_change_is_said_at_once_and_two_that_take_turns_are_not_one_each() -> None:
    trouble = Trouble(log := CapturingLogger(), "line", clock := Clock())
    full = ConnectionError("OOM command not allowed when used memory > 'maxmemory'.")
    for _ in range(20):
        trouble.met(REFUSED)
        trouble.met(full)
        clock.now += 0.5
    assert said(log) == [TOLD, ("line.broken", f"ConnectionError: {full}")]


def test_its_end_is_said_once_and_what_comes_after_is_new() -> None:
    trouble = Trouble(log := CapturingLogger(), "line", Clock(), of="send")
    trouble.over()
    trouble.met(TimeoutError())
    trouble.over()
    trouble.over()
    trouble.met(TimeoutError())
    assert said(log) == [
        ("line.broken", "TimeoutError"),
        ("line.mended", None),
        ("line.broken", "TimeoutError"),
    ]
    assert all(call.kwargs["of"] == "send" for call in log.calls)
