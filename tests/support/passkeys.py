"""A passkey in a few lines, as a browser would bring one: WebAuthn, ES256, no attestation."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from html import unescape
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256
from fido2.utils import websafe_encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def options_of(page: str) -> dict[str, Any]:
    """What a page of the site asks a passkey for."""
    found = re.search(r'<script id="passkey" type="application/json">(.*?)</script>', page, re.S)
    assert found is not None
    options: dict[str, Any] = json.loads(unescape(found[1]))["publicKey"]
    return options


class Passkey:
    def __init__(self, host: str = "testserver") -> None:
        self._host = host
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    def create(self, options: dict[str, Any]) -> str:
        public = cbor.encode(ES256.from_cryptography_key(self._key.public_key()))
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + public
        told = self._told("webauthn.create", options)
        seen = self._seen(PRESENT | VERIFIED | ATTESTED) + attested
        statement = cbor.encode({"fmt": "none", "attStmt": {}, "authData": seen})
        return self._answer(clientDataJSON=told, attestationObject=statement)

    def sign(self, options: dict[str, Any]) -> str:
        told = self._told("webauthn.get", options)
        seen = self._seen(PRESENT | VERIFIED)
        signed = seen + hashlib.sha256(told).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=told, authenticatorData=seen, signature=signature)

    def _told(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": f"https://{self._host}"}
        return json.dumps(told).encode()

    def _seen(self, flags: int) -> bytes:
        return hashlib.sha256(self._host.encode()).digest() + bytes([flags]) + bytes(4)

    def _answer(self, **response: bytes) -> str:
        key = websafe_encode(self._id)
        signed = {name: websafe_encode(each) for name, each in response.items()}
        answer = {"id": key, "rawId": key, "type": "public-key", "response": signed}
        return json.dumps(answer | {"clientExtensionResults": {}})
