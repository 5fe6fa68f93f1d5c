"""``manage.py open_tables GAME``: creates rooms full of new guests, for load tools.

Bypasses the pages' rate limits. Prints one JSON object with the guests' cookies.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from server.accounts.guests import COOKIE, signed
from server.rooms.opening import open_room
from server.rooms.refusals import Refused
from server.rooms.services import sit


class Command(BaseCommand):
    help = "Open rooms full of new guests, and print their codes and cookies as JSON."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--rooms", type=int, default=1)
        parser.add_argument("--seats", type=int, help="the fewest of the game otherwise")
        parser.add_argument("--watchers", type=int, default=1, help="guests without a seat")
        parser.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")

    def handle(self, *args: Any, **asked: Any) -> None:
        if settings.HTTPS:
            raise CommandError("This site is open to the public: invented guests have no place.")
        options = dict(pair.split("=", 1) for pair in asked["option"])
        if asked["seats"]:
            options["seats"] = str(asked["seats"])
        try:
            tables = [
                _table(f"Table {number}", asked["game"], options, asked["watchers"])
                for number in range(1, asked["rooms"] + 1)
            ]
        except Refused as refused:
            raise CommandError(f"{refused.code} {refused.params}") from refused
        self.stdout.write(msgspec.json.encode({"tables": tables}).decode())


def _table(name: str, game: str, options: dict[str, str], watchers: int) -> dict[str, Any]:
    """A room with every seat held. ``cookies``: by seat, then spectators."""
    host = uuid4()
    room = open_room(host, name, game, options, public=False)
    seated = [host, *(uuid4() for _ in range(room.seats.count() - 1))]
    for number, guest in enumerate(seated[1:], 1):
        sit(room.code, guest, number, f"{name}, {number + 1}")
    watching = [uuid4() for _ in range(watchers)]
    cookies = [f"{COOKIE}={signed(guest)}" for guest in [*seated, *watching]]
    return {"code": room.code, "cookies": cookies}
