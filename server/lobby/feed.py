"""The lobby while somebody looks: read once for this process, told once for each of its pages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import timedelta
from typing import Protocol

import msgspec
import structlog
from django.db import transaction
from django.utils import timezone

from server.lobby.listing import Chosen, LobbyPage, lobby_page, public_rooms
from server.matches.process.runtime import House
from server.protocol.messages import Lobby, LobbyRoom
from server.rooms.live.registry import Lounge, db_call
from server.rooms.models import Room

log = structlog.get_logger(__name__)

TICK = 0.5
"""Seconds between two updates."""
LARGEST = 2048
"""Bytes of one update; what does not fit comes with the next."""
LOOK_AGAIN = 10.0
"""Seconds after which all is read again, whatever pokes were lost; and rooms that people have left
drop out."""
STILL_THERE = 30.0
"""Seconds between two notes of which rooms somebody is in."""

_encode = msgspec.json.Encoder().encode


class Onlooker(Protocol):
    async def deliver(self, frame: bytes) -> None: ...

    async def resume_elsewhere(self, after_ms: int) -> None: ...


class Shelf:
    """One page of the list, and those who look at it: all of them have been told the same."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        self.onlookers: set[Onlooker] = set()
        self._told: dict[str, LobbyRoom] = {}
        self._head = Lobby(page=1, pages=1, total=0, games={}, order=[])

    def snapshot(self) -> bytes:
        """All that the others here have been told."""
        return _encode(msgspec.structs.replace(self._head, rooms=list(self._told.values())))

    def update(self, page: LobbyPage, largest: int | None = LARGEST) -> tuple[bytes | None, bool]:
        """What is new, if anything is, in at most so many bytes; and whether that is all of it."""
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


class Noticeboard:
    """The public rooms as this process knows them. It reads nothing while nobody looks."""

    def __init__(self, house: House, lounge: Lounge) -> None:
        self._house = house
        self._lounge = lounge
        self._rooms: dict[str, LobbyRoom] = {}
        self._shelves: dict[Chosen, Shelf] = {}
        self._stale: set[str] | None = None
        """Codes of rooms that have changed since they were read; None stands for all."""
        self._changed = asyncio.Event()
        self._reading = asyncio.Lock()
        lounge.noticed = self.changed
        house.every(LOOK_AGAIN, self._look_again)
        house.every(STILL_THERE, self._note_who_is_there)
        self._task = asyncio.create_task(self._keep_up(), name="noticeboard")

    def close(self) -> None:
        self._task.cancel()

    @property
    def onlookers(self) -> list[Onlooker]:
        return [one for shelf in self._shelves.values() for one in shelf.onlookers]

    def changed(self, codes: Iterable[str] | None) -> None:
        """These rooms, or (None) any, may have changed."""
        if codes is None or self._stale is None or not self._shelves:
            self._stale = None
        else:
            self._stale.update(codes)
        self._changed.set()

    async def look(self, chosen: Chosen, onlooker: Onlooker) -> None:
        """It hears the page first, then every change in it."""
        if not self._shelves:
            await self._read()
        if (shelf := self._shelves.get(chosen)) is None:
            shelf = self._shelves[chosen] = Shelf(chosen)
            shelf.update(self._page(chosen), largest=None)
        shelf.onlookers.add(onlooker)
        await onlooker.deliver(shelf.snapshot())

    async def catch_up(self, chosen: Chosen, onlooker: Onlooker) -> None:
        """For one that could not be told for a while."""
        await onlooker.deliver(self._shelves[chosen].snapshot())

    def leave(self, chosen: Chosen, onlooker: Onlooker) -> None:
        if (shelf := self._shelves.get(chosen)) is not None:
            shelf.onlookers.discard(onlooker)
            if not shelf.onlookers:
                del self._shelves[chosen]

    async def _keep_up(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                if self._shelves:
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

    async def _tell(self) -> None:
        for shelf in list(self._shelves.values()):
            frame, all_of_it = shelf.update(self._page(shelf.chosen))
            if not all_of_it:
                self._changed.set()
            if frame is not None:
                for onlooker in tuple(shelf.onlookers):
                    await onlooker.deliver(frame)

    def _page(self, chosen: Chosen) -> LobbyPage:
        return lobby_page(self._rooms.values(), chosen)

    async def _look_again(self) -> None:
        if self._shelves:
            self.changed(None)

    async def _note_who_is_there(self) -> None:
        if codes := self._lounge.codes():
            await db_call(still_there, codes)


def still_there(codes: list[str]) -> None:
    """Somebody is in these rooms now. Another process may be saying so of some of them: it need not
    be said twice, and rows that are held just now can wait for the next time."""
    now = timezone.now()
    long_ago = now - timedelta(seconds=STILL_THERE / 2)
    rooms = Room.objects.filter(code__in=codes, active_at__lt=long_ago)
    with transaction.atomic():
        at_hand = rooms.select_for_update(skip_locked=True).values("pk")
        Room.objects.filter(pk__in=at_hand).update(active_at=now)
