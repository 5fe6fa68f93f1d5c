"""Renders the lobby: rows and filters in words, and the data its script starts from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from time import time
from typing import Any
from urllib.parse import urlencode

from django.contrib.staticfiles.storage import staticfiles_storage
from django.urls import reverse
from msgspec import Struct

from games.registry import all_games
from server.catalogue.games import option_labels, poster
from server.core.messages import duration, say
from server.lobby.listing import Chosen, LobbyPage
from server.protocol.messages import LobbyRoom

SHORT = 4
"""Number of rooms on the front page."""
KINDS = {"": "lobby-all", "free": "lobby-only-free", "playing": "lobby-only-playing"}


class Row(Struct, frozen=True):
    code: str
    state: str
    game: str
    poster: str | None
    options: str
    people: str
    seats: str
    since: str


class Choice(Struct, frozen=True):
    """A filter link."""

    label: str
    query: str
    chosen: bool
    game: str = ""
    count: int = 0


def lobby_context(
    page: LobbyPage, chosen: Chosen, language: str, short: bool = False
) -> dict[str, Any]:
    """Context of the lobby's templates, and of its short form on the front page."""
    now = int(time() * 1000)
    rooms = page.rooms[:SHORT] if short else page.rooms
    return {
        "rows": [row_of(room, language, now) for room in rooms],
        "lobby": page,
        "by_game": _by_game(page, chosen, language),
        "by_kind": [
            Choice(say(language, word), query_of(chosen.game, kind), kind == chosen.only)
            for kind, word in KINDS.items()
        ],
        "earlier": query_of(chosen.game, chosen.only, page.page - 1) if page.page > 1 else None,
        "later": query_of(chosen.game, chosen.only, page.page + 1)
        if page.page < page.pages
        else None,
        "script": script_of(chosen, language, short),
    }


def row_of(room: LobbyRoom, language: str, now: int) -> Row:
    labels = option_labels(room.game, language)
    people = list(room.people)
    if room.bots:
        people.append(_said(language, "lobby-bots", room.bots))
    return Row(
        code=room.code,
        state=room.state,
        game=say(language, "game-name", room.game),
        poster=poster(room.game),
        options=" · ".join(_options(room, labels)),
        people=", ".join(people),
        seats=_said(language, "lobby-free", room.free)
        if room.state == "open"
        else say(language, f"lobby-{room.state}"),
        since=say(language, f"lobby-since-{room.state}", time=duration(language, now - room.since)),
    )


def _options(room: LobbyRoom, labels: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """What is not as usual: the words of its value, or a document's name."""
    for field, value in room.options.items():
        if isinstance(value, dict):
            yield value["name"]
        elif (form := str(value).lower()) in labels.get(field, {}):
            yield labels[field][form]


def query_of(game: str, only: str, page: int = 1) -> str:
    asked = {"game": game, "only": only, "page": str(page) if page > 1 else ""}
    return "?" + urlencode({field: value for field, value in asked.items() if value})


def script_of(chosen: Chosen, language: str, short: bool) -> dict[str, Any]:
    """Initial data for ``static/js/lobby/lobby.js``."""
    return {
        "language": language,
        "words": [
            staticfiles_storage.url(f"words/{folder}{language}.ftl") for folder in ("", "lobby/")
        ],
        "socket": "/ws/lobby/",
        "chosen": {"game": chosen.game, "only": chosen.only, "page": chosen.page},
        "room": reverse("room", args=["CODE"]),
        "about": reverse("about_room", args=["CODE"]),
        "most": SHORT if short else 0,
        "games": {
            slug: {
                "name": say(language, "game-name", slug),
                "poster": poster(slug),
                "options": option_labels(slug, language),
            }
            for slug in all_games()
        },
    }


def _by_game(page: LobbyPage, chosen: Chosen, language: str) -> list[Choice]:
    games = [
        Choice(
            say(language, "game-name", slug),
            query_of(slug, chosen.only),
            slug == chosen.game,
            slug,
            sum(page.games.get(slug, (0, 0))),
        )
        for slug in all_games()
    ]
    everything = query_of("", chosen.only)
    return [Choice(say(language, "lobby-every-game"), everything, chosen.game == ""), *games]


@lru_cache(1000)
def _said(language: str, key: str, count: int) -> str:
    """Cached: rows repeat the same few sentences."""
    return say(language, key, count=count)
