"""The lobby's page, and the picture of a room's link."""

from __future__ import annotations

import io
import secrets
from typing import Any

import segno
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from server.core.messages import language_of
from server.lobby.listing import chosen_of, lobby_page, public_rooms
from server.lobby.pages import lobby_context
from server.rooms.models import Room
from server.rooms.pages import import_map

DAY = 24 * 3600


@require_safe
@cache_control(private=True, no_cache=True)
def lobby(request: HttpRequest) -> HttpResponse:
    chosen = chosen_of(request.GET)
    page = lobby_page(public_rooms(), chosen)
    context: dict[str, Any] = {
        **lobby_context(page, chosen, language_of(get_language())),
        "anywhere": chosen.game,
        "once": secrets.token_hex(16),
        "import_map": import_map(),
    }
    return render(request, "lobby.html", context)


@require_safe
@cache_control(private=True, max_age=DAY)
def qr(request: HttpRequest, code: str) -> HttpResponse:
    """The room's link for a phone's camera; it stays the same as long as the room is called so."""
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
