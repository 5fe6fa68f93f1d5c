"""Answer windows of ten tables of eight at home, and of three on the full stack: how late they
close, and how soon everybody sees them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

from games.mag_blast.tests.protocol.tables import Fleet, fires, fleet
from games.mag_blast.timing import GRACE
from tests.support import servers, stack
from tests.support.browser.figures import FIGURES
from tests.support.pace import patience
from tests.support.people import Person
from tests.support.stack import Stack
from tools.client import whole

STAGED = "games.mag_blast.tests.protocol.staged"
HOME, FULL = 50, 300
"""Milliseconds by which a window may close late."""
SEEN = 150
"""Milliseconds after which everybody has seen a window open."""


class Seen(NamedTuple):
    """A message about a window, as one viewer got it."""

    at: float
    now: int
    window: dict[str, Any] | None


class Look:
    """Of one viewer."""

    def __init__(self, person: Person) -> None:
        self.seen: list[Seen] = []
        self._remember, person.heard = person.heard, self._hear

    def _hear(self, frame: Any, raw: bytes) -> None:
        at = time.monotonic()
        assert self._remember is not None
        self._remember(frame, raw)
        patch = whole(raw).get("patch") or {} if frame.type == "update" else {}
        if "window" in patch:
            self.seen.append(Seen(at, whole(raw)["now"], patch["window"]))


@asynccontextmanager
async def tables(site: Stack, many: int) -> AsyncIterator[list[Fleet]]:
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(fleet(site, "brisk")) for _ in range(many)]


async def two_windows(table: Fleet) -> tuple[list[float], list[float]]:
    """Nobody says anything. Milliseconds from each salvo until everybody sees its window, and by
    which everybody hears late of its end."""
    looks = [Look(person) for person in table.people]
    opening: list[float] = []
    closing: list[float] = []
    for number, card in enumerate(("B01", "B02"), 1):
        began = time.monotonic()
        await fires(table, card, number)
        await table.closed(number)
        opened, closed = ([look.seen[each] for look in looks] for each in (-2, -1))
        assert {seen.window for seen in closed} == {None}
        window = opened[0].window
        assert window is not None
        opening.append(max(seen.at - began for seen in opened) * 1_000)
        closing.append(max(seen.now for seen in closed) - window["until"] - GRACE)
    return opening, closing


async def measured(site: Stack, many: int, where: str) -> tuple[Sequence[float], Sequence[float]]:
    async with tables(site, many) as played:
        found = await asyncio.gather(*map(two_windows, played))
    opening, closing = (
        sorted(each for pair in kind for each in pair) for kind in zip(*found, strict=True)
    )
    told = f"{opening[-1]:.0f} ms until seen by all, {closing[-1]:.0f} ms late"
    FIGURES[f"windows of {many} tables, {where}, at most"] = told
    return opening, closing


async def test_at_home_windows_of_ten_tables_are_seen_and_close_in_time() -> None:
    site = stack.embedded(STAGED, ANSWERS="no")
    try:
        opening, closing = await measured(site, 10, "at home")
    finally:
        site.close()
    assert 0 <= closing[0] <= closing[-1] < HOME * patience()
    assert opening[-1] < SEEN * patience()


async def test_on_the_quiet_full_stack_windows_are_seen_and_close_in_time(
    postgres: servers.Postgres, redis: servers.Redis
) -> None:
    site = stack.full(postgres, redis, STAGED, ANSWERS="no")
    try:
        opening, closing = await measured(site, 3, "on the full stack")
    finally:
        site.close()
    assert 0 <= closing[0] <= closing[-1] < FULL * patience()
    assert opening[-1] < SEEN * patience()
