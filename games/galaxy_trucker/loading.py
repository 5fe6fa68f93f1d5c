"""1.9 Loading goods: together where the bank can serve all, else in order."""

from __future__ import annotations

from collections import Counter

from games.engine import Event, Illegal
from games.galaxy_trucker import asking
from games.galaxy_trucker.actions import Answer, Load
from games.galaxy_trucker.events import GoodsLoaded
from games.galaxy_trucker.goods import (
    Layout,
    best_layout,
    carried,
    cut,
    dearest_first,
    holds,
    room,
    thrown_away,
)
from games.galaxy_trucker.preparing import handicap
from games.galaxy_trucker.ship import kind
from games.galaxy_trucker.state import TruckState
from games.galaxy_trucker.steps import Loading
from games.galaxy_trucker.tiles import WHITE


def load(state: TruckState, step: Loading) -> list[Event]:
    """GT-294 GT-298"""
    if len(step.seats) > 1 and not serves(state, step):
        alone = [
            Loading((seat,), (offer,)) for seat, offer in zip(step.seats, step.offers, strict=True)
        ]
        state.agenda += alone[::-1]
        return []
    offers = {
        seat: cut(offer, state.bank) for seat, offer in zip(step.seats, step.offers, strict=True)
    }
    may = [seat for seat, offer in offers.items() if offer and holds(state.seats[seat].ship.parts)]
    if not may:
        return []
    asked = Loading(tuple(may), tuple(offers[seat] for seat in may))
    return asking.ask(state, asked, "load", may)


def serves(state: TruckState, step: Loading) -> bool:
    """GT-298 Whether the bank holds all that is offered."""
    wanted = Counter("".join(step.offers))
    return all(state.bank[colour] >= many for colour, many in wanted.items())


def offer_of(step: Loading, seat: int) -> str:
    return step.offers[step.seats.index(seat)]


def layout_of(action: Load) -> Layout:
    return {int(cell): cubes for cell, cubes in action.layout.items()}


def check(state: TruckState, step: Loading, seat: int, action: Load) -> None:
    ship, layout = state.seats[seat].ship, layout_of(action)
    if set(action.layout) != set(map(str, holds(ship.parts))):
        raise Illegal("not-a-hold", "GT-291")
    if any(len(cubes) > room(ship.parts, cell) for cell, cubes in layout.items()):
        raise Illegal("over-capacity", "GT-291")
    if any("R" in cubes and kind(ship.parts[cell]) in WHITE for cell, cubes in layout.items()):
        raise Illegal("red-in-white", "GT-291")
    final, own = Counter("".join(layout.values())), Counter(carried(ship))
    if not final <= own + Counter(offer_of(step, seat)):
        raise Illegal("cube-not-available", "GT-293")
    most = handicap(state, seat).load_new_max
    if most is not None and (final - own).total() > most:
        raise Illegal("load-limit", "GT-504")


def default(state: TruckState, step: Loading, seat: int) -> Load:
    """GT-297"""
    ship, most = state.seats[seat].ship, handicap(state, seat).load_new_max
    best = best_layout(ship, offer_of(step, seat), most)
    layout = {str(cell): cubes for cell, cubes in best.items()}
    return Load(to=asking.name(state), layout=layout)


def loaded(state: TruckState, step: Loading, answers: dict[int, Answer]) -> list[Event]:
    """GT-295 What is missing from a layout goes to the bank."""
    told: list[Event] = []
    for seat in step.seats:
        answer = answers[seat]
        assert isinstance(answer, Load)
        told.append(stow(state, seat, offer_of(step, seat), layout_of(answer)))
    return told


def stow(state: TruckState, seat: int, offer: str, layout: Layout) -> Event:
    ship = state.seats[seat].ship
    own, final = Counter(carried(ship)), Counter("".join(layout.values()))
    thrown = thrown_away(ship, offer, layout)
    for colour in state.bank:
        state.bank[colour] += own[colour] - final[colour]
    ship.cubes = {cell: dearest_first(cubes) for cell, cubes in layout.items() if cubes}
    taken = dearest_first((final - own).elements())
    return GoodsLoaded(seat=seat, cubes=taken, thrown=dearest_first(thrown.elements()))
