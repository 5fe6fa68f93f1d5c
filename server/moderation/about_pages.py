"""The menu of report, block and mute, outside a room: whom and what it is about, as JSON for the
script that shows it. Without a script the same address is a page of links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from server.accounts.middleware import GuestRequest
from server.matches.models import Match
from server.moderation.reportable import OfProfile, OfRoom, Target, people_at, players_of
from server.rooms.admission import who_acts
from server.rooms.blocking import Person, blocks_of, person_of
from server.rooms.identity import who
from server.rooms.models import Played
from server.rooms.refusals import Refused

Subject = dict[str, Any]
"""As ``static/js/site/about-popover.js`` takes it, less its label: that is the script's to word."""


def _about(subjects: Callable[..., list[Subject] | None]) -> Callable[..., HttpResponse]:
    """``subjects``: None if there is no such thing, and none of them if nobody else is there."""

    @require_safe
    @never_cache
    @vary_on_headers("Accept")
    def page(request: GuestRequest, **address: Any) -> HttpResponse:
        try:
            guest = who_acts(request)
        except Refused:
            return redirect("account_inactive")
        found = subjects(guest, **address)
        if found is None:
            raise Http404
        if request.headers.get("Accept") == "application/json":
            return JsonResponse({"subjects": found})
        return render(request, "reports/about.html", {"subjects": found})

    return page


def _room(guest: UUID, code: str) -> list[Subject] | None:
    """Its people, and the room itself. Not there for whoever was sent away from it."""
    people = people_at(code, guest)
    if people is None:
        return None
    blocked = _blocked_by(guest)
    found = [
        _subject(target, "person", [code, each.who], blocked) | {"who": each.who}
        for each, target in people
    ]
    room = OfRoom(code).find(guest)
    if room is not None:
        found.append({"kind": room.kind, "name": "", "report": reverse("report_room", args=[code])})
    return found


def _match(guest: UUID, code: str) -> list[Subject] | None:
    """Its players. What they say can be muted where there is a room still to say it in."""
    if not Match.objects.filter(code=code, over=True).exists():
        return None
    blocked, rooms = _blocked_by(guest), _room_codes(code)
    return [
        _subject(target, "player", [code, each.seat], blocked)
        | {"seat": each.seat}
        | _known_there(rooms.get(each.seat), target)
        for each, target in players_of(code, guest)
    ]


def _profile(guest: UUID, username: str) -> list[Subject] | None:
    """Nobody has a menu about themselves."""
    target = OfProfile(username).find(guest)
    if target is None:
        return None
    return [_subject(target, "profile", [username], _blocked_by(guest))]


about_room = _about(_room)
about_match = _about(_match)
about_profile = _about(_profile)


def _subject(target: Target, of: str, address: list[Any], blocked: dict[str, str]) -> Subject:
    """``of``: the end of the names of its routes."""
    assert target.author is not None
    report, block = (reverse(f"{do}_{of}", args=address) for do in ("report", "block"))
    subject = {"kind": target.kind, "name": target.name, "report": report, "block": block}
    person = Person(target.author.pk, target.author.member_id)
    return subject | ({"code": blocked[person.key]} if person.key in blocked else {})


def _blocked_by(guest: UUID) -> dict[str, str]:
    """By the key of each person whom this one has blocked, the code that ends it."""
    rows = blocks_of(person_of(guest)).values_list("whom_guest", "whom_member", "code")
    return {Person(whom or UUID(int=0), member).key: code for whom, member, code in rows}


def _room_codes(code: str) -> dict[int, str]:
    seats = Played.objects.filter(match__code=code, room__closed=False)
    return dict(seats.values_list("seat", "room__code"))


def _known_there(room: str | None, target: Target) -> Subject:
    """As the room's sockets tell who somebody is, which does not tell the room."""
    if room is None or target.author is None:
        return {}
    return {"who": who(room, target.author.pk, target.author.member_id)}
