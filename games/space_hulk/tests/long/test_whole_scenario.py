"""A scenario from the link to the result, by two marine seats, the aliens and a spectator, each in
a browser of their own."""

from __future__ import annotations

import json
from asyncio import gather, to_thread
from typing import Any

import pytest
from playwright.async_api import WebSocket, expect

from games.space_hulk.tests.boards import board
from games.space_hulk.tests.browser.captains import Captain
from games.space_hulk.tests.sockets import before_the_end, kept, values_told
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

HALL = (
    "###############",
    "#.....###.....#",
    "#.>>..........E",
    "E.............#",
    "#.>>..#.#.....X",
    "###############",
)
"""Aliens come into sight far ahead, and unseen from behind."""
BOARD = board(
    name={"en": "Hall", "pl": "Hala"},
    map=list(HALL),
    squad=["rifle", "rifle", "sergeant", "rifle"],
    start_blips=2,
    blips_per_round=[2],
    supply={"1": 4, "2": 8},
    round_limit=4,
    zones={},
    objects=[],
    goals={
        "marines": [{"type": "exit", "count": 2}],
        "aliens": [{"type": "eliminate", "side": "marines", "count": 3}],
    },
    ruleset={"entry_quiet_distance": 0},
)
OPTIONS = ("option-seats-3", "option-scenario-own", "option-blip_may_enter_sight-on")
MET = {
    *("floor-asked", "floor-kept", "moved", "overwatch-set", "shot", "blip-entered", "blip-turned"),
    *("alien-placed", "melee-rolled", "match-ended"),
}
"""What a scenario comes to, however the dice fall."""


class Vanguard(Captain):
    rows = HALL


class RearGuard(Vanguard):
    stays = True


class Watcher(Vanguard):
    """Remembers what the server has sent."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.heard: list[dict[str, Any]] = []
        self.page.on("websocket", lambda line: self._listens(line))

    def _listens(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def events(self) -> list[dict[str, Any]]:
        return [
            event
            for message in self.heard
            for _, events in message.get("events", [])
            for event in events
        ]

    async def watches(self) -> None:
        """To the end, and reads no number on any blip before."""
        while not await self.over.is_visible():
            n, look = await self.n(), await self.looks()
            assert set(look.values) <= {"?"} or look.phase == "over", look
            await expect(self.my_move).to_have_count(0)
            await self.over.or_(self.beyond(n)).first.wait_for()


@rule("SH-581", "SH-583", "SH-586", "SH-660", "SH-665")
async def test_a_whole_scenario_is_played_by_mouse(embedded: Stack, people: People) -> None:
    ann: Vanguard = await people.come("en", kind=Vanguard)
    ben: RearGuard = await people.come("pl", kind=RearGuard)
    cyd: Vanguard = await people.come("en", kind=Vanguard)
    dana: Watcher = await people.come("pl", kind=Watcher)
    code = await to_thread(kept, Guest(embedded.url), BOARD)
    link = await ann.open_room(embedded.url, "Ann", [*OPTIONS, f"option-board-{code}"])
    for person, name in ((ben, "Ben"), (cyd, "Cyd")):
        await person.page.goto(link)
        await person.sit(name)
    await dana.page.goto(link)
    await gather(*(person.ready() for person in (ann, ben, cyd)))
    await gather(marines(ann, ben), cyd.plays(), dana.watches())
    await all_read_who_has_won(dana, ann, ben, cyd)
    told = {event["event"] for event in dana.events}
    assert told >= MET, MET - told
    assert list(values_told(before_the_end(dana.heard))) == []


async def marines(ann: Vanguard, ben: RearGuard) -> None:
    await gather(*(person.press(person.action("board-ready")) for person in (ann, ben)))
    await the_floor_passes(ann, ben)
    await gather(ann.plays(), ben.plays())


async def the_floor_passes(ann: Vanguard, ben: RearGuard) -> None:
    """Ann keeps it once, then lets it go."""
    await ann.page.locator('[data-phase="marine_actions"]').wait_for()
    for person in (ann, ben):
        await expect(person.page.locator("[data-world] .fellow")).to_have_count(2)
    await ann.press(ann.chip_of("m2"))
    await ann.goes(4, 2)
    await expect(ben.my_move).to_have_count(0)
    await expect(ben.bar).to_contain_text(ben.t("board-floor-of", name="Ann"))
    await ben.press(ben.action("board-ask-floor"))
    await expect(ben.action("board-ask-floor")).to_have_count(0)
    await ann.goes(5, 2)
    await expect(ben.action("board-ask-floor")).to_be_visible()
    await ann.press(ann.action("board-finish"))
    await expect(ben.my_move).to_be_visible()


async def all_read_who_has_won(watcher: Watcher, *seated: Captain) -> None:
    *_, ended = [event for event in watcher.events if event["event"] == "match-ended"]
    names = {"marines": ["Ann", "Ben"], "aliens": ["Cyd"]}[ended["winner"]]
    for person in (watcher, *seated):
        verdict = await person.verdict()
        if names == [person.name]:
            assert verdict == person.t("result-won")
        else:
            assert [name for name in ("Ann", "Ben", "Cyd") if name in verdict] == names
        await person.reads()
