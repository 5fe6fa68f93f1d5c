"""A duel on a board of the test's own: somebody at a screen, the other side at a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from games.space_hulk.tests.boards import board
from games.space_hulk.tests.browser.leader import Leader
from games.space_hulk.tests.sockets import UNHURRIED, does, kept
from tests.support.browser.people import People
from tests.support.people import Person, Table
from tests.support.stack import Stack
from tools.client import Guest

CERTAIN = {"hit": 6, "again": 0}
"""A shooting die that never misses."""


def arena(*rows: str, **changes: Any) -> dict[str, Any]:
    """A small board for one test: nobody wins soon, blips come when they are asked for."""
    marines = sum(row.count(sign) for row in rows for sign in "^>v<")
    own = {
        "name": {"en": "Arena", "pl": "Arena"},
        "map": list(rows),
        "squad": ["rifle"] * marines,
        "start_blips": 1,
        "blips_per_round": [1],
        "supply": {"2": 20},
        "round_limit": 12,
        "zones": {},
        "objects": [],
        "goals": {
            "marines": [{"type": "kill", "count": 40}],
            "aliens": [{"type": "eliminate", "side": "marines", "count": "all"}],
        },
    }
    return board(**{**own, **changes})


DOORSTEP = arena(
    "###E##",
    "#^.^.#",
    "#....#",
    "#....#",
    "######",
    squad=["flamer", "rifle"],
    supply={"1": 20},
    ruleset={"entry_quiet_distance": 0, "blip_may_enter_sight": True},
)
"""A rifle marine stands directly before the entry."""


@dataclass
class Duel:
    me: Any
    """At the screen: a `Leader`, or another kind of person."""
    foe: Person

    async def foe_does(self, *acts: str, **fields: Any) -> None:
        """The first act of each kind in turn, as soon as it may be done."""
        for do in acts:
            await does(self.foe, do, **fields)

    async def begins(self) -> None:
        """The first blip lies, and the marines may act."""
        await self.foe_does("place_blip")
        await self.me.phase("marine_actions")

    async def an_alien_comes_in(self) -> None:
        """Instead of all that the marines could do; a blip, turned over as soon as it is seen."""
        await self.me.ends_the_phase()
        await self.foe_does("place_blip", "enter")
        await self.me.answers("board-place-it")
        await self.foe_does("end_phase")
        await self.me.phase("marine_actions")


@asynccontextmanager
async def duel(
    site: Stack,
    people: People,
    made: dict[str, Any],
    side: Literal["marines", "aliens"] = "marines",
    *,
    kind: type[Leader] = Leader,
    language: str = "en",
    size: tuple[int, int] = (1440, 900),
    options: dict[str, str] | None = None,
    **how: Any,
) -> AsyncIterator[Duel]:
    """Both are ready, and the match has begun."""
    me: Leader = await people.come(language, kind=kind, size=size, **how)
    me.size = (len(made["map"][0]), len(made["map"]))
    host = Guest(site.url)
    code = await asyncio.to_thread(kept, host, made)
    first = "first" if side == "marines" else "last"
    chosen = {**UNHURRIED, "scenario": "own", "board": code, "aliens": first, **(options or {})}
    room = await asyncio.to_thread(host.open_room, "space_hulk", "Bob", **chosen)
    table = Table(site, room)
    try:
        foe = await table.connect(host)
        await me.page.goto(f"{site.url}/r/{room}/")
        await me.sit("Ann")
        await foe.ready()
        await me.ready()
        await me.page.locator(".kit-board.hulk").wait_for()
        await foe.until(lambda: bool(foe.view))
        yield Duel(me, foe)
    finally:
        await table.close()
