"""Finds the games: every folder under ``games/`` whose package declares ``GAME``."""

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


def game_called(slug: str) -> Game[Any, Any]:
    """The game of that slug. Raises ``KeyError``."""
    return all_games()[slug]
