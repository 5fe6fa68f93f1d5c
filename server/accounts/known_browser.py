"""Browsers in which a member has signed in before, by a signed cookie: what strangers try at an
account's password keeps none of them out."""

from __future__ import annotations

from django.conf import settings
from django.core.signing import BadSignature, TimestampSigner
from django.http import HttpRequest, HttpResponse

from server.accounts.models import Member
from server.accounts.usernames import sounds_like
from server.core import periods

COOKIE = f"{settings.COOKIES}known"
COOKIE_AGE = periods.KNOWN_BROWSER * periods.DAY


def know(response: HttpResponse, member: Member) -> None:
    response.set_cookie(
        COOKIE,
        _signer(member).sign(str(member.pk)),
        max_age=COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def is_known(request: HttpRequest, username: str) -> bool:
    """Whether whoever calls themselves so has signed in here, with the password of today."""
    if not (cookie := request.COOKIES.get(COOKIE)):
        return False
    member = Member.objects.filter(sounds_like=sounds_like(username)).first()
    return member is not None and has_known(cookie, member)


def has_known(cookie: str, member: Member) -> bool:
    """Whether the cookie says that this member has signed in with the browser."""
    try:
        return bool(_signer(member).unsign(cookie, max_age=COOKIE_AGE) == str(member.pk))
    except BadSignature:
        return False


def claimed(cookie: str) -> int | None:
    """Whose cookie it says it is: not proved, and no query."""
    said = cookie.partition(":")[0]
    return int(said) if said.isascii() and said.isdigit() and len(said) < 19 else None


def _signer(member: Member) -> TimestampSigner:
    """A new password makes every browser a stranger."""
    return TimestampSigner(salt=f"server.members.known:{member.password}")
