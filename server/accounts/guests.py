"""Guest identity of a browser in which nobody is signed in: a signed cookie, set on the first page.

Who is signed in is told by the session alone: see ``sessions.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from uuid import UUID

from django.conf import settings
from django.core.signing import BadSignature, TimestampSigner

from server.core import periods

COOKIE = settings.GUEST_COOKIE_NAME
COOKIE_AGE = periods.GUEST_COOKIE * periods.DAY


def signed(guest_id: UUID) -> str:
    return _signer().sign(guest_id.hex)


def cookies_of(scope: dict[str, Any]) -> dict[str, str]:
    """Those of an ASGI request; none where one of them is none."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(dict(scope["headers"]).get(b"cookie", b"").decode("latin-1"))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}


def guest_id_of(cookies: Mapping[str, str]) -> UUID | None:
    """The guest id of the signed cookie; None without a valid one, not older than it was made to
    last. No query."""
    try:
        return UUID(hex=_signer().unsign(cookies.get(COOKIE, ""), max_age=COOKIE_AGE))
    except (BadSignature, ValueError):
        return None


def _signer() -> TimestampSigner:
    return TimestampSigner(salt="server.accounts.guest")
