"""Bans, mutes and warnings for tests of what obeys them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.utils import timezone

from server.accounts.models import Guest
from server.moderation.models import Proposal
from server.rooms.bans import ban_of
from server.rooms.chat import say, say_phrase
from server.rooms.models import BAN, MUTE, PHRASES, Room, Sanction
from server.rooms.refusals import Refused
from server.rooms.sanctions import UNTRACED, Traces
from tests.support.guests import ANN


def muted(
    guest: UUID, name: str = "", lasts: timedelta = timedelta(hours=1), **more: Any
) -> Sanction:
    """A mute of a guest, and of the member whose guest it is."""
    person, _ = Guest.objects.get_or_create(id=guest)
    told = {"kind": MUTE, "ground": "insult", "until": timezone.now() + lasts, "name": name}
    return Sanction.objects.create(**{**told, "guest": person, "member": person.member, **more})


def banned(
    guest: UUID, name: str = "", lasts: timedelta = timedelta(days=1), **more: Any
) -> Sanction:
    return muted(guest, name, lasts, **{"kind": BAN, **more})


def proposed(guest: UUID, name: str, lasts: timedelta = timedelta(days=3)) -> Proposal:
    """A ban that waits for a second moderator; who proposed it has left."""
    person, _ = Guest.objects.get_or_create(id=guest)
    until = timezone.now() + lasts
    return Proposal.objects.create(
        guest=person, name=name, period="year", network="near", ground="insult", until=until
    )


def standing(room: Room, guest: UUID = ANN, traces: Traces = UNTRACED) -> str:
    """By what somebody is kept from words, from all chat, from everything; nothing if by none."""
    if ban_of(guest, None, traces):
        return BAN
    for speak, said in ((say_phrase, "thanks"), (say, "hello there")):
        try:
            speak(room.code, guest, said, "Somebody", traces)
        except Refused as refusal:
            return {"muted": MUTE, "phrases-for-now": PHRASES}[refusal.code]
    return ""
