"""Who is taken for present: those whose socket is open somewhere, and nobody without one."""

from __future__ import annotations

import pytest

from server.matches.live.departure import apply_departure
from tests.support.matches import Processes
from tests.support.tables import Table, Watcher

QUIET = '{"clock":"off","sides":"entente"}'


class AtPlay:
    """Two people at a match that has just begun."""

    def __init__(self, table: Table, ada: Watcher, bob: Watcher) -> None:
        self.table, self.ada, self.bob = table, ada, bob

    async def send_ada_away(self) -> None:
        """The room has lost the holder of seat 0."""
        self.table.live.leave(self.ada)
        await self.table.do(lambda: apply_departure(self.table.live, 0))

    async def look(self, seconds: float = 0) -> None:
        self.table.clock.time += int(seconds * 1000)
        await self.table.runtime.presence.look()
        await self.table.quiet()
        await self.table.pass_time()

    async def bots(self) -> dict[int, str]:
        return (await self.table.live.head()).bots


@pytest.fixture
async def at_play(processes: Processes) -> AtPlay:
    table = await processes.open(options=QUIET)
    return AtPlay(table, await table.join(0), await table.join(1))


@pytest.mark.parametrize("looked_before", [False, True])
async def test_a_seat_that_was_taken_over_is_not_handed_back_to_nobody(
    at_play: AtPlay, looked_before: bool
) -> None:
    """Neither in the first seconds, when nobody has been seen yet, nor just after a look."""
    if looked_before:
        await at_play.look()
    await at_play.send_ada_away()
    for seconds in (0, 1, 5, 5, 60):
        assert await at_play.bots() == {0: "normal"}
        await at_play.look(seconds)
    assert await at_play.bots() == {0: "normal"}


async def test_who_was_put_down_as_gone_is_back_while_the_socket_is_open(at_play: AtPlay) -> None:
    """As after a process has stood still for long."""
    await at_play.table.do(lambda: at_play.table.live.say_presence(0, here=False))
    assert 0 in (await at_play.table.live.head()).participants.away
    await at_play.look()
    assert 0 not in (await at_play.table.live.head()).participants.away


async def test_another_process_says_so_of_its_own_sockets(
    at_play: AtPlay, processes: Processes
) -> None:
    other = await processes.beside(at_play.table)
    await other.do(lambda: other.live.say_presence(0, here=False))
    await other.runtime.presence.look()
    await other.quiet()
    assert 0 in (await other.live.head()).participants.away
    await at_play.table.do(at_play.table.live.poked)
    await at_play.look()
    assert 0 not in (await at_play.table.live.head()).participants.away
