"""``staged``, as for the browser's tests; ``sandy``, on which the sand runs out soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.galaxy_trucker.tests.browser.conftest import staged
from tests.support import stack
from tests.support.stack import Stack

__all__ = ["staged"]


@pytest.fixture
def sandy() -> Iterator[Stack]:
    site = stack.embedded("games.galaxy_trucker.tests.long.short_sand")
    yield site
    site.close()
