"""Identity of a person within one room, as others may know it: the same under every name."""

from __future__ import annotations

from functools import lru_cache
from uuid import UUID

from django.utils.crypto import salted_hmac

from server.accounts.models import Guest

LENGTH = 12


@lru_cache(maxsize=4096)
def who(code: str, guest_id: UUID, member: int | None) -> str:
    """A member is one person in all browsers, a guest in one. Tells nothing outside the room, and
    nothing of the cookie or the account."""
    text = f"{code}:{guest_id.hex if member is None else member}"
    return salted_hmac("server.rooms.identity", text, algorithm="sha256").hexdigest()[:LENGTH]


def identity_of(code: str, guest_id: UUID) -> str:
    """The same, of a guest as the database knows it."""
    member = Guest.objects.filter(id=guest_id).values_list("member", flat=True).first()
    return who(code, guest_id, member)
