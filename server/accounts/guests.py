"""Guest identity: a signed cookie set on the first page, and a default name."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from django.core.signing import BadSignature, Signer

COOKIE = "guest"
COOKIE_AGE = 365 * 24 * 3600


def signed(guest_id: UUID) -> str:
    return _signer().sign(guest_id.hex)


def guest_id_of(cookies: Mapping[str, str]) -> UUID | None:
    """The guest id of the signed cookie; None without a valid one. No query."""
    try:
        return UUID(hex=_signer().unsign(cookies.get(COOKIE, "")))
    except (BadSignature, ValueError):
        return None


def _signer() -> Signer:
    return Signer(salt="server.accounts.guest")
