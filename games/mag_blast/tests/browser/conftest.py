"""``staged``: a site whose duels begin in the middle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mag_blast.tests.browser.staged import UNHURRIED
from tests.support import stack
from tests.support.stack import Stack


@pytest.fixture(scope="package")
def staged() -> Iterator[Stack]:
    site = stack.embedded("games.mag_blast.tests.browser.staged", **UNHURRIED)
    yield site
    site.close()
