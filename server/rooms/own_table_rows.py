"""The list "Your tables" of a page, in words."""

from __future__ import annotations

from time import time

from django.utils.translation import get_language
from msgspec import Struct

from server.accounts.middleware import GuestRequest
from server.catalogue.games import poster
from server.core.messages import duration, language_of, say
from server.rooms.own_tables import OwnTable, own_tables


class OwnTableRow(Struct, frozen=True):
    code: str
    state: str
    game: str
    poster: str | None
    people: str
    line: str
    """Whose turn it is, or what it waits for."""
    since: str


def own_table_rows(request: GuestRequest) -> list[OwnTableRow]:
    language, now = language_of(get_language()), int(time() * 1000)
    return [_row(table, language, now) for table in own_tables(request)]


def _row(table: OwnTable, language: str, now: int) -> OwnTableRow:
    people = list(table.people)
    if table.bots:
        people.append(say(language, "lobby-bots", count=table.bots))
    since = "full" if table.state == "open" else "playing"
    over = table.state == "over"
    return OwnTableRow(
        code=table.code,
        state=table.state,
        game=say(language, "game-name", table.game),
        poster=poster(table.game),
        people=", ".join(people),
        line=_line(table, language),
        since=""
        if over
        else say(language, f"lobby-since-{since}", time=duration(language, now - table.since)),
    )


def _line(table: OwnTable, language: str) -> str:
    match table.state:
        case "mine":
            return say(language, "your-move")
        case "theirs" if table.awaited:
            return say(language, "own-tables-theirs", people=", ".join(table.awaited))
        case "theirs":
            return say(language, "waiting")
        case "on":
            return say(language, "lobby-playing")
        case "over":
            return say(language, "match-over")
        case "open" if table.free:
            return say(language, "lobby-free", count=table.free)
    return say(language, "own-tables-soon")
