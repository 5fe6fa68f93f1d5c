"""What protects people in a chat, at the sockets: blocks reach those who block and nobody else; a
line that looks like advertising waits where its author alone sees it."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.people import room
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def post(guest: Guest, path: str) -> None:
    await asyncio.to_thread(lambda: guest.get(path, {"csrfmiddlewaretoken": guest.token}))


async def test_a_block_is_told_to_who_blocks_before_any_line_and_to_nobody_else(
    embedded: Stack,
) -> None:
    async with room(embedded) as table:
        zaneta = await table.come(language="pl")
        await zaneta.take_seat(1, "Żaneta")
        await zaneta.send("chat", text="hello")
        await table.ada.until(lambda: len(table.ada.lines) == 1)
        assert not table.ada.all("blocked")
        who = table.ada.lines[0]["who"]
        guest = table.ada.guest
        assert isinstance(guest, Guest)
        await post(guest, f"/r/{table.code}/block/table/1/")
        await table.ada.until(lambda: bool(table.ada.all("blocked")))
        [blocked] = table.ada.all("blocked")[-1]["people"]
        assert blocked["who"] == who

        other = await table.connect(guest)
        kinds = [message["type"] for message in other.messages]
        assert kinds.index("blocked") < kinds.index("chat") < kinds.index("you")

        await post(guest, f"/blocks/{blocked['code']}/lift/")
        for person in (table.ada, other):
            await person.until(lambda p=person: p.all("blocked")[-1]["people"] == [])
        assert not zaneta.all("blocked")


async def test_a_line_that_looks_like_advertising_waits_and_a_second_one_ends_it(
    embedded: Stack,
) -> None:
    async with room(embedded) as table:
        await table.ada.send("publish", public=True)
        await table.ada.until(lambda: table.ada.room.get("public") is True)
        eve = await table.come()
        await eve.take_seat(1, "Eve")
        await eve.until(lambda: eve.room.get("public") is True)
        await eve.send("chat", text="buy it on www.example.com")
        await eve.until(lambda: bool(eve.all("held")))
        assert eve.all("held")[-1]["text"] == "buy it on www.example.com"
        await eve.send("chat", text="hello")
        await table.ada.until(lambda: bool(table.ada.lines))
        await eve.send("chat", text="really: www.example.com")
        assert (await eve.refused()).code == "advertising"
        assert eve.all("held")[-1].get("text") is None
        assert [line["text"] for line in table.ada.lines] == ["hello"]
        assert not table.ada.all("held")
