"""A document before its game: what is wrong with it, and what a room may play by."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from games.engine import Problem
from games.referee import AnyGame
from games.registry import all_games
from server.core.messages import say
from server.library.refusals import DocumentRefused


def game_of(slug: str) -> AnyGame:
    """A game for which documents are made. Raises ``no-documents``."""
    game = all_games().get(slug)
    if game is None or game.document_type is None:
        raise DocumentRefused("no-documents")
    return game


def problems_of(slug: str, document: Any) -> list[Problem]:
    """What the game finds in a document as JSON holds it, errors first."""
    found = game_of(slug).examine(document)
    return sorted(found, key=lambda problem: problem.warning)


def refuse_errors(slug: str, document: Any) -> None:
    """Raise ``document-has-errors`` with the first of them."""
    for problem in problems_of(slug, document):
        if not problem.warning:
            raise DocumentRefused("document-has-errors", problem=problem.code)


def in_words(language: str, slug: str, problem: Problem) -> dict[str, Any]:
    """A problem as pages get it, with its sentence."""
    text = say(language, f"problem-{problem.code}", slug, None, **problem.params)
    return {**asdict(problem), "text": text}
