"""``manage.py open_tables GAME``: creates rooms full of new guests, for load tools.

Bypasses the pages' rate limits. Prints one JSON object with the guests' cookies.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.registry import game_called
from server.accounts.guests import COOKIE, signed
from server.rooms.opening import open_room
from server.rooms.refusals import Refused
from server.rooms.services import set_bot, sit


class Command(BaseCommand):
    help = "Open rooms full of new guests, and print their codes and cookies as JSON."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--rooms", type=int, default=1)
        parser.add_argument("--seats", type=int, help="the fewest of the game otherwise")
        parser.add_argument("--bots", type=int, default=0, help="in the last seats")
        parser.add_argument("--watchers", type=int, default=1, help="guests without a seat")
        parser.add_argument("--public", action="store_true", help="listed in the lobby")
        parser.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")

    def handle(self, *args: Any, **asked: Any) -> None:
        if settings.HTTPS:
            raise CommandError("This site is open to the public: invented guests have no place.")
        options = dict(pair.split("=", 1) for pair in asked["option"])
        if asked["seats"]:
            options["seats"] = str(asked["seats"])
        if asked["bots"] and not 0 < asked["bots"] < (asked["seats"] or 0):
            raise CommandError("Of the --seats, one at least is not for --bots.")
        try:
            tables = [_table(number, options, asked) for number in range(1, asked["rooms"] + 1)]
        except Refused as refused:
            raise CommandError(f"{refused.code} {refused.params}") from refused
        self.stdout.write(msgspec.json.encode({"tables": tables}).decode())


def _table(number: int, options: dict[str, str], asked: dict[str, Any]) -> dict[str, Any]:
    """A room with every seat held, the last ones by bots of the highest level, which think longest.
    ``cookies``: of people by seat, then spectators."""
    name, game, bots = f"Table {number}", asked["game"], asked["bots"]
    host = uuid4()
    room = open_room(host, name, game, options, public=asked["public"])
    people = room.seats.count() - bots
    seated = [host, *(uuid4() for _ in range(people - 1))]
    for number, guest in enumerate(seated[1:], 1):
        sit(room.code, guest, number, f"{name}, {number + 1}")
    for number in range(people, people + bots):
        set_bot(room.code, host, number, game_called(game).levels[-1])
    watching = [uuid4() for _ in range(asked["watchers"])]
    cookies = [f"{COOKIE}={signed(guest)}" for guest in [*seated, *watching]]
    return {"code": room.code, "cookies": cookies}
