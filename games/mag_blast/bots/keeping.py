"""What both bots do before the attack: cards that are kept, and what is paid with."""

from __future__ import annotations

from itertools import combinations

from games.mag_blast.bots.desk import SALVOS, Desk
from games.mag_blast.cards import CARDS
from games.mag_blast.fleets import kind
from games.mag_blast.hands import buys_ship, symbols_of

ALWAYS_KEPT = {"TF": 12, "EA": 11, "CD": 10, "DH": 8, "BP": 6, "BH": 5, "CB": 3}
USEFUL = {"SA": 9, "RE": 9, "MF": 5, "AS": 5, "SD": 4, "RS": 2}
PAYING_CARDS = 9
"""More are not tried: the cheapest of them pay as well."""
NEVER_SPENT = ("TF", "EA", "CD")


def worth(desk: Desk, card: str) -> float:
    """Of a card in the hand, as things stand."""
    face = kind(card)
    if face in SALVOS:
        return 4 + CARDS[card].damage if face in desk.guns() else 0
    if face in ("FI", "BO"):
        return 4 + CARDS[card].damage / 2 if desk.has_carrier() else 0.5
    if face == "SD":
        return 4 if any(ship.under for ship in desk.me.fleet.values()) else 1
    return ALWAYS_KEPT.get(face, 0) + USEFUL.get(face, 0)


def is_playable_salvo(desk: Desk, card: str) -> bool:
    return kind(card) in SALVOS and kind(card) in desk.guns()


def by_worth(desk: Desk, cards: list[str]) -> list[str]:
    """The least useful first."""
    return sorted(cards, key=lambda card: (worth(desk, card), len(CARDS[card].symbols), card))


def cheapest_payment(desk: Desk, never: tuple[str, ...]) -> list[str] | None:
    """Of the valid payments the one that costs least."""
    cards = [c for c in desk.hand if CARDS[c].symbols and kind(c) not in never]
    cards = by_worth(desk, cards)[:PAYING_CARDS]
    found = [
        list(some)
        for size in (2, 3)
        for some in combinations(cards, size)
        if buys_ship(symbols_of(some)) and not has_surplus(some)
    ]
    return min(found, key=lambda some: sum(worth(desk, card) for card in some), default=None)


def has_surplus(cards: tuple[str, ...]) -> bool:
    return any(buys_ship(symbols_of([c for c in cards if c != left])) for left in cards)
