"""The backup of docs/operations.md, put back as that page says: matches go on where they were."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

from tests.support import logs
from tests.support.people import Person, patiently
from tests.support.runbook import run
from tests.support.running import processes
from tests.support.seats import play, seated
from tests.support.stack import Stack

OF_THE_SITE = ("web1", "web2", "worker", "beat")


@contextmanager
def restored(site: Stack, name: str) -> Iterator[Stack]:
    """The processes of the page on that database, while those of the site rest."""
    assert site.database_url is not None
    for each in OF_THE_SITE:
        site.stop(each)
    url = urlsplit(site.database_url)._replace(path=f"/{name}").geturl()
    other = Stack({**site.environment, "DATABASE_URL": url})
    try:
        for each, line in processes().items():
            other.add(each, line)
        other.mend()
        yield other
    finally:
        other.close()
        with psycopg.connect(site.database_url, autocommit=True) as connection:
            gone = sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name))
            connection.execute(gone)


async def test_matches_go_on_from_a_backup_that_was_put_back(
    full_stack: Stack, tmp_path: Path
) -> None:
    async with seated(full_stack) as people:
        await play(people, lambda: people[0].n >= 8)
        for person in people:
            await patiently(person.picture)
        hands = [sorted(person.view["own"]["hand"]) for person in people]
        code, guests = people[0].code, [person.guest for person in people]
        stored = len(logs.moves(full_stack, code))
        places = {"rooms.dump": str(tmp_path / "rooms.dump")}
        await asyncio.to_thread(run, "backup", full_stack.environment, places)
        await play(people, lambda: people[0].n >= 12)
    name = f"test_{secrets.token_hex(6)}"
    said = await asyncio.to_thread(
        run, "restore", full_stack.environment, {**places, "rooms_restored": name}
    )
    assert re.search(r"[1-9]\d* matches played again, 0 differ", said)
    with restored(full_stack, name) as other:
        back = [Person(guest, code, url) for guest, url in zip(guests, other.urls, strict=True)]
        for person in back:
            await person.connect()
            await person.until(lambda person=person: bool(person.view))
        assert [sorted(person.view["own"]["hand"]) for person in back] == hands
        assert logs.moves(other, code)[:stored] == logs.moves(full_stack, code)[:stored]
        acknowledged = await play(back, lambda: back[0].n >= 14)
        logs.assert_sound(other, code)
        assert acknowledged <= set(logs.ids(other, code))
        for person in back:
            await person.close()
