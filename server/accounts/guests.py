"""Guest identity of a browser in which nobody is signed in: a signed cookie, set on the first page.

Who is signed in is told by the session alone: see ``sessions.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from django.core.signing import BadSignature, TimestampSigner

COOKIE = "guest"
COOKIE_AGE = 365 * 24 * 3600


def signed(guest_id: UUID) -> str:
    return _signer().sign(guest_id.hex)


def guest_id_of(cookies: Mapping[str, str]) -> UUID | None:
    """The guest id of the signed cookie; None without a valid one, not older than it was made to
    last. No query."""
    try:
        return UUID(hex=_signer().unsign(cookies.get(COOKIE, ""), max_age=COOKIE_AGE))
    except (BadSignature, ValueError):
        return None


def _signer() -> TimestampSigner:
    return TimestampSigner(salt="server.accounts.guest")
