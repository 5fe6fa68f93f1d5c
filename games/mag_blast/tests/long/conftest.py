"""``staged_site``: duels that begin in the middle, on the embedded and on the full stack."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.mag_blast.tests.browser.staged import UNHURRIED
from tests.support import stack
from tests.support.stack import Stack

STAGED = "games.mag_blast.tests.browser.staged"


@pytest.fixture(params=["embedded", "full"])
def staged_site(request: pytest.FixtureRequest) -> Iterator[Stack]:
    """Started for one test alone, which may kill it."""
    if request.param == "embedded":
        site = stack.embedded(STAGED, **UNHURRIED)
    else:
        postgres = request.getfixturevalue("postgres")
        site = stack.full(postgres, request.getfixturevalue("redis"), STAGED, **UNHURRIED)
    yield site
    site.close()
