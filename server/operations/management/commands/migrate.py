"""``manage.py migrate``: Django's, and afterwards the rights of the role as which the processes
run. A command of its own would be forgotten with the first new table."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.commands import migrate

from server.core.database.role import Role, grant


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        super().handle(*args, **options)
        role = settings.APP_ROLE
        if role is not None and not options["plan"] and not options["check_unapplied"]:
            grant(Role(role["USER"], role["PASSWORD"]))
            if options["verbosity"]:
                self.stdout.write(f"{role['USER']} may read and write, and only add to the audit.")
