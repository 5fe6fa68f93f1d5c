"""Games that the site has never heard of, a folder each, found as any other game is: Cups, complete
in every part, and Twenty-one, the small one that ``make new-game`` copies."""

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
    """Cups, under the name it would have as one of the site's."""
    return models()[0]


def models() -> list[AnyGame]:
    with beside_the_others():
        return [importlib.import_module(f"games.{slug}").GAME for slug in ("cups", "twenty_one")]
