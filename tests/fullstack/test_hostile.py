"""Hostile values meet PostgreSQL, which takes other things amiss than SQLite."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.support.processes import ROOT

EVERY = int(os.environ.get("HOSTILE_EVERY", "499"))
ASSAULT = f"from tests.protocol.hostile.laid_siege import main; main({EVERY})"


def test_whatever_is_sent_is_answered_in_words_and_changes_nothing(postgres_url: str) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "--command", ASSAULT],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": postgres_url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert not found, "\n".join(found)
