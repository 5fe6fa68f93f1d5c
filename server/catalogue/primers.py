"""A game's first minute, told in steps at the head of its rulebook.

The steps are the messages ``primer-1``, ``primer-2`` … of ``locale/pages``. Their pictures are the
board's own (``Board.primer`` in ``static/js/kit/contract.js``), which needs the scene of a match.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import count, takewhile

import msgspec
from msgspec import Struct

from games.chance import Chance
from games.registry import game_called
from server.catalogue.games import game_files, seats_unasked
from server.core.messages import say


class Primer(Struct, frozen=True):
    title: str
    steps: list[str]
    told: str
    """As JSON, what its script needs: the game's files, the language, the scene."""


def primer(slug: str, language: str) -> Primer | None:
    """None if the game has none."""
    keys = takewhile(lambda key: _said(language, slug, key), (f"primer-{n}" for n in count(1)))
    steps = [say(language, key, slug) for key in keys]
    if not steps:
        return None
    told = {**game_files(slug, language), "language": language, "scene": _scene(slug)}
    return Primer(say(language, "primer-title", slug), steps, json.dumps(told))


def _said(language: str, slug: str, key: str) -> bool:
    return say(language, key, slug) != key


@cache
def _scene(slug: str) -> object:
    """Of a match with the usual options; nothing in a scene is secret or by chance."""
    game = game_called(slug)
    options = game.options_type()
    state, _ = game.setup(options, seats_unasked(game, game.seats(options)), Chance("00" * 32))
    return msgspec.to_builtins(game.scene(state, ()))
