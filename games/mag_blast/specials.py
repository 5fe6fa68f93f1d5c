"""2.13 Special cards, and sweeping."""

from __future__ import annotations

from games.engine import Event
from games.mag_blast import piles, reinforcing, stack
from games.mag_blast.events import CardPlayed, MarkerRemoved
from games.mag_blast.firing import check_own
from games.mag_blast.fleets import attackable, is_flagship, is_minesweeper, kind
from games.mag_blast.hands import check_card
from games.mag_blast.refusals import refusal
from games.mag_blast.state import MagState, Play

PLAIN_SPECIALS = ("SA", "RE")
MARKERS = ("MF", "AS")


def check_plain(state: MagState, seat: int, card: str) -> None:
    """MB-390 MB-391 What both ways to play them have in common."""
    check_card(state.players[seat], card)
    if kind(card) not in PLAIN_SPECIALS:
        raise refusal("not-a-special")
    if kind(card) == "RE":
        reinforcing.check_room(state, seat)
        reinforcing.check_ships_left(state)
    elif not may_draw(state):
        raise refusal("nothing-to-draw")


def may_draw(state: MagState) -> bool:
    return bool(state.stack or state.discard)


def check_play_card(state: MagState, seat: int, card: str) -> None:
    check_plain(state, seat, card)
    if state.balanced:
        raise refusal("extra-card-missing")


def check_play_with(state: MagState, seat: int, card: str, extra: str) -> None:
    """7 With ``balanced`` they cost another card of the hand."""
    check_plain(state, seat, card)
    if extra == card:
        raise refusal("extra-card-missing")
    check_card(state.players[seat], extra)
    if not state.balanced:
        raise refusal("not-offered", "MB-390")


def play(state: MagState, seat: int, card: str, extra: str | None = None) -> list[Event]:
    """MB-299 What was paid stays paid."""
    paid = [] if extra is None else piles.discard(state, seat, [extra])
    told = CardPlayed(seat=seat, card=card)
    return [*paid, *stack.play_mute(state, Play(seat, card, "special"), told)]


def check_repair(state: MagState, seat: int, card: str, ship: str, salvo: str) -> None:
    """MB-392"""
    player = state.players[seat]
    check_card(player, card)
    if kind(card) != "SD":
        raise refusal("not-a-special")
    if is_flagship(ship):
        raise refusal("not-on-flagship", "MB-392")
    check_own(player, ship)
    if salvo not in player.fleet[ship].under:
        raise refusal("nothing-to-repair")


def repair(state: MagState, seat: int, card: str, ship: str, salvo: str) -> list[Event]:
    told = CardPlayed(seat=seat, card=card, ship=ship, salvo=salvo)
    return stack.play_mute(state, Play(seat, card, "special", ship, salvo=salvo), told)


def check_lay(state: MagState, seat: int, card: str, fleet: int) -> None:
    """MB-393 MB-394 On any fleet, the own included."""
    check_card(state.players[seat], card)
    if kind(card) not in MARKERS:
        raise refusal("not-a-special")
    if fleet not in state.living:
        raise refusal("unknown-target", "MB-393")


def lay(state: MagState, seat: int, card: str, fleet: int) -> list[Event]:
    told = CardPlayed(seat=seat, card=card, fleet=fleet)
    return stack.play_mute(state, Play(seat, card, "special", fleet=fleet), told)


# ---- sweeping


def check_sweep(state: MagState, seat: int, ship: str, marker: str) -> None:
    """MB-398"""
    player = state.players[seat]
    check_own(player, ship)
    if not is_minesweeper(player, ship):
        raise refusal("not-a-minesweeper")
    if player.fleet[ship].fired or player.fleet[ship].spent:
        raise refusal("already-fired", "MB-398")
    under = fleet_of(state, marker)
    if under is None:
        raise refusal("unknown-target", "MB-398")
    if under not in (seat, *attackable(state, seat)):
        raise refusal("not-a-neighbour", "MB-398")


def fleet_of(state: MagState, marker: str) -> int | None:
    return next((s for s, each in enumerate(state.players) if marker in each.markers), None)


def sweepers(state: MagState, seat: int) -> list[str]:
    """MB-398"""
    player = state.players[seat]
    return [
        ship
        for ship, each in player.fleet.items()
        if is_minesweeper(player, ship) and not each.fired and not each.spent
    ]


def sweepable(state: MagState, seat: int) -> list[str]:
    """MB-398"""
    return [
        marker
        for other in (seat, *attackable(state, seat))
        for marker in state.players[other].markers
    ]


def may_sweep(state: MagState, seat: int) -> bool:
    return bool(sweepable(state, seat) and sweepers(state, seat))


def sweep(state: MagState, seat: int, ship: str, marker: str) -> list[Event]:
    """MB-398 MB-339 Instead of firing; it ends a chain and needs no sound."""
    state.chain = None
    state.players[seat].fleet[ship].spent = True
    fleet = fleet_of(state, marker)
    assert fleet is not None
    del state.players[fleet].markers[marker]
    state.discard.append(marker)
    return [MarkerRemoved(card=marker, seat=fleet)]
