"""The list of public rooms: query, filters, sorting, pages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from datetime import timedelta
from typing import Any

from django.db.models import Q
from django.utils import timezone
from msgspec import Struct

from games.registry import all_games
from server.library.choosing import shown
from server.matches.process.runtime import wall_time
from server.protocol.messages import LobbyRoom, Only
from server.rooms.models import NEVER_ENTERED, OPEN_TO_ALL, Played, Room, Seat
from server.rooms.opening import usual_options

STANDS = timedelta(minutes=3)
"""How long a room stays listed after the last person has left."""
MOST = 1000
"""Maximum rooms read; of more, those that somebody has entered, the most recently active."""
PAGE = 20

RANK = {"open": 0, "playing": 1, "full": 2}


class Chosen(Struct, frozen=True):
    """Filter and page. Parsed from a query string; unknown values are ignored."""

    game: str = ""
    only: Only = ""
    page: int = 1


JOINABLE = Chosen(only="free")


class LobbyPage(Struct, frozen=True):
    rooms: list[LobbyRoom]
    page: int
    pages: int
    total: int
    games: dict[str, tuple[int, int]]
    """Per game: rooms with a free seat, rooms in play."""


def chosen_of(query: Mapping[str, str]) -> Chosen:
    page = query.get("page", "")
    number = int(page) if page.isascii() and page.isdigit() and len(page) < 5 else 1
    game = query.get("game", "")
    only: Only
    match query.get("only"):
        case "free" | "playing" as only:
            pass
        case _:
            only = ""
    return Chosen(game if game in all_games() else "", only, max(number, 1))


def public_rooms(codes: Collection[str] | None = None) -> list[LobbyRoom]:
    """The public rooms, or those of these codes; two queries, one more if spectators are behind."""
    rooms = Room.objects.filter(OPEN_TO_ALL, active_at__gt=timezone.now() - STANDS)
    if codes is not None:
        rooms = rooms.filter(code__in=codes)
    found = list(
        rooms.annotate(empty=NEVER_ENTERED)
        .order_by("empty", "-active_at")
        .values_list(
            *("pk", "match", "match__delay", "match__told_at", "match__over", "match__begun_at"),
            *("unwatched", "code", "game", "options", "documents", "locked", "created_at"),
        )[:MOST]
    )
    now = wall_time()
    # While those who watch are behind, a room is listed as it was when its match began.
    behind = {
        pk: match
        for pk, match, delay, told_at, over, *_ in found
        if match is not None and delay and (not over or now < (told_at or 0))
    }
    seats = {**_seats([row[0] for row in found]), **_seats_at_the_start(behind)}
    listed = [
        (unwatched, _room(seats[pk], over and pk not in behind, begun_at, *row))
        for pk, _, _, _, over, begun_at, unwatched, *row in found
        if row[1] in all_games()
    ]
    # Where there is no seat, and nothing to be seen, nobody need come.
    return [room for unwatched, room in listed if room.state == "open" or not unwatched]


class Listed:
    """Public rooms, sorted once for all pages: those with free seats first, longest waiting on top;
    then matches to watch, newest first."""

    def __init__(self, rooms: Iterable[LobbyRoom]) -> None:
        self._rooms = sorted(rooms, key=_place)
        self._games = _counts(self._rooms)
        self._wanted: dict[tuple[str, Only], list[LobbyRoom]] = {}

    def page(self, chosen: Chosen) -> LobbyPage:
        """Behind the last page there is the last page."""
        wanted = self._fitting(chosen)
        pages = max(1, -(-len(wanted) // PAGE))
        page = min(chosen.page, pages)
        shown = wanted[(page - 1) * PAGE : page * PAGE]
        return LobbyPage(shown, page, pages, len(wanted), self._games)

    def _fitting(self, chosen: Chosen) -> list[LobbyRoom]:
        filters = chosen.game, chosen.only
        if filters not in self._wanted:
            self._wanted[filters] = [room for room in self._rooms if _fits(room, chosen)]
        return self._wanted[filters]


def _seats(rooms: list[int]) -> dict[int, list[tuple[Any, ...]]]:
    """Per room and seat: whether a person holds it, the bot's level, the name."""
    found = defaultdict(list)
    seats = Seat.objects.filter(room__in=rooms).annotate(person=Q(guest__isnull=False))
    for room, *seat in seats.values_list("room", "person", "bot_level", "name"):
        found[room].append(tuple(seat))
    return found


def _seats_at_the_start(behind: Mapping[int, int]) -> dict[int, list[tuple[Any, ...]]]:
    """The same of rooms by the match that they play."""
    found: dict[int, list[tuple[Any, ...]]] = {room: [] for room in behind}
    rooms = {match: room for room, match in behind.items()}
    played = Played.objects.filter(match__in=rooms) if rooms else Played.objects.none()
    for match, level, name in played.values_list("match", "bot_level", "name"):
        found[rooms[match]].append((not level, level or None, name))
    return found


def _room(
    seats: list[tuple[Any, ...]],
    over: bool | None,
    begun_at: int | None,
    code: str,
    game: str,
    options: dict[str, Any],
    documents: dict[str, Any] | None,
    locked: bool,
    created_at: Any,
) -> LobbyRoom:
    bots = sum(level is not None for _, level, _ in seats)
    people = [name for person, _, name in seats if person]
    free = 0 if locked else len(seats) - bots - len(people)
    return LobbyRoom(
        code=code,
        game=game,
        state="playing" if over is False else "open" if free else "full",
        since=begun_at or int(created_at.timestamp() * 1000),
        people=people,
        bots=bots,
        free=free,
        options=_unusual(game, shown(game, options, documents or {})),
    )


def _unusual(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options that differ from the game's defaults."""
    usual = usual_options(game)
    return {field: value for field, value in options.items() if usual.get(field) != value}


def _place(room: LobbyRoom) -> tuple[int, int, str]:
    return RANK[room.state], room.since if room.state == "open" else -room.since, room.code


def _fits(room: LobbyRoom, chosen: Chosen) -> bool:
    if chosen.game not in ("", room.game):
        return False
    return chosen.only == "" or room.state == ("open" if chosen.only == "free" else "playing")


def _counts(rooms: Iterable[LobbyRoom]) -> dict[str, tuple[int, int]]:
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for room in rooms:
        counts[room.game][0] += room.state == "open"
        counts[room.game][1] += room.state == "playing"
    return {game: (free, playing) for game, (free, playing) in counts.items()}
