"""The games on the front page, with the fields of the form that opens a room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from games.referee import AnyGame
from games.registry import all_games, lesson_of
from server.catalogue.games import Option, Value, levels, options, poster, values_of
from server.catalogue.glances import glance
from server.core.messages import say
from server.protocol.room_settings import RoomSettings
from server.rooms.opening import USUAL
from server.rooms.opening_form import DELAYS, SETTING


class GameChoice(Struct, frozen=True):
    slug: str
    name: str
    line: str
    how: str
    """How it is played, in a sentence."""
    glance: list[tuple[str, str]]
    """Kinds and words of its chips."""
    poster: str | None
    options: list[Option]
    seldom: list[Option]
    """Options that few rooms change."""
    settings: list[Option]
    levels: Option | None
    """Bot levels, for a match against bots at once; none if the game has no bots."""
    lesson: bool
    """Whether it has one."""
    workshop: bool
    """Whether people make documents for it."""


Own = Mapping[str, Sequence[tuple[str, str]]]
"""Somebody's documents by game: code and name."""


def game_choices(language: str, asked: Mapping[str, str], own: Own) -> list[GameChoice]:
    """The games, with the values asked for preselected."""
    return [
        _choice(game, language, asked if asked.get("game") == slug else {}, own.get(slug, ()))
        for slug, game in all_games().items()
    ]


def _choice(
    game: AnyGame, language: str, asked: Mapping[str, str], documents: Sequence[tuple[str, str]]
) -> GameChoice:
    own = options(game, language, asked, documents)
    return GameChoice(
        game.slug,
        say(language, "game-name", game.slug),
        say(language, "game-line", game.slug),
        say(language, "game-how", game.slug),
        glance(game, language),
        poster(game.slug),
        [option for option in own if not option.seldom],
        [option for option in own if option.seldom],
        _settings(language, asked),
        levels(game, language, asked),
        lesson_of(game.slug) is not None,
        game.document_type is not None,
    )


def _settings(language: str, asked: Mapping[str, str]) -> list[Option]:
    kinds = {each.name: each.type for each in msgspec.structs.fields(RoomSettings)}
    choices = {
        "absent": values_of(kinds["absent"]),
        "chat": values_of(kinds["chat"]),
        "delay": list(DELAYS),
    }
    usual = {**msgspec.to_builtins(USUAL), "delay": "none"}
    return [
        _setting(language, field, values, asked.get(f"{SETTING}{field}", usual[field]))
        for field, values in choices.items()
    ]


def _setting(language: str, field: str, values: list[str], chosen: str) -> Option:
    key = f"opening-{field}"
    return Option(
        f"{SETTING}{field}",
        say(language, key),
        [Value(value, say(language, f"{key}-{value}"), value == chosen) for value in values],
    )
