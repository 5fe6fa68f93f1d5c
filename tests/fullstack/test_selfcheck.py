"""The worker's self-check stops a match whose log was changed."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import psycopg

from tests.protocol.test_faults import notices
from tests.support.people import match
from tests.support.processes import ROOT
from tests.support.stack import Stack


async def test_the_worker_stops_a_match_whose_log_was_changed(full_stack: Stack) -> None:
    async with match(full_stack) as table:
        await table.play(lambda: table.ada.n >= 6)
        change(full_stack, table.code, '"event":', '"was":')
        async with asyncio.timeout(60):
            while "frozen" not in notices(table.ada):
                await asyncio.to_thread(hint, full_stack)
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: "frozen" in notices(person))
        # Others who use this site look through all its matches.
        change(full_stack, table.code, '"was":', '"event":')


def change(site: Stack, room: str, old: str, new: str) -> None:
    """The third move of its match."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        connection.execute(
            "UPDATE move SET body = replace(body, %s, %s) WHERE version = 3"
            " AND match_id = (SELECT match_id FROM rooms_room WHERE code = %s)",
            (old, new, room),
        )


def hint(site: Stack) -> None:
    """What beat says every minute."""
    task = ["call", "server.operations.tasks.check"]
    subprocess.run(
        [sys.executable, "-m", "celery", "-A", "server", *task, "--queue", "deadlines"],
        cwd=ROOT,
        env=site.environment,
        check=True,
        stdout=subprocess.DEVNULL,
    )
