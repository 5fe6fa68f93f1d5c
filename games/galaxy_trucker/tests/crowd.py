"""The fullest shipyard: four ships of 25 tiles on the largest board, all but a few others on the
table.

There are 156 tiles, so that besides a hundred on ships and one in a hand no more than 52 lie there.
"""

from __future__ import annotations

from functools import cache
from random import Random

from games.galaxy_trucker.state import Hand, Options, TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.referee import codec
from tools.side_by_side import BotMatch

SEATS, TILES, LEFT = 4, 25, 3
OPTIONS = Options(mode="single-3", hourglass="off", building_cap="30")
LUCK = "11" * 32
"""With it the last of the bots has so many tiles before the first has finished."""


def crowded() -> TruckState:
    """Seat 0 holds a tile; its ship, like the others, has been put together by a bot."""
    return codec(GAME).copy(_crowded())


@cache
def _crowded() -> TruckState:
    table, random = BotMatch(GAME, OPTIONS, SEATS, LUCK, ["normal"] * SEATS), Random(1)
    while min(len(trucker.ship.parts) for trucker in table.state.seats) < TILES:
        table.go_on(random.randrange)
    state = table.state
    assert state.phase == "build"
    for trucker in state.seats:
        parts = trucker.ship.parts
        while len(parts) > TILES:
            state.heap.append(parts.popitem()[1].tile)
        state.heap += trucker.reserve.values()
        state.heap += [trucker.hand.tile] if trucker.hand else []
        trucker.reserve, trucker.hand, trucker.loose = {}, None, None
        trucker.peeks = trucker.space = None
    state.seats[0].hand = Hand(state.heap.pop(0), known=True)
    free = (place for place in range(156) if place not in state.table.values())
    while len(state.heap) > LEFT:
        tile = state.heap.pop(0)
        state.table[tile] = next(free)
        state.been.append(tile)
    return state
