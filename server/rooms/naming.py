"""Names in a room: a member's belongs to the member, and nobody speaks by renaming, least of all
who is muted."""

from __future__ import annotations

from uuid import UUID

from django.utils.crypto import salted_hmac

from server.accounts.lookalikes import skeleton
from server.accounts.models import Guest, Member
from server.matches.process.runtime import wall_time
from server.protocol.room_settings import settings_of
from server.rooms.identity import identity_of, who
from server.rooms.models import Room
from server.rooms.refusals import Refused
from server.rooms.renaming import refuse_a_name_taken_away, refuse_one_of
from server.rooms.sanctions import names_held
from server.rooms.texts import look_alike, name_of, plain_name

RENAMING = 60_000
"""Milliseconds for which a name stays."""
KNOWN = 200
"""Maximum people per room whose last name is remembered."""

Called = dict[str, tuple[str, int]]
"""By identity: a digest of the name, and since when."""


def own_name(guest_id: UUID, text: str, code: str = "") -> str:
    """The normalised name. Raises what ``name_of`` raises, ``name-of-member`` for a name that
    looks like that of another member, ``name-taken-away`` for one that staff have taken, and
    ``name-while-muted`` for another than the one under which somebody was muted. Staff may be
    called as they are. ``code``: of the room, if there is one."""
    member = Member.objects.filter(guests=guest_id).first()
    if member is not None and member.is_staff and plain_name(text) == member.username:
        return member.username
    name = name_of(text)
    taken, kept = names_held(code, guest_id)
    refuse_one_of(taken, name)
    if member is None or not look_alike(member.username, name):
        _refuse_that_of_a_member(name)
        if kept is not None and not look_alike(kept, name):
            raise Refused("name-while-muted", name=kept)
    return name


def name_in_room(room: Room, guest_id: UUID, text: str) -> str:
    """The name under which somebody sits down or watches; the caller holds the room's row. A name
    once taken stays for a while, and where ready-made phrases are enough for good."""
    key, now, name = identity_of(room.code, guest_id), wall_time(), plain_name(text)
    digest, since = (room.called or {}).get(key, ("", 0))
    if digest == _digest(name):
        refuse_a_name_taken_away(guest_id, name)
        return name
    name = own_name(guest_id, name, room.code)
    if digest and settings_of(room.settings).chat == "phrases":
        raise Refused("name-stays")
    if now - since < RENAMING:
        raise Refused("renamed-lately")
    _remember(room, key, name, now)
    return name


def called_first(code: str, host: Guest, name: str) -> Called:
    """What a room remembers of the name under which it was opened."""
    return {who(code, host.pk, host.member_id): (_digest(name), wall_time())}


def _refuse_that_of_a_member(name: str) -> None:
    if Member.objects.filter(skeleton=skeleton(name)).exists():
        raise Refused("name-of-member", name=name)


def _remember(room: Room, key: str, name: str, at: int) -> None:
    others = [item for item in (room.called or {}).items() if item[0] != key]
    room.called = dict([*others, (key, (_digest(name), at))][-KNOWN:])
    room.save(update_fields=["called"])


def _digest(name: str) -> str:
    """Names are compared only: what somebody was called is kept where it was said."""
    return salted_hmac("server.rooms.naming", name, algorithm="sha256").hexdigest()[:24]
