"""Announcements for the pages that are open: read once a second by each process, and sent to its
sockets when they change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec
import structlog
from django.db import DatabaseError

from server.core.database import db_call
from server.matches.process.runtime import MatchRuntime
from server.rooms.announcements import HOLDS, Announced, frame_of, lately, read_announcements

log = structlog.get_logger(__name__)

_encode = msgspec.json.Encoder().encode


class Reader(Protocol):
    """A socket behind an open page."""

    language: str

    async def deliver(self, frame: bytes, n: int | None = None) -> None: ...


class AnnouncementWatch:
    """Read while there are sockets to be told. A page that loads has them from ``for_pages``."""

    def __init__(self, runtime: MatchRuntime, readers: Callable[[], Iterable[Reader]]) -> None:
        self._readers = readers
        self._found: list[Announced] = []
        self._ever = False
        """Whether anything was announced since this process began: who comes back after a while may
        still show what is over."""
        runtime.every(HOLDS, self.look)

    async def meet(self, reader: Reader) -> None:
        """Tell a socket that has just come."""
        if self._ever:
            await reader.deliver(self._frame(reader.language))

    async def look(self) -> None:
        readers = list(self._readers())
        if not readers and not self._ever:
            return
        try:
            found = await db_call(read_announcements)
        except DatabaseError:
            log.warning("announcements.unread")
            return
        lately.hear(found)
        if found != self._found:
            self._found, self._ever = found, True
            for reader in self._readers():
                await reader.deliver(self._frame(reader.language))

    def _frame(self, language: str) -> bytes:
        return _encode(frame_of(self._found, language))
