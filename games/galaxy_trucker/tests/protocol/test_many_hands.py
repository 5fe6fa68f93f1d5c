"""Hands that are quicker than others hold nobody up, and learn nothing by it.

``YARD_SECONDS=60`` looks for a whole minute.
"""

from __future__ import annotations

import time
from asyncio import gather
from collections.abc import Iterator
from itertools import cycle, pairwise
from random import Random
from typing import Any

from games.galaxy_trucker.bots.easy import Easy
from games.galaxy_trucker.tests.protocol.yard import SECONDS, at_a_pace, yard
from games.galaxy_trucker.tests.sockets import (
    builds_and_flies,
    names_only_what_was_told,
    tiles_in,
)
from games.galaxy_trucker.tiles import TILES
from tests.rules import rule
from tests.support.pace import patience
from tests.support.people import Person
from tests.support.stack import Stack
from tools.client import Refused

LATE = 500
"""Milliseconds after its pace within which a bot acts on a quiet machine."""
SOON = 0.12
"""Seconds in which an act is answered beside somebody who hurries, but for one in twenty."""
PEOPLE = 3
FEW = 12
"""Tiles on the table."""
LOST = {"heap-empty", "stack-taken", "tile-gone"}
"""Somebody else was quicker by a moment."""


# ---- a bot


async def test_beside_three_people_who_act_three_times_a_second_a_bot_keeps_its_pace(
    embedded: Stack,
) -> None:
    """With each act of theirs, offers come and go, and it thinks anew: since when it was asked."""
    async with yard(embedded, PEOPLE) as table:
        await gather(*(at_a_pace(lambda one=one: rummages(one), 1 / 3) for one in table.builders))
        [*_, began] = table.times(None)
        acted = [began, *table.times(PEOPLE)]
        for seat in range(PEOPLE):
            assert len(table.times(seat)) > 2 * SECONDS, "they were not that quick"
    gaps = [after - before for before, after in pairwise(acted)]
    assert len(gaps) >= SECONDS * 1_000 // (Easy.building_pace * 5 // 4)
    assert min(gaps) >= Easy.building_pace * 3 // 4
    assert max(gaps) <= Easy.building_pace * 5 // 4 + LATE * patience()


async def rummages(person: Person) -> None:
    """Puts a tile back, and takes another one: from the heap only as long as few lie on the table,
    since without a heap the bot would have nothing to do."""
    offered = {offer["do"]: offer for offer in person.choices()}
    if "put_back" in offered:
        await tries(person, {"do": "put_back"})
    elif len(person.view["table"]) < FEW:
        await tries(person, {"do": "draw_hidden"})
    else:
        await tries(person, {"do": "take_open", **offered["take_open"]["example"]})


async def tries(person: Person, action: dict[str, Any]) -> None:
    try:
        await person.act(action)
    except Refused as refused:
        assert refused.code in LOST


# ---- a greedy hand


class Flood:
    """Twenty acts a second without waiting for an answer: a tile is drawn and put back, and then
    those are asked for that have never been seen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asked: dict[str, int] = {}
        """The tile, by the id of what asked for it."""
        self._acts = self._forever(Random(5))

    async def act(self) -> None:
        action = next(self._acts)
        id = f"flood-{len(self.asked)}-{action['do']}"
        if action["do"] == "take_open":
            self.asked[id] = action["tile"]
        await self.person.send("act", id=id, action=action)

    def _forever(self, random: Random) -> Iterator[dict[str, Any]]:
        for turn in cycle(range(8)):
            if turn < 2:
                yield {"do": ("draw_hidden", "put_back")[turn]}
            else:
                seen = set(tiles_in([events for _, events in self.person.told]))
                unseen = sorted(set(range(len(TILES))) - seen)
                yield {"do": "take_open", "tile": random.choice(unseen)}

    def answers(self) -> set[tuple[str, ...]]:
        """All that was answered, with whatever stands in it, where a tile was asked for that it had
        not been told of by then, by an empty hand."""
        told, found = set[int](), set[tuple[str, ...]]()
        for message in self.person.messages:
            told.update(tiles_in(message.get("events")))
            tile = self.asked.get(str(message.get("id")))
            if tile is not None and tile not in told and message["code"] != "hand-not-empty":
                known = ("type", "id", "text")
                found.add(tuple(str(message[name]) for name in message if name not in known))
        return found


@rule("GT-102", "GT-106")
async def test_who_acts_twenty_times_a_second_holds_nobody_up_and_learns_nothing(
    embedded: Stack,
) -> None:
    async with yard(embedded, PEOPLE + 1) as table:
        greedy, *others = table.builders
        flood, rng, took = Flood(greedy), Random(3), list[float]()

        async def builds(person: Person) -> None:
            began = time.monotonic()
            await tries(person, builds_and_flies(going_on(person), rng))
            took.append(time.monotonic() - began)

        await gather(
            at_a_pace(flood.act, 1 / 20),
            *(at_a_pace(lambda one=one: builds(one), 1 / 2) for one in others),
        )
        await greedy.settled()
    assert len(took) == len(others) * 2 * SECONDS
    assert sorted(took)[len(took) * 95 // 100] <= SOON * patience()
    for person in table.people:
        names_only_what_was_told(person)
    assert len(flood.asked) > 10 * SECONDS
    assert flood.answers() == {("no-such-tile", "GT-106")}


def going_on(person: Person) -> list[dict[str, Any]]:
    """What ends nothing."""
    return [offer for offer in person.choices() if offer["do"] not in ("finish", "flip")]
