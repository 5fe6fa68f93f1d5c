"""The tables at which somebody sits, for the way back to them: game, company, whose turn."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import Literal

from asgiref.sync import async_to_sync
from django.db.models import F, Q
from django.utils import timezone
from msgspec import Struct

from games.registry import all_games
from server.accounts.middleware import GuestRequest
from server.matches.core.awaited import Awaited
from server.matches.process.runtime import MatchRuntime, runtime_if_open
from server.rooms.models import Room, Seat

MOST = 6
KEPT = timedelta(days=1)
"""How long a table without a running match stays listed after the last person has left."""
PATIENCE = 0.5
"""Seconds that a page waits to learn whose turn it is."""

State = Literal["mine", "theirs", "on", "open", "over"]
RANK: list[State] = ["mine", "theirs", "on", "open", "over"]


class OwnTable(Struct, frozen=True):
    code: str
    game: str
    state: State
    """``mine``, ``theirs``: whose turn it is; ``on``: at play, and nobody may know or could tell
    in time; ``open``: before the first match; ``over``: after the last."""
    people: list[str]
    """The names of the others."""
    bots: int
    free: int
    awaited: list[str]
    """The names of those whose turn it is, as far as this seat may know."""
    since: int
    """Milliseconds since 1970: when the match began or, without one, when the room was opened."""


def own_tables(request: GuestRequest) -> list[OwnTable]:
    """Those of this browser or, signed in, of all the member's; one's own turn first. No query for
    a browser that has seen no page before."""
    is_known = request.user.is_authenticated or request.guest_known
    chairs = _chairs(request) if is_known else []
    turns = _turns([(chair.room.match_id, chair.number) for chair in chairs if _is_on(chair.room)])
    tables = [_table(chair, turns.get(chair.room.match_id or 0)) for chair in chairs]
    return sorted(tables, key=lambda table: RANK.index(table.state))


def _chairs(request: GuestRequest) -> list[Seat]:
    """Running matches before rooms that wait, the latest first."""
    if request.user.is_authenticated:
        own = Q(guest__member=request.user)
    else:
        own = Q(guest=request.guest_id)
    lately = Q(room__active_at__gt=timezone.now() - KEPT)
    found = (
        Seat.objects.filter(own, room__closed=False, room__game__in=all_games())
        .filter(lately | Q(room__match__over=False))
        .select_related("room", "room__match")
        .prefetch_related("room__seats")
    )
    running_first = F("room__match__over").asc(nulls_last=True)
    return list(found.order_by(running_first, "-room__active_at")[:MOST])


def _is_on(room: Room) -> bool:
    return room.match is not None and not room.match.over


def _table(chair: Seat, awaited: Awaited | None) -> OwnTable:
    room = chair.room
    others = [other for other in room.seats.all() if other.number != chair.number]
    names = {other.number: other.name for other in others if other.name}
    waited_for = () if awaited is None else awaited.seats
    return OwnTable(
        code=room.code,
        game=room.game,
        state=_state(room, awaited),
        people=[other.name for other in others if other.guest_id is not None],
        bots=sum(other.bot_level is not None for other in others),
        free=sum(not other.held for other in others),
        awaited=[names[seat] for seat in waited_for if seat in names],
        since=room.match.begun_at
        if room.match is not None
        else int(room.created_at.timestamp() * 1000),
    )


def _state(room: Room, awaited: Awaited | None) -> State:
    if room.match is None:
        return "open"
    if room.match.over:
        return "over"
    if awaited is None:
        return "on"
    if awaited.mine:
        return "mine"
    return "theirs" if awaited.seats else "on"


def _turns(asked: list[tuple[int | None, int]]) -> dict[int, Awaited]:
    """By match; without those that no process could tell of in time."""
    runtime = runtime_if_open()
    if runtime is None or not asked:
        return {}
    matches = [(match, seat) for match, seat in asked if match is not None]
    return async_to_sync(_all_turns)(runtime, matches)


async def _all_turns(runtime: MatchRuntime, asked: list[tuple[int, int]]) -> dict[int, Awaited]:
    found: dict[int, Awaited] = {}

    async def learn(match: int, seat: int) -> None:
        if (awaited := await runtime.awaited(match, seat)) is not None:
            found[match] = awaited

    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(learn(*each) for each in asked))
    return found
