"""A match's page in the admin: its comparison with a replay of its log, its rebuilding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from unfold.decorators import action
from unfold.enums import ActionVariant

from server.core.lazy_messages import word
from server.moderation.comparing import compare, rebuild_match
from server.moderation.entrance import ask_again
from server.moderation.reasons import refusal_of
from server.moderation.staff_admin import DoneTo
from server.rooms.refusals import Refused

if TYPE_CHECKING:
    Base = DoneTo
else:
    Base = object


class ComparedWithLog(Base):
    """Of the admin of matches."""

    def has_rebuild_match_permission(self, request: HttpRequest, _id: object = None) -> bool:
        return request.user.has_perm("moderation.rebuild_match")

    @action(
        description=word("moderation-compare_match"),
        permissions=["freeze_match"],
        url_path="compare",
    )
    def compare_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Changes nothing, so one click is enough."""
        match = self.get_object(request, object_id)
        if match is not None:
            try:
                compare(match)
            except Refused as refused:
                messages.error(request, refusal_of(refused))
            else:
                messages.success(request, str(word("match-as-stored")))
        return redirect(reverse("admin:matches_match_change", args=[object_id]))

    @action(
        description=word("moderation-rebuild_match"),
        permissions=["rebuild_match"],
        url_path="rebuild",
        variant=ActionVariant.DANGER,
    )
    def rebuild_this(self, request: HttpRequest, object_id: str) -> HttpResponse:
        ask_again(request)
        return self.do_to(request, object_id, rebuild_match)
