"""Live lobby feed: one query per tick per process, one diff per page, pushed to its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import timedelta
from typing import Protocol

import msgspec
import structlog
from django.db import transaction
from django.utils import timezone
from msgspec.structs import replace

from server.core.database import db_call
from server.core.per_process import PerProcess
from server.lobby.listing import Chosen, Listed, LobbyPage, public_rooms
from server.matches.process.runtime import MatchRuntime
from server.protocol.messages import Lobby, LobbyRoom
from server.rooms.live.registry import RoomRegistry
from server.rooms.models import Room

log = structlog.get_logger(__name__)

TICK = 0.5
"""Seconds between two updates."""
LARGEST = 2048
"""Maximum bytes of an update; the rest follows with the next."""
LOOK_AGAIN = 10.0
"""Seconds between full reads, in case pokes were lost, and to drop abandoned rooms."""
STILL_THERE = 30.0
"""Seconds between two updates of which rooms are occupied."""

_encode = msgspec.json.Encoder().encode


class Subscriber(Protocol):
    async def deliver(self, frame: bytes) -> None: ...

    async def resume_elsewhere(self, after_ms: int) -> None: ...


class FeedPage:
    """One page of the list and its subscribers, who have all been sent the same."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        self.subscribers: set[Subscriber] = set()
        self._told: dict[str, LobbyRoom] = {}
        self._head = Lobby(page=1, pages=1, total=0, games={}, order=[])

    def snapshot(self) -> bytes:
        """The page as its subscribers have been sent it."""
        return _encode(msgspec.structs.replace(self._head, rooms=list(self._told.values())))

    def update(self, page: LobbyPage, largest: int | None = LARGEST) -> tuple[bytes | None, bool]:
        """The changes, up to a number of bytes, and whether they are complete."""
        told = {room.code: self._told.get(room.code) for room in page.rooms}
        new = [room for room in page.rooms if told[room.code] != room]
        head = Lobby(
            page=page.page, pages=page.pages, total=page.total, games=page.games, order=list(told)
        )
        room_for = (largest or 2**20) - len(_encode(msgspec.structs.replace(head, rooms=[])))
        sent = []
        for room in new:
            room_for -= len(_encode(room)) + 1
            if room_for < len('"rooms":[],'):
                break
            sent.append(room)
            told[room.code] = room
        self._told = {code: room for code, room in told.items() if room is not None}
        head = msgspec.structs.replace(head, order=list(self._told))
        if not sent and head == self._head:
            return None, True
        self._head = head
        return _encode(msgspec.structs.replace(head, rooms=sent)), len(sent) == len(new)


class LobbyFeed:
    """The public rooms as this process knows them. Reads nothing without subscribers."""

    def __init__(self, runtime: MatchRuntime, registry: RoomRegistry) -> None:
        self._runtime = runtime
        self._registry = registry
        self._rooms: dict[str, LobbyRoom] = {}
        self._listed = Listed([])
        self._pages: dict[Chosen, FeedPage] = {}
        self._at: dict[Subscriber, Chosen] = {}
        """At which page each subscriber is."""
        self._stale: set[str] | None = None
        """Codes of rooms changed since the last read; None for all."""
        self._changed = asyncio.Event()
        self._reading = asyncio.Lock()
        registry.noticed = self.changed
        runtime.every(LOOK_AGAIN, self._look_again)
        runtime.every(STILL_THERE, self._note_who_is_there)
        self._task = asyncio.create_task(self._keep_up(), name="lobby feed")

    def close(self) -> None:
        self._task.cancel()

    @property
    def subscribers(self) -> list[Subscriber]:
        return list(self._at)

    def changed(self, codes: Iterable[str] | None) -> None:
        """Note that these rooms, or (None) any, may have changed."""
        if codes is None or self._stale is None or not self._pages:
            self._stale = None
        else:
            self._stale.update(codes)
        self._changed.set()

    async def look(self, chosen: Chosen, subscriber: Subscriber) -> None:
        """Subscribe: send the page, or of one that is not there the last, then every change."""
        if not self._pages:
            await self._read()
        chosen = replace(chosen, page=self._listed.page(chosen).page)
        if (page_feed := self._pages.get(chosen)) is None:
            page_feed = self._pages[chosen] = FeedPage(chosen)
            page_feed.update(self._listed.page(chosen), largest=None)
        page_feed.subscribers.add(subscriber)
        self._at[subscriber] = chosen
        await subscriber.deliver(page_feed.snapshot())

    async def catch_up(self, subscriber: Subscriber) -> None:
        """Send a subscriber that fell behind the whole page."""
        await subscriber.deliver(self._pages[self._at[subscriber]].snapshot())

    def leave(self, subscriber: Subscriber) -> None:
        if (chosen := self._at.pop(subscriber, None)) is not None:
            page_feed = self._pages[chosen]
            page_feed.subscribers.discard(subscriber)
            if not page_feed.subscribers:
                del self._pages[chosen]

    async def _keep_up(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._pages:
                    await self._read()
                    await self._tell()
            except Exception:
                log.exception("lobby.not_told")
                self._changed.set()
            await asyncio.sleep(TICK)

    async def _read(self) -> None:
        async with self._reading:
            stale, self._stale = self._stale, set()
            if stale == set():
                return
            try:
                found = {room.code: room for room in await db_call(public_rooms, stale)}
            except BaseException:
                self._stale = None
                raise
            if stale is not None:
                found |= {code: row for code, row in self._rooms.items() if code not in stale}
            self._rooms = found
            self._listed = Listed(found.values())

    async def _tell(self) -> None:
        for page_feed in list(self._pages.values()):
            frame, all_of_it = page_feed.update(self._listed.page(page_feed.chosen))
            if not all_of_it:
                self._changed.set()
            if frame is not None:
                for subscriber in tuple(page_feed.subscribers):
                    await subscriber.deliver(frame)

    async def _look_again(self) -> None:
        if self._pages:
            self.changed(None)

    async def _note_who_is_there(self) -> None:
        if codes := self._registry.codes():
            await db_call(still_there, codes)


def still_there(codes: list[str]) -> None:
    """Mark rooms as occupied. Skips rows that another process has just marked, or holds locked."""
    now = timezone.now()
    long_ago = now - timedelta(seconds=STILL_THERE / 2)
    rooms = Room.objects.filter(code__in=codes, active_at__lt=long_ago)
    with transaction.atomic():
        at_hand = rooms.select_for_update(skip_locked=True).values("pk")
        Room.objects.filter(pk__in=at_hand).update(active_at=now)


_feed = PerProcess[LobbyFeed]("lobby feed")
current_feed, feed_if_open = _feed.current, _feed.if_open


def open_feed(runtime: MatchRuntime, registry: RoomRegistry) -> LobbyFeed:
    return _feed.open(LobbyFeed(runtime, registry))
