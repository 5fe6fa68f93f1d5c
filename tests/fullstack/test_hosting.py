"""A room whose people are connected to different processes: the same host, notices and audience."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.support.people import Person, room
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def three(site: Stack) -> AsyncIterator[list[Person]]:
    """Ada, the host, through one process; Bob at the table and Wanda, who watches, through the
    other."""
    async with room(site) as table:
        bob, wanda = [await table.come(Guest(site.urls[1])) for _ in range(2)]
        await bob.take_seat(1, "Bob")
        yield [table.ada, bob, wanda]


async def test_what_a_host_does_is_heard_through_every_process(full_stack: Stack) -> None:
    async with three(full_stack) as (ada, bob, wanda):
        await ada.send("swap", seat=0, other=1)
        await bob.until(lambda: bob.seat == 0 and "swapped" in bob.notices)
        await ada.send("kick", seat=0)
        await bob.until(lambda: bob.seat is None and "kicked" in bob.notices)
        await ada.send("close")
        await wanda.until(lambda: wanda.room.get("closed", False) and "closed" in wanda.notices)
        await wanda.send("sit", seat=0, name="Wanda")
        assert (await wanda.refused()).code == "closed"


async def test_who_watches_through_another_process_is_listed_and_is_behind(
    full_stack: Stack,
) -> None:
    async with three(full_stack) as (ada, bob, wanda):
        await ada.send("change", manners={"delay_moves": 2})
        await wanda.send("watch", name="Wanda")
        await ada.until(lambda: any(m["names"] == ["Wanda"] for m in ada.all("watchers")))
        await wanda.until(lambda: "manners" in wanda.notices)
        for person in (ada, bob):
            await person.ready()
        for person in (ada, bob, wanda):
            await person.until(lambda person=person: bool(person.view))
        begun = wanda.n
        await ada.act(laying(ada))
        await bob.until(lambda: bob.n > 1 and bool(bob.choices()))
        await wanda.pong()
        assert wanda.n == begun
        await bob.act({"do": "resign"})
        await wanda.until(lambda: wanda.over)
        assert wanda.view["result"] == bob.view["result"]
        assert [n for n, _ in wanda.told] == list(range(1, wanda.n + 1))


def laying(person: Person) -> dict[str, str]:
    return {"do": "lay", "aircraft": person.choices()[0]["take"]["aircraft"]["of"][0]}
