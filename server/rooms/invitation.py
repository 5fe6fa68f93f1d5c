"""What a messenger shows of a room's link: the game, and who invites."""

from __future__ import annotations

from msgspec import Struct

from server.catalogue.games import preview
from server.core.messages import say
from server.rooms.models import Room


class Invitation(Struct, frozen=True):
    title: str
    description: str
    picture: str
    """A path."""


def invitation(room: Room, language: str) -> Invitation:
    """By names that everybody with the link can read: the host, else whoever sits first."""
    chairs = list(room.seats.exclude(guest=None).exclude(name=""))
    people = [chair.name for chair in chairs]
    game = say(language, "game-name", room.game)
    host = next((chair.name for chair in chairs if chair.guest_id == room.host_id), None)
    inviting = None if room.closed else host or next(iter(people), None)
    title = say(language, "invite-title", name=inviting, title=game) if inviting else game
    at_table = [say(language, "invite-preview", people=", ".join(people))] if people else []
    description = " ".join([say(language, "game-line", room.game), *at_table])
    return Invitation(f"{title} · {say(language, 'site-name')}", description, preview(room.game))
