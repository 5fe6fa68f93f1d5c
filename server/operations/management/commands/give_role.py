"""``manage.py give_role``: makes somebody with an account staff, or gives them another role. A new
site gets its first admin by it."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from server.moderation.actions import change_role
from server.moderation.roles import ROLES
from server.operations.management.about_member import MemberCommand


class Command(MemberCommand):
    help = "Give a member a role of the staff, in place of the one they have. It is on record."

    def add_arguments(self, parser: ArgumentParser) -> None:
        super().add_arguments(parser)
        parser.add_argument("role", choices=ROLES)

    def handle(self, *_args: Any, **options: Any) -> None:
        member = self.member(options["name"])
        if not member.is_active:
            raise CommandError(f"the account {member.username} is closed")
        change_role(None, member, options["role"], options["reason"])
        self.stdout.write(f"{member.username} has the role {options['role']}")
