"""Who plays a first match of a game.

A game gives them in ``games/<slug>/tests/browser/first_match.py``: ``Mouse`` and ``Keyboard``, who
know their ``options``, how it ``begins`` and how it ``ends``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import ModuleType

from games.registry import all_games


def first_matches() -> dict[str, ModuleType]:
    """By game, of those that have pilots for their boards."""
    names = {slug: f"games.{slug}.tests.browser" for slug in all_games()}
    return {
        slug: import_module(f"{name}.first_match")
        for slug, name in names.items()
        if find_spec(name) and find_spec(f"{name}.first_match")
    }


FIRST = first_matches()


BROWSERS = ("firefox", "webkit")
"""Those in which no other test plays on the boards."""
WAYS = ("keys", "mouse")


def pairs(way: str, *, both: bool) -> list[tuple[str, str]]:
    """Browser and game of each first match played that way."""
    turn = 0 if way == "keys" else 1
    if both:
        return list(product(BROWSERS, FIRST))
    return sorted((BROWSERS[(place + turn) % 2], game) for place, game in enumerate(FIRST))
