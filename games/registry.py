"""Registry of games: each folder under ``games/`` whose package declares ``GAME`` and, in
``EARLIER``, older rules versions that running matches may still use."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import games
from games.engine import Game


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """All games by slug, in the order of their names."""
    found = {}
    for entry in pkgutil.iter_modules(games.__path__):
        if entry.ispkg:
            package = importlib.import_module(f"games.{entry.name}")
            if (game := getattr(package, "GAME", None)) is not None:
                found[game.slug] = game
    return found


def game_called(slug: str, version: int | None = None) -> Game[Any, Any]:
    """A game by slug, in its present or a given rules version. Raises ``KeyError`` if it is
    unknown."""
    game = all_games()[slug]
    return game if version in (None, game.version) else _earlier(game)[version]


def _earlier(game: Game[Any, Any]) -> dict[int | None, Game[Any, Any]]:
    package = importlib.import_module(f"games.{game.slug}")
    return {each.version: each for each in getattr(package, "EARLIER", ())}
