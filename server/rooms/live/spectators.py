"""Those who watch a room's match through this process: their names, and how far behind they are."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

import msgspec

from server.matches.live.delayed_feed import Delay, Gallery
from server.protocol.messages import Watchers
from server.rooms.pictures import seat_of
from server.rooms.texts import sounds_like

if TYPE_CHECKING:
    from server.rooms.live.registry import Gathering, RoomSocket

SHOWN = 60
"""Names that are told; whoever comes after them is counted."""

_encode = msgspec.json.Encoder().encode


class Audience:
    """One room's."""

    def __init__(self, room: Gathering) -> None:
        self._room = room
        self._gallery: Gallery | None = None
        self._match: int | None = None
        """Which match the gallery is for."""
        self._told: list[str] = []
        self.veiled = False
        """Whether a match is over, and those who watch have not seen it yet."""

    def close(self) -> None:
        if self._gallery is not None:
            self._gallery.close()
            self._gallery = None

    # Behind the table

    @property
    def behind(self) -> bool:
        """Whether those who watch see an earlier moment than those who sit."""
        return self.veiled or (self._room.picture.running and bool(self._delay()))

    def gallery(self) -> Gallery | None:
        """From where those who watch see the match that is on; None: as everybody else."""
        match = self._room.picture.match_id
        if match is None or not self.behind:
            return None
        if self._gallery is None:
            refresh = self._room.refresh
            self._gallery = Gallery(self._room.house, match, self._delay(), refresh)
            self._match = match
        return self._gallery

    def look(self) -> None:
        """The room has another picture: is there still something to come for those who watch?"""
        picture, gallery = self._room.picture, self._gallery
        if gallery is not None and picture.match_id != self._match:
            self.close()
            gallery = None
        self.veiled = picture.over and gallery is not None and not gallery.over

    def _delay(self) -> Delay:
        manners = self._room.picture.manners
        return Delay(manners.delay_moves, manners.delay_seconds)

    # Their names

    def names_here(self) -> set[str]:
        """Of those who have given one and do not sit at the table."""
        return {
            socket.watching_as
            for socket in self._room.sockets
            if socket.watching_as and seat_of(self._room.picture, socket.guest) is None
        }

    def is_called(self, name: str, guest: UUID | None) -> bool:
        """Whether somebody else who watches is called so."""
        others = {
            socket.watching_as or ""
            for socket in self._room.sockets
            if socket.guest != guest and seat_of(self._room.picture, socket.guest) is None
        }
        asked = sounds_like(name)
        return any(sounds_like(other) == asked for other in others | self._room.elsewhere.names)

    async def tell_names(self, newcomer: RoomSocket | None = None) -> None:
        """Only if they are others than were told last; a newcomer hears them anyway."""
        names = sorted(self.names_here() | self._room.elsewhere.names)[:SHOWN]
        if names != self._told:
            self._told = names
            await self._room.tell(_encode(Watchers(names)))
        elif newcomer is not None and names:
            await newcomer.deliver(_encode(Watchers(names)))
