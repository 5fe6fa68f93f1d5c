"""``manage.py forget_second_factor``: for somebody who has lost device and recovery codes. They
sign in by their password then, and staff set up another factor before the desk opens."""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandError

from server.moderation.actions import forget_factor
from server.operations.management.about_member import MemberCommand
from server.rooms.refusals import Refused


class Command(MemberCommand):
    help = "Forget a member's lost second factor, and sign them out everywhere. It is on record."

    def handle(self, *_args: Any, **options: Any) -> None:
        member = self.member(options["name"])
        try:
            forget_factor(None, member, options["reason"])
        except Refused:
            raise CommandError(f"{member.username} has no second factor") from None
        self.stdout.write(f"{member.username} signs in by the password alone now")
