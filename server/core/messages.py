"""Fluent messages of the site and of each game, formatted on the server. Messages used only by
pages lie in ``templates/words``, those of a game in its ``locale/pages``, and are not sent to
browsers, nor are those in ``end``, which tell a finished match; those in folders called ``maker``
are sent where documents are made, those of the site in ``ELSEWHERE`` on their own pages alone.

A parameter's value ``v`` of field ``f`` is formatted as the message ``<f>-<v>`` where the game or
the site has one in that language; a number in a field that means a seat as the name of who sits
there. A lesson's words are those of its game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from games.registry import all_games, plain
from games.seats import SHARED, seat_fields

BASE = Path(__file__).resolve().parents[2]
LANGUAGES = ("pl", "en")
FALLBACK = "en"

ELSEWHERE = ("maker", "dice", "lobby", "replay")
"""Folders of words that no room needs."""

Names = Mapping[int, str]
Param = int | str | list[Any]


def say(
    language: str, key: str, game: str | None = None, names: Names | None = None, **params: Param
) -> str:
    """The message in that language; the game's own if it has one, else the site's."""
    bundles = _bundles(language, game)
    for bundle in bundles:
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            seats, spoken = _seats(game), [own for own in bundles if own.locales == bundle.locales]
            said = {
                field: _said(spoken, field, v, (names or {}) if field in seats else None)
                for field, v in params.items()
            }
            return str(bundle.format_pattern(pattern, said)[0])
    return key


def refusal_text(
    language: str,
    game: str | None,
    code: str,
    params: Mapping[str, Param],
    names: Names | None = None,
) -> str:
    """The text of a refusal."""
    return say(language, f"refuse-{code}", game, names, **params)


def duration(language: str, milliseconds: int) -> str:
    """How long something has lasted, to the minute."""
    minutes = milliseconds // 60_000
    if minutes < 1:
        return say(language, "time-moment")
    if minutes < 60:
        return _counted(language, "time-minutes", minutes)
    return _counted(language, "time-hours", minutes // 60)


@lru_cache(1000)
def _counted(language: str, key: str, count: int) -> str:
    """Cached: lists repeat the same few durations."""
    return say(language, key, count=count)


def language_of(asked: str | None) -> str:
    """A supported language: ``pl-PL`` is ``pl``, an unsupported one is English."""
    short = (asked or "").split("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


def spoken(language: str, game: str, folder: str = "") -> str:
    """The language of a game's words there: that one, else English, as before it is released."""
    words = BASE / "games" / plain(game) / "locale" / folder / f"{language}.ftl"
    return language if words.exists() else FALLBACK


def _seats(game: str | None) -> frozenset[str]:
    """The fields whose numbers are seats, by the game's declarations."""
    known = all_games().get(plain(game)) if game is not None else None
    return SHARED if known is None else seat_fields(type(known))


def _said(bundles: Sequence[FluentBundle], field: str, value: Param, names: Names | None) -> Param:
    """``names`` of the seats, if the field is one; of a list each."""
    if isinstance(value, list):
        return ", ".join(str(_said(bundles, field, item, names)) for item in value)
    key = f"{field}-{value}"
    for bundle in bundles:
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            return str(bundle.format_pattern(pattern)[0])
    if names is not None and isinstance(value, int):
        return names.get(value) or say(bundles[0].locales[0], "seat-number", number=value + 1)
    return value


def _bundles(language: str, game: str | None) -> Sequence[FluentBundle]:
    """The bundles to search, in order, with English as the fallback."""
    return _bundles_below(BASE, language, game)


@lru_cache(maxsize=256)
def _bundles_below(base: Path, language: str, game: str | None) -> Sequence[FluentBundle]:
    """Asked for hundreds of times a page, so the paths are put together once."""
    bundles = []
    for tongue in dict.fromkeys((language_of(language), FALLBACK)):
        if game is not None:
            locale = base / "games" / plain(game) / "locale"
            folders = ("", "maker", "pages", "end")
            bundles += [_bundle(tongue, locale / folder) for folder in folders]
        site = base / "static" / "words"
        bundles += [_bundle(tongue, site / folder) for folder in ("", *ELSEWHERE)]
        bundles.append(_bundle(tongue, base / "templates" / "words"))
    return bundles


@cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    # No isolation marks around parameters: names contain none, and page titles would show them.
    bundle = FluentBundle([language], use_isolating=False)
    file = folder / f"{language}.ftl"
    if file.exists():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
