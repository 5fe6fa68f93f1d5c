"""``staged``: a site whose matches begin in the middle; ``sandy``: one whose sand runs out soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import stack
from tests.support.stack import Stack


@pytest.fixture(scope="session")
def staged() -> Iterator[Stack]:
    site = stack.embedded("games.galaxy_trucker.tests.browser.staged")
    yield site
    site.close()


@pytest.fixture
def sandy() -> Iterator[Stack]:
    site = stack.embedded("games.galaxy_trucker.tests.long.short_sand")
    yield site
    site.close()
