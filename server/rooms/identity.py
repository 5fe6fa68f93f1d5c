"""Identity of a person within one room, as others may know it: the same under every name."""

from __future__ import annotations

from functools import lru_cache
from uuid import UUID

from django.utils.crypto import salted_hmac

LENGTH = 12


@lru_cache(maxsize=4096)
def who(code: str, guest_id: UUID, member: int | None) -> str:
    """A member is one person in all browsers, a guest in one. Tells nothing outside the room, and
    nothing of the cookie or the account."""
    text = f"{code}:{guest_id.hex if member is None else member}"
    return salted_hmac("server.rooms.identity", text, algorithm="sha256").hexdigest()[:LENGTH]
