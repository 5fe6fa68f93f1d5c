"""2.4 The stacks of cards and of ships, their discard piles, and what is drawn or taken."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Event
from games.mag_blast.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsSeen,
    CardsTaken,
    PileShuffled,
    TakenSeen,
)
from games.mag_blast.state import HAND, MagState


def draw_cards(state: MagState, seat: int, count: int) -> list[Event]:
    """MB-110 MB-116 What neither stack nor pile holds is lost."""
    told, drawn = list[Event](), list[str]()
    for _ in range(count):
        if not state.stack:
            if not state.discard:
                break
            told.append(shuffle_cards(state))
        drawn.append(state.stack.pop())
    if not drawn:
        return []
    state.players[seat].hand += drawn
    seen = CardsSeen(cards=drawn, only=frozenset({seat}))
    return [*told, CardsDrawn(seat=seat, count=len(drawn)), seen]


def shuffle_cards(state: MagState) -> Event:
    """MB-114 MB-115"""
    state.shuffled = sorted(state.discard)
    state.stack = state.chance.shuffled(state.shuffled, "action-reshuffle")
    state.discard = []
    return PileShuffled(which="cards")


def fill_hand(state: MagState, seat: int) -> list[Event]:
    """MB-110 MB-111"""
    return draw_cards(state, seat, max(0, HAND - len(state.players[seat].hand)))


def draw_ship(state: MagState) -> tuple[str, list[Event]]:
    """MB-139 Only where there is one: ``ships_left``."""
    told = list[Event]()
    if not state.ships:
        state.ships = state.chance.shuffled(sorted(state.wrecks), "ship-reshuffle")
        state.wrecks = []
        told.append(PileShuffled(which="ships"))
    return state.ships.pop(), told


def ships_left(state: MagState) -> int:
    """MB-140"""
    return len(state.ships) + len(state.wrecks)


def from_hand(state: MagState, seat: int, cards: Iterable[str]) -> None:
    """Onto the discard pile."""
    for card in cards:
        state.players[seat].hand.remove(card)
        state.discard.append(card)


def discard(state: MagState, seat: int, cards: list[str]) -> list[Event]:
    """MB-100 MB-102"""
    from_hand(state, seat, cards)
    return [CardsDiscarded(seat=seat, cards=cards)]


def take(state: MagState, seat: int, victim: int, most: int) -> list[Event]:
    """MB-345 MB-416 Cards at random from a hand; all if there are fewer."""
    theirs, taken = state.players[victim].hand, list[str]()
    for _ in range(min(most, len(theirs))):
        taken.append(theirs.pop(state.chance.below(len(theirs), "stolen-card")))
    state.players[seat].hand += taken
    return [
        CardsTaken(seat=seat, victim=victim, count=len(taken)),
        TakenSeen(cards=taken, only=frozenset({seat, victim})),
    ]
