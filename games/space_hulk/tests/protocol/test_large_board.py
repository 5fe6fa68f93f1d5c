"""A board of the greatest size in every field is saved and played over real sockets."""

from __future__ import annotations

import asyncio

from games.space_hulk.tests.greatest import GREATEST, WIDTH
from games.space_hulk.tests.sockets import UNHURRIED, does, kept
from tests.rules import rule
from tests.support.people import match
from tests.support.stack import Stack
from tools.client import Guest


@rule("SH-641", "SH-649")
async def test_a_board_of_the_greatest_size_is_saved_and_played(embedded: Stack) -> None:
    code = await asyncio.to_thread(kept, Guest(embedded.url), GREATEST)
    async with match(embedded, "space_hulk", **UNHURRIED, scenario="own", board=code) as table:
        for _ in range(GREATEST["start_blips"]):
            await does(table.zaneta, "place_blip")
        await does(table.ada, "move", piece="m6", to=WIDTH + 8, cp=0)
        await table.together()
        first, *others = [(await person.picture())["view"] for person in table.seats]
        assert first["marines"]["m6"]["ap"] == GREATEST["ruleset"]["marine_ap"] - 1
        assert [each["marines"] for each in others] == [first["marines"]]
        scene = table.watcher.all("snapshot")[-1]["scene"]
        assert [len(zone) for zone in scene["zones"].values()] == [400] * 12
