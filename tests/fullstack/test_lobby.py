"""A room opened at one process, seen in the lobby of the other."""

from __future__ import annotations

import pytest

from tests.protocol.test_lobby import looking, opened
from tests.support.people import Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_room_opened_at_one_process_is_seen_at_the_other(full_stack: Stack) -> None:
    one, other = full_stack.urls
    async with looking(other) as subscriber:
        guest, code = await opened(one, public="yes")
        await subscriber.until(lambda: code in subscriber.rooms)
        person = Person(guest, code, one)
        await person.connect()
        await person.until(lambda: bool(person.all("you")))
        await person.send("stand")
        await subscriber.until(lambda: subscriber.rooms[code].get("people", []) == [])
        await person.close()
