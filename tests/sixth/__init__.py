"""A sixth game: one folder that the site has never heard of, found as any other game is."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import games
from games.referee import AnyGame
from games.registry import all_games

FOLDER = str(Path(__file__).parent)


@contextmanager
def beside_the_others() -> Iterator[dict[str, AnyGame]]:
    """The registry's games while this folder counts as one with games in it."""
    games.__path__.append(FOLDER)
    all_games.cache_clear()
    try:
        yield all_games()
    finally:
        games.__path__.remove(FOLDER)
        all_games.cache_clear()


def model() -> AnyGame:
    """The model alone, under the name it would have as one of the site's."""
    with beside_the_others():
        game: AnyGame = importlib.import_module("games.cups").GAME
        return game
