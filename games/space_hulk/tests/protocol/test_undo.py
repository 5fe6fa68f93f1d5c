"""What was done on a line that broke can be taken back on the next one, once."""

from __future__ import annotations

import secrets

import pytest

from games.space_hulk.tests.sockets import first_turn, may_undo, squad_and_swarm
from tests.rules import rule
from tests.support.people import Person
from tests.support.stack import Stack
from tools.client import Refused


@rule("SH-600", "SH-601")
async def test_an_undo_across_a_broken_line(embedded: Stack) -> None:
    async with squad_and_swarm(embedded) as table:
        ada = table.ada
        await first_turn(table)
        turned = (await ada.picture())["view"]
        ada.drop()
        await ada.ended()
        await ada.connect()
        await ada.until(lambda: may_undo(ada))
        with pytest.raises(Refused) as refused:
            await table.zaneta.act({"do": "undo"})
        assert refused.value.code == "nothing-to-undo"
        id = secrets.token_hex(8)
        await ada.act({"do": "undo"}, id)
        back = (await ada.picture())["view"]
        await ada.act({"do": "undo"}, id)
        assert (await ada.picture())["view"] == back != turned
        await table.watcher.until(lambda: told_undone(table.watcher) == 1)
        assert not may_undo(ada)


def told_undone(person: Person) -> int:
    return sum(event["event"] == "undone" for event in person.events)
