"""The queue of reported lines in the admin: what waits comes first, the oldest before; a page with
the evidence; decision and answer."""

from __future__ import annotations

import time
from typing import Any

from django import forms
from django.contrib.admin import display
from django.db import models
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language
from unfold.dataclasses import UnfoldAction
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import UnfoldAdminRadioSelectWidget, UnfoldAdminSelectWidget

from server.core.lazy_messages import word
from server.core.messages import duration, language_of
from server.moderation import deciding
from server.moderation.filters import CaseStates
from server.moderation.models import GROUNDS, NOTHING, OUTCOMES, Case, CaseLine
from server.moderation.naming import end_in_words, in_words, said_in
from server.moderation.reasons import Reason, done_with_reason
from server.moderation.staff_admin import StaffAdmin, link

in_words(Case, "case", "code", "state", "name", "room", "opened_at", "decided_at")

WAITING = (Case.OPEN, Case.APPEALED)
WAITING_FIRST = models.Case(models.When(state__in=WAITING, then=0), default=1)


class Decision(Reason):
    """What follows, and why in words that both sides are told."""

    outcome = forms.ChoiceField(
        label=word("outcome"),
        help_text=word("outcome-help"),
        choices=[(key, word(f"outcome-{key}")) for key in OUTCOMES],
        widget=UnfoldAdminRadioSelectWidget,
    )
    ground = forms.ChoiceField(
        label=word("ground"),
        required=False,
        choices=[("", "–"), *((key, word(f"because-{key}")) for key in GROUNDS)],
        widget=UnfoldAdminSelectWidget,
    )
    field_order = ("outcome", "ground", "reason")

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("outcome", NOTHING) != NOTHING and not said.get("ground"):
            self.add_error("ground", str(word("ground-missing")))
        return said


class Answer(Reason):
    upheld = forms.TypedChoiceField(
        label=word("answer"),
        choices=[("yes", word("answer-upheld")), ("no", word("answer-taken-back"))],
        coerce=lambda chosen: chosen == "yes",
        widget=UnfoldAdminRadioSelectWidget,
    )
    field_order = ("upheld", "reason")


class CaseAdmin(StaffAdmin):
    list_display = ("said", "author_name", "grounds", "how_many", "standing", "waits", "opened_at")
    list_display_links = ("said",)
    list_filter = (("state", CaseStates),)
    list_select_related = ("room", "match", "author", "sanction")
    shown = ("place", "state", "room", "name")
    search_fields = ("code", "place", "name")
    search_help_text = word("search-cases")
    fields = (
        ("standing", "waits"),
        ("opened_at", "code"),
        ("author_link", "of_room", "of_match"),
        "conversation",
        "reported",
        "decided",
        "objection",
    )
    readonly_fields = (
        *("standing", "waits", "author_link", "of_room", "of_match", "conversation", "reported"),
        *("deed", "decided", "objection"),
    )
    actions_detail = ("decide_this", "answer_this")

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[Case]:
        line = CaseLine.objects.filter(case=models.OuterRef("pk"), number=models.OuterRef("number"))
        cases: models.QuerySet[Case] = super().get_queryset(request)
        return cases.annotate(
            text=models.Subquery(line.values("text")[:1]),
            phrase=models.Subquery(line.values("phrase")[:1]),
        ).prefetch_related("reports__reporter")

    def get_ordering(self, request: HttpRequest) -> Any:
        return (WAITING_FIRST.asc(), "opened_at", "pk")

    def has_decide_case_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "decide_case")

    def get_actions_detail(self, request: HttpRequest, object_id: Any) -> list[UnfoldAction]:
        """What the case waits for."""
        case = self.get_object(request, str(object_id))
        if case is None or not self._may_settle(request, case):
            return []
        wanted = self.answer_this if case.state == Case.APPEALED else self.decide_this
        found = super().get_actions_detail(request, object_id)
        return [each for each in found if each.method == wanted]

    def get_fields(self, request: HttpRequest, obj: Case | None = None) -> Any:
        """With the deed below the evidence: a narrow page hides those at its top in a menu."""
        evidence, outcome = self.fields[:-2], self.fields[-2:]
        if obj is not None and self._may_settle(request, obj):
            return (*evidence, "deed", *outcome)
        return self.fields

    def _may_settle(self, request: HttpRequest, case: Case) -> bool:
        """Nobody answers the objection to a decision of their own."""
        own = case.state == Case.APPEALED and case.decided_by == request.user
        return case.state in WAITING and not own and self.has_decide_case_permission(request)

    @display(description=word("field-deed"))
    def deed(self, case: Case) -> str:
        appealed = case.state == Case.APPEALED
        do, path = ("answer_appeal", "answer") if appealed else ("decide_case", "decide")
        address = reverse(f"admin:moderation_case_{path}_this", args=[case.pk])
        return format_html('<a class="deed" href="{}">{}</a>', address, word(f"moderation-{do}"))

    @display(description=word("field-text"))
    def said(self, case: Any) -> str:
        if not case.of_a_line:
            return str(word("case-without-line"))
        return said_in(CaseLine(text=case.text or "", phrase=case.phrase or ""))

    @display(description=word("field-author"))
    def author_name(self, case: Case) -> str:
        return case.name or str(word("former-guest"))

    @display(description=word("field-author"))
    def author_link(self, case: Case) -> str:
        return link(case.author, self.author_name(case))

    @display(description=word("field-grounds"))
    def grounds(self, case: Case) -> str:
        found = dict.fromkeys(report.ground for report in case.reports.all())
        return ", ".join(str(word(f"ground-{key}")) for key in found)

    @display(description=word("field-reports"))
    def how_many(self, case: Case) -> int:
        return len(case.reports.all())

    @display(description=word("field-state"), ordering="state")
    def standing(self, case: Case) -> str:
        return str(word(f"case-{case.state}"))

    @display(description=word("field-waits"))
    def waits(self, case: Case) -> str:
        since = case.appealed_at if case.state == Case.APPEALED else case.opened_at
        if case.state not in WAITING or since is None:
            return "–"
        waited = int((time.time() - since.timestamp()) * 1000)
        return duration(language_of(get_language()), waited)

    @display(description=word("field-room"))
    def of_room(self, case: Case) -> str:
        return link(case.room) if case.room else case.place

    @display(description=word("field-match"))
    def of_match(self, case: Case) -> str:
        if case.match is None:
            return "–"
        at = word("case-at-version", match=case.match.code, version=case.version or 0)
        return link(case.match, at)

    @display(description=word("field-conversation"))
    def conversation(self, case: Case) -> str:
        rows = (
            (
                "reported" if line.number == case.number else "",
                line.name or word("former-guest"),
                said_in(line),
            )
            for line in case.lines.all()
        )
        lines = format_html_join("", '<li class="{}"><b>{}</b> {}</li>', rows)
        return format_html('<ol class="conversation">{}</ol>', lines)

    @display(description=word("field-reports"))
    def reported(self, case: Case) -> str:
        rows = (
            (
                link(report.reporter) if report.reporter else word("case-reporter-gone"),
                word(f"ground-{report.ground}"),
                f": {report.words}" if report.words else "",
            )
            for report in case.reports.all()
        )
        return format_html(
            '<ul class="conversation">{}</ul>',
            format_html_join("", "<li>{}, {}{}</li>", rows),
        )

    @display(description=word("field-decision"))
    def decided(self, case: Case) -> str:
        if not case.outcome:
            return "–"
        told = [str(word(f"outcome-{case.outcome}"))]
        told += [str(word(f"because-{case.ground}"))] if case.ground else []
        told += [case.decided_by.username] if case.decided_by else []
        told += [end_in_words(case.sanction)] if case.sanction else []
        return " · ".join(told)

    @display(description=word("field-appeal"))
    def objection(self, case: Case) -> str:
        return case.appeal or "–"

    @action(
        description=word("moderation-decide_case"),
        permissions=["decide_case"],
        url_path="decide",
        variant=ActionVariant.PRIMARY,
    )
    def decide_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self._asked(request, object_id, deciding.decide_case, Decision)

    @action(
        description=word("moderation-answer_appeal"),
        permissions=["decide_case"],
        url_path="answer",
        variant=ActionVariant.PRIMARY,
    )
    def answer_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self._asked(request, object_id, deciding.answer_appeal, Answer)

    def _asked(self, request: HttpRequest, id: str, do: Any, asking: type[Reason]) -> HttpResponse:
        """The form; what was decided leads back to what still waits."""
        chosen = self.get_queryset(request).filter(pk=id)
        back = reverse("admin:moderation_case_changelist")
        return done_with_reason(self, request, chosen, do, back, asking)
