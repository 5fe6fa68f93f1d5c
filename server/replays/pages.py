"""Initial data of a finished match's pages."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection
from typing import Any

import msgspec
from django.contrib.staticfiles.storage import staticfiles_storage
from django.urls import reverse
from msgspec import Struct
from msgspec.structs import astuple

from server.catalogue.games import game_files, replay_css
from server.core.messages import say
from server.library.choosing import shown
from server.matches.models import Match, Move
from server.matches.recorder import Drew
from server.replays.debrief import report
from server.replays.picture import Card
from server.rooms.models import Played
from server.rooms.verdicts import names_of, outcome_of, reason, verdict


class Named(Struct):
    """A recording's names of shuffled things; the rest is skipped."""

    unshuffled: dict[str, list[str]]


def replay_page(
    match: Match, language: str, table: str | None = None, others: Collection[int] = ()
) -> dict[str, Any]:
    """Data for the replay's script; the recording is fetched separately. ``table``: the code of the
    room in which the viewer sits, the way back. ``others``: the seats of people but the viewer."""
    return {
        "table": table,
        "others": list(others),
        "about": reverse("about_match", args=[match.code]),
        **_begun(match, language),
        "css": replay_css(match.game),
        # The board gets a document's content with the scene.
        "options": shown(match.game, json.loads(match.options), {}),
        "outcome": json.loads(match.outcome) if match.outcome else None,
        "recording": reverse("recording", args=[match.code]),
        "link": reverse("replay", args=[match.code]),
        "dice": reverse("dice", args=[match.code]),
        "end": _end(match, language),
        "void": void_in_words(match, language),
    }


def void_in_words(match: Match, language: str) -> str:
    """That the result counts for nobody, and why, where staff have said so; empty if it counts."""
    if match.void_ground:
        why = say(language, f"because-{match.void_ground}")
        return say(language, "replay-voided", why=why)
    return say(language, "replay-void") if match.void else ""


def _end(match: Match, language: str) -> dict[str, str] | None:
    """What the button needs that shares the picture of the end; None where there is no picture."""
    if outcome_of(match) is None:
        return None
    return {
        "picture": reverse("end_picture", args=[match.code]),
        "title": say(language, "end-title", match.game),
        "label": say(language, "end-share"),
    }


def card_of(match: Match, language: str) -> Card | None:
    """What the picture of the end says, and the preview of the match's link; None without an
    outcome."""
    outcome = outcome_of(match)
    if outcome is None:
        return None
    names = names_of(match, language)
    return Card(
        say(language, "game-name", match.game),
        match.game,
        verdict(outcome, names, language),
        void_in_words(match, language) or reason(match, outcome, names, language),
        report(match, language, names),
        outcome,
        names,
        say(language, "site-name"),
    )


def dice_page(match: Match, recording: bytes | None, language: str) -> dict[str, Any]:
    """Data to verify the draws, as stored: the check runs in the browser."""
    begun = _begun(match, language)
    begun["game"]["words"].append(staticfiles_storage.url(f"words/dice/{language}.ftl"))
    return {
        **begun,
        "commitment": match.commitment,
        "secret": match.secret,
        "nonces": json.loads(match.nonces),
        "draws": _draws(match),
        "unshuffled": {} if recording is None else _named(recording),
        "replay": None if recording is None else reverse("replay", args=[match.code]),
    }


def _begun(match: Match, language: str) -> dict[str, Any]:
    game = game_files(match.game, language)
    game["words"].append(staticfiles_storage.url(f"words/replay/{language}.ftl"))
    return {
        "code": match.code,
        "language": language,
        "game": game,
        "begun": match.begun_at,
        "seats": _seats(match),
    }


def _seats(match: Match) -> list[dict[str, Any]]:
    """Holders of the seats, in the form of a room's seats."""
    lines: list[dict[str, Any]] = [
        {"seat": seat, "kind": "person", "here": True} for seat in range(match.seats)
    ]
    for played in Played.objects.filter(match=match):
        line = lines[played.seat]
        if played.name:
            line["name"] = played.name
        if played.bot_level:
            line |= {"kind": "bot", "level": played.bot_level}
    return lines


def _draws(match: Match) -> list[list[Any]]:
    """Every draw: version of its move, purpose, n, of, value."""
    moves = Move.objects.filter(match=match).order_by("version").values_list("version", "body")
    return [
        [version, *draw]
        for version, body in moves
        for draw in map(astuple, msgspec.json.decode(body, type=Drew).draws)
    ]


def _named(recording: bytes) -> dict[str, list[str]]:
    return msgspec.json.decode(gzip.decompress(recording), type=Named).unshuffled
