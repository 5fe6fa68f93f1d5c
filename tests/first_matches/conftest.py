"""``browser`` is the one that a test asks for by name; a module's ``WAY`` chooses the pairs, and
``STILL`` who plays without motion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.first_matches.pilots import pairs
from tests.support.browser.fixtures import long_enough
from tests.support.browser.launching import BROWSERS, a_firefox


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    expect.set_options(timeout=long_enough())
    name, still = request.param
    start = partial(a_firefox, still=still) if name == "firefox" else BROWSERS[name]
    async with start() as started:
        yield started


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = pairs(metafunc.module.WAY, both=metafunc.config.getoption("--both-browsers"))
    still = getattr(metafunc.module, "STILL", False)
    each = [pytest.param((name, still), game, id=f"{name}-{game}") for name, game in found]
    metafunc.parametrize(("browser", "game"), each, indirect=["browser"])
