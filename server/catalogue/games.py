"""A game's name, files, options and bot levels, in words, for pages."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec
from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.storage import staticfiles_storage
from django.urls import reverse
from msgspec import Struct

from games.documents import document_options
from games.engine import Game
from games.registry import game_called
from games.seats import seat_fields
from server.catalogue.rulebook import rulebook
from server.core.messages import say, spoken


class Value(Struct, frozen=True):
    value: str
    label: str
    chosen: bool
    picture: str | None = None
    """The address of one that shows it, if the game has it."""


BY_CODE = "-code"
"""Ends the name of the field in which the code of a document is typed: it outranks the list of
one's own, whose field has the option's name."""

MANY = 5
"""Values that stand side by side; more of them, if they have no pictures, are a list."""


class Option(Struct, frozen=True):
    """One option field of the form that opens a room."""

    field: str
    label: str
    values: list[Value]
    seldom: bool = False
    code: str | None = None
    """The code as typed, where a document is chosen; None where values are. ``values`` are then
    one's own documents by their codes."""
    goes_with: str = "{}"
    """As JSON, what other options must say for the document to be played."""

    @property
    def listed(self) -> bool:
        return len(self.values) > MANY and not any(value.picture for value in self.values)


def game_files(slug: str, language: str) -> dict[str, Any]:
    """URLs of a game's board, style sheet and words, for scripts."""
    words = [f"words/{language}.ftl", f"{slug}/words/{spoken(language, slug)}.ftl"]
    return {
        "slug": slug,
        "board": staticfiles_storage.url(f"{slug}/board.js"),
        "css": staticfiles_storage.url(f"{slug}/board.css"),
        "words": [staticfiles_storage.url(each) for each in words],
        "poster": poster(slug),
        "seats": sorted(seat_fields(type(game_called(slug)))),
        "rules": _rules(slug, language),
    }


def _rules(slug: str, language: str) -> dict[str, str] | None:
    """URL of the rulebook fragment for the drawer; None if the game has none."""
    if rulebook(slug, language) is None:
        return None
    text = reverse("rulebook_text", args=[slug, language])
    return {"text": text, "css": staticfiles_storage.url("css/site/rules.css")}


def poster(slug: str) -> str | None:
    """URL of the game's poster, if it has one."""
    return _url_of(f"{slug}/poster.svg")


def preview(slug: str) -> str:
    """URL of the picture that messengers show with a link: they take no SVG."""
    return _url_of(f"{slug}/preview.jpg") or staticfiles_storage.url("art/sign-512.png")


def replay_css(slug: str) -> str | None:
    """URL of what the game's board wears in a replay alone, if there is anything."""
    return _url_of(f"{slug}/replay.css")


def _url_of(file: str) -> str | None:
    is_there = _is_there.__wrapped__ if settings.DEBUG else _is_there
    return staticfiles_storage.url(file) if is_there(file) else None


@cache
def _is_there(file: str) -> bool:
    """Looked for once: the front page asks for two hundred pictures, and to look for them cost more
    than all else of it. With ``DEBUG`` some may come while a process runs."""
    return finders.find(file) is not None


@cache
def option_labels(slug: str, language: str) -> dict[str, dict[str, str]]:
    """Labels of option values: by field, then by form value."""
    return {
        each.field: {value.value: value.label for value in each.values}
        for each in options(game_called(slug), language, {})
        if each.code is None
    }


def options(
    game: Game[Any, Any],
    language: str,
    asked: Mapping[str, str],
    own: Sequence[tuple[str, str]] = (),
) -> list[Option]:
    """The option fields of the opening form, with the values ``asked`` for preselected; ``own`` are
    one's documents of the game, by code and name."""
    documents = document_options(type(game))
    fields = [
        (each.name, values_of(each.type), each.default)
        for each in _fields(game)
        if each.name not in documents
    ]
    if len(allowed := game.seats(game.options_type())) > 1:
        fields.insert(0, ("seats", list(allowed), seats_unasked(game, allowed)))
    chosen = [
        Option(
            field,
            say(language, f"option-{field}", game.slug),
            _offered(game.slug, language, field, values, asked.get(field, _form(default))),
            field in game.seldom,
        )
        for field, values, default in fields
    ]
    return chosen + [
        Option(
            *(field, say(language, f"option-{field}", game.slug)),
            [Value(code, name, code == asked.get(field)) for code, name in own],
            field in game.seldom,
            code=asked.get(f"{field}{BY_CODE}", ""),
            goes_with=json.dumps(dict(game.with_document)),
        )
        for field in sorted(documents)
    ]


def seats_unasked(game: Game[Any, Any], allowed: range) -> int:
    """How many seats there are where nobody chooses."""
    usual = game.usual_seats
    return usual if usual is not None and usual in allowed else allowed[0]


def levels(game: Game[Any, Any], language: str, asked: Mapping[str, str]) -> Option | None:
    """Bot levels with labels; None if the game has no bots."""
    if not game.levels:
        return None
    chosen = asked.get("level", game.levels[0])
    named = [
        Value(level, say(language, f"level-{level}", game.slug), level == chosen)
        for level in game.levels
    ]
    return Option("level", say(language, "opening-level"), named)


def _fields(game: Game[Any, Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(game.options_type)


def values_of(kind: Any) -> list[Any]:
    """A field's values in the order declared."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return [False, True]
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1))
    raise TypeError(f"an option of a room is one of a few values, not {kind}")


def forms_of(kind: Any) -> list[str]:
    """The values as a form sends them."""
    return [_form(value) for value in values_of(kind)]


def _offered(slug: str, language: str, field: str, values: list[Any], chosen: str) -> list[Value]:
    forms = [_form(value) for value in values]
    return [
        Value(
            form,
            _label(slug, language, field, form),
            form == chosen,
            _url_of(f"{slug}/choices/{field}-{form}.svg"),
        )
        for form in forms
    ]


def _label(slug: str, language: str, field: str, form: str) -> str:
    key = f"option-{field}-{form}"
    label = say(language, key, slug)
    return form if label == key else label


def _form(value: Any) -> str:
    """A value in its form encoding."""
    return str(value).lower() if isinstance(value, bool) else str(value)
