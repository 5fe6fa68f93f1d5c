"""Four people and a spectator in the middle of building, their clock set by the test: Ann has a
tile in her hand, Ben looks at a stack, Cid has finished, Dee has just begun."""

from __future__ import annotations

from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.tests import positions
from games.galaxy_trucker.tests.positions import P, Q, R
from games.galaxy_trucker.tests.ships import A, B
from tests.support.tables import FullTable

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


class Yard(FullTable):
    async def state(self) -> TruckState:
        state = (await self.live.head()).state
        assert isinstance(state, TruckState)
        return state
