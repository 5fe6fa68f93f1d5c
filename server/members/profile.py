"""A member's history: matches, and totals per game."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from msgspec import Struct

from server.accounts.models import Member
from server.core.messages import say
from server.matches.process.runtime import wall_time
from server.rooms.models import Played

PAGE = 20


class Ended(Struct, frozen=True):
    """One finished match from the member's side."""

    game: str
    code: str
    """Code of the replay."""
    at: datetime
    seats: int
    place: int | None
    """None if nobody was ranked."""
    shared: bool
    """All places are equal."""
    left: bool
    """The member was gone at the end."""
    others: list[str]
    people: bool
    """Whether any of them is known still, so that there is something to be done about them."""


class Record(Struct, frozen=True):
    """Totals of one game."""

    game: str
    played: int
    won: int
    left: int

    @property
    def share(self) -> int:
        """Share of matches won, in per cent."""
        return round(100 * self.won / self.played)


def records(member: Member, own: bool = False) -> list[Record]:
    """Totals per game, most played first. A shared first place of everybody, or one won by a
    substitute bot, is no win; leaving does not undo a match."""
    won: dict[str, list[bool]] = defaultdict(list)
    gone: dict[str, int] = defaultdict(int)
    seats = _ended(member, own).values_list("match__game", "seat", "match__outcome", "match__left")
    for game, seat, outcome, left in seats.iterator():
        place, shared = _place(outcome, seat)
        won[game].append(place == 1 and not shared and seat not in left)
        gone[game] += seat in left
    found = [Record(game, len(each), sum(each), gone[game]) for game, each in won.items()]
    return sorted(found, key=lambda record: (-record.played, record.game))


def history(member: Member, page: str | None, language: str, own: bool = False) -> Page[Ended]:
    """One page of matches, newest first; out-of-range pages give the nearest one."""
    seats = _ended(member, own).select_related("match").prefetch_related("match__played")
    pages = Paginator(seats.order_by("-match__begun_at", "-match_id"), PAGE)
    # One page type for both: its seats are replaced by what is shown of them.
    found: Page[Any] = pages.get_page(page)
    found.object_list = [_looked_back(seat, language) for seat in found.object_list]
    return found


def _ended(member: Member, own: bool) -> QuerySet[Played]:
    """The finished matches; for others only those whose end delayed spectators have seen."""
    seats = Played.objects.filter(guest__member=member, match__over=True, match__void=False)
    return seats if own else seats.exclude(match__told_at__gt=wall_time())


def _looked_back(seat: Played, language: str) -> Ended:
    match = seat.match
    others = [each for each in match.played.all() if each.pk != seat.pk]
    place, shared = _place(match.outcome, seat.seat)
    return Ended(
        match.game,
        match.code,
        datetime.fromtimestamp(match.begun_at / 1000, UTC),
        match.seats,
        place,
        shared,
        seat.seat in match.left,
        list(_names(others, match.game, language)),
        any(each.guest_id is not None for each in others),
    )


def _names(seats: Iterable[Played], game: str, language: str) -> Iterable[str]:
    for seat in seats:
        if seat.name:
            yield seat.name
        elif seat.bot_level:
            yield say(language, "bot-name", level=say(language, f"level-{seat.bot_level}", game))
        else:
            yield say(language, "former-guest")


def _place(outcome: str | None, seat: int) -> tuple[int | None, bool]:
    places = json.loads(outcome)["places"] if outcome else []
    if seat >= len(places):
        return None, False
    return places[seat], len(places) > 1 and len(set(places)) == 1
