"""Registry of games: each folder under ``games/`` whose package declares ``GAME`` and, in
``EARLIER``, older rules versions that running matches may still use. A module ``lesson`` beside it
declares ``LESSON``."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import Any

import games
from games.engine import Game
from games.lesson import SUFFIX, LessonGame, lesson_game


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


@cache
def lesson_of(slug: str) -> LessonGame | None:
    """The lesson of a game, as the rules it is played by. Raises ``KeyError`` if that is
    unknown."""
    game = all_games()[slug]
    if find_spec(f"games.{slug}.lesson") is None:
        return None
    return lesson_game(game, importlib.import_module(f"games.{slug}.lesson").LESSON)


def game_called(slug: str, version: int | None = None) -> Game[Any, Any]:
    """A game, or a lesson, by slug, in its present or a given rules version. Raises ``KeyError`` if
    it is unknown."""
    if is_lesson(slug):
        return _lesson_called(slug, version)
    game = all_games()[slug]
    return game if version in (None, game.version) else _earlier(game)[version]


def plain(slug: str) -> str:
    """Of a lesson the game that it teaches, whose words and board it has."""
    return slug.removesuffix(SUFFIX)


def is_lesson(slug: str) -> bool:
    return slug.endswith(SUFFIX)


def _lesson_called(slug: str, version: int | None) -> LessonGame:
    lesson = lesson_of(plain(slug))
    if lesson is None or version not in (None, lesson.version):
        raise KeyError(slug, version)
    return lesson


def _earlier(game: Game[Any, Any]) -> dict[int | None, Game[Any, Any]]:
    package = importlib.import_module(f"games.{game.slug}")
    return {each.version: each for each in getattr(package, "EARLIER", ())}
