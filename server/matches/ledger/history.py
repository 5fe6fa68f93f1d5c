"""Loads a match from its rows: the newest head, and the events an audience was told above ``n``."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from games import referee
from games.engine import Audience, Event
from games.referee import Move
from server.matches.core.head import REMEMBERED, Head, StoredMove, action_of, begin, head_from
from server.matches.core.rows import Row
from server.matches.core.told import heard
from server.matches.ledger import AnyLedger

AT_HAND = 8
"""Moves whose events stay in memory: a client that reconnects has missed few."""

FIRST_PICTURE = 256
"""Moves of which a page is told that comes anew."""

Told = tuple[int, list[Any]]
"""The number of a move, as its audience counts, and what it told it."""


class NoMatch(LookupError):
    """Unknown match."""


class Recent:
    """The newest moves: catch-up of recent clients without a query."""

    __slots__ = ("_events",)

    def __init__(self) -> None:
        self._events: tuple[list[Event], ...] = ()

    def note(self, move: Move) -> None:
        self._events = (*self._events, move.events)[-AT_HAND:]

    def told_above(self, head: Head, audience: Audience, n: int) -> list[Told] | None:
        """Like the function ``told_above``; None if the buffer does not reach back far enough."""
        heard = [told for events in self._events if (told := referee.told(events, audience))]
        before = head.n(audience) - len(heard)
        if n < before:
            return None
        return [(count, told) for count, told in enumerate(heard, before + 1) if count > n]


class Loaded(Struct, frozen=True):
    head: Head
    """The newest head, from the newest checkpoint and the rows after it."""
    recent: Recent
    """The move ``Begin``, while it is the only one."""
    frozen: bool


async def load(ledger: AnyLedger, match: int) -> Loaded:
    """Raises ``NoMatch``."""
    opened = await ledger.opened(match)
    if opened is None:
        raise NoMatch(match)
    first, begun = begin(opened.begun)
    checkpoint = opened.checkpoint
    if checkpoint is not None and checkpoint.rules_version != first.begun.game.version:
        checkpoint = None
    above = 1 if checkpoint is None else max(1, checkpoint.version - REMEMBERED)
    recent = Recent()
    # Most are opened as they begin, and then there is nothing more to read.
    rows = await ledger.rows(match, above) if opened.version > above else []
    head = head_from(first, checkpoint, rows)
    if head.version == 1:
        recent.note(begun)
    return Loaded(head, recent, opened.frozen)


def note(head: Head, row: Row) -> None:
    """Remember the id and action of a stored row, to answer its resend."""
    if row.seat is not None and row.id is not None:
        head.note_done(row.seat, row.id, action_of(head.begun, row))


async def told_above(ledger: AnyLedger, head: Head, audience: Audience, n: int) -> list[Told]:
    """Events above ``n`` for an audience: the one way to catch up, for reconnect and resync
    alike. Whoever has seen nothing yet (0) gets those of the newest moves, up to ``head`` and
    without a hole: a first picture stays small however long the match is."""
    newest = head.n(audience)
    if n >= newest:
        return []
    above = 0 if n else max(0, head.version - FIRST_PICTURE)
    rows = await ledger.rows(head.begun.id, above)
    told = [
        events for row in rows if row.version <= head.version and (events := _heard(row, audience))
    ]
    numbered = enumerate(told, newest - len(told) + 1)
    return [(number, events) for number, events in numbered if number > n]


def _heard(row: Row, audience: Audience) -> list[dict[str, Any]]:
    body = msgspec.json.decode(row.body, type=StoredMove)
    return heard(msgspec.json.decode(body.events), audience)


def tells_all(row: Row) -> bool:
    """Whether the row told the spectators something."""
    return bool(_heard(row, ()))
