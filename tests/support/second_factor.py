"""The second factor of staff in tests: an authenticator app in a few lines, and a state of being
signed in by it, for whoever comes without the site's forms."""

from __future__ import annotations

import base64
import hmac
import json
import time
from typing import Any

from allauth.account.internal.flows.login import (
    _AUTHENTICATION_METHODS_USER_SESSION_KEY,
    AUTHENTICATION_METHODS_SESSION_KEY,
)
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal import auth
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from allauth.mfa.webauthn.internal.auth import WebAuthn

from server.accounts.models import Member
from server.moderation.entrance import SIGNED_IN_AT
from tests.support.passkeys import Passkey

HOUR = 3600
"""On a slow machine a matrix takes longer than a code is fresh for."""


def code_of(secret: str, at: float | None = None) -> str:
    """The six digits that an app shows for a key: RFC 6238. By allauth's clock, which a test may
    have stopped."""
    step = int(auth.time.time() if at is None else at) // 30
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), "sha1")
    offset = digest[-1] & 15
    return f"{int.from_bytes(digest[offset : offset + 4], 'big') % 2**31 % 10**6:06}"


def given_factor(member: Member) -> str:
    """A member with an authenticator app, and recovery codes; the key in the app."""
    secret = str(generate_totp_secret())
    TOTP.activate(member, secret)
    RecoveryCodes.activate(member)
    return secret


def given_passkey(member: Member) -> Passkey:
    key = Passkey()
    WebAuthn.add(member, "My phone", json.loads(key.create({"challenge": "any"})))
    return key


def signed_in_by_it(session: Any, member: Member) -> None:
    """The session as it is right after a sign-in with password and code."""
    session[SIGNED_IN_AT] = time.time()
    session[_AUTHENTICATION_METHODS_USER_SESSION_KEY] = str(member.pk)
    session[AUTHENTICATION_METHODS_SESSION_KEY] = [
        {"method": "mfa", "at": time.time() + HOUR, "type": "totp", "reauthenticated": True}
    ]
