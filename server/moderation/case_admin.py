"""The queue of reports in the admin: what waits comes first, by weight and age; a page with the
evidence; claim, decision, undoing and answer."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.db import models
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from unfold.dataclasses import UnfoldAction
from unfold.decorators import action
from unfold.enums import ActionVariant
from unfold.widgets import UnfoldAdminRadioSelectWidget, UnfoldAdminSelectWidget

from server.accounts.models import Member
from server.core.lazy_messages import word
from server.moderation import alarm, claiming, deciding
from server.moderation.case_evidence import REPORTED, Evidence, Known
from server.moderation.entrance import ask_again
from server.moderation.filters import CaseStates, Grounds
from server.moderation.looks import OnRecord, note_look
from server.moderation.models import BAN, GROUNDS_OF, NOTHING, Case
from server.moderation.naming import in_words
from server.moderation.outcomes import (
    offered,
    outcome_in_words,
    touched_by_answer,
    touched_by_decision,
    touched_by_taking_back,
)
from server.moderation.reasons import Reason, done_with_reason, refusal_of, shown_on, staff_of
from server.moderation.staff_admin import StaffAdmin
from server.moderation.waiting import beside
from server.rooms.refusals import Refused

in_words(Case, "case", "code", "state", "name", "room", "opened_at", "decided_at")

WAITING_FIRST = models.Case(models.When(state__in=Case.WAITING, then=0), default=1)


class Decision(Reason):
    """What follows, and why in words that both sides are told: see ``fitting``."""

    outcome = forms.ChoiceField(
        label=word("outcome"),
        help_text=word("outcome-help"),
        widget=UnfoldAdminRadioSelectWidget,
    )
    ground = forms.ChoiceField(
        label=word("ground"),
        required=False,
        widget=UnfoldAdminSelectWidget,
    )
    field_order = ("outcome", "ground", "reason")

    def clean(self) -> dict[str, Any]:
        said = super().clean() or {}
        if said.get("outcome", NOTHING) != NOTHING and not said.get("ground"):
            self.add_error("ground", str(word("ground-missing")))
        return said


def fitting(case: Case, who: Member) -> type[Decision]:
    """With what may be decided about this case, by this member."""
    grounds = GROUNDS_OF[case.kind]

    class Fitting(Decision):
        def __init__(self, sent: Any = None) -> None:
            super().__init__(sent)
            outcome: Any = self.fields["outcome"]
            outcome.choices = [(key, outcome_in_words(case, key)) for key in offered(case, who)]
            ground: Any = self.fields["ground"]
            ground.choices = [("", "–"), *((key, word(f"because-{key}")) for key in grounds)]

    return Fitting


class Answer(Reason):
    upheld = forms.TypedChoiceField(
        label=word("answer"),
        choices=[("yes", word("answer-upheld")), ("no", word("answer-taken-back"))],
        coerce=lambda chosen: chosen == "yes",
        widget=UnfoldAdminRadioSelectWidget,
    )
    field_order = ("upheld", "reason")


class CaseAdmin(OnRecord, Evidence, StaffAdmin):
    missing = "case-not-here"
    list_display = (
        *("said", "author_name", "grounds", "how_many", "standing", "waits", "held"),
        "reported_at",
    )
    list_display_links = ("said",)
    # A row costs more to draw than to find, and nobody reads on below those that weigh most.
    list_per_page = 25
    list_filter = (Grounds, CaseStates)
    list_select_related = ("claimed_by",)
    list_before_template = "admin/case/above.html"
    change_form_outer_before_template = "admin/case/bar.html"
    shown = ("place", "state", "room", "name", "opened_at")
    search_fields = ("code", "place", "name")
    search_help_text = word("search-cases")
    fields = (
        "said",
        ("standing", "waits"),
        ("reported_at", "code"),
        ("author_link", "of_room", "of_match"),
        *("conversation", "reported", "earlier", "deeds", "decided", "objection"),
    )
    readonly_fields = (
        *("said", "standing", "waits", "reported_at", "author_link", "of_room", "of_match"),
        *("conversation", "reported", "earlier", "deeds", "decided", "objection"),
    )
    actions_detail = ("claim_this", "give_this_back", "decide_this", "answer_this", "undo_this")

    def get_queryset(self, request: HttpRequest) -> models.QuerySet[Case]:
        cases: models.QuerySet[Case] = super().get_queryset(request)
        return cases.prefetch_related(REPORTED, "reports")

    def get_ordering(self, request: HttpRequest) -> Any:
        return (WAITING_FIRST.asc(), "rank", "pk")

    def get_urls(self) -> list[URLPattern]:
        count = self.admin_site.admin_view(self.waiting_now)
        return [path("waiting/", count, name="moderation_case_waiting"), *super().get_urls()]

    def waiting_now(self, request: HttpRequest) -> HttpResponse:
        if not self.has_view_permission(request):
            return HttpResponse(status=403)
        return alarm.waiting_now(request)

    def has_decide_case_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return self.may(request, "decide_case")

    def get_actions_detail(self, request: HttpRequest, object_id: Any) -> list[UnfoldAction]:
        """None at the top of the page, where a narrow one hides them: they stand in a bar."""
        return []

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Case | None:
        """Read once a page, with all that the page shows."""
        read = vars(request).setdefault("cases_read", {})
        if object_id not in read:
            everything = self.get_queryset(request).select_related(
                *("room__match__head", "match", "author", "decided_by", "claimed_by", "sanction")
            )
            rows = everything.prefetch_related("lines", "reports__reporter")
            case: Any = rows.filter(pk=object_id).first() if self.is_id(object_id) else None
            if case is not None:
                case.known = Known(case, request)
            read[object_id] = case
        found: Case | None = read[object_id]
        return found

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        case = self.get_object(request, object_id)
        more = {} if case is None else {"bar": self._bar(request, case)}
        return super().change_view(request, object_id, form_url, {**(extra_context or {}), **more})

    def _bar(self, request: HttpRequest, case: Case) -> dict[str, Any]:
        """Where the case stands among those that wait, who holds it, and what can be done."""
        who, may = staff_of(request), self.has_decide_case_permission(request)
        before, after = beside(case, shown_on(request, Case.objects.all()))
        own = case.state == Case.APPEALED and case.is_decision_of(who)
        return {
            "case": case,
            "before": before,
            "after": after,
            "count": alarm.waiting(request),
            "elsewhere": case.claimed_from(who),
            "mine": case.claimed and case.claimed_by_id == who.pk,
            "own": own,
            "decides": may and case.waits and not own and not case.claimed_from(who),
            "deed": word(f"moderation-{_deed_of(case)}"),
            "undo": may and deciding.why_not_undone(who, case) is None,
            "undo_until": case.decided_at and case.decided_at + deciding.UNDO,
        }

    @action(description=word("moderation-claim"), permissions=["decide_case"], url_path="claim")
    def claim_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Leads to the form; whoever comes by another way than its button to the case."""
        case = self.get_object(request, object_id)
        if case is None:
            return self.not_here(request)
        if request.method == "POST" and self._tried(request, claiming.claim, case):
            return redirect(f"admin:moderation_case_{_form_of(case)}_this", object_id)
        return redirect("admin:moderation_case_change", object_id)

    @action(
        description=word("moderation-give_back"), permissions=["decide_case"], url_path="give-back"
    )
    def give_this_back(self, request: HttpRequest, object_id: str) -> HttpResponse:
        case = self.get_object(request, object_id)
        if case is None:
            return self.not_here(request)
        if request.method == "POST" and self._tried(request, claiming.give_back, case):
            messages.success(request, str(word("done-give_back")))
        return redirect("admin:moderation_case_change", object_id)

    @action(
        description=word("moderation-decide_case"),
        permissions=["decide_case"],
        url_path="decide",
        variant=ActionVariant.PRIMARY,
    )
    def decide_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        if request.POST.get("outcome", "").startswith(BAN):
            ask_again(request)
        return self._asked(request, object_id, deciding.decide_case, Decision)

    @action(
        description=word("moderation-answer_appeal"),
        permissions=["decide_case"],
        url_path="answer",
        variant=ActionVariant.PRIMARY,
    )
    def answer_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return self._asked(request, object_id, deciding.answer_appeal, Answer)

    @action(
        description=word("moderation-undo_decision"), permissions=["decide_case"], url_path="undo"
    )
    def undo_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        case = self.get_object(request, object_id)
        if case is None:
            return self.not_here(request)
        back = reverse("admin:moderation_case_change", args=[object_id])
        refusal = deciding.why_not_undone(staff_of(request), case)
        if request.method == "GET" and refusal is not None:
            messages.error(request, refusal_of(refusal))
            return redirect(back)
        more = {"touched": [("", "", touched_by_taking_back(case))]}
        return self._reasoned(request, case, deciding.undo_decision, back, Reason, more)

    def _asked(self, request: HttpRequest, id: str, do: Any, asking: type[Reason]) -> HttpResponse:
        """The form, for whoever holds the case; what was decided leads back to what still waits."""
        case, who = self.get_object(request, id), staff_of(request)
        if case is None:
            return self.not_here(request)
        if request.method == "GET" and not (case.claimed and case.claimed_by_id == who.pk):
            return redirect("admin:moderation_case_change", id)
        decides = do is deciding.decide_case
        if decides:
            asking = fitting(case, who)
        touched = touched_by_decision(case, who) if decides else touched_by_answer(case)
        back = reverse("admin:moderation_case_changelist")
        done = self._reasoned(request, case, do, back, asking, {"touched": touched})
        if decides and done.status_code == 302 and self._undoes(who, case):
            undo = reverse("admin:moderation_case_undo_this", args=[id])
            link = '<a class="deed" href="{}" aria-keyshortcuts="z">{}</a> {}'
            told = word("undo-within", minutes=deciding.UNDO.seconds // 60)
            messages.info(request, format_html(link, undo, word("moderation-undo_decision"), told))
        return done

    def _undoes(self, who: Member, case: Case) -> bool:
        now = Case.objects.filter(pk=case.pk).first()
        return now is not None and deciding.why_not_undone(who, now) is None

    def _reasoned(
        self,
        request: HttpRequest,
        case: Case,
        do: Any,
        back: str,
        asking: type[Reason],
        more: dict[str, Any],
    ) -> HttpResponse:
        note_look(request, case)
        return done_with_reason(
            self,
            request,
            [case],
            do,
            back,
            asking,
            "admin/case/deciding.html",
            {"case": case, "conversation": self.conversation(case), **more},
        )

    def _tried(self, request: HttpRequest, do: Any, case: Case) -> bool:
        try:
            do(staff_of(request), case)
        except Refused as refused:
            messages.error(request, refusal_of(refused))
            return False
        return True


def _form_of(case: Case) -> str:
    return "answer" if case.state == Case.APPEALED else "decide"


def _deed_of(case: Case) -> str:
    return "answer_appeal" if case.state == Case.APPEALED else "decide_case"
