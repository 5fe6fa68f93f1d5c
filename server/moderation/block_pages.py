"""Pages on which somebody blocks somebody else, and sees whom they have blocked. The menu of a room
asks the same addresses and wants no page: ``Accept: application/json``."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from server.accounts.middleware import GuestRequest
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.moderation.pages import lost
from server.moderation.reportable import (
    OfLine,
    OfPerson,
    OfPlayer,
    OfProfile,
    Reportable,
    Target,
)
from server.rooms.admission import who_acts
from server.rooms.blocking import MOST, block, blocks_of, person_of, unblock
from server.rooms.notify import notify_blocks_changed
from server.rooms.refusals import Refused

Page = Callable[..., HttpResponse]


def _acting(page: Page) -> Page:
    """With the guest who acts: an account that was closed is sent away first."""

    def acted(request: GuestRequest, **address: Any) -> HttpResponse:
        try:
            guest = who_acts(request)
        except Refused:
            return redirect("account_inactive")
        return page(request, guest, **address)

    return never_cache(acted)


def _blocking(about: Callable[..., Reportable]) -> Page:
    """The page on which somebody is blocked. ``about``: made of what stands in its address, as for
    a report: nobody blocks whom they cannot see just now."""

    def page(request: GuestRequest, guest: UUID, **address: Any) -> HttpResponse:
        target = about(**address).find(guest)
        if request.method != "POST":
            if target is None or target.author is None:
                return lost(request, word("refuse-block-nobody"))
            return render(request, "reports/block.html", {"name": target.name})
        try:
            name = _block(guest, target)
        except Refused as refused:
            return _refused(request, refused, target)
        if _wants_no_page(request):
            return HttpResponse(status=HTTPStatus.NO_CONTENT)
        messages.success(request, word("block-done", name=name))
        return redirect("blocks")

    return require_http_methods(["GET", "HEAD", "POST"])(_acting(page))


block_author = _blocking(OfLine)
block_person = _blocking(OfPerson)
block_player = _blocking(OfPlayer)
block_profile = _blocking(OfProfile)


@require_safe
@_acting
def blocks(request: GuestRequest, guest: UUID) -> HttpResponse:
    context = {"blocks": blocks_of(person_of(guest)), "most": MOST}
    return render(request, "reports/blocks.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@_acting
def lift_block(request: GuestRequest, guest: UUID, code: str) -> HttpResponse:
    """Twice is no more than once."""
    if request.method != "POST":
        return redirect("blocks")
    if unblock(guest, code):
        notify_blocks_changed(person_of(guest))
    if _wants_no_page(request):
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    messages.success(request, word("block-lifted"))
    return redirect("blocks")


def _block(guest: UUID, target: Target | None) -> str:
    if target is None or target.author is None:
        raise Refused("block-nobody")
    block(guest, target.author, target.name)
    notify_blocks_changed(person_of(guest))
    return target.name


def _refused(request: HttpRequest, refused: Refused, target: Target | None) -> HttpResponse:
    text = refusal_text(language_of(get_language()), None, refused.code, refused.params)
    status = HTTPStatus.BAD_REQUEST
    if _wants_no_page(request):
        return JsonResponse({"refused": {"code": refused.code, "text": text}}, status=status)
    context = {"name": "" if target is None else target.name, "refusal": text}
    return render(request, "reports/block.html", context, status=status)


def _wants_no_page(request: HttpRequest) -> bool:
    return request.headers.get("Accept") == "application/json"
