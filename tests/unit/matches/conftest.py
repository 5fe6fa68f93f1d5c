"""The match of ``table``, live in a second process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.tables import Table, second_process


@pytest.fixture
async def other(table: Table, sqlite_file: Path) -> AsyncIterator[Table]:
    """No poke passes between the two."""
    process = await second_process(table, sqlite_file)
    yield process
    await process.runtime.stop()
