"""Words in chat are found on PostgreSQL as on SQLite, and by the index."""

from __future__ import annotations

import json

import psycopg

from tests.support.processes import manage
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
    urls = {"DATABASE_URL": postgres_url, "REDIS_URL": "redis://127.0.0.1:1/0"}
    said = manage("shell", "--no-imports", "--command", ASK, **urls)
    found = json.loads(said.splitlines()[-1])
    assert dict(zip(FOUND, map(tuple, found), strict=True)) == FOUND
    with psycopg.connect(postgres_url) as connection:
        connection.execute("SET enable_seqscan = off")
        plan = "\n".join(row[0] for row in connection.execute(PLAN))
    assert "rooms_chatline_words" in plan
