"""Hostile values meet PostgreSQL, which takes other things amiss than SQLite."""

from __future__ import annotations

import json
import os

from tests.support.processes import manage

EVERY = int(os.environ.get("HOSTILE_EVERY", "499"))
ASSAULT = f"from tests.protocol.hostile.laid_siege import main; main({EVERY})"


def test_whatever_is_sent_is_answered_in_words_and_changes_nothing(postgres_url: str) -> None:
    shell = ("shell", "--no-imports", "--command")
    found = json.loads(manage(*shell, ASSAULT, DATABASE_URL=postgres_url))
    assert not found, "\n".join(found)
