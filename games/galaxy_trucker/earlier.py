"""Earlier versions of the rules, by which matches that began with them go on."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, ClassVar, get_args

from msgspec.structs import replace

from games.engine import Event, Illegal, Seat
from games.galaxy_trucker.aboard import tokens
from games.galaxy_trucker.actions import AnswerHit
from games.galaxy_trucker.checking import ShipError, errors
from games.galaxy_trucker.events import GameEvent, ShipFaulty, Told
from games.galaxy_trucker.rules import GalaxyTrucker
from games.galaxy_trucker.state import TruckState


class FirstShipFaulty(Told, frozen=True, tag="ship-faulty"):
    seat: Seat
    errors: list[ShipError]


class FirstRules(GalaxyTrucker):
    """What was wrong with a ship was told twice, by the event and by the view; each token of a
    battery could be named to protect a ship."""

    version = 1
    event_type: ClassVar[Any] = reduce(
        or_, (kind for kind in get_args(GameEvent) if kind is not ShipFaulty), FirstShipFaulty
    )

    def judge(self, state: TruckState, seat: int | None, action: Any) -> Illegal | None:
        return GalaxyTrucker.judge(self, state, seat, _as_now(state, seat, action))

    def apply(self, state: TruckState, seat: int | None, action: Any) -> list[Event]:
        told = GalaxyTrucker.apply(self, state, seat, _as_now(state, seat, action))
        return [_as_then(state, event) for event in told]


def _as_now(state: TruckState, seat: int | None, action: Any) -> Any:
    """The last token of the same battery stands for whichever was named."""
    if not isinstance(action, AnswerHit) or seat is None or not 0 <= seat < len(state.seats):
        return action
    ship = state.seats[seat].ship
    if action.pay not in tokens(ship):
        return action
    cell = action.pay // 10
    return replace(action, pay=10 * cell + ship.tokens[cell])


def _as_then(state: TruckState, event: Event) -> Event:
    """Where a ship has errors the check ends the move: it is still as it was checked."""
    if not isinstance(event, ShipFaulty):
        return event
    found = errors(state.seats[event.seat].ship.parts, state.board.cells)
    return FirstShipFaulty(seat=event.seat, errors=found)
