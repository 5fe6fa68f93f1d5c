"""The newest head of one match known to this process, and catching up with the ledger."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from games.engine import Audience
from games.referee import Move
from server.core.database import InDoubt
from server.matches.core.frames import Done
from server.matches.core.head import Head, apply_row
from server.matches.core.rows import Row
from server.matches.ledger import history
from server.matches.ledger.history import Recent, Told
from server.matches.live.context import LiveContext
from server.matches.live.viewers import Viewers
from server.protocol.messages import Notice

_encode = msgspec.json.Encoder().encode


class Hooks(NamedTuple):
    """Callbacks after the head changed by other means than an act of this process."""

    loaded: Callable[[], Awaitable[None]]
    """The head was loaded from the ledger."""
    changed: Callable[[], None]
    tell_participants: Callable[[], Awaitable[None]]


class Position:
    """Used only from the match's mailbox, so never concurrently."""

    def __init__(self, context: LiveContext, match: int, viewers: Viewers, hooks: Hooks) -> None:
        self.frozen = False
        self.last_writer = False
        """This process stored the newest move of a seat."""
        self.checkpoint_version = 0
        self._context = context
        self._match = match
        self._viewers = viewers
        self._hooks = hooks
        self._head: Head | None = None
        self._recent = Recent()
        self._looked = 0.0
        """When the ledger was last checked for newer moves."""

    @property
    def newest(self) -> Head | None:
        """The newest head known here, if any."""
        return self._head

    async def head(self) -> Head:
        if self._head is None:
            looked = time.monotonic()
            loaded = await history.load(self._context.ledger, self._match)
            self._head, self._recent, self.frozen = loaded.head, loaded.recent, loaded.frozen
            self._looked = looked
            self.last_writer = False
            self.checkpoint_version = self._head.version
            await self._hooks.loaded()
        return self._head

    def forget(self) -> None:
        """Drop the head; it is reloaded on demand."""
        self._head = None

    def clear(self) -> None:
        """Free the large objects without waiting for the garbage collector."""
        self._head, self._recent = None, Recent()

    def replace(self, head: Head, moves: Sequence[Move]) -> None:
        """Take over the head of a committed act."""
        self._head = head
        self.last_writer = True
        for move in moves:
            self._recent.note(move)

    async def told_above(self, head: Head, audience: Audience, n: int) -> list[Told]:
        """What the audience was told by its moves above ``n``."""
        events = self._recent.told_above(head, audience, n)
        if events is None:
            events = await history.told_above(self._context.ledger, head, audience, n)
        return events

    async def up_to_date(self, asked: float) -> Head:
        """The head, checked against the ledger, so that no snapshot is older than what the client
        has seen. One check serves all who ``asked`` before it (``time.monotonic()``)."""
        head = await self.head()
        if self._looked < asked:
            looked = time.monotonic()
            if await self._context.ledger.version(self._match) > head.version:
                await self.catch_up()
            self._looked = looked
        return head

    async def catch_up(self) -> None:
        """Read the rows other processes stored, and send their frames."""
        head = await self.head()
        rows = await self._context.ledger.rows(self._match, head.version)
        for row in rows:
            await self._take_in(head, row)
        await self._hooks.tell_participants()
        if any(row.seat is not None for row in rows):
            self.last_writer = False
        if rows:
            self._hooks.changed()

    async def _take_in(self, head: Head, row: Row) -> None:
        move: Move = apply_row(head, row)
        self._recent.note(move)
        done = None if row.id is None or row.seat is None else Done(row.seat, row.id)
        now = head.clock.match_time(self._context.wall.now())
        await self._viewers.send(self._viewers.prepare(head, [move], now, done))

    async def wait_for_the_ledger(self) -> None:
        """After an unanswered commit: tell everybody "saving" and block until the ledger can be
        read; what it holds is what happened."""
        await self._viewers.tell_all(_encode(Notice("saving")))
        pause = 0.1
        while True:
            try:
                await self.catch_up()
                break
            except InDoubt:
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)
        await self._viewers.tell_all(_encode(Notice("saved")))
