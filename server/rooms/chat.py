"""Chat: lines numbered per channel (table, spectators)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import Max

from server.accounts.models import Guest
from server.protocol.messages import Channel
from server.protocol.room_settings import settings_of
from server.rooms.models import CHANNELS, MUTE, ChatLine, Room
from server.rooms.naming import name_in_room
from server.rooms.refusals import Refused
from server.rooms.rows import locked
from server.rooms.sanctions import UNTRACED, Traces, refuse_the_muted
from server.rooms.texts import line_of, look_alike

AT_ONCE = 200
"""Lines sent to a newcomer; older ones stay in the database."""

ANEW = 1_000
"""Lines that are told anew when a name was taken: what was said long ago is on no screen."""


def say(
    code: str,
    guest_id: UUID,
    text: str,
    watching_as: str | None = None,
    traces: Traces = UNTRACED,
) -> ChatLine:
    """Add a line. Spectators need a name; who is muted says nothing, and who is limited to quick
    phrases says it by none of their own."""
    # Before the transaction: that a mute was carried on outlives the refusal.
    refuse_the_muted(code, guest_id, traces)
    return say_unmuted(code, guest_id, text, watching_as)


@transaction.atomic
def say_unmuted(code: str, guest_id: UUID, text: str, watching_as: str | None) -> ChatLine:
    """``say`` for whoever is known not to be muted. It asks for no more than it has to: on SQLite
    moves wait until it has written."""
    room = locked(code)
    if settings_of(room.settings).chat == "phrases":
        raise Refused("phrases-only")
    return _add(room, guest_id, watching_as, text=line_of(text))


def say_phrase(
    code: str,
    guest_id: UUID,
    phrase: str,
    watching_as: str | None = None,
    traces: Traces = UNTRACED,
) -> ChatLine:
    """Add a quick phrase, which is shown in each reader's language."""
    refuse_the_muted(code, guest_id, traces, kinds=(MUTE,))
    with transaction.atomic():
        return _add(locked(code), guest_id, watching_as, phrase=phrase)


def channels_heard(seated: bool, running: bool, behind: bool) -> Sequence[Channel]:
    """Channels a socket may hear. During a match the table does not hear spectators, and delayed
    spectators do not hear the table."""
    if seated:
        return (ChatLine.TABLE,) if running else CHANNELS
    return (ChatLine.WATCHERS,) if behind else CHANNELS


def lines_above(code: str, channel: str, number: int) -> list[ChatLine]:
    """The lines above a number, oldest first; at most the newest so many."""
    lines = ChatLine.objects.filter(
        room__code=code, channel=channel, number__gt=number, hidden=False
    )
    people = lines.select_related("guest__member")
    return list(people.order_by("-number")[:AT_ONCE])[::-1]


def lines_said_by(guests: Collection[UUID], members: Collection[int | None]) -> list[ChatLine]:
    """Those of these people that are nearest to be on somebody's screen, oldest first."""
    # Asked for first: joined, all that was ever said would be read through.
    own = {*guests, *Guest.objects.filter(member__in=members).values_list("pk", flat=True)}
    lines = ChatLine.objects.filter(guest__in=own, hidden=False)
    lines = lines.select_related("guest__member", "room")
    return list(lines.order_by("-pk")[:ANEW])[::-1]


def set_hidden(room: Room, channel: str, number: int, hidden: bool) -> bool:
    """Hide a line from the room, or show it again; False if that is so already, or nothing is left
    of the line. The caller has locked the room."""
    line = room.chat.filter(channel=channel, number=number).exclude(text="", phrase="")
    if not line.filter(hidden=not hidden).update(hidden=hidden):
        return False
    others = {*room.hidden.get(channel, [])} - {number}
    room.hidden[channel] = sorted({*others, number} if hidden else others)
    room.version += 1
    room.save(update_fields=["hidden", "version"])
    return True


@transaction.atomic
def name_to_watch_under(code: str, guest_id: UUID, name: str) -> str:
    """The normalised name of a spectator. Refused if it imitates somebody at the table."""
    room = Room.objects.select_for_update().get(code=code)
    _refuse_where_nobody_watches(room, guest_id)
    name = name_in_room(room, guest_id, name)
    _refuse_a_name_at_the_table(room, guest_id, name)
    return name


def _add(room: Room, guest_id: UUID, watching_as: str | None, **said: str) -> ChatLine:
    chair = room.seats.filter(guest_id=guest_id).first()
    if chair is not None:
        return _line(room, ChatLine.TABLE, guest_id, chair.number, chair.name, **said)
    _refuse_where_nobody_watches(room, guest_id)
    if watching_as is None:
        raise Refused("name-needed")
    _refuse_a_name_at_the_table(room, guest_id, watching_as)
    Guest.objects.get_or_create(id=guest_id, defaults={"name": watching_as})
    return _line(room, ChatLine.WATCHERS, guest_id, None, watching_as, **said)


def _line(
    room: Room, channel: str, guest_id: UUID, seat: int | None, name: str, **said: str
) -> ChatLine:
    newest = room.chat.filter(channel=channel).aggregate(newest=Max("number"))["newest"] or 0
    return ChatLine.objects.create(
        room=room,
        channel=channel,
        number=newest + 1,
        guest_id=guest_id,
        seat=seat,
        name=name,
        **said,
    )


def _refuse_where_nobody_watches(room: Room, guest_id: UUID) -> None:
    """In a room that is closed to spectators only its host needs no seat."""
    if room.unwatched and room.host_id != guest_id:
        raise Refused("unwatched")


def _refuse_a_name_at_the_table(room: Room, guest_id: UUID, name: str) -> None:
    others = room.seats.filter(guest__isnull=False).exclude(guest_id=guest_id)
    if any(look_alike(other.name, name) for other in others):
        raise Refused("name-taken", name=name)
