"""2.4 Cards that an act names, and what is paid with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct

from games.mag_blast.cards import CARDS
from games.mag_blast.refusals import refusal
from games.mag_blast.state import Player

SYMBOLS = "*od"


class Price(Struct, frozen=True):
    enough: Callable[[str], bool]
    """Whether these symbols together pay it."""
    most: int
    """No payment without a superfluous card has more cards."""


def buys_ship(symbols: str) -> bool:
    """MB-131 Three of one kind, or one of each."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    return max(counts) >= 3 or min(counts) >= 1


def buys_off(symbols: str) -> bool:
    """MB-428 Two of any kind."""
    return len(symbols) >= 2


SHIP, SALVO = Price(buys_ship, 3), Price(buys_off, 2)


def symbols_of(cards: Sequence[str]) -> str:
    """MB-132"""
    return "".join(CARDS[card].symbols for card in cards)


def check_card(player: Player, card: str) -> None:
    """A card that is somewhere else is refused as any other that is not in the hand."""
    if card not in CARDS:
        raise refusal("unknown-card")
    if card not in player.hand:
        raise refusal("card-not-in-hand")


def check_cards(player: Player, cards: Sequence[str], rule: str = "MB-133") -> None:
    """A list of cards of the hand."""
    if not cards:
        raise refusal("nothing-chosen", rule)
    if len(set(cards)) < len(cards):
        raise refusal("duplicate-card", rule)
    if any(card not in CARDS for card in cards):
        raise refusal("unknown-card")
    if any(card not in player.hand for card in cards):
        raise refusal("card-not-in-hand")


def check_payment(cards: Sequence[str], price: Price, rule: str = "MB-133") -> None:
    """MB-133 MB-428 Valid, and without a card that could be left out."""
    if not price.enough(symbols_of(cards)):
        raise refusal("payment-invalid", rule)
    rests = ([other for other in cards if other != card] for card in cards)
    if any(price.enough(symbols_of(rest)) for rest in rests):
        raise refusal("payment-surplus-card", rule)


def with_symbols(player: Player) -> list[str]:
    return [card for card in player.hand if CARDS[card].symbols]


def some_payment(player: Player, price: Price) -> list[str] | None:
    """One that is valid, of the fewest cards; None: the hand holds none."""
    cards = with_symbols(player)
    found = _fewest(tuple(sorted(CARDS[card].symbols for card in cards)), price)
    if found is None:
        return None
    paid = list[str]()
    for symbols in found:
        paid.append(
            next(card for card in cards if CARDS[card].symbols == symbols and card not in paid)
        )
    return paid


@lru_cache(maxsize=1024)
def _fewest(hand: tuple[str, ...], price: Price) -> tuple[str, ...] | None:
    """Equal faces are tried once, or a large hand would cost a thousand tries."""
    there, faces = Counter(hand), sorted(set(hand))
    for size in range(1, price.most + 1):
        for some in combinations_with_replacement(faces, size):
            if price.enough("".join(some)) and Counter(some) <= there:
                return some
    return None
