"""Words in chat are found on PostgreSQL as on SQLite, and by the index."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import psycopg

from tests.support.processes import ROOT
from tests.support.searching import FOUND

ASK = """
import json
from server.accounts.models import Guest
from server.rooms.models import Room
from tests.support.searching import FOUND, found, say
host = Guest.objects.create(name="Host")
say(Room.objects.create(code="bcdfghjkmnpq", game="asy_przestworzy", host=host))
print(json.dumps([found(asked) for asked in FOUND]))
"""
PLAN = (
    "EXPLAIN SELECT id FROM rooms_chatline"
    " WHERE words_of_chat(name, text) @@ to_tsquery('simple', 'zaz:*')"
)


def test_words_are_found_by_how_they_begin(postgres_url: str) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "--command", ASK],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": postgres_url, "REDIS_URL": "redis://127.0.0.1:1/0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout.splitlines()[-1])
    assert dict(zip(FOUND, map(tuple, found), strict=True)) == FOUND
    with psycopg.connect(postgres_url) as connection:
        connection.execute("SET enable_seqscan = off")
        plan = "\n".join(row[0] for row in connection.execute(PLAN))
    assert "rooms_chatline_words" in plan
