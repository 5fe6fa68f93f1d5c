"""One seat's side of the table: questions and small changes that several phases share."""

from __future__ import annotations

from games.asy_przestworzy.aircraft import Attribute
from games.asy_przestworzy.state import AsyState, CardsDrawn, CardSeen, CardTurned, Squadron
from games.engine import Event

BOTH = (0, 1)


def other(seat: int) -> int:
    return 1 - seat


def follower(state: AsyState) -> int:
    """The seat without the initiative; only from the second duel on is there one."""
    assert state.leader is not None
    return other(state.leader)


def unused(squadron: Squadron, attribute: Attribute) -> int:
    return squadron.unused.get(attribute, 0)


def score(squadron: Squadron) -> int:
    """AP-006 Used or not, a victory card counts as won."""
    return sum(squadron.unused.values()) + sum(squadron.used.values())


def has_aircraft(squadron: Squadron) -> bool:
    return bool(squadron.hand or squadron.deck)


def turn_card(state: AsyState, seat: int, attribute: Attribute) -> Event:
    """AP-006 A used victory card is turned face down."""
    squadron = state.squadrons[seat]
    squadron.unused[attribute] -= 1
    squadron.used[attribute] = squadron.used.get(attribute, 0) + 1
    return CardTurned(seat, attribute)


def draw(state: AsyState, seat: int, number: int) -> list[Event]:
    """Up to ``number`` aircraft, as far as the deck allows; only the owner sees which."""
    squadron = state.squadrons[seat]
    number = min(number, len(squadron.deck))
    if number <= 0:
        return []
    squadron.drawn = [squadron.deck.pop() for _ in range(number)]
    squadron.hand += squadron.drawn
    return [CardsDrawn(seat, number), *seen(seat, squadron.drawn)]


def seen(seat: int, aircraft: list[str]) -> list[Event]:
    only = frozenset((seat,))
    return [CardSeen(number, only=only) for number in aircraft]


def discard_laid(state: AsyState) -> None:
    """AP-007 What was laid goes face up to its owner's discard pile."""
    for squadron in state.squadrons:
        if squadron.laid is not None:
            squadron.discard.append(squadron.laid)
            squadron.laid = None


def begin_time(state: AsyState) -> None:
    """AP-200 The time of a decision is counted from the end of the reveal before it."""
    shown = state.reveal.until if state.reveal else 0
    state.since = max(state.now, shown)
