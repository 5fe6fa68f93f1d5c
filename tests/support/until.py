"""Begins no test after a moment: a run that has a limit then ends by itself on a slow machine, and
says what it has left out (``TESTS_UNTIL`` of tools/suite.py)."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

LEFT = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--until", type=float, metavar="SECONDS", help="begin no test after so many since 1970"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Of a test that is not begun, nothing is reported: it has neither passed nor been skipped."""
    until = item.config.getoption("until")
    if until is None or time.time() < until:
        return None
    item.config.stash[LEFT].append(item.nodeid)
    return True


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process over which tests were spread hands its own on."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["left"] = session.config.stash[LEFT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[LEFT].extend(getattr(node, "workeroutput", {}).get("left", ()))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    files = Counter(test.partition("::")[0] for test in config.stash[LEFT])
    if files:
        terminalreporter.section(f"not begun for want of time: {files.total()}")
        for path, many in sorted(files.items()):
            terminalreporter.line(f"{path}: {many}")
