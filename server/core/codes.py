"""What cannot be guessed: the codes in links to rooms and matches, our share of a match's seed."""

from __future__ import annotations

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxyz23456789"
"""No vowels, so no words; nothing that is misread for something else."""

LENGTH = 12
"""57 bits: among a million rooms a thousand guesses a second find the first one after years."""


def fresh_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def fresh_secret() -> str:
    return secrets.token_hex(32)
