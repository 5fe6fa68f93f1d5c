"""5 What the turn's player has to choose at once, and what is chosen for who does not."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Event
from games.mag_blast.events import ShipKept, ShipPlaced, ShipsScattered
from games.mag_blast.fleets import count_in, in_play, is_overfull, zones_with_room
from games.mag_blast.refusals import refusal
from games.mag_blast.state import Choice, MagState, Player, Ship
from games.mag_blast.zones import Zone


def begin(state: MagState, choice: Choice) -> list[Event]:
    """MB-446 Whoever is resigning takes the default at once."""
    state.choice = choice
    return default(state) if state.seat in state.resigning else []


def default(state: MagState) -> list[Event]:
    """6 The first ship drawn; the first empty zone, else the one with the fewest; all stay."""
    choice = state.choice
    assert choice is not None
    match choice.kind:
        case "keep":
            return keep(state, choice.ships[0])
        case "place":
            return place(state, usual_zone(state.players[state.seat]))
    return scatter(state, {})


def usual_zone(player: Player) -> Zone:
    return min(zones_with_room(player), key=lambda zone: count_in(player, zone))


# ---- which ship of two, and where it goes


def check_keep(choice: Choice, ship: str) -> None:
    """MB-419"""
    if ship not in choice.ships:
        raise refusal("not-offered", "MB-419")


def keep(state: MagState, kept: str) -> list[Event]:
    """MB-419 The other one goes face up to the discard pile."""
    choice = state.choice
    assert choice is not None
    other = next(ship for ship in choice.ships if ship != kept)
    state.wrecks.append(other)
    told = ShipKept(seat=state.seat, kept=kept, discarded=other)
    return [told, *to_be_placed(state, kept)]


def to_be_placed(state: MagState, ship: str) -> list[Event]:
    """MB-136 Where only one zone has room it goes there by itself."""
    zones = zones_with_room(state.players[state.seat])
    choice = Choice("place", [ship], state.now + state.pace.choice)
    if len(zones) > 1:
        return begin(state, choice)
    state.choice = choice
    return place(state, zones[0])


def check_place(state: MagState, zone: Zone) -> None:
    """MB-136"""
    if zone not in zones_with_room(state.players[state.seat]):
        raise refusal("zone-full")


def place(state: MagState, zone: Zone) -> list[Event]:
    choice, state.choice = state.choice, None
    assert choice is not None
    (ship,) = choice.ships
    state.players[state.seat].fleet[ship] = Ship(zone=zone)
    return [ShipPlaced(seat=state.seat, ship=ship, zone=zone)]


# ---- the concussive blast


def blasted(state: MagState, target: str) -> list[str]:
    """MB-344 The ships of the target's zone."""
    owner, body = in_play(state, target)
    assert isinstance(body, Ship)
    fleet = state.players[owner].fleet
    return [ship for ship, each in fleet.items() if each.zone == body.zone]


def blast(state: MagState, target: str) -> list[Event]:
    """MB-344 There is nothing to choose where no other zone has room."""
    owner, body = in_play(state, target)
    assert isinstance(body, Ship)
    others = [zone for zone in zones_with_room(state.players[owner]) if zone != body.zone]
    if not others:
        return []
    ships = blasted(state, target)
    return begin(state, Choice("scatter", ships, state.now + state.pace.choice))


def check_scatter(state: MagState, choice: Choice, to: Mapping[str, Zone]) -> None:
    """MB-344"""
    if to.keys() != set(choice.ships):
        raise refusal("wrong-ships", "MB-344")
    owner, _ = in_play(state, choice.ships[0])
    fleet = state.players[owner].fleet
    if is_overfull([to.get(ship, each.zone) for ship, each in fleet.items()]):
        raise refusal("zone-overfull", "MB-344")


def scatter(state: MagState, to: Mapping[str, Zone]) -> list[Event]:
    choice, state.choice = state.choice, None
    assert choice is not None
    owner, _ = in_play(state, choice.ships[0])
    return [ShipsScattered(seat=owner, moves=shifted(state.players[owner], to))]


def shifted(player: Player, to: Mapping[str, Zone]) -> dict[str, Zone]:
    """The ships that have changed zones by this map."""
    moves = {ship: zone for ship, zone in to.items() if player.fleet[ship].zone != zone}
    for ship, zone in moves.items():
        player.fleet[ship].zone = zone
    return moves
