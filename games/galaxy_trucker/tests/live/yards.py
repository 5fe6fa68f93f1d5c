"""Four people and a spectator in the middle of building, their clock set by the test: Ann has a
tile in her hand, Ben looks at a stack, Cid has finished, Dee has just begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests import positions
from games.galaxy_trucker.tests.positions import P, Q, R
from games.galaxy_trucker.tests.ships import A, B
from server.matches.live import participant_requests
from server.matches.process.runtime import MatchRuntime
from tests.support.tables import Table, Watcher

S = 3
SEATS = 4
OPTIONS = '{"mode":"single-2"}'


def half_built() -> TruckState:
    begun = A.split("|")[0]
    state = positions.building(A, B, begun, begun, mode="single-2", seats=SEATS)
    positions.hold(state, P, "H2 0103")
    positions.lay(state, "C1 0010")
    positions.finished(state, R)
    positions.act(state, Q, "peek", stack=1)
    return state


class Yard(Table):
    people: Sequence[Watcher]
    watcher: Watcher

    @classmethod
    async def begin(cls, runtime: MatchRuntime) -> Self:
        table = await cls.open(runtime, game="galaxy_trucker", seats=SEATS, options=OPTIONS)
        assert isinstance(table, cls)
        table.people = [await table.join(seat) for seat in range(SEATS)]
        table.watcher = await table.join(None)
        return table

    async def wish(self, wanted: bool) -> None:
        """Of everybody: that the match stands, or that it goes on."""
        for person in self.people:
            await self.do(lambda p=person: participant_requests.pause(self.live, p, wanted))

    async def state(self) -> TruckState:
        state = (await self.live.head()).state
        assert isinstance(state, TruckState)
        return state

    async def stored(self) -> bytes:
        """All the truth, as a checkpoint keeps it."""
        return bytes((await self.live.head()).begun.codec.encode(await self.state()))

    def heard(self) -> list[int]:
        return [len(each.frames) for each in (*self.people, self.watcher)]
