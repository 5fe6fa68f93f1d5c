"""3.3 The 101 action cards, read from a table: a kind's group and damage, and each card's symbols.

Ids are the kind and a number from 01 in the order of the table. Symbols: ``*`` star, ``o`` circle,
``d`` diamond; ``12x-`` are twelve cards without any.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast, get_args

from msgspec import Struct

# fmt: off
Kind = Literal[
    "L", "B", "M", "FI", "BO", "DH", "CD", "BP", "CB", "BH",
    "TF", "EA", "SA", "RE", "SD", "RS", "MF", "AS",
]
# fmt: on
KINDS: tuple[Kind, ...] = get_args(Kind)
Group = Literal["salvo", "squadron", "direct-hit", "effect", "special"]
SYMBOLS = "*od"
"""MB-026 Energy, money, material."""

# The source gives the three ion salvos with symbols as * o o. With * o d, as here, the deck holds
# sixteen of each kind, so that is taken for a slip.
PRINTED = """
salvo      L  1 12x- * * o o d d
salvo      B  3 19x- * o d
salvo      M  5 7x- * o d
squadron   FI 2 * * d d o o *d do *o
squadron   BO 4 * o d dd
direct-hit DH 0 - - * * o o d d
effect     CD 0 - *
effect     BP 0 - d
effect     CB 0 - o
effect     BH 0 ** oo
special    TF 0 2x-
special    EA 0 2x-
special    SA 0 2x-
special    RE 0 4x-
special    SD 0 4x-
special    RS 0 2x-
special    MF 0 * d o
special    AS 0 * d o
"""
ANY_TURN: tuple[Kind, ...] = ("TF", "EA")
"""MB-028"""


class Card(Struct, frozen=True):
    kind: Kind
    group: Group
    damage: int
    """MB-025 MB-310 0: none is printed on it."""
    symbols: str


def _printed() -> Iterator[tuple[str, Card]]:
    for line in PRINTED.strip().split("\n"):
        group, kind, damage, *words = line.split()
        for number, symbols in enumerate(_each(words), 1):
            card = Card(cast(Kind, kind), cast(Group, group), int(damage), symbols)
            yield f"{kind}{number:02}", card


def _each(words: list[str]) -> Iterator[str]:
    for word in words:
        many, _, symbols = word.rpartition("x")
        yield from [symbols.strip("-")] * int(many or 1)


CARDS: dict[str, Card] = dict(_printed())
