"""Translated names of models, fields and games for the admin. Set here, not in the models, to keep
words out of migrations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db.models import Field, Model
from django.utils.html import format_html, format_html_join
from django.utils.safestring import mark_safe
from django.utils.translation import get_language

from games.documents import document_options
from games.registry import all_games, game_called, is_lesson, plain
from server.accounts.models import Guest
from server.core.lazy_messages import word
from server.core.messages import language_of, say
from server.matches.models import Fault, Match
from server.moderation.models import EVENT, SEAT, Case, CaseLine, Proposal
from server.moderation.moments import sentence_at
from server.protocol.room_settings import RoomSettings, settings_of
from server.rooms.models import ChatLine, Played, Room, Sanction, Seat
from server.rooms.verdicts import names_of, outcome_of, reason, verdict


def in_words(model: type[Model], key: str, *fields: str, **called: str) -> None:
    """Name a model ``admin-<key>`` and ``admin-<key>-many``, these fields ``field-<name>``, and a
    field that is ``called`` otherwise by the word given for it."""
    meta = model._meta
    meta.verbose_name = word(f"admin-{key}")
    meta.verbose_name_plural = word(f"admin-{key}-many")
    for name, its in ({name: name for name in fields} | called).items():
        field = meta.get_field(name)
        assert isinstance(field, Field)
        field.verbose_name = word(f"field-{its.replace('_', '-')}")


def name_of_game(slug: str) -> str:
    """The game's name, and whether it is its lesson; its slug once the game is gone."""
    if plain(slug) not in all_games():
        return slug
    language = language_of(get_language())
    name = say(language, "game-name", slug)
    return f"{name}, {say(language, 'lesson')}" if is_lesson(slug) else name


def name_of(target: Model) -> str:
    """How staff refer to an object."""
    match target:
        case Room() | Match():
            return f"{name_of_game(target.game)}, {target.code}"
        case Seat():
            return f"{name_of(target.room)}, {word('seat-number', number=target.number + 1)}"
        case Played():
            return f"{name_of(target.match)}, {word('seat-number', number=target.seat + 1)}"
        case Fault():
            return name_of(target.match)
        case ChatLine():
            return f"{target.name}: {said_in(target)}"
        case Guest():
            return target.name or str(word("admin-guest"))
        case Proposal():
            return target.name or str(word("former-guest"))
        case Case():
            return f"{whom(target)}: {about(target)}"
    return str(target)


def whom(case: Case) -> str:
    """Whom a case is about; a dash where nobody has made the move."""
    if case.kind == EVENT and case.author_id is None and case.state != Case.GONE:
        return "–"
    return case.name or str(word("former-guest" if case.author_id is None else "admin-guest"))


def about(case: Case) -> str:
    """What was reported: of a line what it said."""
    if case.of_a_line:
        return said_in(case.line)
    if not case.is_reported:
        return str(word("case-without-line"))
    if case.kind == SEAT and not case.place:
        return str(word("case-of-player", number=case.number + 1))
    number = case.number + 1 if case.kind == SEAT else case.number
    return str(word(f"case-of-{case.kind}", room=case.place, number=number))


def said_in(line: ChatLine | CaseLine | None) -> str:
    """What was said; a dash if nothing is left of it."""
    if line is None or not (line.text or line.phrase):
        return "–"
    return line.text or f"[{word(f'phrase-{line.phrase}')}]"


def end_in_words(sanction: Sanction) -> str:
    """Until when it lasts, or when it was ended before that."""
    key = "sanction-until" if sanction.ended_at is None else "sanction-ended"
    when = sanction.until if sanction.ended_at is None else sanction.ended_at
    # In one piece, where what stands in a cell is set apart.
    return format_html("<span>{}</span>", sentence_at(key, when))


def name_of_level(level: str | None, slug: str) -> str:
    """A bot's level; a dash for a person."""
    if plain(slug) not in all_games():
        return level or "–"
    return say(language_of(get_language()), f"level-{level}", slug) if level else "–"


def outcome_in_words(match: Match) -> str:
    """Who won, and why; a dash while it runs, and where nobody was left who could have won."""
    outcome = outcome_of(match) if match.over else None
    if outcome is None:
        return "–"
    language = language_of(get_language())
    names = names_of(match, language)
    told = (verdict(outcome, names, language), reason(match, outcome, names, language))
    return ". ".join(filter(None, told))


def options_in_words(
    options: Mapping[str, Any], slug: str, documents: Mapping[str, Any] | None = None
) -> str:
    """Options with labels, one a line; raw values for a game that is gone. ``documents``: codes and
    names of those among them."""
    language = language_of(get_language())
    chosen = document_options(type(game_called(slug))) if plain(slug) in all_games() else ()

    def said(key: str, stored: object) -> str:
        found = say(language, key, slug) if plain(slug) in all_games() else key
        return str(stored) if found == key else found

    return format_html_join(
        mark_safe("<br>"),
        "{}: {}",
        (
            (
                said(f"option-{name}", name),
                _document(value, (documents or {}).get(name))
                if name in chosen
                else said(f"option-{name}-{value}", value),
            )
            for name, value in options.items()
        ),
    )


def settings_in_words(stored: dict[str, Any]) -> str:
    """The settings of a room with labels, one a line, as its opener has read them."""
    chosen = settings_of(stored)
    values = {"absent": chosen.absent, "chat": chosen.chat, "delay": _delay(chosen)}
    values["watchers"] = chosen.watchers
    language = language_of(get_language())

    def said(key: str, otherwise: str) -> str:
        found = say(language, key)
        return otherwise if found == key else found

    return format_html_join(
        mark_safe("<br>"),
        "{}: {}",
        (
            (say(language, f"opening-{name}"), said(f"opening-{name}-{value}", value))
            for name, value in values.items()
        ),
    )


def _delay(settings: RoomSettings) -> str:
    """As the form that opens a room calls it."""
    if settings.delay_moves:
        return f"moves-{settings.delay_moves}"
    return f"seconds-{settings.delay_seconds}" if settings.delay_seconds else "none"


def _document(kept: object, label: Mapping[str, str] | None) -> str:
    """A document among the options of a room, or of a match, which has forgotten its code."""
    if kept is None:
        return "–"
    return f"{label['name']}, {label['code']}" if label else str(word("admin-document"))


def as_counted(number: int | None) -> str:
    """A seat number counted from 1."""
    return "–" if number is None else str(number + 1)
