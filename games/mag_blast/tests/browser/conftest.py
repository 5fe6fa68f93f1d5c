"""``staged``: a site whose duels begin in the middle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support import stack
from tests.support.stack import Stack


@pytest.fixture(scope="module")
def staged() -> Iterator[Stack]:
    site = stack.embedded("games.mag_blast.tests.browser.staged")
    yield site
    site.close()
