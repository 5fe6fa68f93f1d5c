"""Retention on PostgreSQL, beside people who play on (the same on SQLite:
tests/unit/operations/test_retention.py)."""

from __future__ import annotations

import ast
import asyncio

from server.core import periods
from tests.support.logs import ask
from tests.support.people import match
from tests.support.processes import manage
from tests.support.stack import Stack

LOOK = "from server.operations.retention import forget_old; print(forget_old(60))"


def forget(site: Stack) -> dict[str, int]:
    said = manage("shell", "--no-imports", "--command", LOOK, **site.environment)
    found: dict[str, int] = ast.literal_eval(said.splitlines()[-1])
    return found


def aged(site: Stack, code: str, days: int) -> None:
    """As if nobody had been in the room and its match for so long."""
    interval = f"interval '{days} days'"
    ask(
        site,
        f"WITH room AS (UPDATE rooms_room SET active_at = now() - {interval} WHERE code = %s"
        " RETURNING match_id), guests AS (UPDATE accounts_guest SET last_seen = now() -"
        f" {interval} WHERE id IN (SELECT s.guest_id FROM rooms_seat s JOIN rooms_room r"
        " ON r.id = s.room_id WHERE r.code = %s) RETURNING id)"
        " UPDATE matches_match SET begun_at = begun_at - %s * 86400000::bigint"
        " WHERE id = (SELECT match_id FROM room) RETURNING id",
        code,
        code,
        days,
    )


def rows_of(site: Stack, match: int) -> list[int]:
    tables = {"matches_match": "id", "match_head": "match_id", "move": "match_id"}
    counts = [
        f"(SELECT count(*) FROM {name} WHERE {key} = {match})" for name, key in tables.items()
    ]
    return list(ask(site, f"SELECT {', '.join(counts)}")[0])


async def test_an_old_match_goes_with_its_people_while_another_is_played(
    full_stack: Stack,
) -> None:
    async with match(full_stack) as old:
        await old.play(lambda: old.ada.n >= 4)
        await old.ada.send("chat", text="hello there")
        await old.zaneta.until(lambda: old.zaneta.chat == 1)
    [[number]] = ask(full_stack, "SELECT match_id FROM rooms_room WHERE code = %s", old.code)
    async with match(full_stack) as table:
        await table.play(lambda: table.ada.n >= 2)
        aged(full_stack, old.code, periods.UNFINISHED - 1)
        assert (await asyncio.to_thread(forget, full_stack))["matches"] == 0
        assert rows_of(full_stack, number)[:2] == [1, 1]
        aged(full_stack, old.code, periods.UNFINISHED + 1)
        gone = await asyncio.to_thread(forget, full_stack)
        assert (gone["matches"], gone["guests"]) == (1, 2)
        assert rows_of(full_stack, number) == [0, 0, 0]
        assert ask(full_stack, "SELECT 1 FROM rooms_room WHERE code = %s", old.code) == []
        assert ask(full_stack, "SELECT 1 FROM rooms_chatline WHERE text = 'hello there'") == []
        await table.play(lambda: table.ada.n >= 6)
