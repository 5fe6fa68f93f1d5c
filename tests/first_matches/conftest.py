"""``browser`` is the one that a test asks for by name; a module's ``WAY`` chooses the pairs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.first_matches.pilots import pairs
from tests.support.browser.fixtures import WAIT
from tests.support.browser.launching import BROWSERS
from tests.support.pace import patience


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    expect.set_options(timeout=WAIT * patience())
    async with BROWSERS[request.param]() as started:
        yield started


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = pairs(metafunc.module.WAY, both=metafunc.config.getoption("--both-browsers"))
    metafunc.parametrize(("browser", "game"), found, indirect=["browser"])
