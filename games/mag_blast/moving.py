"""2.4 Phase 4: one map of the whole fleet."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Event
from games.mag_blast.choices import shifted
from games.mag_blast.events import FleetMoved
from games.mag_blast.fleets import is_mined, is_overfull
from games.mag_blast.refusals import refusal
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Player
from games.mag_blast.zones import Zone, distance


def can_move(player: Player) -> bool:
    """MB-524 MB-151"""
    return not is_mined(player) and any(SHIPS[ship].speed for ship in player.fleet)


def check(player: Player, to: Mapping[str, Zone]) -> None:
    """MB-153"""
    if to.keys() != player.fleet.keys():
        raise refusal("wrong-ships")
    steps = {ship: distance(player.fleet[ship].zone, zone) for ship, zone in to.items()}
    if is_mined(player) and any(steps.values()):
        raise refusal("fleet-mined")
    if any(many > SHIPS[ship].speed for ship, many in steps.items()):
        # MB-150 MB-151
        raise refusal("too-far")
    if is_overfull(list(to.values())):
        raise refusal("zone-overfull")


def move(state: MagState, seat: int, to: Mapping[str, Zone]) -> list[Event]:
    """MB-155 MB-156 Damage moves along; all moves are shown at once."""
    moves = shifted(state.players[seat], to)
    return [FleetMoved(seat=seat, moves=moves)] if moves else []
