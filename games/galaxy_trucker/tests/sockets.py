"""How two play at a table over real sockets, and what is named in what they hear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.support.people import Person, some_action, texts

BRISK = {"mode": "single-1", "hourglass": "off", "last_builder": "off", "pace": "quick"}
"""Nobody is hurried in building, nothing is waited for in flight."""
CARD = re.compile(r"I{1,3}-\d\d")
SELDOM = {"finish": 0.04, "give_up": 0.03, "peek": 0.2, "take_open": 0.3, "lift": 0.1}
"""How often it is done where something else could be."""
FIRST = ("place", "stop_peek")
OPEN = ("scene", "events")
"""Which tiles and cards there are, all know from the beginning; and what is told is not shown."""
CABINS = range(4)
"""GT-071 The starting cabins lie before everybody from the beginning."""


def builds_and_flies(offers: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """A tile that fits is laid, mostly; whoever has had enough takes a start space."""
    kinds = {offer["do"] for offer in offers}
    likely = {kind for kind in kinds if rng.random() < SELDOM.get(kind, 1)} or kinds
    first = [kind for kind in FIRST if kind in likely and rng.random() < 0.8]
    kind = first[0] if first else rng.choice(sorted(likely))
    return some_action([offer for offer in offers if offer["do"] == kind], rng)


def tiles_in(found: Any) -> Iterator[int]:
    """Every tile that is named in a message, wherever views, events and offers name one."""
    if isinstance(found, list):
        for each in found:
            yield from tiles_in(each)
    elif isinstance(found, dict):
        for name, each in found.items():
            if name in ("tile", "hand") and isinstance(each, int):
                yield each
            elif name == "table" and isinstance(each, dict):
                yield from map(int, each)
            elif name == "reserve" and isinstance(each, dict):
                yield from (tile for tile in each.values() if tile is not None)
            else:
                yield from tiles_in(each)


def cards_in(found: Any) -> set[str]:
    return {text for text in texts(found) if CARD.fullmatch(text)}


def names_only_what_was_told(person: Person) -> tuple[set[int], set[str]]:
    """The tiles and cards of which it was told; no message names another one before."""
    tiles, cards = set(CABINS), set[str]()
    for message in person.messages:
        told = message.get("events")
        tiles.update(tiles_in(told))
        cards |= cards_in(told)
        shown = {name: value for name, value in message.items() if name not in OPEN}
        assert set(tiles_in(shown)) <= tiles
        assert cards_in(shown) <= cards
    return tiles, cards


def answers_in(found: Any) -> Iterator[dict[str, Any]]:
    """What was answered to a question that others have not answered yet."""
    if isinstance(found, list):
        for each in found:
            yield from answers_in(each)
    elif isinstance(found, dict):
        for name, each in found.items():
            if name == "answer" and isinstance(each, dict):
                yield each
            else:
                yield from answers_in(each)
