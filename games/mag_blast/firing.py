"""2.5, 2.13 Salvos and ramming: which ship may fire, and at what."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import stack
from games.mag_blast.abilities import SALVOS
from games.mag_blast.events import RamBegun, SalvoFired
from games.mag_blast.fleets import (
    attackable,
    count_in,
    flagship,
    is_flagship,
    is_in_asteroids,
    is_mined,
    kind,
    owner_of,
)
from games.mag_blast.hands import check_card
from games.mag_blast.refusals import refusal
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import MagState, Play, Player, Ship
from games.mag_blast.zones import Zone


def check_fire(state: MagState, seat: int, ship: str, card: str, target: str) -> None:
    player = state.players[seat]
    check_card(player, card)
    if kind(card) not in SALVOS:
        raise refusal("not-a-salvo")
    check_own(player, ship)
    if is_mined(player):
        raise refusal("fleet-mined")
    if kind(card) not in SHIPS[ship].guns:
        raise refusal("no-matching-gun")
    if not (is_further(state, ship, target) or is_loaded(state, player.fleet[ship], kind(card))):
        raise refusal("gun-already-fired" if state.firewall else "already-fired")
    check_aim(state, seat, player.fleet[ship].zone, target)


def check_own(player: Player, ship: str) -> None:
    """MB-190"""
    if ship not in player.fleet:
        raise refusal("ship-not-yours")


def is_further(state: MagState, ship: str, target: str) -> bool:
    """MB-335 The further salvo of a chain needs no unfired ship or gun."""
    chain = state.chain
    return chain is not None and (chain.ship, chain.target, chain.stage) == (
        ship,
        target,
        "may-follow",
    )


def is_loaded(state: MagState, ship: Ship, gun: str) -> bool:
    """MB-191 Once in a turn; MB-460 with the wall of fire once for each gun."""
    if ship.spent:
        return False
    return gun not in ship.fired if state.firewall else not ship.fired


def check_target(state: MagState, seat: int, target: str) -> int:
    """MB-198 What salvos and squadrons may be played on; answers its owner."""
    owner = owner_of(state, target)
    if owner is None:
        raise refusal("unknown-target")
    if owner == seat:
        raise refusal("own-target")
    if owner not in attackable(state, seat):
        raise refusal("not-a-neighbour")
    if is_in_asteroids(state.players[owner]):
        raise refusal("fleet-in-asteroids")
    return owner


def check_aim(state: MagState, seat: int, zone: Zone, target: str) -> None:
    """MB-193 MB-194"""
    victim = state.players[check_target(state, seat, target)]
    if not is_flagship(target):
        if victim.fleet[target].zone != zone:
            raise refusal("wrong-zone")
    elif count_in(victim, zone):
        raise refusal("zone-guarded")


def targets(state: MagState, seat: int, zone: Zone) -> list[str]:
    """MB-193 MB-194 MB-199 Of salvos from that zone."""
    found = list[str]()
    for other in attackable(state, seat):
        victim = state.players[other]
        if not is_in_asteroids(victim):
            ships = [ship for ship, each in victim.fleet.items() if each.zone == zone]
            found += ships or [flagship(other)]
    return found


def fire(state: MagState, seat: int, ship: str, card: str, target: str) -> list[Event]:
    """MB-192 MB-335 A further salvo marks nothing."""
    if not is_further(state, ship, target):
        state.players[seat].fleet[ship].fired.append(kind(card))
    told = SalvoFired(seat=seat, ship=ship, card=card, target=target)
    return stack.play_loud(state, Play(seat, card, "salvo", ship, target), told)


def check_ram(state: MagState, seat: int, ship: str, card: str, target: str) -> None:
    """MB-401"""
    player = state.players[seat]
    check_card(player, card)
    if kind(card) != "RS":
        raise refusal("not-a-ramming-card")
    check_own(player, ship)
    if not SHIPS[ship].speed:
        raise refusal("ramming-speed-zero")
    if is_mined(player):
        raise refusal("fleet-mined")
    check_aim(state, seat, player.fleet[ship].zone, target)


def ram(state: MagState, seat: int, ship: str, card: str, target: str) -> list[Event]:
    """MB-400"""
    told = RamBegun(seat=seat, ship=ship, card=card, target=target)
    return stack.play_loud(state, Play(seat, card, "ram", ship, target), told)
