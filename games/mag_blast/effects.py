"""2.5, 2.10, 2.12, 2.13 What comes of a play that stands."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import choices, destroying, piles, reinforcing
from games.mag_blast.cards import CARDS
from games.mag_blast.events import (
    DirectHitScored,
    MarkerLaid,
    SalvoRemoved,
    ShipCaptured,
)
from games.mag_blast.fleets import in_play, is_flagship, kind, owner_of
from games.mag_blast.ships import SHIPS
from games.mag_blast.state import Chain, MagState, Play, Ship

ALLOCATED = 3
"""MB-390"""
TAKEN = 3
"""MB-345"""
BALANCED_RAM = 2
"""7 Times the speed."""


def come_to_pass(state: MagState, play: Play) -> list[Event]:
    match play.kind:
        case "salvo":
            return salvo(state, play)
        case "ram":
            return ram(state, play)
        case "squadron":
            return squadron(state, play)
        case "direct-hit":
            return direct_hit(state, play)
        case "effect":
            told = effect(state, play)
        case _:
            told = special(state, play)
    if kind(play.card) not in ("MF", "AS"):
        # MB-263
        state.discard.append(play.card)
    return told


def salvo(state: MagState, play: Play) -> list[Event]:
    """MB-196 MB-331 MB-338 A chain may begin, unless the target is destroyed."""
    assert play.ship and play.target
    told = destroying.hit(state, play.seat, play.target, play.card, CARDS[play.card].damage)
    if owner_of(state, play.target) is not None:
        state.chain = Chain(play.ship, play.target, "may-direct-hit")
    return told


def ram(state: MagState, play: Play) -> list[Event]:
    """MB-403 The ship is destroyed first, then the hit is counted; it starts no chain (MB-347)."""
    assert play.ship and play.target
    value = SHIPS[play.ship].speed * (BALANCED_RAM if state.balanced else 1)
    told = destroying.destroy_ship(state, play.seat, play.ship)
    return told + destroying.hit(state, play.seat, play.target, play.card, value)


def squadron(state: MagState, play: Play) -> list[Event]:
    """MB-317"""
    assert play.target
    owner, _ = in_play(state, play.target)
    value = worth(state, owner, play.card, play.target)
    return destroying.hit_by_squadron(state, play.seat, play.target, play.card, value)


def worth(state: MagState, owner: int, card: str, target: str) -> int:
    """MB-310 MB-414 Half against the fleet ships of F2."""
    whole = CARDS[card].damage
    halved = state.players[owner].flag == "f2" and not is_flagship(target)
    return whole // 2 if halved else whole


def direct_hit(state: MagState, play: Play) -> list[Event]:
    """MB-334"""
    assert play.ship and play.target
    state.discard.append(play.card)
    state.chain = Chain(play.ship, play.target, "may-follow")
    return [DirectHitScored(target=play.target)]


def effect(state: MagState, play: Play) -> list[Event]:
    assert play.target
    owner, _ = in_play(state, play.target)
    match kind(play.card):
        case "CD":
            # MB-341
            return destroying.destroy(state, play.target, play.seat)
        case "BP":
            return capture(state, play, owner)
        case "CB":
            return choices.blast(state, play.target)
    return piles.take(state, play.seat, owner, TAKEN)


def capture(state: MagState, play: Play, owner: int) -> list[Event]:
    """MB-342 MB-343 It keeps the cards under and on it, and counts as having fired."""
    assert play.target and play.zone
    ship: Ship = state.players[owner].fleet.pop(play.target)
    ship.zone, ship.spent = play.zone, True
    state.players[play.seat].fleet[play.target] = ship
    return [ShipCaptured(ship=play.target, seat=play.seat, zone=play.zone)]


def special(state: MagState, play: Play) -> list[Event]:
    match kind(play.card):
        case "SA":
            return piles.draw_cards(state, play.seat, ALLOCATED)
        case "RE":
            return reinforcing.draw(state)
        case "SD":
            return repair(state, play)
    assert play.fleet is not None
    state.players[play.fleet].markers[play.card] = play.seat
    return [MarkerLaid(card=play.card, seat=play.fleet)]


def repair(state: MagState, play: Play) -> list[Event]:
    """MB-392"""
    assert play.ship and play.salvo
    del state.players[play.seat].fleet[play.ship].under[play.salvo]
    state.discard.append(play.salvo)
    return [SalvoRemoved(seat=play.seat, ship=play.ship, salvo=play.salvo)]
