"""PostgreSQL takes a zero character in no text, so none gets that far (of pages:
tests/unit/core/test_addresses.py)."""

from __future__ import annotations

import asyncio

from tests.support.stack import Stack
from tools.client import Guest, Player


async def test_a_zero_in_the_link_of_a_socket_is_no_room(full_stack: Stack) -> None:
    guest = Guest(full_stack.url)
    await asyncio.to_thread(guest.get, "/")
    player = Player(guest, "%00")
    await player.connect()
    assert (await player.refused()).code == "no-room"
    await player.close()
