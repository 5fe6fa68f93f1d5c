"""2.4 Phase 3: ships that are bought, and ships that are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Event
from games.mag_blast import abilities, choices, piles
from games.mag_blast.events import PaymentMade, ShipDrawn, ShipsOffered
from games.mag_blast.fleets import zones_with_room
from games.mag_blast.hands import SHIP, check_cards, check_payment
from games.mag_blast.refusals import refusal
from games.mag_blast.state import Choice, MagState


def check_room(state: MagState, seat: int) -> None:
    """MB-138"""
    if not zones_with_room(state.players[seat]):
        raise refusal("no-free-zone")


def check_ships_left(state: MagState) -> None:
    """MB-140"""
    if not piles.ships_left(state):
        raise refusal("ship-stack-empty")


def check_build(state: MagState, seat: int, cards: Sequence[str]) -> None:
    check_room(state, seat)
    check_ships_left(state)
    check_cards(state.players[seat], cards)
    check_payment(cards, SHIP)


def build(state: MagState, seat: int, cards: list[str]) -> list[Event]:
    """MB-130 MB-135 Pay, draw, place."""
    piles.from_hand(state, seat, cards)
    return [PaymentMade(seat=seat, cards=cards), *draw(state)]


def draw(state: MagState) -> list[Event]:
    """MB-137 MB-419 All see the ship that is drawn; F7 sees two and keeps one."""
    if abilities.has(state, state.seat, "f7") and piles.ships_left(state) > 1:
        return draw_two(state)
    ship, told = piles.draw_ship(state)
    return [*told, ShipDrawn(seat=state.seat, ship=ship), *choices.to_be_placed(state, ship)]


def draw_two(state: MagState) -> list[Event]:
    """MB-419"""
    first, told = piles.draw_ship(state)
    second, more = piles.draw_ship(state)
    choice = Choice("keep", [first, second], state.now + state.pace.choice)
    offered = ShipsOffered(ships=choice.ships, only=frozenset({state.seat}))
    told += [*more, ShipDrawn(seat=state.seat), offered]
    return told + choices.begin(state, choice)


def check_rebuild(state: MagState, seat: int, cards: Sequence[str], ship: str) -> None:
    """MB-418"""
    abilities.check(state, seat, "f6")
    check_room(state, seat)
    if not state.wrecks:
        raise refusal("ship-discard-empty")
    check_cards(state.players[seat], cards)
    check_payment(cards, SHIP)
    if ship not in state.wrecks:
        raise refusal("not-offered", "MB-418")


def rebuild(state: MagState, seat: int, cards: list[str], ship: str) -> list[Event]:
    """MB-418 Any ship of the discard pile."""
    piles.from_hand(state, seat, cards)
    state.wrecks.remove(ship)
    return [
        PaymentMade(seat=seat, cards=cards),
        abilities.use(state, seat),
        ShipDrawn(seat=seat, ship=ship),
        *choices.to_be_placed(state, ship),
    ]
