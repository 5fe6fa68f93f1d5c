"""Pages for those who report something and for those about whom was decided: form, number and
outcome; decision, and one appeal."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django import forms
from django.db.models import F
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from server.accounts.middleware import GuestRequest
from server.core import periods
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.moderation import deciding
from server.moderation.events import told_in_words
from server.moderation.models import GROUNDS_OF, PROFILE, Case
from server.moderation.moments import sentence_at
from server.moderation.own_cases import own_decisions, own_reports
from server.moderation.reportable import (
    OfEvent,
    OfLine,
    OfPerson,
    OfPlayer,
    OfProfile,
    OfRoom,
    Reportable,
    Target,
)
from server.moderation.reporting import send
from server.moderation.taking_away import document_of
from server.rooms.admission import who_acts
from server.rooms.models import Sanction
from server.rooms.refusals import Refused

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


class ReportForm(forms.Form):
    ground = forms.ChoiceField()
    words = forms.CharField(required=False, max_length=500)

    def __init__(self, sent: Any, grounds: tuple[str, ...]) -> None:
        super().__init__(sent)
        chosen: Any = self.fields["ground"]
        chosen.choices = [(key, key) for key in grounds]


class AppealForm(forms.Form):
    appeal = forms.CharField(min_length=3, max_length=1000)


def _reporting(about: Callable[..., Reportable]) -> Callable[..., HttpResponse]:
    """The page on which something is reported. ``about``: made of what stands in its address."""

    @never_cache
    @require_http_methods(["GET", "HEAD", "POST"])
    def page(request: GuestRequest, **address: Any) -> HttpResponse:
        try:
            return _report(request, about(**address), who_acts(request))
        except Refused:
            return redirect("account_inactive")

    return page


report = _reporting(OfLine)
report_room = _reporting(OfRoom)
report_person = _reporting(OfPerson)
report_event = _reporting(OfEvent)
report_player = _reporting(OfPlayer)
report_profile = _reporting(OfProfile)


def _report(request: GuestRequest, what: Reportable, guest: UUID) -> HttpResponse:
    target = what.find(guest)
    if target is None:
        return lost(request, word("refuse-no-target"))
    grounds = GROUNDS_OF[target.kind]
    context = {
        "target": target,
        "title": word(f"report-title-{target.kind}"),
        "goes_along": word(f"report-goes-along{_along(target)}"),
        "told": told_in_words(target.seen, target.match, target.number),
        "grounds": _worded(grounds, "ground"),
    }
    if request.method != "POST":
        return render(request, "reports/new.html", context)
    form = ReportForm(request.POST, grounds)
    if not form.is_valid():
        chosen = request.POST.get("ground") in grounds
        refusal = word("report-too-long" if chosen else "report-choose")
        return _refused(request, "reports/new.html", context, str(refusal))
    try:
        made = send(what, guest, **form.cleaned_data)
    except Refused as refused:
        return _refused(request, "reports/new.html", context, _text(refused))
    return redirect("reported", made.code)


def _along(target: Target) -> str:
    if target.kind == PROFILE:
        return "-profile"
    return "-replay" if target.replayed else Case(kind=target.kind).wording


@require_safe
@never_cache
def reports(request: GuestRequest) -> HttpResponse:
    context = {
        "reports": own_reports(request).order_by("-at"),
        "decisions": own_decisions(request).order_by(F("decided_at").desc(nulls_first=True)),
    }
    return render(request, "reports/own.html", context)


@require_safe
@never_cache
def reported(request: GuestRequest, code: str) -> HttpResponse:
    """A report's number, and what came of it."""
    found = own_reports(request).filter(code=code).first()
    if found is None:
        return lost(request, word("report-lost-line"))
    if (found.case.settled or found.case.undone) and not found.told:
        found.told = True
        found.save(update_fields=["told"])
    context = {
        "report": found,
        "case": found.case,
        "told": told_in_words(found.seen, found.case.match, found.case.number),
        "others": found.case.reports.count() - 1,
    }
    return render(request, "reports/reported.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def decision(request: GuestRequest, code: str) -> HttpResponse:
    """What was decided, for whom it is about; they may object once."""
    case = own_decisions(request).filter(code=code).first()
    if case is None:
        return lost(request, word("report-lost-line"))
    if not case.told:
        Case.objects.filter(pk=case.pk).update(told=True)
    context = {
        "case": case,
        "line": case.line,
        "document": document_of(case),
        "standing": _standing(case.sanction),
        "days": periods.APPEAL,
    }
    if request.method != "POST":
        return render(request, "reports/decision.html", context)
    form = AppealForm(request.POST)
    if not form.is_valid():
        return _refused(request, "reports/decision.html", context, str(word("appeal-words")))
    try:
        deciding.appeal(case, form.cleaned_data["appeal"])
    except Refused as refused:
        case.refresh_from_db()
        return _refused(request, "reports/decision.html", context, _text(refused))
    return redirect("decision", code)


def lost(request: HttpRequest, why: StrPromise) -> HttpResponse:
    """The same for whom it does not concern as where there is none."""
    return render(request, "reports/lost.html", {"why": why}, status=HTTPStatus.NOT_FOUND)


def _standing(sanction: Sanction | None) -> str:
    """Until when it holds, and where; when it was over, once it is."""
    if sanction is None:
        return ""
    kind = sanction.kind
    at = sanction.ended_at or sanction.until
    if not sanction.in_force:
        return sentence_at(f"{kind}-over", at, "minute")
    if sanction.room is not None:
        return sentence_at(f"{kind}-stands-here", at, "minute", room=sanction.room.code)
    return sentence_at(f"{kind}-stands", at, "minute")


def _worded(keys: tuple[str, ...], kind: str) -> list[tuple[str, str]]:
    return [(key, str(word(f"{kind}-{key}"))) for key in keys]


def _text(refused: Refused) -> str:
    return refusal_text(language_of(get_language()), None, refused.code, refused.params)


def _refused(
    request: HttpRequest, page: str, context: dict[str, Any], refusal: str
) -> HttpResponse:
    """The page again, with what was typed."""
    typed = {key: request.POST.get(key, "") for key in ("ground", "words", "appeal")}
    context = {**context, "refusal": refusal, "typed": typed}
    return render(request, page, context, status=HTTPStatus.BAD_REQUEST)
