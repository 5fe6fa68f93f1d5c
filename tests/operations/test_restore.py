"""The backup of docs/operations.md, put back as that page says: matches go on where they were."""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from psycopg import sql

from tests.processes import ROOT
from tests.promises import logs
from tests.promises.seats import Steadfast, leave, seated
from tests.protocol.people import match
from tests.running import processes
from tests.stack import Stack
from tools import needs

PAGE = ROOT / "docs" / "operations.md"
OF_THE_SITE = ("web1", "web2", "worker", "beat")


def run(name: str, environment: dict[str, str], places: dict[str, str]) -> str:
    """A block of the page as a shell runs it, with other names of files and databases in it."""
    found = re.search(rf"^```sh {name}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert found, name
    script = found[1].replace(".venv/bin", str(Path(sys.executable).parent))
    for written, meant in places.items():
        assert written in script
        script = script.replace(written, meant)
    programs = needs.postgres()
    path = f"{programs}{os.pathsep}{os.environ['PATH']}" if programs else os.environ["PATH"]
    done = subprocess.run(
        ["sh", "-euc", script],
        cwd=ROOT,
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}{done.stderr}"
    return done.stdout


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


@pytest.mark.fullstack
async def test_matches_go_on_from_a_backup_that_was_put_back(
    full_stack: Stack, tmp_path: Path
) -> None:
    people = await seated(full_stack, 3)
    await play(people, 8)
    hands = [sorted(person.view["own"]["hand"]) for person in people]
    stored = len(logs.moves(full_stack, people[0].code))
    places = {"rooms.dump": str(tmp_path / "rooms.dump")}
    await asyncio.to_thread(run, "backup", full_stack.environment, places)
    await play(people, 12)
    await leave(*people)
    name = f"test_{secrets.token_hex(6)}"
    said = await asyncio.to_thread(
        run, "restore", full_stack.environment, {**places, "rooms_restored": name}
    )
    assert re.search(r"[1-9]\d* matches played again, 0 differ", said)
    with restored(full_stack, name) as other:
        back = [Steadfast(who.guest, who.code, other.urls, who.rng) for who in people]
        for person in back:
            await person.come_back()
        assert [sorted(person.view["own"]["hand"]) for person in back] == hands
        rows = logs.moves(other, back[0].code)
        assert rows[:stored] == logs.moves(full_stack, back[0].code)[:stored]
        await play(back, 14)
        logs.assert_sound(other, back[0].code)
        assert {(who.seat, id) for who in back for id in who.acknowledged} <= set(
            logs.ids(other, back[0].code)
        )
        await leave(*back)


async def play(people: list[Steadfast], until: int) -> None:
    """Both, until they have been told of so many moves."""
    enough = asyncio.Event()
    playing = [asyncio.create_task(person.play(enough)) for person in people]
    await people[0].until(lambda: people[0].n >= until, wait=30)
    enough.set()
    await asyncio.wait_for(asyncio.gather(*playing), 20)


@pytest.mark.protocol
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
