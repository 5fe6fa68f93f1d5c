"""The page of a room, and the QR code of its link."""

from __future__ import annotations

import io
from http import HTTPStatus
from typing import Any

import segno
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.registry import game_called, is_lesson
from server.accounts.middleware import GuestRequest
from server.accounts.names import name_to_begin_with
from server.core.import_map import import_map
from server.core.messages import language_of
from server.rooms.admission import who_acts
from server.rooms.invitation import invitation
from server.rooms.models import Room
from server.rooms.own_seats import seat_elsewhere
from server.rooms.pages import page_of
from server.rooms.refusals import Refused

DAY = 24 * 3600


@require_safe
@cache_control(private=True, no_cache=True)
def room(request: GuestRequest, code: str) -> HttpResponse:
    found = Room.objects.filter(code=code).first()
    if found is None:
        return _lost(request)
    if _was_changed(found):
        return redirect("front")
    try:
        guest = who_acts(request)
    except Refused:
        return redirect("account_inactive")
    language = language_of(get_language())
    link = request.build_absolute_uri(reverse("room", args=[code]))
    name, came_from = name_to_begin_with(request, language), request.GET.get("back")
    page = page_of(found, name, language, link, guest, came_from)
    context: dict[str, Any] = {"page": page, "import_map": import_map()}
    context["invitation"] = shown = invitation(found, language)
    context["picture"] = request.build_absolute_uri(shown.picture)
    context["elsewhere"] = seat_elsewhere(found, guest)
    return render(request, "room.html", context)


def _was_changed(room: Room) -> bool:
    """Whether this is a lesson whose script is another one by now."""
    if not is_lesson(room.game) or room.match is None:
        return False
    try:
        game_called(room.game, room.match.rules_version)
    except KeyError:
        return True
    return False


@require_safe
def no_room(request: HttpRequest) -> HttpResponse:
    """A link that can be no room's."""
    return _lost(request)


def _lost(request: HttpRequest) -> HttpResponse:
    return render(request, "room_lost.html", status=HTTPStatus.NOT_FOUND)


@require_safe
@cache_control(private=True, max_age=DAY)
def qr(request: HttpRequest, code: str) -> HttpResponse:
    """The room's link as a QR code; cacheable."""
    if not Room.objects.filter(code=code).exists():
        raise Http404
    out = io.BytesIO()
    link = request.build_absolute_uri(reverse("room", args=[code]))
    segno.make(link, error="m", micro=False).save(
        out,
        kind="svg",
        border=3,
        light="#fff",
        dark="#0c1220",
        omitsize=True,
        svgclass=None,
        lineclass=None,
        title=link,
    )
    return HttpResponse(out.getvalue(), content_type="image/svg+xml")
