"""Another username for a member from whom staff have taken theirs: chosen once."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import get_adapter
from django import forms
from django.contrib import messages
from django.db import IntegrityError, transaction
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from server.accounts.middleware import MemberRequest
from server.accounts.models import Member
from server.accounts.sessions import guest_of
from server.accounts.usernames import LONGEST, SHORTEST
from server.core.lazy_messages import word
from server.core.messages import language_of, refusal_text
from server.members.views import members_only
from server.rooms.refusals import Refused
from server.rooms.renaming import refuse_a_name_taken_away


class NewName(forms.Form):
    username = forms.CharField(
        label=word("account-username"),
        help_text=word("account-username-help"),
        max_length=LONGEST,
        min_length=SHORTEST,
        widget=forms.TextInput(attrs={"autocapitalize": "none", "spellcheck": "false"}),
    )

    def __init__(self, request: MemberRequest) -> None:
        super().__init__(request.POST if request.method == "POST" else None)
        self._guest = guest_of(request)

    def clean_username(self) -> str:
        name: str = get_adapter().clean_username(self.cleaned_data["username"])
        try:
            refuse_a_name_taken_away(self._guest, name)
        except Refused as refused:
            language = language_of(get_language())
            told = refusal_text(language, None, refused.code, refused.params)
            raise forms.ValidationError(told) from None
        return name


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@members_only
def new_name(request: MemberRequest) -> HttpResponse:
    if request.user.signs_in_as is None:
        return redirect("settings")
    form: Any = NewName(request)
    if request.method == "POST" and form.is_valid():
        if _take(request.user, form.cleaned_data["username"]):
            messages.success(request, word("new-name-taken"))
            return redirect("settings")
        form.add_error("username", str(word("account-taken")))
    status = 400 if form.errors else 200
    return render(request, "accounts/new_name.html", {"form": form}, status=status)


def _take(member: Member, name: str) -> bool:
    """False if somebody else has taken it meanwhile."""
    member.username, member.signs_in_as = name, None
    try:
        with transaction.atomic():
            member.save(update_fields=["username", "signs_in_as"])
    except IntegrityError:
        member.refresh_from_db()
        return False
    return True
