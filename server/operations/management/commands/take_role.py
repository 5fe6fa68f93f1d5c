"""``manage.py take_role``: somebody is staff no longer. Their account stays."""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandError

from server.moderation.actions import change_role
from server.operations.management.about_member import MemberCommand


class Command(MemberCommand):
    help = "Take a member's role of the staff away. It is on record."

    def handle(self, *_args: Any, **options: Any) -> None:
        member = self.member(options["name"])
        if not member.is_staff:
            raise CommandError(f"{member.username} has no role")
        change_role(None, member, None, options["reason"])
        self.stdout.write(f"{member.username} has no role any more")
