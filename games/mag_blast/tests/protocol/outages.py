"""kill -9 in an open answer window: afterwards it has what was left of its time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from games.mag_blast.tests.protocol.tables import Fleet, fires, fleet, shown
from games.mag_blast.timing import GRACE, PACES
from server.matches.process.runtime import HEARTBEAT
from tests.support.pace import patience
from tests.support.people import Person, acts
from tests.support.stack import Stack

PACE = "normal"
HELD = PACES[PACE].hold
"""Milliseconds of a window in which somebody asks for time."""
DOWN = 5.0
"""Seconds without the site, so many more than what may be lost or won by a kill."""
LATE = 0.5
"""Seconds between the end of a window and its being seen by everybody, on a quiet machine."""


async def an_open_window_is_answered_after_a_kill(site: Stack, processes: Sequence[str]) -> None:
    async with fleet(site, PACE) as table:
        await fires(table, "B01", 1)
        await has_its_time_after_a_kill(table, processes)
        await acts(table.people[1], {"do": "answer", "window": 1, "card": "EA01"})
        await table.until(number=2)
        await table.closed(2)
        assert {"B01", "EA01"} <= {*table.watcher.view["discard"]}


async def an_open_window_runs_out_after_a_kill(site: Stack, processes: Sequence[str]) -> None:
    async with fleet(site, PACE) as table:
        await fires(table, "B01", 1)
        await has_its_time_after_a_kill(table, processes)
        left = (await time_left(table.watcher) + GRACE) / 1_000
        began = time.monotonic()
        await table.closed(1)
        took = time.monotonic() - began
        assert left - LATE < took < left + LATE * patience()
        assert table.watcher.view["seats"]["1"]["fleet"]["BA05"]["under"] == {"B01": 3}


async def has_its_time_after_a_kill(table: Fleet, processes: Sequence[str]) -> None:
    """Nothing of it went by while no process was there, and nobody is shown anything else. What
    was since the last heartbeat goes by twice."""
    await acts(table.people[3], {"do": "hold", "window": 1})
    await table.until(until=shown(table.shooter)["opened"] + HELD)
    before = [shown(person) for person in table.people]
    left = await time_left(table.watcher)
    began = time.monotonic()
    await killed_for(DOWN, table, processes)
    assert [shown(person) for person in table.people] == before
    now = await time_left(table.watcher)
    ran = (time.monotonic() - began - DOWN) * 1_000
    assert left - ran <= now <= left + HEARTBEAT * 1_000


async def killed_for(seconds: float, table: Fleet, processes: Sequence[str]) -> None:
    """Who was there is there again as soon as somebody answers them: the clock runs from then on,
    also while others are still coming up."""
    for name in processes:
        await asyncio.to_thread(table.site.kill, name)
    await asyncio.sleep(seconds)
    for name in processes:
        table.site.processes[name].start()
    await asyncio.to_thread(table.site.processes[processes[0]].wait)
    await asyncio.gather(*map(comes_back, table.people))
    await asyncio.to_thread(table.site.mend)


async def comes_back(person: Person) -> None:
    await person.ended()
    seen = len(person.all("snapshot"))
    await person.connect()
    await person.until(lambda: len(person.all("snapshot")) > seen)


async def time_left(person: Person) -> int:
    """Milliseconds that the window has, as the server says just now."""
    heard = len(person.messages)
    await person.send("sync", n=person.n)
    snapshot = await person.next("snapshot", heard)
    return int(shown(person)["until"]) - int(snapshot["now"])
