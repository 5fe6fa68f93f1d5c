"""What a page has changed in a room, told to the sockets: here and, by a poke, everywhere."""

from __future__ import annotations

from asgiref.sync import async_to_sync

from server.rooms.live.consumer import RoomConsumer


def tell_of(code: str) -> None:
    """From the thread of a page; where no process with sockets has been opened, nobody is told."""
    if hasattr(RoomConsumer, "lounge"):
        async_to_sync(_changed)(code)


async def _changed(code: str) -> None:
    RoomConsumer.lounge.changed(code)
