"""The backup of the embedded default, put back as docs/operations.md says."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.support.people import match
from tests.support.runbook import run
from tests.support.seats import Steadfast, leave, play
from tests.support.stack import Stack


async def test_at_home_a_copy_that_was_made_while_people_played_goes_on(
    embedded: Stack, tmp_path: Path
) -> None:
    async with match(embedded) as table:
        await table.play(lambda: table.ada.n >= 6)
        copy = tmp_path / "rooms.sqlite3"
        places = {"var/db.sqlite3": embedded.environment["SQLITE_PATH"], "rooms.sqlite3": str(copy)}
        await asyncio.to_thread(run, "backup-sqlite", embedded.environment, places)
        seen = [sorted(person.view["own"]["hand"]) for person in table.seats]
        code, guests = table.code, [person.guest for person in table.seats]
    other = Stack({})
    other.environment["SQLITE_PATH"] = str(copy)
    try:
        other.add("web", ".venv/bin/python -m server.serve")
        await asyncio.to_thread(other.mend)
        back = [Steadfast(guest, code, other.urls, random.Random(1)) for guest in guests]
        for person in back:
            await person.come_back()
        assert [sorted(person.view["own"]["hand"]) for person in back] == seen
        await play(back, back[0].n + 4)
        assert sum(len(person.acknowledged) for person in back) >= 2
        await leave(*back)
    finally:
        await asyncio.to_thread(other.close)
