"""The second factor of a sign-in, django-allauth's: codes of an authenticator app, passkeys, and
recovery codes. What codes are checked by is stored encrypted, so that a copy of the database opens
nobody's desk; of a passkey there is the public key alone."""

from __future__ import annotations

import base64
from io import BytesIO

import segno
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import generate_totp_secret
from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from django.conf import settings
from django.db.models import QuerySet
from django.utils.crypto import salted_hmac

from server.accounts.models import Member
from server.core.lazy_messages import word

SALT = "server.members.second_factor"


class SecondFactor(DefaultMFAAdapter):
    error_messages = {
        **DefaultMFAAdapter.error_messages,
        "cannot_generate_recovery_codes": word("second-recovery-without"),
        "incorrect_code": word("second-wrong"),
    }

    def get_totp_label(self, user: Member) -> str:
        return user.username

    def get_totp_issuer(self) -> str:
        return str(word("site-name"))

    def generate_authenticator_name(self, user: Member, type: Authenticator.Type) -> str:
        """Only passkeys have one."""
        return str(word("passkey-number", number=passkeys_of(user).count() + 1))

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        """By the name that the browser has asked for: a key of it works nowhere else."""
        entity: dict[str, str] = super().get_public_key_credential_rp_entity()
        return entity | {"name": str(word("site-name"))}

    def build_totp_svg(self, url: str) -> str:
        out = BytesIO()
        code = segno.make(url, error="m", micro=False)
        code.save(out, kind="svg", border=4, light="#fff", xmldecl=False)
        return out.getvalue().decode()

    def encrypt(self, text: str) -> str:
        return _keys().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """With a key that is gone nothing can be checked any more: then it is a secret that nobody
        knows. An empty one would be known to everybody."""
        try:
            return _keys().decrypt(encrypted_text.encode()).decode()
        except InvalidToken:
            return str(generate_totp_secret())


def passkeys_of(user: Member) -> QuerySet[Authenticator]:
    found: QuerySet[Authenticator] = Authenticator.objects.filter(
        user=user, type=Authenticator.Type.WEBAUTHN
    )
    return found


def _keys() -> MultiFernet:
    """Made of ``SECRET_KEY``; the former ones still open what they have closed."""
    keys = (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)
    return MultiFernet([Fernet(_key(secret)) for secret in keys])


def _key(secret: str) -> bytes:
    digest = salted_hmac(SALT, "", secret, algorithm="sha256").digest()
    return base64.urlsafe_b64encode(digest)
