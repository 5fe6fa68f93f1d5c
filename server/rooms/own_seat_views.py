"""View that moves a member's seat to this browser."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from server.accounts.middleware import GuestRequest
from server.core.messages import language_of, refusal_text
from server.core.post_only import post_only
from server.rooms.admission import who_acts
from server.rooms.notify import notify_room_changed
from server.rooms.own_seats import take_own_seat
from server.rooms.refusals import Refused


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("room")
def take(request: GuestRequest, code: str) -> HttpResponse:
    try:
        take_own_seat(code, who_acts(request))
    except Refused as refused:
        language = language_of(get_language())
        messages.error(request, refusal_text(language, None, refused.code, refused.params))
    else:
        notify_room_changed(code)
    return redirect("room", code)
