"""Pages for those who report a line and for those about whose line was decided: form, number and
outcome; decision, and one appeal."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django import forms
from django.db.models import F
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.formats import date_format
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from server.accounts.middleware import GuestRequest
from server.core import periods
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.moderation import deciding
from server.moderation.models import GROUNDS, Case
from server.moderation.own_cases import own_decisions, own_reports
from server.moderation.reporting import line_to_report
from server.moderation.reporting import report as report_line
from server.rooms.admission import who_acts
from server.rooms.models import Sanction
from server.rooms.refusals import Refused

MINUTE = "j E Y, H:i"


class ReportForm(forms.Form):
    ground = forms.ChoiceField(choices=[(key, word(f"ground-{key}")) for key in GROUNDS])
    words = forms.CharField(required=False, max_length=500)


class AppealForm(forms.Form):
    appeal = forms.CharField(min_length=3, max_length=1000)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def report(request: GuestRequest, code: str, channel: str, number: int) -> HttpResponse:
    try:
        guest = who_acts(request)
        line = line_to_report(code, guest, channel, number)
        if line is None:
            raise Http404
        context = {"line": line, "grounds": _worded(GROUNDS, "ground")}
        if request.method != "POST":
            return render(request, "reports/new.html", context)
        form = ReportForm(request.POST)
        if not form.is_valid():
            chosen = request.POST.get("ground") in GROUNDS
            refusal = word("report-too-long" if chosen else "report-choose")
            return _refused(request, "reports/new.html", context, str(refusal))
        try:
            made = report_line(code, guest, channel, number, **form.cleaned_data)
        except Refused as refused:
            return _refused(request, "reports/new.html", context, _text(refused))
    except Refused:
        return redirect("account_inactive")
    return redirect("reported", made.code)


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
    found = get_object_or_404(own_reports(request), code=code)
    if (found.case.settled or found.case.undone) and not found.told:
        found.told = True
        found.save(update_fields=["told"])
    return render(request, "reports/reported.html", {"report": found, "case": found.case})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def decision(request: GuestRequest, code: str) -> HttpResponse:
    """What was decided about a line, for whoever has said it; they may object once."""
    case = get_object_or_404(own_decisions(request), code=code)
    if not case.told:
        Case.objects.filter(pk=case.pk).update(told=True)
    context = {
        "case": case,
        "line": case.lines.filter(number=case.number).first(),
        "decided": date_format(case.decided_at, "j E Y") if case.decided_at else "",
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


def _standing(sanction: Sanction | None) -> str:
    """Until when it holds, and where; when it was over, once it is."""
    if sanction is None:
        return ""
    kind = sanction.kind
    date = date_format(sanction.ended_at or sanction.until, MINUTE)
    if not sanction.in_force:
        return str(word(f"{kind}-over", date=date))
    if sanction.room is not None:
        return str(word(f"{kind}-stands-here", date=date, room=sanction.room.code))
    return str(word(f"{kind}-stands", date=date))


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
