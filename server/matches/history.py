"""Reading a match back: its head, and what an audience was told."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import Audience
from server.matches.head import REMEMBERED, Head, StoredMove, action_of, begin, head_from
from server.matches.ledger import Ledger, Row


class NoMatch(LookupError):
    """There is no match of that number."""


async def load(ledger: Ledger, match: int) -> Head:
    """The newest head: from the newest keepsake and the rows after it."""
    row = await ledger.begun(match)
    if row is None:
        raise NoMatch(match)
    first, _ = begin(row)
    keepsake = await ledger.keepsake(match)
    if keepsake is not None and keepsake.rules_version != first.begun.game.version:
        keepsake = None
    above = 1 if keepsake is None else max(1, keepsake.version - REMEMBERED)
    return head_from(first, keepsake, await ledger.rows(match, above))


def note(head: Head, row: Row) -> None:
    """Have the act of a stored row at hand again."""
    if row.seat is not None and row.id is not None:
        head.note_done(row.seat, row.id, action_of(head.begun, row))


async def told_above(
    ledger: Ledger, head: Head, audience: Audience, n: int
) -> list[tuple[int, list[Any]]]:
    """What the audience was told by its moves above ``n``: the one way to catch up."""
    if n >= head.n(audience):
        return []
    told = []
    count = 0
    for row in await ledger.rows(head.begun.id, 0):
        if row.version > head.version:
            break
        events = _heard(row, audience)
        count += bool(events)
        if events and count > n:
            told.append((count, events))
    return told


def _heard(row: Row, audience: Audience) -> list[dict[str, Any]]:
    body = msgspec.json.decode(row.body, type=StoredMove)
    return heard(msgspec.json.decode(body.events), audience)


def tells_all(row: Row) -> bool:
    """Whether those who watch were told something by it."""
    return bool(_heard(row, ()))


def heard(events: list[dict[str, Any]], audience: Audience) -> list[dict[str, Any]]:
    """Of the events of a row those that an audience was told, as it was told them."""
    return [
        {name: fact for name, fact in event.items() if name != "only"}
        for event in events
        if (only := event.get("only")) is None or not set(only).isdisjoint(audience)
    ]
