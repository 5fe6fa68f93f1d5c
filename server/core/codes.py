"""Unguessable codes: links to rooms and matches, and the server's share of a seed."""

from __future__ import annotations

import secrets

ALPHABET = "bcdfghjkmnpqrstvwxyz23456789"
"""No vowels, so no words; no characters that are easily confused."""

LONGEST = 16
"""Of the columns."""
LENGTH = 12
"""57 bits: against a million rooms, a thousand guesses a second need years for the first hit."""


def fresh_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether it could be one; older ones may be of another length."""
    return 0 < len(text) <= LONGEST and set(text) <= set(ALPHABET)


def fresh_secret() -> str:
    return secrets.token_hex(32)
