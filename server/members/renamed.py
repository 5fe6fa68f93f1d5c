"""Members whose username staff have taken, as they still call themselves."""

from __future__ import annotations

from server.accounts.models import Member
from server.accounts.usernames import sounds_like


def name_of_account(typed: str) -> str:
    """The username of whom somebody calls themselves at signing in: also by one that was taken."""
    renamed = Member.objects.filter(signs_in_as=sounds_like(typed))
    return renamed.values_list("username", flat=True).first() or typed
