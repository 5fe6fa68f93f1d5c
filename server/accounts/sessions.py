"""Who is signed in, and as which guest: told by the browser's session. Sockets, which have no
request of Django's, read it themselves, and again when something about the account changes."""

from __future__ import annotations

from collections.abc import Collection
from uuid import UUID

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.crypto import constant_time_compare
from msgspec import Struct

from server.accounts.middleware import GuestRequest
from server.accounts.models import Guest, Member

GUEST = "guest"
"""Key in a session: the guest that the member plays as in this browser. No cookie names it."""


class SignedIn(Struct, frozen=True):
    """A browser in which a member is signed in."""

    member: int
    guest: UUID
    session: str
    proof: str
    """The member's session hash at that time: another after a new password."""
    staff: bool


class SignedOut(Exception):
    """The session is over: the browser has another by now, or was signed out from elsewhere."""


class AccountClosed(Exception):
    """The session is that of an account that staff have closed."""


def guest_of(request: GuestRequest) -> UUID:
    """Where somebody is signed in, the guest that the session names; else that of the cookie."""
    if not request.user.is_authenticated:
        return request.guest_id
    if GUEST not in request.session:
        name_guest(request.session, Guest.objects.create(member=request.user).pk)
    return UUID(hex=request.session[GUEST])


def known_guest(request: GuestRequest) -> UUID | None:
    """The same; None for a browser that has seen no page before."""
    known = request.user.is_authenticated or request.guest_known
    return guest_of(request) if known else None


def name_guest(session: SessionBase, guest_id: UUID) -> None:
    session[GUEST] = guest_id.hex


def signed_in(key: str) -> SignedIn | None:
    """Who is signed in with this session; None for a session of nobody. Raises ``SignedOut`` and
    ``AccountClosed``."""
    found = _living([key]).first() if key.isalnum() else None
    if found is None:
        raise SignedOut
    told = SessionStore().decode(found.session_data)
    if SESSION_KEY not in told:
        return None
    member = Member.objects.filter(pk=told[SESSION_KEY]).first()
    if member is None:
        raise SignedOut
    if not member.is_active:
        raise AccountClosed
    proof = member.get_session_auth_hash()
    if GUEST not in told or not _proves(told.get(HASH_SESSION_KEY, ""), proof, member):
        raise SignedOut
    return SignedIn(member.pk, UUID(hex=told[GUEST]), key, proof, member.is_staff)


def _proves(told: str, proof: str, member: Member) -> bool:
    """By the key of now or, until the next page renews it, by a former one."""
    hashes = [proof, *member.get_session_auth_fallback_hash()]
    return any(constant_time_compare(told, each) for each in hashes)


def no_more(them: Collection[SignedIn]) -> set[SignedIn]:
    """Those who are signed in no more as what they were: signed out, with a new password, closed or
    deleted, staff or no longer staff."""
    living = set(_living({each.session for each in them}).values_list("pk", flat=True))
    members = Member.objects.filter(is_active=True).in_bulk({each.member for each in them})
    now = {pk: (each.get_session_auth_hash(), each.is_staff) for pk, each in members.items()}
    return {
        each
        for each in them
        if each.session not in living or now.get(each.member) != (each.proof, each.staff)
    }


def is_closed(session: SessionBase) -> bool:
    """Whether a request's session, which signs nobody in, is that of a closed account."""
    pk = session.get(SESSION_KEY)
    return pk is not None and Member.objects.filter(pk=pk, is_active=False).exists()


def _living(keys: Collection[str]) -> QuerySet[Session]:
    return Session.objects.filter(pk__in=keys, expire_date__gt=timezone.now())
