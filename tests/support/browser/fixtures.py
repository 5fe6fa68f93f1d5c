"""Fixtures: one browser for all tests, people with a context each, measurements."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.support import stack
from tests.support.browser.contexts import contexts_of
from tests.support.browser.figures import FIGURES
from tests.support.browser.launching import a_chromium
from tests.support.browser.people import People
from tests.support.pace import patience
from tests.support.stack import Stack

FAILED = pytest.StashKey[bool]()
WAIT = 30_000
"""Milliseconds on a quiet machine: a bot thinks for two seconds."""
SLOWEST = 4
"""More times is waited on no machine: what comes at all has come by then."""


def long_enough() -> float:
    """Milliseconds to wait for anything on this machine."""
    return WAIT * min(SLOWEST, patience())


@pytest.fixture(scope="session")
def eager() -> Iterator[Stack]:
    """The embedded site, with bots that act at once."""
    site = stack.embedded("tests.support.eager")
    yield site
    site.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The Chromium of this machine."""
    expect.set_options(timeout=long_enough())
    async with a_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def people(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[People]:
    """``await people.come("pl")``: somebody with a browser of their own. Whatever went wrong in
    one of their pages fails the test."""
    all_of_them = People(contexts_of(browser), long_enough())
    yield all_of_them
    if FAILED in request.node.stash:
        for person in all_of_them.all:
            print(f"== {person.name or 'somebody'} sees:")
            try:
                print(await person.page.locator("body").aria_snapshot())
            except Exception as unseen:  # whatever a browser says that has gone
                print(unseen)
    await all_of_them.leave()
    assert all_of_them.problems() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """With a failure goes what everybody saw."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """One of several processes hands its figures to the one that prints them."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["figures"] = FIGURES


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    FIGURES.update(getattr(node, "workeroutput", {}).get("figures", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if FIGURES:
        terminalreporter.section("figures")
        for name, value in FIGURES.items():
            terminalreporter.write_line(f"{name}: {value}")
