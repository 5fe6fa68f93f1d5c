"""What the pages of rooms are made of: the games to choose from, and what scripts begin with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.urls import reverse
from msgspec import Struct

from games.engine import Game
from games.registry import all_games, game_called
from server.catalogue.rulebook import rulebook
from server.core.messages import say
from server.protocol.messages import QuickPhrase
from server.protocol.room_settings import Manners
from server.rooms.models import Room
from server.rooms.opening import USUAL, usual_options
from server.rooms.opening_form import DELAYS, MANNER


class Value(Struct, frozen=True):
    value: str
    label: str
    chosen: bool


class Option(Struct, frozen=True):
    """One choice of the form in which a room is made."""

    field: str
    label: str
    values: list[Value]


class GameChoice(Struct, frozen=True):
    slug: str
    name: str
    line: str
    poster: str | None
    options: list[Option]
    manners: list[Option]
    levels: Option | None
    """Of the bots, for whoever plays against them at once; none where no bot plays it."""


def game_choices(language: str, asked: Mapping[str, str]) -> list[GameChoice]:
    """The games, as the front page offers them; what was asked for is chosen."""

    def asked_of(slug: str) -> Mapping[str, str]:
        return asked if asked.get("game") == slug else {}

    return [
        GameChoice(
            slug,
            say(language, "game-name", slug),
            say(language, "game-line", slug),
            poster(slug),
            _options(game, language, asked_of(slug)),
            _manners(language, asked_of(slug)),
            _levels(game, language, asked_of(slug)),
        )
        for slug, game in all_games().items()
    ]


def page_of(room: Room, name: str, language: str, link: str) -> dict[str, Any]:
    """What the server writes into a room's page for its scripts."""
    return {
        "code": room.code,
        "language": language,
        "game": game_files(room.game, language),
        "options": option_labels(room.game, language),
        "usual": {"options": usual_options(room.game), "manners": msgspec.to_builtins(USUAL)},
        "you": {"name": name},
        "socket": f"/ws/rooms/{room.code}/",
        "link": link,
        "phrases": get_args(QuickPhrase),
        "qr": reverse("qr", args=[room.code]),
    }


def game_files(slug: str, language: str) -> dict[str, Any]:
    """Where a script finds all that a game's board is made of."""
    words = [f"words/{language}.ftl", f"{slug}/words/{language}.ftl"]
    return {
        "slug": slug,
        "board": staticfiles_storage.url(f"{slug}/board.js"),
        "css": staticfiles_storage.url(f"{slug}/board.css"),
        "words": [staticfiles_storage.url(each) for each in words],
        "poster": poster(slug),
        "rules": _rules(slug, language),
    }


def _rules(slug: str, language: str) -> dict[str, str] | None:
    """What the drawer of rules fetches when somebody opens it, if the game has any to read."""
    if rulebook(slug, language) is None:
        return None
    text = reverse("rulebook_text", args=[slug, language])
    return {"text": text, "css": staticfiles_storage.url("css/rules.css")}


def poster(slug: str) -> str | None:
    """The address of the picture that a game is announced with, if it has one."""
    file = f"{slug}/poster.svg"
    return staticfiles_storage.url(file) if finders.find(file) else None


def import_map() -> str:
    """Every bare specifier with the hashed address of its module."""
    return _import_map(Path(settings.BASE) / "static" / "importmap.json")


@cache
def _import_map(file: Path) -> str:
    modules = json.loads(file.read_text())["imports"]
    return json.dumps(
        {"imports": {name: staticfiles_storage.url(m) for name, m in modules.items()}}
    )


@cache
def option_labels(slug: str, language: str) -> dict[str, dict[str, str]]:
    """What each value of each option is called: by field, then by the value in a form."""
    return {
        each.field: {value.value: value.label for value in each.values}
        for each in _options(game_called(slug), language, {})
    }


def _options(game: Game[Any, Any], language: str, asked: Mapping[str, str]) -> list[Option]:
    fields = [(each.name, _values(each.type), each.default) for each in _fields(game)]
    if len(allowed := game.seats(game.options_type())) > 1:
        fields.insert(0, ("seats", list(allowed), allowed[0]))
    return [
        Option(
            field,
            say(language, f"option-{field}", game.slug),
            _offered(game.slug, language, field, values, asked.get(field, _form(default))),
        )
        for field, values, default in fields
    ]


def _manners(language: str, asked: Mapping[str, str]) -> list[Option]:
    kinds = {each.name: each.type for each in msgspec.structs.fields(Manners)}
    choices = {
        "absent": _values(kinds["absent"]),
        "chat": _values(kinds["chat"]),
        "delay": list(DELAYS),
    }
    usual = {**msgspec.to_builtins(USUAL), "delay": "none"}
    return [
        _manner(language, field, values, asked.get(f"{MANNER}{field}", usual[field]))
        for field, values in choices.items()
    ]


def _manner(language: str, field: str, values: list[str], chosen: str) -> Option:
    key = f"opening-{field}"
    return Option(
        f"{MANNER}{field}",
        say(language, key),
        [Value(value, say(language, f"{key}-{value}"), value == chosen) for value in values],
    )


def _levels(game: Game[Any, Any], language: str, asked: Mapping[str, str]) -> Option | None:
    if not game.levels:
        return None
    chosen = asked.get("level", game.levels[0])
    levels = [
        Value(level, say(language, f"level-{level}", game.slug), level == chosen)
        for level in game.levels
    ]
    return Option("level", say(language, "opening-level"), levels)


def _fields(game: Game[Any, Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(game.options_type)


def _values(kind: Any) -> list[Any]:
    """In the order in which the game declares them."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1))
    raise TypeError(f"an option of a room is one of a few values, not {kind}")


def _offered(slug: str, language: str, field: str, values: list[Any], chosen: str) -> list[Value]:
    forms = [_form(value) for value in values]
    return [Value(form, _label(slug, language, field, form), form == chosen) for form in forms]


def _label(slug: str, language: str, field: str, form: str) -> str:
    key = f"option-{field}-{form}"
    label = say(language, key, slug)
    return form if label == key else label


def _form(value: Any) -> str:
    """A value as a form sends it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
