"""Pages of members: profile, settings, export, deletion."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, cast, get_args, get_type_hints
from urllib.parse import quote, urlencode
from uuid import uuid4

from allauth.account.adapter import get_adapter
from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.staticfiles.storage import staticfiles_storage
from django.db.models import F
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.i18n import set_language as set_language_of_browser

from games.registry import all_games
from server.accounts.middleware import GuestRequest, MemberRequest
from server.accounts.models import Member
from server.accounts.preferences import Preferences, changed, preferences_of
from server.accounts.usernames import sounds_like
from server.catalogue.games import Option, Value
from server.core.import_map import import_map
from server.core.lazy_messages import word
from server.core.messages import language_of, say
from server.core.post_only import post_only
from server.members.adapter import speak
from server.members.export import everything, everything_of_guest
from server.members.forms import Leave
from server.members.leaving import leave, leave_as_guest
from server.members.profile import history, records
from server.moderation.entrance import ask_again
from server.rooms.notify import notify_account_changed, notify_room_changed
from server.rooms.own_table_rows import own_table_rows

Page = Callable[..., HttpResponse]

CHOICES = {field: get_args(kind) for field, kind in get_type_hints(Preferences).items()}


def members_only(page: Page) -> Page:
    """Login required; afterwards returns to the page."""

    @wraps(page)
    def guarded(request: GuestRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated:
            return page(request, *args, **kwargs)
        # A POST is not repeated after signing in.
        return _sign_in_first(request.path if request.method == "GET" else reverse("settings"))

    return guarded


@require_safe
@cache_control(private=True, no_cache=True)
def profile(request: GuestRequest, username: str) -> HttpResponse:
    member = Member.objects.filter(sounds_like=sounds_like(username), is_active=True).first()
    if member is None:
        raise Http404
    if member.username != username:
        return redirect("profile", member.username)
    own = member == request.user
    hidden = preferences_of(member.preferences).history == "me"
    joined = date_format(member.date_joined, "j E Y")
    context: dict[str, Any] = {
        "member": member,
        "own": own,
        "hidden": hidden,
        "joined": joined,
        "words": staticfiles_storage.url(f"words/{_language()}.ftl"),
        "import_map": import_map(),
    }
    if own:
        context["own_tables"] = own_table_rows(request)
        context["workshops"] = [
            slug for slug, game in all_games().items() if game.document_type is not None
        ]
    if own or not hidden:
        context["records"] = played = records(member, own)
        context["any_left"] = any(record.left for record in played)
        context["history"] = history(member, request.GET.get("page"), _language(), own)
    return render(request, "accounts/profile.html", context)


@require_safe
@never_cache
@members_only
def own_profile(request: MemberRequest) -> HttpResponse:
    return redirect("profile", request.user.username)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def settings_page(request: GuestRequest) -> HttpResponse:
    """The settings page. A guest's settings stay in the browser: ``static/js/site/settings.js``."""
    member = request.user if request.user.is_authenticated else None
    if request.method != "POST":
        chosen = preferences_of(member.preferences if member else {})
        options = [_option(field, chosen) for field in _offered(member)]
        return render(request, "accounts/settings.html", {"options": options})
    if member is None:
        return _sign_in_first(reverse("settings"))
    if not _keep(member, request.POST.dict()):
        return render(request, "400.html", status=400)
    messages.success(request, word("settings-saved"))
    response = redirect("settings")
    speak(response, preferences_of(member.preferences).language)
    return response


@require_POST
def keep(request: GuestRequest) -> HttpResponse:
    """Store one preference, changed by a button on some page."""
    if not request.user.is_authenticated:
        return HttpResponse(status=401)
    return HttpResponse(status=204 if _keep(request.user, request.POST.dict()) else 400)


@require_http_methods(["GET", "HEAD", "POST"])
@post_only("front")
def set_language(request: GuestRequest) -> HttpResponse:
    """Django's ``set_language``, which sets the cookie; for a member the choice is stored, too."""
    if request.user.is_authenticated:
        _keep(request.user, {"language": request.POST.get("language", "")})
    return set_language_of_browser(request)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@post_only("settings")
def export(request: GuestRequest) -> HttpResponse:
    """Everything stored about a member or, where nobody is signed in, about the browser's guest."""
    if request.user.is_authenticated:
        if request.user.is_staff:
            ask_again(request)
        told, name = everything(request.user), f"{request.user.get_username()}.json"
    else:
        told, name = everything_of_guest(request.guest_id), "guest.json"
    response = JsonResponse(told, json_dumps_params={"indent": 2})
    response.headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(name)}"
    return response


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@members_only
@post_only("settings")
def sign_out_everywhere(request: MemberRequest) -> HttpResponse:
    """End every session of the member, this one too."""
    Member.objects.filter(pk=request.user.pk).update(sign_outs=F("sign_outs") + 1)
    get_adapter(request).logout(request)
    messages.success(request, word("account-everywhere-done"))
    return redirect("account_login")


@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def delete(request: GuestRequest) -> HttpResponse:
    """Delete the account or, where nobody is signed in, what the browser's guest left behind."""
    if request.user.is_authenticated:
        return _delete_account(cast(MemberRequest, request))
    if request.method != "POST":
        return render(request, "accounts/delete_guest.html")
    rooms = leave_as_guest(request.guest_id)
    request.guest_id = uuid4()
    return _deleted(request, rooms)


def _delete_account(request: MemberRequest) -> HttpResponse:
    too_often: HttpResponse | None = ratelimit.consume_or_429(request, action="change_password")
    if too_often is not None:
        return too_often
    form = Leave(request.POST or None, member=request.user)
    if not form.is_valid():
        return render(request, "accounts/delete.html", {"form": form})
    member = request.user.pk
    rooms = leave(request.user)
    get_adapter(request).logout(request)
    notify_account_changed(member)
    return _deleted(request, rooms)


def _deleted(request: GuestRequest, rooms: list[str]) -> HttpResponse:
    for code in rooms:
        notify_room_changed(code)
    return render(request, "accounts/deleted.html")


def _keep(member: Member, asked: dict[str, str]) -> bool:
    """Store preferences; False, and nothing changed, if a value is invalid."""
    wanted = {field: value for field, value in asked.items() if field in CHOICES}
    try:
        member.preferences = changed(member.preferences, wanted)
    except ValueError:
        return False
    member.save(update_fields=["preferences"])
    return True


def _offered(member: Member | None) -> list[str]:
    """The fields offered: a guest has no profile, and the language is chosen at the top of the
    page."""
    return list(CHOICES) if member else ["theme", "motion", "sounds", "hears", "rude"]


def _option(field: str, chosen: Preferences) -> Option:
    values = [
        Value(value, _label(field, value), value == getattr(chosen, field))
        for value in CHOICES[field]
    ]
    return Option(field, say(_language(), f"settings-{field}"), values)


def _label(field: str, value: str) -> str:
    if field == "language" and value:
        return say(_language(), f"language-{value}")
    return say(_language(), f"settings-{field}-{value or 'any'}")


def _sign_in_first(next_page: str) -> HttpResponse:
    asked = urlencode({"next": next_page, "first": "yes"}, safe="/")
    return redirect(f"{reverse('account_login')}?{asked}")


def _language() -> str:
    return language_of(get_language())
