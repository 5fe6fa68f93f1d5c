"""Kosmiczna Eskadra at a calm pace: four seats and a spectator, a whole match and the next one."""

from __future__ import annotations

import asyncio
from asyncio import gather
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.support.people import Person
from tests.support.stack import Stack
from tools.client import Guest

NAMES = ["Ada", "Żaneta", "Cleo", "Dora"]
UNHURRIED = {"pace": "calm", "beat_clock": "off", "replay_clock": "off", "wins": 1}
BEATS = 10
ROWS = [-4211, -2822, 2833, 4244]
"""For each seat a row of the table, with room for ten cards; known by its digits."""


class Four:
    """Four at a table, and who watches them."""

    def __init__(self, seated: list[Person], watcher: Person) -> None:
        self.seated = seated
        self.watcher = watcher
        self.everybody = [*seated, watcher]

    async def all_see(self, what: str, value: Any) -> None:
        for person in self.everybody:
            await person.until(lambda person=person: person.view.get(what) == value)

    async def begin(self, match: int) -> None:
        """Ready in the room, and once more for the first round."""
        for person in self.seated:
            await person.ready()
        for person in self.everybody:
            await person.until(lambda person=person: person.match == match and bool(person.view))
        await gather(*(person.act({"do": "ready"}) for person in self.seated))
        await self.all_see("phase", "placing")

    async def lay(self, beat: int, *seats: int) -> None:
        for seat in seats:
            x = 900 * beat - 4950
            await self.seated[seat].act({"do": "drop", "x": x, "y": ROWS[seat], "a": 0})

    async def play(self) -> None:
        """Round after round, until one of them is won."""
        while self.watcher.view["phase"] != "over":
            await self.all_see("phase", "placing")
            for beat in range(1, BEATS + 1):
                await self.all_see("beat", beat)
                await self.lay(beat, *range(len(self.seated)))
            await self.all_see("phase", "scoring")
            assert all(len(person.view["table"]) == 40 for person in self.everybody)
            await gather(*(person.act({"do": "continue"}) for person in self.seated))
            await self.watcher.until(lambda: self.watcher.view["phase"] != "scoring")
        for person in self.everybody:
            await person.until(lambda person=person: person.over)


@asynccontextmanager
async def four(site: Stack) -> AsyncIterator[Four]:
    guests = [Guest(site.url) for _ in range(5)]
    code = await asyncio.to_thread(
        guests[0].open_room, "kosmiczna_eskadra", NAMES[0], seats=4, **UNHURRIED
    )
    people = [Person(guest, code) for guest in guests]
    try:
        for person in people:
            if person.guest is not guests[0]:
                await asyncio.to_thread(person.guest.visit, code)
            await person.connect()
            await person.until(lambda person=person: bool(person.all("you")))
        for seat in (1, 2, 3):
            await people[seat].take_seat(seat, NAMES[seat])
        yield Four(people[:4], people[4])
    finally:
        for person in people:
            await person.close()


async def test_four_play_a_match_at_a_calm_pace_and_another_one(embedded: Stack) -> None:
    async with four(embedded) as table:
        await table.begin(match=1)
        await table.play()
        places = table.watcher.room["outcome"]["places"]
        assert len(places) == 4
        assert all(person.room["outcome"]["places"] == places for person in table.everybody)

        await table.begin(match=2)
        assert [person.seat for person in table.seated] == [0, 1, 2, 3]
        assert all(not person.view["table"] for person in table.everybody)
        wins = [line["wins"] for line in table.watcher.view["seats"].values()]
        assert wins == [0, 0, 0, 0]


async def test_cards_of_a_beat_are_sealed_until_everybody_has_dropped(embedded: Stack) -> None:
    async with four(embedded) as table:
        await table.begin(match=1)
        await table.lay(1, 3, 1, 0)
        await gather(*(person.pong() for person in table.everybody))
        assert [rows_told(person) for person in table.everybody] == [{0}, {1}, set(), {3}, set()]
        assert all(not person.view["table"] for person in table.everybody)

        await table.lay(1, 2)
        await table.all_see("beat", 2)
        laid = [card["seat"] for card in table.watcher.view["table"].values()]
        assert laid == [3, 1, 0, 2]


def rows_told(person: Person) -> set[int]:
    """The seats of whose row anything was said."""
    told = str(person.messages)
    return {seat for seat, row in enumerate(ROWS) if str(row) in told}
