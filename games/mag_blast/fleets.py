"""2.2 Fleets, zones and targets as they lie on the table: what all can see."""

from __future__ import annotations

from collections.abc import Iterator

from games.mag_blast.cards import CARDS
from games.mag_blast.flagships import FLAGSHIPS
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Player, Ship
from games.mag_blast.zones import ROOM, ZONES, Zone

BALANCED_HULL = 1
"""7 More hull of flagships with ``balanced``."""


def kind(card: str) -> str:
    return CARDS[card].kind


# ---- targets


def flagship(seat: int) -> str:
    return f"@{seat}"


def is_flagship(target: str) -> bool:
    return target.startswith("@")


def owner_of(state: MagState, target: str) -> int | None:
    """Whose fleet it stands in; None: it is not in play."""
    for seat, player in enumerate(state.players):
        if player.alive and (target in player.fleet or target == flagship(seat)):
            return seat
    return None


def in_play(state: MagState, target: str) -> tuple[int, Player | Ship]:
    """A target that is in play: its owner, and what the damage lies on."""
    seat = owner_of(state, target)
    assert seat is not None, target
    player = state.players[seat]
    return seat, player if is_flagship(target) else player.fleet[target]


def bodies(state: MagState) -> Iterator[Player | Ship]:
    """Whatever cards may lie under and on: flagships, and fleet ships."""
    for player in state.players:
        yield player
        yield from player.fleet.values()


def damage(body: Player | Ship) -> int:
    """MB-240"""
    return sum(body.under.values()) + sum(each.value for each in body.on.values())


def hull(state: MagState, target: str) -> int:
    """MB-023 MB-021"""
    if not is_flagship(target):
        return SHIPS[target].hull
    flag = state.players[int(target[1:])].flag
    assert flag is not None
    return FLAGSHIPS[flag].hull + (BALANCED_HULL if state.balanced else 0)


def hulls(player: Player) -> int:
    """MB-059 Of the fleet ships, without the flagship."""
    return sum(SHIPS[ship].hull for ship in player.fleet)


def hulls_left(player: Player) -> int:
    """MB-462 Hulls less salvo damage."""
    return hulls(player) - sum(sum(ship.under.values()) for ship in player.fleet.values())


# ---- zones


def count_in(player: Player, zone: Zone) -> int:
    return sum(ship.zone == zone for ship in player.fleet.values())


def zones_with_room(player: Player) -> list[Zone]:
    """MB-136"""
    return [zone for zone in ZONES if count_in(player, zone) < ROOM]


def empty_zones(player: Player) -> list[Zone]:
    held = {ship.zone for ship in player.fleet.values()}
    return [zone for zone in ZONES if zone not in held]


def is_overfull(zones: list[Zone]) -> bool:
    """MB-152"""
    return any(zones.count(zone) > ROOM for zone in ZONES)


# ---- qualities


def is_carrier(player: Player, ship: str) -> bool:
    """MB-311 MB-420"""
    printed = SHIPS[ship]
    return printed.cls == "CA" or (player.flag == "f8" and printed.speed == 1)


def is_minesweeper(player: Player, ship: str) -> bool:
    """MB-398 MB-420"""
    printed = SHIPS[ship]
    return printed.cls == "MS" or (player.flag == "f8" and printed.speed == 2)


def carrier_zones(player: Player) -> set[Zone]:
    return {each.zone for ship, each in player.fleet.items() if is_carrier(player, ship)}


def is_mined(player: Player) -> bool:
    """MB-393"""
    return any(kind(card) == "MF" for card in player.markers)


def is_in_asteroids(player: Player) -> bool:
    """MB-394"""
    return any(kind(card) == "AS" for card in player.markers)


# ---- seats


def after(state: MagState, seat: int) -> int:
    """MB-081 The living seat to the left."""
    living = state.living
    return next((other for other in living if other > seat), living[0])


def before(state: MagState, seat: int) -> int:
    living = state.living
    return next((other for other in reversed(living) if other < seat), living[-1])


def attackable(state: MagState, seat: int) -> list[int]:
    """MB-198 MB-450 Whose fleets salvos and squadrons may be played on."""
    others = [other for other in state.living if other != seat]
    if state.options.attack == "controlled":
        # MB-453 Neighbours are the nearest living seats.
        near = (after(state, seat), before(state, seat))
        return [other for other in others if other in near]
    return others
