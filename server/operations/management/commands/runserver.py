"""``manage.py runserver``: replaced by ``make dev``'s server, as Django's serves no sockets."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Serves the site, sockets too, and starts it again when its source changes."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("address", nargs="?", help="a port, or host:port")

    def handle(self, *_args: Any, address: str | None, **_options: Any) -> None:
        host, _, port = (address or "").rpartition(":")
        asked = {"HOST": host.strip("[]"), "PORT": port}
        os.environ.update({name: value for name, value in asked.items() if value})
        os.execv(sys.executable, [sys.executable, "-m", "server.dev"])
