"""Front page and lobby, and their forms that open a room or find a seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from server.accounts.middleware import GuestRequest
from server.accounts.names import name_to_begin_with
from server.accounts.sessions import known_guest
from server.core.codes import is_code
from server.core.import_map import import_map
from server.core.messages import language_of, refusal_text, say
from server.core.post_only import post_only
from server.library.keeping import own_by_game
from server.lobby.game_choices import game_choices
from server.lobby.lately import lately
from server.lobby.listing import JOINABLE, chosen_of
from server.lobby.pages import lobby_context
from server.lobby.quick_join import sit_anywhere
from server.rooms.admission import who_acts
from server.rooms.models import Room
from server.rooms.notify import notify_room_changed
from server.rooms.opening import open_lesson, open_room
from server.rooms.opening_form import OpeningForm, opening_form
from server.rooms.own_table_rows import own_table_rows
from server.rooms.refusals import Refused
from server.rooms.services import set_ready
from server.transport.page_limits import too_fast

AT_ONCE = "#at-once"
"""Has the room's page be ready at once. Not done here: a browser tells its share only after it has
the server's commitment, or the server could choose its own to suit."""

STATUS = {"too-soon": HTTPStatus.TOO_MANY_REQUESTS}
"""Status by refusal code; all others are 400."""


@require_safe
@cache_control(private=True, no_cache=True)
def lobby(request: GuestRequest) -> HttpResponse:
    chosen = chosen_of(request.GET)
    page = lately.listed().page(chosen)
    context: dict[str, Any] = {
        **lobby_context(page, chosen, _language()),
        "anywhere": chosen.game,
        "own_tables": own_table_rows(request),
        "once": secrets.token_hex(16),
        "import_map": import_map(),
    }
    return render(request, "lobby.html", context)


@require_safe
@cache_control(private=True, no_cache=True)
def front(request: GuestRequest) -> HttpResponse:
    return _front(request)


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("front")
def create(request: GuestRequest) -> HttpResponse:
    """A room; against bots the page begins the match at once, by ``static/js/room/at-once.js``."""
    return _seated(request, _opened)


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("front")
def anywhere(request: GuestRequest) -> HttpResponse:
    """Quick join of a game."""
    return _seated(request, partial(_sat_anywhere, request))


def _sat_anywhere(request: HttpRequest, guest_id: UUID, name: str, form: OpeningForm) -> Room:
    found = sit_anywhere(guest_id, name, form)
    if found.opened:
        messages.info(request, say(_language(), "anywhere-opened"))
    return found.room


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("front")
def lesson(request: GuestRequest) -> HttpResponse:
    """Open a game's lesson; ``back`` is the room that the learner comes from."""
    came_from = request.POST.get("back", "")
    return _seated(request, _taught, f"?back={came_from}" if is_code(came_from) else "")


def _seated(
    request: GuestRequest, find: Callable[[UUID, str, OpeningForm], Room], query: str = ""
) -> HttpResponse:
    """Redirect to the room."""
    try:
        guest = who_acts(request)
        if seconds := too_fast(request):
            raise Refused("too-soon", seconds=seconds)
        form = opening_form(guest, request.POST.dict())
        name = form.name or name_to_begin_with(request, _language())
        room = find(guest, name, form)
    except Refused as refused:
        return _front(request, refused)
    notify_room_changed(room.code)
    at_once = AT_ONCE if form.bots else ""
    return redirect(f"{reverse('room', args=[room.code])}{query}{at_once}")


def _opened(guest_id: UUID, name: str, form: OpeningForm) -> Room:
    return open_room(
        guest_id,
        *(name, form.game, form.options, form.public, form.settings),
        bots=form.bots,
        code=form.code,
    )


def _taught(guest_id: UUID, name: str, form: OpeningForm) -> Room:
    room = open_lesson(guest_id, name, form.game)
    set_ready(room.code, guest_id, True)
    return room


def _front(request: GuestRequest, refused: Refused | None = None) -> HttpResponse:
    """The front page; after a refusal with the form as typed and the reason."""
    language = _language()
    context: dict[str, Any] = {
        "own_tables": own_table_rows(request),
        "games": game_choices(language, request.POST, own_by_game(known_guest(request))),
        "name": request.POST.get("name") or name_to_begin_with(request, language),
        "public": request.POST.get("public", "") != "",
        "once": secrets.token_hex(16),
        "import_map": import_map(),
        **lobby_context(lately.listed().page(JOINABLE), JOINABLE, language, short=True),
    }
    if refused is None:
        return render(request, "front.html", context)
    context["refusal"] = refusal_text(language, refused.game, refused.code, refused.params)
    return render(request, "front.html", context, status=STATUS.get(refused.code, 400))


def _language() -> str:
    return language_of(get_language())
