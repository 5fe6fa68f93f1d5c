"""Answer windows over real sockets: they betray nobody, and outlive a kill."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from games.mag_blast.tests.protocol.outages import (
    an_open_window_is_answered_after_a_kill,
    an_open_window_runs_out_after_a_kill,
)
from games.mag_blast.tests.protocol.staged import HOLDERS
from games.mag_blast.tests.protocol.tables import SEATS, Fleet, fires, fleet
from tests.rules import rule
from tests.support import stack
from tests.support.pace import patience
from tests.support.people import Person, acts
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="module")
THROUGH = "games.mag_blast.tests.protocol.staged"
OWN = re.compile(rb'"(now|at|opened|until|done)":("[0-9a-f]{16}"|\d+)')
"""Match time goes on by itself, in each match from its own beginning; ids of acts are random."""
OPEN = 3
"""Seconds for which a window is said to be open at the brisk pace."""
APART = 0.15
"""Seconds between the same frames of two matches, on a quiet machine."""


MOVES = 5
"""Two salvos, one hold, and two windows that close. Presets are told to nobody else."""


class Listener:
    """The frames of a match as one viewer gets them, and when."""

    def __init__(self, person: Person) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._remember, person.heard = person.heard, self._hear

    def _hear(self, frame: Any, raw: bytes) -> None:
        assert self._remember is not None
        self._remember(frame, raw)
        if frame.type == "update":
            self.frames.append((time.monotonic(), raw))

    @property
    def bytes(self) -> list[bytes]:
        return [OWN.sub(rb'"\1":0', raw) for _, raw in self.frames]

    def moments(self, began: float) -> list[float]:
        return [at - began for at, _ in self.frames]

    @property
    def shown_for(self) -> list[int]:
        """How long each window is said to be open."""
        patches = [msgspec.json.decode(raw).get("patch") or {} for _, raw in self.frames]
        windows = [patch.get("window") or {} for patch in patches]
        return [each["until"] - each["opened"] for each in windows if "opened" in each]


@pytest.fixture(scope="module")
def sites() -> Iterator[tuple[Stack, Stack]]:
    """One where two seats hold answers, one where nobody does."""
    both = tuple(stack.embedded(THROUGH, ANSWERS=each) for each in ("yes", "no"))
    yield both[0], both[1]
    for site in both:
        site.close()


@pytest_asyncio.fixture(loop_scope="module")
async def twins(sites: tuple[Stack, Stack]) -> AsyncIterator[list[Fleet]]:
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(fleet(site, "brisk")) for site in sites]


async def everybody_decides(table: Fleet) -> None:
    """Two salvos. The first window closes early, as all have passed; in the second two stay
    silent, and one asks for time."""
    for seat in (2, 3, 4):
        await acts(table.people[seat], {"do": "set_preset", "preset": "pass-not-me", "on": False})
    await fires(table, "B01", 1)
    for seat in (4, 1, 3, 2):
        await acts(table.people[seat], {"do": "pass", "window": 1})
    await table.closed(1)
    await fires(table, "B02", 2)
    await acts(table.people[4], {"do": "pass", "window": 2})
    await acts(table.people[3], {"do": "hold", "window": 2})
    await table.closed(2)


@rule("MB-289", "MB-290", "MB-291", "MB-292")
async def test_matches_that_differ_in_who_holds_an_answer_are_told_alike(
    twins: list[Fleet],
) -> None:
    heard = [[Listener(person) for person in table.people] for table in twins]
    began = time.monotonic()
    await asyncio.gather(*(everybody_decides(table) for table in twins))
    for viewer in range(SEATS + 1):
        one, other = (listeners[viewer] for listeners in heard)
        assert one.shown_for == other.shown_for == [OPEN * 1_000] * 2
        if viewer not in HOLDERS:
            assert one.bytes == other.bytes
        assert len(one.frames) == len(other.frames) >= MOVES
        apart = zip(one.moments(began), other.moments(began), strict=True)
        assert max(abs(at - then) for at, then in apart) < APART * patience()
    # The measure itself sees something.
    yes, no = ([table.people[seat].view["own"]["hand"] for seat in HOLDERS] for table in twins)
    assert yes != no


@rule("MB-525")
async def test_after_a_kill_an_open_window_can_still_be_answered(
    sites: tuple[Stack, Stack],
) -> None:
    await an_open_window_is_answered_after_a_kill(sites[0], ("web",))


@rule("MB-525")
async def test_after_a_kill_an_open_window_runs_for_the_rest_of_its_time(
    sites: tuple[Stack, Stack],
) -> None:
    await an_open_window_runs_out_after_a_kill(sites[0], ("web",))
