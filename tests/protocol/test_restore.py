"""The backup of the embedded default, put back as docs/operations.md says."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.support.people import Person, match
from tests.support.runbook import run
from tests.support.seats import play
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
        back = [Person(guest, code, other.url) for guest in guests]
        for person in back:
            await person.connect()
            await person.until(lambda person=person: bool(person.view))
        assert [sorted(person.view["own"]["hand"]) for person in back] == seen
        n = back[0].n
        assert len(await play(back, lambda: back[0].n >= n + 4)) >= 2
        for person in back:
            await person.close()
    finally:
        await asyncio.to_thread(other.close)
