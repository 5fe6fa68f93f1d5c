"""The pages of rooms: they translate between HTTP and one call of a service."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_http_methods, require_safe

from server.accounts.middleware import GuestRequest
from server.accounts.names import suggested_name
from server.rooms.budgets import Budget
from server.rooms.models import Room
from server.rooms.opening import open_room
from server.rooms.pages import game_choices, import_map, page_of
from server.rooms.refusals import Refused
from server.words import language_of, refusal_text

OPENINGS = Budget(burst=10, every=20)
"""Rooms that a guest may open. Browsers that never saw a page of ours share one budget."""

STATUS = {"too-fast": HTTPStatus.TOO_MANY_REQUESTS}
"""Other refusals are 400."""


@require_safe
@cache_control(private=True, no_cache=True)
def front(request: GuestRequest) -> HttpResponse:
    return _front(request)


@require_http_methods(["GET", "HEAD", "POST"])
def create(request: GuestRequest) -> HttpResponse:
    if request.method != "POST":
        # A refused form stands at this address; its reload, or its other language, comes here.
        return redirect("front")
    form = request.POST.dict()
    try:
        if not OPENINGS.take(request.guest_id if request.guest_known else None):
            raise Refused("too-fast")
        room = open_room(
            request.guest_id,
            form.pop("name", "") or suggested_name(request.guest_id, _language()),
            form.pop("game", ""),
            public=form.pop("public", "") != "",
            options={field: v for field, v in form.items() if field != "csrfmiddlewaretoken"},
        )
    except Refused as refused:
        return _front(request, refused)
    return redirect("room", room.code)


@require_safe
@cache_control(private=True, no_cache=True)
def room(request: GuestRequest, code: str) -> HttpResponse:
    found = Room.objects.filter(code=code).first()
    if found is None:
        raise Http404
    language = _language()
    link = request.build_absolute_uri(reverse("room", args=[code]))
    page = page_of(found, suggested_name(request.guest_id, language), language, link)
    return render(request, "room.html", {"page": page, "import_map": import_map()})


@never_cache
@require_safe
def health(_request: HttpRequest) -> HttpResponse:
    """Whether this process can do its work: it asks the database something."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return HttpResponse("ok", content_type="text/plain")


def _front(request: GuestRequest, refused: Refused | None = None) -> HttpResponse:
    """The front page; after a refusal with what was typed, and why it will not do."""
    language = _language()
    context: dict[str, Any] = {
        "games": game_choices(language, request.POST),
        "name": request.POST.get("name") or suggested_name(request.guest_id, language),
    }
    if refused is None:
        return render(request, "front.html", context)
    context["refusal"] = refusal_text(language, refused.game, refused.code, refused.params)
    return render(request, "front.html", context, status=STATUS.get(refused.code, 400))


def _language() -> str:
    return language_of(get_language())
