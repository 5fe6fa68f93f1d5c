"""Who plays a first match of a game.

A game gives them in ``games/<slug>/tests/browser/first_match.py``: ``Mouse`` and ``Keyboard``, who
know their ``options``, how it ``begins`` and how it ``ends``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import ModuleType

import pytest

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


def every_first_match() -> pytest.MarkDecorator:
    """Each game in each of the browsers in which no other test plays on its board."""
    pairs = product(("firefox", "webkit"), FIRST)
    return pytest.mark.parametrize(("browser", "game"), pairs, indirect=["browser"])
