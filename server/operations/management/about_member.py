"""What the commands about one member of the staff have in common."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError

from django.core.management.base import BaseCommand, CommandError

from server.accounts.models import Member
from server.accounts.usernames import sounds_like

LONGEST_REASON = 300


def reason(text: str) -> str:
    if not text.strip() or len(text) > LONGEST_REASON or "\0" in text:
        raise ArgumentTypeError(f"a reason has 1 to {LONGEST_REASON} characters")
    return text


class MemberCommand(BaseCommand):
    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", help="of the account, which has to be there")
        parser.add_argument("--reason", required=True, type=reason, help="for the record")

    def member(self, name: str) -> Member:
        found = Member.objects.filter(sounds_like=sounds_like(name)).first()
        if found is None:
            raise CommandError(f"nobody has an account of the name {name}")
        return found
