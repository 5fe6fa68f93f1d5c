"""Seat codes: four words that recover a seat after losing the cookie, or on another device. A
bearer token, stored only as a keyed hash."""

from __future__ import annotations

import secrets
import unicodedata
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.utils.crypto import constant_time_compare, salted_hmac

from server.accounts.models import Guest
from server.rooms.models import Played, Room, Seat
from server.rooms.refusals import Refused
from server.rooms.rows import is_running, locked, own_chair

CONSONANTS = "bdfgklmnprst"
VOWELS = "aeiou"
"""Alphabets without letters that are missing in one language or spelt differently."""

MINDED = """
bobo dago dika duda dupa fagi fago fiku fuka fuki fuku kaka kike kiki kiku koka koki kosi kupa
kuta kuti leni lesi lodi muda naga nega nige nigi nuda nude peda pede pedi pedo pene peni pipa
pipi pisi popo pupa puta puto rapa rape rapi sado sika siki siku suka suki tita titi titu tupa
"""
RUDE = frozenset(MINDED.split())
"""Words that could offend in some language."""

WORDS = 4
LETTERS = 4
MISREAD = str.maketrans("cqy", "kki")


def fresh_words() -> str:
    """47 bits: beyond guessing at the permitted rate."""
    return " ".join(_word() for _ in range(WORDS))


def _word() -> str:
    while True:
        pairs = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(LETTERS // 2)]
        if (word := "".join(pairs)) not in RUDE:
            return word


@transaction.atomic
def give_code(code: str, guest_id: UUID) -> str:
    """Issue a new code, shown once; the previous one becomes void."""
    room = locked(code)
    chair = own_chair(room, guest_id)
    words = fresh_words()
    chair.recovery = _hash(chair, _read(words))
    chair.save(update_fields=["recovery"])
    return words


@transaction.atomic
def take_seat(code: str, guest_id: UUID, typed: str) -> None:
    """Move the code's seat to this guest; the browser that held it becomes a spectator. Raises
    ``wrong-code``, ``already-seated``."""
    room = locked(code)
    chair = _opened(room, _read(typed))
    if chair.guest_id == guest_id:
        return
    if room.seats.filter(guest_id=guest_id).exists():
        raise Refused("already-seated")
    before = chair.guest
    guest, _ = Guest.objects.update_or_create(id=guest_id, defaults={"name": chair.name})
    chair.guest = guest
    chair.save(update_fields=["guest"])
    if room.host_id is not None and before is not None and room.host_id == before.id:
        room.host = guest
        room.save(update_fields=["host"])
    if is_running(room) and before is not None and before.member_id is None:
        # A seat claimed by an account stays with it.
        Played.objects.filter(match=room.match, seat=chair.number).update(guest=guest)


def _opened(room: Room, typed: str) -> Seat:
    for chair in room.seats.exclude(recovery="").select_related("guest"):
        for key in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS):
            if constant_time_compare(chair.recovery, _hash(chair, typed, key)):
                return chair
    raise Refused("wrong-code")


def _read(typed: str) -> str:
    """Normalise a typed code: case, hyphens and spaces do not matter."""
    plain = unicodedata.normalize("NFKD", typed[:200]).casefold()
    return "".join(filter(str.isalpha, plain)).translate(MISREAD)


def _hash(chair: Seat, letters: str, key: str | None = None) -> str:
    told = f"{chair.pk}:{letters}"
    return salted_hmac("seat-code", told, key, algorithm="sha256").hexdigest()
