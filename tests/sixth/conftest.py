"""The model lies outside ``games/``: its tests find it under the name it would have there, and
``embedded`` is a site that has it among its games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.core import messages
from tests.sixth import model
from tests.sixth.served import SiteOfSix
from tests.support.browser import people

model()


@pytest.fixture(scope="module")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteOfSix]:
    copy = tmp_path_factory.mktemp("project")
    site = SiteOfSix(copy, SQLITE_PATH=str(copy / "db.sqlite3"), DATABASE_URL="", REDIS_URL="")
    site.serve()
    with pytest.MonkeyPatch.context() as patch:
        # Its words, too, are in the copy alone.
        patch.setattr(messages, "BASE", copy)
        patch.setattr(people, "ROOT", copy)
        yield site
    site.close()
