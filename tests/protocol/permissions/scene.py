"""Sixteen kinds of people, with the cookies of their browsers, and rooms for them."""

from __future__ import annotations

import time
from uuid import UUID

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest, Member
from server.accounts.sessions import name_guest
from server.moderation.entrance import SIGNED_IN_AT
from server.moderation.roles import ROLES, set_role
from server.protocol.room_settings import RoomSettings
from server.rooms.models import Room
from server.rooms.services import open_room, set_ready, sit
from tests.support.sanctions import banned, muted, proposed
from tests.support.second_factor import given_factor, given_passkey, signed_in_by_it

GAME = "asy_przestworzy"
QUIET = {"clock": "off", "sides": "entente"}

STAFF = ("helper", "moderator", "senior", "admin", "seated_staff")
GUESTS = ("guest", "seat", "host", "spectator", "delayed", "muted", "banned")
PEOPLE = ("stranger", *GUESTS, "member", "no_factor", *STAFF, "closed", "signed_out")
"""``delayed``: a spectator who sees a match five minutes late. ``muted``: a spectator whom staff
have muted. ``banned``: a guest whom they have banned. ``no_factor``: a moderator who has set up no
second factor. ``seated_staff``: a moderator who sits in the match. ``closed``: with the session of
an account that was closed. ``signed_out``: with one that has ended."""
SEATED = ("seat", "host", "seated_staff")
ROLES_OF_STAFF = {role: role for role in ROLES} | dict.fromkeys(
    ("seated_staff", "no_factor"), "moderator"
)

GUEST_IDS = {person: UUID(int=1 + number) for number, person in enumerate(PEOPLE)}
NAMES = {"host": "Hanna", "seat": "Berta", "seated_staff": "Zofia"}

Cookies = dict[str, str]


def come() -> dict[str, Cookies]:
    """All of them, by kind: the cookies of each."""
    return {person: _cookies(person) for person in PEOPLE}


def _cookies(person: str) -> Cookies:
    if person == "stranger":
        return {}
    if person in GUESTS:
        Guest.objects.create(id=GUEST_IDS[person], name="")
        if person == "muted":
            muted(GUEST_IDS[person], "Milena")
        if person == "banned":
            banned(GUEST_IDS[person], "Bogna")
            proposed(GUEST_IDS["guest"], "Gosia")
        return {COOKIE: signed(GUEST_IDS[person])}
    member = Member.objects.create_user(person)
    set_role(member, ROLES_OF_STAFF.get(person))
    Guest.objects.create(id=GUEST_IDS[person], member=member)
    session = _signed_in(member, GUEST_IDS[person])
    if person == "closed":
        Member.objects.filter(pk=member.pk).update(is_active=False)
    elif person == "signed_out":
        SessionStore(session).delete()
    return {settings.SESSION_COOKIE_NAME: session}


def _signed_in(member: Member, guest: UUID) -> str:
    session = SessionStore()
    session[SESSION_KEY] = str(member.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = member.get_session_auth_hash()
    if member.username in STAFF:
        given_factor(member)
        if member.username == "admin":
            given_passkey(member)
        signed_in_by_it(session, member)
    elif member.is_staff:
        session[SIGNED_IN_AT] = time.time()
    name_guest(session, guest)
    session.create()
    return str(session.session_key)


def table(person: str, *, running: bool, free: bool = False) -> Room:
    """A room as this person meets it: the host at seat 0, at seat 1 who has that one, or nobody."""
    late = RoomSettings(delay_seconds=300) if person == "delayed" else RoomSettings()
    host = GUEST_IDS["host"]
    room = open_room(host, NAMES["host"], GAME, QUIET, public=True, settings=late)
    if not free:
        other = "seated_staff" if person == "seated_staff" else "seat"
        sit(room.code, GUEST_IDS[other], 1, NAMES[other])
        if running:
            set_ready(room.code, host, True, "a" * 32)
            set_ready(room.code, GUEST_IDS[other], True, "b" * 32)
    room.refresh_from_db()
    return room


class NoRuntime:
    """Pages in a test have no running process behind them."""

    async def resume(self, _match: int) -> bool:
        return True

    async def freeze(self, _match: int) -> bool:
        return True
