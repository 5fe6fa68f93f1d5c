"""The value of a blip is in no frame of anybody but the aliens, until it is turned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any

from games.space_hulk.tests.sockets import brisk, squad_and_swarm
from tests.rules import rule
from tests.support.people import Person, texts
from tests.support.stack import Stack


def before_the_end(person: Person) -> list[dict[str, Any]]:
    """SH-665 With the end everybody is told all values."""
    return list(takewhile(lambda message: "match-ended" not in texts(message), person.messages))


def values_told(found: Any) -> Iterator[Any]:
    """Whatever stands under a name that values have, in the own part of the aliens or an event."""
    if isinstance(found, list):
        for each in found:
            yield from values_told(each)
    elif isinstance(found, dict) and found.get("event") != "blip-turned":
        for name, each in found.items():
            if name in ("value", "values") or (name == "hand" and isinstance(each, dict)):
                yield each
            yield from values_told(each)


def turned(person: Person) -> dict[str, int]:
    return {e["piece"]: e["value"] for e in person.events if e["event"] == "blip-turned"}


@rule("SH-663", "SH-664")
async def test_no_value_is_told_before_its_blip_is_turned(embedded: Stack) -> None:
    async with squad_and_swarm(embedded) as table:
        await table.play(rng=Random(4), choose=brisk)
        await table.watcher.until(lambda: table.watcher.over)
        for person in (table.ada, table.watcher):
            assert list(values_told(before_the_end(person))) == []
        # The measure itself sees something, and something was turned.
        assert any(values_told(before_the_end(table.zaneta)))
        assert turned(table.watcher) == turned(table.ada) != {}
