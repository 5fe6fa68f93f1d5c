"""Rooms in use as live operations see them: who is connected through any process, and which matches
are stuck, frozen or forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from asgiref.sync import async_to_sync
from django.conf import settings
from django.db.models import Count, F, Q, QuerySet
from msgspec import Struct

from server.matches.models import Move
from server.matches.process.runtime import wall_time
from server.moderation.models import LiveRoom
from server.rooms.live.presence import FRESH
from server.rooms.live.registry import registry_if_open
from server.rooms.models import RoomPresence, Seat

LONG_PAST = 60_000
"""Milliseconds after which a deadline that nobody has rung means a stuck match. The slowest way
takes a few seconds."""

RUNS = Q(match__over=False)
FROZEN = RUNS & Q(match__head__frozen=True)
PLAYS = RUNS & Q(match__head__frozen=False)
OCCUPIED, STUCK, STOPPED, FORGOTTEN = STATES = ("occupied", "stuck", "frozen", "forgotten")
"""What the list is narrowed to: ``live-<state>``."""


class Connected(Struct):
    """Who is connected to a room, through all processes."""

    seats: set[int] = set()
    watching: int = 0
    somebody: bool = False
    """As soon as a process has the room open."""


class Seats(Struct, frozen=True):
    """By whom a room's seats are held."""

    people: int
    bots: int
    free: int


def live_rooms(rooms: QuerySet[LiveRoom]) -> QuerySet[LiveRoom]:
    """Those with somebody in them, and those whose match runs, unless they are closed."""
    return rooms.filter(_occupied() | (RUNS & Q(closed=False)))


def _occupied() -> Q:
    """Rooms with somebody in them."""
    if settings.EMBEDDED:
        # One process: it knows its rooms by itself, to the second.
        registry = registry_if_open()
        return Q(code__in=[] if registry is None else registry.codes())
    # Not by a question for each room, of which there may be ten thousand.
    return Q(code__in=_fresh().values("code"))


def _fresh() -> QuerySet[RoomPresence]:
    return RoomPresence.objects.filter(at__gt=wall_time() - FRESH)


def those(state: str | None) -> Q:
    """Which rooms are in that state."""
    if state == OCCUPIED:
        return _occupied()
    if state == STUCK:
        return PLAYS & Q(match__head__due_at__lt=wall_time() - LONG_PAST)
    if state == STOPPED:
        return FROZEN
    return PLAYS & ~_occupied() if state == FORGOTTEN else Q()


def counts(rooms: QuerySet[LiveRoom]) -> dict[str, int]:
    """How many there are of each state, in one query."""
    found = rooms.order_by().aggregate(
        **{f"those_{state}": Count("pk", filter=those(state)) for state in STATES}
    )
    return {state: found[f"those_{state}"] for state in STATES}


def connections(codes: Collection[str]) -> dict[str, Connected]:
    """Who is connected to each of these rooms, in one query."""
    found = {code: Connected() for code in codes}
    registry = registry_if_open()
    if settings.EMBEDDED:
        here = {} if registry is None else async_to_sync(registry.connected)(codes)
        return found | {code: Connected(*each, True) for code, each in here.items()}
    fresh = _fresh().filter(code__in=codes)
    for code, seats, watching in fresh.values_list("code", "seats", "watching"):
        found[code].seats |= {int(seat) for seat in seats.split()}
        found[code].watching += watching
        found[code].somebody = True
    return found


def seats_of(rooms: Iterable[LiveRoom]) -> dict[int, Seats]:
    """By whom the seats of each of these rooms are held, in one query."""
    held = Seat.objects.filter(room__in=[room.pk for room in rooms]).order_by()
    kinds: dict[int, Counter[str]] = {}
    for room, guest, level in held.values_list("room", "guest", "bot_level"):
        kind = "people" if guest is not None else "free" if level is None else "bots"
        kinds.setdefault(room, Counter())[kind] += 1
    return {room: Seats(each["people"], each["bots"], each["free"]) for room, each in kinds.items()}


def last_acts(rooms: Iterable[LiveRoom]) -> dict[int, int]:
    """By match the time of its last act, on its own clock, in one query."""
    matches = [room.match_id for room in rooms if room.match_id is not None]
    last = Move.objects.filter(match__in=matches, version=F("match__head__version"))
    return dict(last.values_list("match_id", "at"))


def state_of(room: LiveRoom, occupied: bool) -> str:
    """Key of its word: ``live-<state>``."""
    match = room.match
    if match is None or match.over:
        return "between"
    if match.head.frozen:
        return STOPPED
    late = lateness(room)
    if late is not None and late > LONG_PAST:
        return STUCK
    return "playing" if occupied else FORGOTTEN


def lateness(room: LiveRoom) -> int | None:
    """Milliseconds by which the next deadline is late; negative while it is ahead, None without
    one."""
    match = room.match
    if match is None or match.over or match.head.frozen or match.head.due_at is None:
        return None
    return wall_time() - match.head.due_at
