"""Confirmation step of moderation actions: asks for a reason, then acts on every selected
object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.contrib import messages
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.utils.translation import get_language
from unfold.widgets import UnfoldAdminTextareaWidget

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.moderation.actions import ModerationAction
from server.moderation.naming import name_of
from server.rooms.refusals import Refused

CHOSEN = "_selected_action"


def reason_field() -> forms.CharField:
    return forms.CharField(
        label=word("reason"),
        help_text=word("reason-help"),
        min_length=3,
        max_length=300,
        widget=UnfoldAdminTextareaWidget(attrs={"rows": 3}),
    )


class Reason(forms.Form):
    reason = reason_field()


def done_with_reason(
    admin: Any,
    request: HttpRequest,
    chosen: Iterable[Model],
    action: ModerationAction,
    back: str,
    asking: type[Reason] = Reason,
) -> HttpResponse:
    """Show the form; once it is sent with a reason, run the action and redirect to ``back``.
    ``asking``: a form with more fields, which the action takes by their names."""
    targets = list(chosen)
    form = asking(request.POST if "reason" in request.POST else None)
    if targets and form.is_valid():
        for target in targets:
            _do(request, action, target, form.cleaned_data)
        return redirect(back)
    context = {
        **admin.admin_site.each_context(request),
        "title": word(f"moderation-{action.__name__}"),
        "opts": admin.model._meta,
        "form": form,
        "targets": [name_of(target) for target in targets],
        "asked": [(key, value) for key, value in _asked(request)],
        "back": back,
    }
    return TemplateResponse(request, "admin/reason.html", context)


def _asked(request: HttpRequest) -> Iterable[tuple[str, str]]:
    """The fields of the list's request, to resend with the reason."""
    for key in ("action", CHOSEN):
        for value in request.POST.getlist(key):
            yield key, value


def staff_of(request: HttpRequest) -> Member:
    """The staff member who asks: the admin lets nobody in who is not signed in."""
    assert request.user.is_authenticated
    return request.user


def _do(
    request: HttpRequest, action: ModerationAction, target: Model, said: Mapping[str, Any]
) -> None:
    try:
        action(staff_of(request), target, **said)
    except Refused as refused:
        language = language_of(get_language())
        why = refusal_text(language, None, refused.code, refused.params)
        messages.error(request, f"{name_of(target)}: {why}")
    else:
        messages.success(request, f"{name_of(target)}: {word(f'done-{action.__name__}')}")
