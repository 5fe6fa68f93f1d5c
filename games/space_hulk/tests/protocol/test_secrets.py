"""The value of a blip is in no frame of anybody but the aliens, until it is turned."""

from __future__ import annotations

from random import Random

from games.space_hulk.tests.sockets import before_the_end, brisk, squad_and_swarm, values_told
from tests.rules import rule
from tests.support.people import Person
from tests.support.stack import Stack


def turned(person: Person) -> dict[str, int]:
    return {e["piece"]: e["value"] for e in person.events if e["event"] == "blip-turned"}


@rule("SH-663", "SH-664")
async def test_no_value_is_told_before_its_blip_is_turned(embedded: Stack) -> None:
    async with squad_and_swarm(embedded) as table:
        await table.play(rng=Random(4), choose=brisk)
        await table.watcher.until(lambda: table.watcher.over)
        for person in (table.ada, table.watcher):
            assert list(values_told(before_the_end(person.messages))) == []
        # The measure itself sees something, and something was turned.
        assert any(values_told(before_the_end(table.zaneta.messages)))
        assert turned(table.watcher) == turned(table.ada) != {}
