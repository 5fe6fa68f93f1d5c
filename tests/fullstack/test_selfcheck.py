"""The worker's self-check stops a match whose log was changed."""

from __future__ import annotations

from tests.support.logs import MATCH, ask
from tests.support.people import match
from tests.support.stack import Stack

LONG = 90.0
"""Seconds: a worker that has to share its machine comes to it late."""


async def test_the_worker_stops_a_match_whose_log_was_changed(full_stack: Stack) -> None:
    async with match(full_stack) as table:
        await table.play(lambda: table.ada.n >= 6)
        leave_alone(full_stack, table.code)
        change(full_stack, table.code, '"event":', '"was":')
        for person in (*table.seats, table.watcher):
            await person.until(lambda person=person: "frozen" in person.notices, LONG)
        # Others who use this site look through all its matches.
        change(full_stack, table.code, '"was":', '"event":')


def leave_alone(site: Stack, room: str) -> None:
    """The one match that runs is that of this room, or chance decides how soon it is looked at: the
    tests before have left theirs."""
    others = f"match_id <> ({MATCH})"
    stop = f"UPDATE match_head SET frozen = true, due_at = NULL WHERE {others} RETURNING 1"
    ask(site, stop, room)


def change(site: Stack, room: str, old: str, new: str) -> None:
    """Of its match the first move that told something: where processes had to wait for each other,
    the log says in between how time was taken out of it, and no more."""
    changed = ask(
        site,
        "UPDATE move SET body = replace(body, %s, %s) WHERE (match_id, version) ="
        " (SELECT match_id, min(m.version) FROM move m JOIN rooms_room USING (match_id)"
        " WHERE code = %s AND m.version > 1 AND position(%s IN m.body) > 0 GROUP BY match_id)"
        " RETURNING version",
        *(old, new, room, old),
    )
    assert len(changed) == 1
