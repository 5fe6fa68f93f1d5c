"""``staged``: a site whose matches begin in the middle."""

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
