"""The front page of who sits at a table says whose turn it is there, as that seat may know it."""

from __future__ import annotations

import asyncio

from server.core.messages import say
from tests.support.people import match
from tests.support.stack import Stack
from tools.client import Guest


async def test_the_way_back_says_whose_turn_it_is(embedded: Stack) -> None:
    async with match(embedded) as table:
        (lay,) = table.zaneta.choices()
        card = lay["take"]["aircraft"]["of"][0]
        await table.zaneta.act({"do": "lay", "aircraft": card})
        ada, zaneta, watcher = [
            await asyncio.to_thread(person.guest.get, "/")
            for person in (table.ada, table.zaneta, table.watcher)
            if isinstance(person.guest, Guest)
        ]
        link = f'href="/r/{table.code}/"'
        assert link in ada and say("en", "your-move") in ada
        assert link in zaneta and say("pl", "own-tables-theirs", people="Ada") in zaneta
        assert say("en", "own-tables") not in watcher
