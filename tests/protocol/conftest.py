"""Fixture: a site with the toy game beside the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sixth.served import SiteOfSix


@pytest.fixture(scope="session")
def six() -> Iterator[SiteOfSix]:
    site = SiteOfSix()
    site.serve()
    yield site
    site.close()
