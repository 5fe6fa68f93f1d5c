"""Opens a room: options, number of seats, opener at seat 0."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction

from games.chance import commitment
from games.lesson import LEVEL
from games.registry import game_called, lesson_of
from server.accounts.models import Guest
from server.catalogue.games import seats_unasked
from server.core.codes import fresh_code, fresh_secret
from server.library.choosing import Copies, copied
from server.library.refusals import DocumentRefused
from server.protocol.room_settings import RoomSettings
from server.rooms.announcements import refuse_while_draining
from server.rooms.models import Room, Seat
from server.rooms.naming import called_first, own_name
from server.rooms.refusals import Refused

USUAL = RoomSettings()


class Chosen(NamedTuple):
    """Options validated by the game."""

    options: dict[str, Any]
    seats: int


def open_room(
    guest_id: UUID,
    name: str,
    game_slug: str,
    options: Mapping[str, Any],
    public: bool,
    settings: RoomSettings = USUAL,
    bots: str | None = None,
    code: str | None = None,
    seat: int = 0,
) -> Room:
    """Open a room in which the opener has ``seat``; with ``bots``, bots of that level take all
    others. Idempotent by ``code``: a room with it is returned as it is."""
    copies = copied_documents(game_slug, options)
    chosen = checked(game_slug, copies.options)
    name = own_name(guest_id, name)
    if bots is not None and bots not in game_called(game_slug).levels:
        raise Refused("no-such-level", level=bots)
    if code is None or not Room.objects.filter(code=code).exists():
        refuse_while_draining()
    with transaction.atomic():
        host, _ = Guest.objects.update_or_create(id=guest_id, defaults={"name": name})
        secret, code = fresh_secret(), code or fresh_code()
        room, is_new = Room.objects.get_or_create(
            code=code,
            defaults={
                "game": game_slug,
                "options": chosen.options,
                "documents": copies.labels,
                "public": public,
                "settings": msgspec.to_builtins(settings),
                "host": host,
                "secret": secret,
                "commitment": commitment(secret),
                "called": called_first(code, host, name),
            },
        )
        if is_new:
            seats = [Seat(room=room, number=n, bot_level=bots) for n in range(chosen.seats)]
            own = seats[seat]
            own.guest, own.name, own.bot_level = host, name, None
            Seat.objects.bulk_create(seats)
    return room


def open_lesson(guest_id: UUID, name: str, game_slug: str) -> Room:
    """Open a room for a game's lesson, with bots that play its script. Raises ``no-lesson``."""
    try:
        rules = lesson_of(game_slug)
    except KeyError:
        rules = None
    if rules is None:
        raise Refused("no-lesson")
    lesson, options = rules.lesson, msgspec.to_builtins(rules.lesson.options)
    return open_room(
        guest_id, name, rules.slug, options, public=False, bots=LEVEL, seat=lesson.learner
    )


def copied_documents(game_slug: str, options: Mapping[str, Any]) -> Copies:
    """The options as somebody sends them, with documents in place of their codes."""
    try:
        return copied(game_slug, options)
    except KeyError:
        raise Refused("malformed") from None
    except DocumentRefused as refused:
        raise Refused(refused.code, game=game_slug, **refused.params) from None


def checked(game_slug: str, options: Mapping[str, Any]) -> Chosen:
    """Validate options, in which documents are whole; ``seats`` is separate where the game allows
    several numbers."""
    try:
        game = game_called(game_slug)
    except KeyError:
        raise Refused("malformed") from None
    asked = dict(options)
    seats = asked.pop("seats", None)
    try:
        decoded = msgspec.convert(asked, game.options_type, strict=False)
        number = None if seats is None else msgspec.convert(seats, int, strict=False)
    except msgspec.ValidationError:
        raise Refused("malformed") from None
    for refusal in game.check(decoded):
        raise Refused(refusal.code, game=game_slug, **refusal.params)
    allowed = game.seats(decoded)
    if number is not None and number not in allowed:
        raise Refused("too-many-seats", allowed=_numbers(allowed))
    if number is None:
        number = seats_unasked(game, allowed)
    return Chosen(msgspec.to_builtins(decoded, str_keys=True), number)


def _numbers(allowed: range) -> str:
    """As people write it: ``2``, or ``2-4`` with the dash of their books."""
    return str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]}\N{EN DASH}{allowed[-1]}"


@cache
def usual_options(game_slug: str) -> dict[str, Any]:
    """The game's default options."""
    usual: dict[str, Any] = msgspec.to_builtins(game_called(game_slug).options_type())
    return usual
