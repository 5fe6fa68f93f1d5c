"""The seat code: four words by which somebody comes back to their seat whose cookie is lost, or who
is on another device. Whoever has it has the seat, so only a keyed hash of it is stored.
"""

from __future__ import annotations

import secrets
import unicodedata
from uuid import UUID

from django.db import transaction
from django.utils.crypto import constant_time_compare, salted_hmac

from server.accounts.models import Guest
from server.rooms.models import Played, Room, Seat
from server.rooms.refusals import Refused
from server.rooms.rows import is_running, locked, own_chair

CONSONANTS = "bdfgklmnprst"
VOWELS = "aeiou"
"""No letter that one of our languages lacks, and none that two people would write differently."""

MINDED = """
bobo dago dika duda dupa fagi fago fiku fuka fuki fuku kaka kike kiki kiku koka koki kosi kupa
kuta kuti leni lesi lodi muda naga nega nige nigi nuda nude peda pede pedi pedo pene peni pipa
pipi pisi popo pupa puta puto rapa rape rapi sado sika siki siku suka suki tita titi titu tupa
"""
RUDE = frozenset(MINDED.split())
"""Words that somebody might mind in a language or other."""

WORDS = 4
LETTERS = 4
MISREAD = str.maketrans("cqy", "kki")


def fresh_words() -> str:
    """47 bits: with the few guesses that a room allows, nobody finds one."""
    return " ".join(_word() for _ in range(WORDS))


def _word() -> str:
    while True:
        pairs = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(LETTERS // 2)]
        if (word := "".join(pairs)) not in RUDE:
            return word


@transaction.atomic
def give_code(code: str, guest_id: UUID) -> str:
    """A new code for the guest's seat, in words that are said once; the one before is void."""
    room = locked(code)
    chair = own_chair(room, guest_id)
    words = fresh_words()
    chair.recovery = _hash(chair, _read(words))
    chair.save(update_fields=["recovery"])
    return words


@transaction.atomic
def take_seat(code: str, guest_id: UUID, typed: str) -> None:
    """The seat that the code opens is this guest's from now on, and so is what hangs on it; the
    browser that held it watches. Raises ``wrong-code``, ``already-seated``."""
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
        # What an account has claimed stays with it.
        Played.objects.filter(match=room.match, seat=chair.number).update(guest=guest)


def _opened(room: Room, typed: str) -> Seat:
    for chair in room.seats.exclude(recovery="").select_related("guest"):
        if constant_time_compare(chair.recovery, _hash(chair, typed)):
            return chair
    raise Refused("wrong-code")


def _read(typed: str) -> str:
    """What was meant, however it was written: capitals, hyphens and gaps say nothing."""
    plain = unicodedata.normalize("NFKD", typed[:200]).casefold()
    return "".join(filter(str.isalpha, plain)).translate(MISREAD)


def _hash(chair: Seat, letters: str) -> str:
    return salted_hmac("seat-code", f"{chair.pk}:{letters}", algorithm="sha256").hexdigest()
