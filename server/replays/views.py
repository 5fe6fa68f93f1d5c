"""Pages of a finished match, found by its unguessable code alone."""

from __future__ import annotations

import gzip

from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe
from msgspec import to_builtins

from games.registry import all_games
from server.accounts.middleware import GuestRequest
from server.catalogue.games import preview
from server.core.import_map import import_map
from server.core.messages import language_of, say
from server.matches.models import Match
from server.matches.recorder import recording_body
from server.replays.debrief import mark_of, report
from server.replays.dots import NotDrawn, picture_in_dots
from server.replays.pages import card_of, dice_page, replay_page
from server.replays.picture import HEIGHT, WIDTH, picture
from server.rooms.models import Played, Room
from server.rooms.pictures import room_picture, seat_of

A_DAY = 24 * 3600
AN_HOUR = 3600


@require_safe
@cache_control(private=True, no_cache=True)
def replay(request: GuestRequest, code: str) -> HttpResponse:
    match = _match(code)
    if not match.over:
        return _still_on(request, match)
    page = replay_page(match, _language(), _own_table(request, match), _others(request, match))
    if recording_body(match) is None:
        return render(request, "replay_lost.html", {"page": page})
    context = {
        "page": page,
        "import_map": import_map(),
        "card": card_of(match, _language()),
        "link": request.build_absolute_uri(page["link"]),
        "preview": request.build_absolute_uri(reverse("end_preview", args=[code])),
        "size": (WIDTH, HEIGHT),
    }
    return render(request, "replay.html", context)


@require_safe
@cache_control(private=True, max_age=AN_HOUR)
def end(request: HttpRequest, code: str) -> JsonResponse:
    """What the end is told by. It holds no names: seats stand in brackets (``mark_of``), and the
    page calls them as the room does."""
    match = _finished(code)
    marks = {seat: mark_of(seat) for seat in range(match.seats)}
    told = to_builtins(report(match, _language(), marks))
    picture = reverse("end_picture", args=[match.code])
    css = staticfiles_storage.url("css/room/debrief.css")
    words = {key: say(_language(), f"end-{key}") for key in ("share", "stages")}
    told |= {"picture": picture, "css": css, "words": words}
    answer = JsonResponse(told)
    patch_vary_headers(answer, ["Accept-Language", "Cookie"])
    return answer


@require_safe
@cache_control(private=True, no_cache=True)
def end_picture(request: HttpRequest, code: str) -> HttpResponse:
    """Not kept by browsers: names in it can be deleted."""
    card = card_of(_finished(code), _language())
    if card is None:
        raise Http404
    return HttpResponse(picture(card), "image/svg+xml")


@require_safe
@cache_control(private=True, no_cache=True)
def end_preview(request: HttpRequest, code: str) -> HttpResponse:
    """The same for messengers; where too many ask, the picture that all matches of a game have."""
    match = _finished(code)
    card = card_of(match, _language())
    if card is None:
        raise Http404
    try:
        return HttpResponse(picture_in_dots(card), "image/png")
    except NotDrawn:
        return redirect(preview(match.game))


@require_safe
@cache_control(private=True, max_age=A_DAY)
def recording(request: HttpRequest, code: str) -> HttpResponse:
    """The recording: immutable, and stored gzipped as it is sent."""
    match = _match(code)
    body = recording_body(match) if match.over else None
    if body is None:
        raise Http404
    packed = "gzip" in request.headers.get("Accept-Encoding", "")
    answer = HttpResponse(body if packed else gzip.decompress(body), "application/json")
    if packed:
        answer["Content-Encoding"] = "gzip"
    patch_vary_headers(answer, ["Accept-Encoding"])
    return answer


@require_safe
@cache_control(private=True, no_cache=True)
def dice(request: HttpRequest, code: str) -> HttpResponse:
    match = _match(code)
    if not match.over:
        return _still_on(request, match)
    page = dice_page(match, recording_body(match), _language())
    return render(request, "dice.html", {"page": page, "import_map": import_map()})


def _match(code: str) -> Match:
    match = Match.objects.filter(code=code, game__in=all_games()).first()
    if match is None:
        raise Http404
    return match


def _finished(code: str) -> Match:
    match = _match(code)
    if not match.over:
        raise Http404
    return match


def _own_table(request: GuestRequest, match: Match) -> str | None:
    """The room of the match, for those who sit there alone: its code lets everybody in."""
    room = Room.objects.filter(played__match=match, closed=False).first()
    if room is None:
        return None
    member = request.user.pk if request.user.is_authenticated else None
    guest = request.guest_id if member is None else None
    seat = seat_of(room_picture(room.code), guest, member)
    return None if seat is None else room.code


def _others(request: GuestRequest, match: Match) -> list[int]:
    """Seats of people whom this reader may report, block or mute: not of bots, of who is forgotten,
    or their own."""
    others = Played.objects.filter(match=match).exclude(guest=None)
    if request.user.is_authenticated:
        others = others.exclude(guest__member=request.user.pk)
    return list(others.exclude(guest=request.guest_id).values_list("seat", flat=True))


def _still_on(request: HttpRequest, match: Match) -> HttpResponse:
    """While the match runs: a link to the room and nothing else."""
    room = Room.objects.filter(match=match).first()
    return render(request, "still_on.html", {"match": match, "room": room})


def _language() -> str:
    return language_of(get_language())
