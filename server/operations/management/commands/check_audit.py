"""``manage.py check_audit``: compares every entry of the audit with its seal."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from server.moderation.models import AuditEntry
from server.moderation.sealing import check_again


class Command(BaseCommand):
    help = "Say whether every entry of the audit is as it was written, and the seal of the newest."

    def handle(self, *_args: Any, **_options: Any) -> None:
        found = check_again(AuditEntry.objects)
        if found.broken is not None:
            raise CommandError(f"entry {found.broken} is not as it was written, or one before it")
        if found.cut:
            raise CommandError("entries that were there at the last check are gone from the end")
        seal = found.newest[1] if found.newest else "none"
        self.stdout.write(f"{found.entries} entries as they were written; newest seal {seal}")
