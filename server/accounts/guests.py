"""Who a guest is: a signed cookie, made on the first page, and a name to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

from django.core.signing import BadSignature, Signer

COOKIE = "guest"
COOKIE_AGE = 365 * 24 * 3600


def signed(guest_id: UUID) -> str:
    return _signer().sign(guest_id.hex)


def guest_id_of(cookies: Mapping[str, str]) -> UUID | None:
    """The guest these cookies belong to, if the signature is ours. Asks no database."""
    try:
        return UUID(hex=_signer().unsign(cookies.get(COOKIE, "")))
    except (BadSignature, ValueError):
        return None


def _signer() -> Signer:
    return Signer(salt="server.accounts.guest")
