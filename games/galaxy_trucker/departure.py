"""1.6, 1.7 The check, crew and batteries, and the departure."""

from __future__ import annotations

from itertools import product

from games.engine import Event, Illegal
from games.galaxy_trucker import flight, moving
from games.galaxy_trucker.aboard import (
    COLOURS,
    Colour,
    board_crew,
    crew,
    is_cabin,
    load_batteries,
    lose_parts,
    possible_aliens,
    supported,
)
from games.galaxy_trucker.actions import FixShip, PlaceCrew
from games.galaxy_trucker.checking import Mending, automatic_plan, errors, has_cabin, kept, only
from games.galaxy_trucker.events import CrewBoarded, Departed, ReserveLost, ShipFaulty, ShipFixed
from games.galaxy_trucker.preparing import handicap, has_life_supports, make_deck
from games.galaxy_trucker.ship import Parts, cabins, kind
from games.galaxy_trucker.state import TruckState

Aliens = dict[Colour, int]


def check_ships(state: TruckState) -> list[Event]:
    """GT-165 GT-176 What is left in reserve is lost, and every ship is checked."""
    state.phase, state.since = "fix", state.now
    told: list[Event] = []
    for seat, trucker in enumerate(state.seats):
        if trucker.reserve:
            tiles = [trucker.reserve[slot] for slot in sorted(trucker.reserve)]
            trucker.lost += tiles
            trucker.reserve = {}
            told.append(ReserveLost(seat=seat, tiles=tiles))
        if errors(trucker.ship.parts, state.board.cells):
            trucker.mended, trucker.plan = False, automatic_plan(trucker.ship.parts)
            told.append(ShipFaulty(seat=seat))
    return told + after_fix(state)


def check_fix(state: TruckState, seat: int, action: FixShip) -> None:
    """GT-174"""
    trucker = state.seats[seat]
    if trucker.mended:
        asked = trucker.plan is not None
        raise Illegal(*(("already-answered", "GT-523") if asked else ("not-your-turn", "GT-031")))
    parts = trucker.ship.parts
    if any(cell not in parts for cell in (*action.remove, action.keep)):
        raise Illegal("no-tile-there", "GT-174")
    if len(set(action.remove)) < len(action.remove):
        raise Illegal("duplicate-cell", "GT-174")
    if action.keep in action.remove:
        raise Illegal("keep-removed", "GT-174")
    left = only(parts, kept(parts, Mending(tuple(action.remove), action.keep)))
    if errors(left, state.board.cells):
        raise Illegal("still-illegal", "GT-174")
    if not has_cabin(left):
        raise Illegal("no-cabin", "GT-174")


def fix(state: TruckState, seat: int, plan: Mending) -> list[Event]:
    return mend(state, seat, plan) + after_fix(state)


def mend(state: TruckState, seat: int, plan: Mending) -> list[Event]:
    """GT-174 GT-176"""
    trucker = state.seats[seat]
    left = kept(trucker.ship.parts, plan)
    lost = lose_parts(trucker.ship, trucker.ship.parts.keys() - set(left))
    trucker.lost += lost
    trucker.mended = True
    return [ShipFixed(seat=seat, lost=lost)]


def faulty(state: TruckState) -> list[int]:
    return [seat for seat, each in enumerate(state.seats) if not each.mended]


def after_fix(state: TruckState) -> list[Event]:
    if faulty(state):
        return []
    state.phase, state.since = "crew", state.now
    told: list[Event] = []
    for seat in range(len(state.seats)):
        if not crew_choices(state, seat):
            told += man(state, seat, {})
    return told + after_crew(state)


# ---- crew


def crew_choices(state: TruckState, seat: int) -> list[Aliens]:
    """GT-192 to GT-196 What may be chosen with at least one alien."""
    if not has_life_supports(state):
        return []
    parts = state.seats[seat].ship.parts
    may = possible_aliens(parts)
    cells = [[0, *may.get(colour, [])] for colour in COLOURS]
    found = [
        {colour: cell for colour, cell in zip(COLOURS, choice, strict=True) if cell}
        for choice in product(*cells)
    ]
    return [aliens for aliens in found if aliens and is_possible(parts, aliens)]


def is_possible(parts: Parts, aliens: Aliens) -> bool:
    """GT-195 GT-196"""
    taken = set(aliens.values())
    return len(taken) == len(aliens) and len(taken) < len(cabins(parts))


def check_crew(state: TruckState, seat: int, action: PlaceCrew) -> None:
    trucker = state.seats[seat]
    if trucker.manned:
        asked = bool(crew_choices(state, seat))
        raise Illegal(*(("already-answered", "GT-523") if asked else ("not-your-turn", "GT-031")))
    parts, aliens = trucker.ship.parts, chosen(action)
    if not all(is_cabin(parts, cell) for cell in aliens.values()):
        raise Illegal("not-a-cabin", "GT-192")
    if any(kind(parts[cell]) == "SC" for cell in aliens.values()):
        raise Illegal("start-cabin", "GT-193")
    if not all(supported(parts, cell, colour) for colour, cell in aliens.items()):
        raise Illegal("no-life-support", "GT-192")
    if len(set(aliens.values())) < len(aliens):
        raise Illegal("same-cabin", "GT-195")
    if not is_possible(parts, aliens):
        raise Illegal("no-humans", "GT-196")


def chosen(action: PlaceCrew) -> Aliens:
    both: Aliens = {"brown": action.brown, "purple": action.purple}
    return {colour: cell for colour, cell in both.items() if cell}


def place_crew(state: TruckState, seat: int, aliens: Aliens) -> list[Event]:
    return man(state, seat, aliens) + after_crew(state)


def man(state: TruckState, seat: int, aliens: Aliens) -> list[Event]:
    """GT-190 to GT-192 Crew and batteries come aboard."""
    trucker, bites = state.seats[seat], handicap(state, seat)
    board_crew(trucker.ship, aliens, bites.crew_cabin_humans)
    load_batteries(trucker.ship, -bites.battery_fill_delta)
    trucker.manned = True
    return [CrewBoarded(seat=seat, crew=crew(trucker.ship), aliens=aliens)]


def unmanned(state: TruckState) -> list[int]:
    return [seat for seat, each in enumerate(state.seats) if not each.manned]


def after_crew(state: TruckState) -> list[Event]:
    return [] if unmanned(state) else depart(state)


def depart(state: TruckState) -> list[Event]:
    """GT-198 Rockets stand on their start spaces, the deck is made, the first card revealed."""
    for trucker in state.seats:
        assert trucker.space is not None
        trucker.position = state.board.starts[trucker.space - 1]
    make_deck(state)
    order = moving.order(state)
    return [Departed(order=order), *flight.reveal(state)]
