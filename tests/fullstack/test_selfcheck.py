"""The worker's self-check stops a match whose log was changed."""

from __future__ import annotations

import psycopg

from tests.protocol.test_faults import notices
from tests.support.people import match
from tests.support.stack import Stack


async def test_the_worker_stops_a_match_whose_log_was_changed(observed: Stack) -> None:
    async with match(observed) as table:
        await table.play(lambda: table.ada.n >= 6)
        change(observed, table.code, '"event":', '"was":')
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: "frozen" in notices(person))
        # Others who use this site look through all its matches.
        change(observed, table.code, '"was":', '"event":')


def change(site: Stack, room: str, old: str, new: str) -> None:
    """The third move of its match."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        connection.execute(
            "UPDATE move SET body = replace(body, %s, %s) WHERE version = 3"
            " AND match_id = (SELECT match_id FROM rooms_room WHERE code = %s)",
            (old, new, room),
        )
