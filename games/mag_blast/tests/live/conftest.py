"""``battle``: a match of four that begins in the middle, live in this process, without sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from games.mag_blast.rules import MagBlast
from games.mag_blast.tests.live.battles import OPTIONS, SEATS, Battle, begins_in_the_middle
from server.core.database import SqliteDatabase
from server.matches.process.runtime import MatchRuntime
from tests.support.matches import sqlite_file

__all__ = ["sqlite_file"]


@pytest_asyncio.fixture
async def battle(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Battle]:
    monkeypatch.setattr(MagBlast, "setup", begins_in_the_middle)
    runtime = MatchRuntime(SqliteDatabase(str(sqlite_file)), web=True, alone=True)
    yield await Battle.begin(runtime, "mag_blast", len(SEATS), OPTIONS)
    await runtime.stop()
