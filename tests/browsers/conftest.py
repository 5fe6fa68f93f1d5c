"""Here everybody comes with each of the browsers in turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.support.browser.fixtures import long_enough
from tests.support.browser.launching import BROWSERS


@pytest_asyncio.fixture(scope="session", loop_scope="session", params=list(BROWSERS))
async def browser(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    expect.set_options(timeout=long_enough())
    async with BROWSERS[request.param]() as started:
        yield started
