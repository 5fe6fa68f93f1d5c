"""Finds the games: every folder under ``games/`` whose package declares ``GAME``, and beside it in
``EARLIER`` whatever older versions of its rules running matches may still be played by."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import games
from games.engine import Game


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """The games by slug, in the order of their names."""
    found = {}
    for entry in pkgutil.iter_modules(games.__path__):
        if entry.ispkg:
            package = importlib.import_module(f"games.{entry.name}")
            if (game := getattr(package, "GAME", None)) is not None:
                found[game.slug] = game
    return found


def game_called(slug: str, version: int | None = None) -> Game[Any, Any]:
    """The game of that slug: by its present rules, or by those of a version. Raises ``KeyError``
    where there is no such game, or none of that version any more."""
    game = all_games()[slug]
    return game if version in (None, game.version) else _earlier(game)[version]


def _earlier(game: Game[Any, Any]) -> dict[int | None, Game[Any, Any]]:
    package = importlib.import_module(f"games.{game.slug}")
    return {each.version: each for each in getattr(package, "EARLIER", ())}
