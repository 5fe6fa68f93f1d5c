"""What was done in one process can be taken back in another."""

from __future__ import annotations

from games.space_hulk.tests.sockets import first_turn, may_undo, squad_and_swarm
from tests.rules import rule
from tests.support.people import Person
from tests.support.stack import Stack


@rule("SH-600", "SH-601")
async def test_an_undo_across_two_processes(full_stack: Stack) -> None:
    async with squad_and_swarm(full_stack) as table:
        await first_turn(table)
        turned = (await table.watcher.picture())["view"]
        other = Person(table.ada.guest, table.code, full_stack.urls[1])
        table.people.append(other)
        await other.connect()
        await other.until(lambda: may_undo(other))
        await other.act({"do": "undo"})
        back = (await other.picture())["view"]
        await table.ada.until(lambda: not may_undo(table.ada))
        assert (await table.ada.picture())["view"] == back
        assert (await table.watcher.picture())["view"] != turned
