"""``yard``: a match whose ships are half built, live in this process, without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path

import pytest
import pytest_asyncio

from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.tests.live.yards import OPTIONS, SEATS, Yard, half_built
from server.core.database import SqliteDatabase
from server.matches.process.runtime import MatchRuntime
from tests.support.matches import sqlite_file

__all__ = ["sqlite_file"]


@pytest_asyncio.fixture
async def yard(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Yard]:
    begun = half_built()
    monkeypatch.setattr(GalaxyTrucker, "setup", lambda *_asked: (deepcopy(begun), []))
    runtime = MatchRuntime(SqliteDatabase(str(sqlite_file)), web=True, alone=True)
    yield await Yard.begin(runtime, "galaxy_trucker", SEATS, OPTIONS)
    await runtime.stop()
