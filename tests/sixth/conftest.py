"""The models lie outside ``games/``: their tests find them under the names they would have there,
and ``embedded`` is a site that has Cups among its games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.core import messages
from tests.sixth import models
from tests.sixth.served import SiteOfSix
from tests.support.browser import people

models()


@pytest.fixture(scope="module")
def embedded() -> Iterator[SiteOfSix]:
    site = SiteOfSix()
    site.serve()
    with pytest.MonkeyPatch.context() as patch:
        # Its words, too, are in the copy alone.
        patch.setattr(messages, "BASE", site.project)
        patch.setattr(people, "ROOT", site.project)
        yield site
    site.close()
