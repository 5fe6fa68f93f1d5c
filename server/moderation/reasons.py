"""Confirmation step of moderation actions: asks for a reason, then acts on every selected
object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.contrib import messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.utils.translation import get_language
from unfold.widgets import UnfoldAdminSelectWidget, UnfoldAdminTextareaWidget

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.moderation.actions import ModerationAction
from server.moderation.models import GROUNDS
from server.moderation.naming import name_of
from server.moderation.parties import Party, shown_to
from server.rooms.models import Seat
from server.rooms.refusals import Refused

CHOSEN = "_selected_action"
SITTING = "sitting"
"""The field in which a form says who sat where when it was shown: a deed at a seat is about a
person, and another may sit there by the time it is sent."""


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
    record = "reason-record"
    """Key of what is said at its end: when it happens."""


class Grounded(Reason):
    """And why in words that the person is told."""

    grounds: tuple[str, ...] = GROUNDS
    ground = forms.ChoiceField(label=word("mute-ground"), widget=UnfoldAdminSelectWidget)
    field_order: tuple[str, ...] = ("ground", "reason")

    def __init__(self, sent: Any = None) -> None:
        super().__init__(sent)
        chosen: Any = self.fields["ground"]
        chosen.choices = [("", "–"), *((key, word(f"because-{key}")) for key in self.grounds)]


def done_with_reason(
    admin: Any,
    request: HttpRequest,
    chosen: Iterable[Model],
    action: ModerationAction,
    back: str,
    asking: type[Reason] = Reason,
    page: str = "admin/reason.html",
    more: Mapping[str, Any] | None = None,
) -> HttpResponse:
    """Show the form; once it is sent with a reason, run the action and redirect to ``back``.
    ``asking``: a form with more fields, which the action takes by their names. ``page`` shows
    ``more`` beside it."""
    targets = list(chosen)
    sitting = _sitting(targets)
    form = asking(request.POST if "reason" in request.POST else None)
    if targets and form.is_valid():
        if request.POST.getlist(SITTING, sitting) == sitting:
            for target in targets:
                _do(request, action, target, form.cleaned_data)
            return redirect(back)
        messages.warning(request, word("seat-changed"))
    context = {
        **admin.admin_site.each_context(request),
        "title": word(f"moderation-{action.__name__}"),
        "opts": admin.model._meta,
        "form": form,
        "targets": list(map(_shown, targets)),
        "asked": [*_asked(request), *((SITTING, seat) for seat in sitting)],
        "back": back,
        **(more or {}),
    }
    return TemplateResponse(request, page, context)


def _sitting(targets: Iterable[Model]) -> list[str]:
    return [f"{seat.pk} {seat.guest_id}" for seat in targets if isinstance(seat, Seat)]


def _shown(target: Model) -> str:
    if isinstance(target, Seat) and target.name:
        return f"{name_of(target)}: {target.name}"
    return name_of(target)


def _asked(request: HttpRequest) -> Iterable[tuple[str, str]]:
    """The fields of the list's request, to resend with the reason."""
    for key in ("action", CHOSEN):
        for value in request.POST.getlist(key):
            yield key, value


def staff_of(request: HttpRequest) -> Member:
    """The staff member who asks: the admin lets nobody in who is not signed in."""
    assert request.user.is_authenticated
    return request.user


def shown_on(request: HttpRequest, rows: QuerySet[Any]) -> QuerySet[Any]:
    """As ``shown_to``, for a page: what its reader is a party to is asked for once."""
    page: Any = request
    if not hasattr(page, "party"):
        page.party = Party(staff_of(request))
    return shown_to(page.party, rows)


def _do(
    request: HttpRequest, action: ModerationAction, target: Model, said: Mapping[str, Any]
) -> None:
    try:
        action(staff_of(request), target, **said)
    except Refused as refused:
        messages.error(request, f"{name_of(target)}: {refusal_of(refused)}")
    else:
        messages.success(request, f"{name_of(target)}: {word(f'done-{action.__name__}')}")


def refusal_of(refused: Refused) -> str:
    """Its text in the reader's language."""
    return refusal_text(language_of(get_language()), None, refused.code, refused.params)
