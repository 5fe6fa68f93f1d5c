"""The page on which a seat code is typed."""

from __future__ import annotations

from http import HTTPStatus

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from server.accounts.middleware import GuestRequest
from server.core.messages import language_of, refusal_text
from server.rooms.admission import who_acts
from server.rooms.models import Room
from server.rooms.notify import notify_room_changed
from server.rooms.refusals import Refused
from server.rooms.seat_codes import take_seat
from server.transport.page_limits import too_fast

STATUS = {"too-soon": HTTPStatus.TOO_MANY_REQUESTS, "wrong-code": HTTPStatus.FORBIDDEN}
"""Status by refusal code; all others are 400."""


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def seat(request: GuestRequest, code: str) -> HttpResponse:
    room = Room.objects.filter(code=code).first()
    if room is None:
        raise Http404
    if request.method != "POST":
        return render(request, "seat.html", {"room": room})
    try:
        _take_seat(request, room)
    except Refused as refused:
        language = language_of(get_language())
        text = refusal_text(language, None, refused.code, refused.params)
        status = STATUS.get(refused.code, HTTPStatus.BAD_REQUEST)
        return render(request, "seat.html", {"room": room, "refusal": text}, status=status)
    notify_room_changed(code)
    return redirect("room", code)


def _take_seat(request: GuestRequest, room: Room) -> None:
    guest = who_acts(request)
    if seconds := too_fast(request):
        raise Refused("too-soon", seconds=seconds)
    take_seat(room.code, guest, request.POST.get("words", ""))
