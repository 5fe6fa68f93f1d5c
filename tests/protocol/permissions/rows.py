"""Rows of the matrix: for one thing that may be asked, the answer that each kind of person gets."""

from __future__ import annotations

from tests.protocol.permissions.scene import PEOPLE, SEATED, STAFF

Row = dict[str, str]

GROUPS = {
    "staff": STAFF,
    "seated": SEATED,
    "members": ("member", "no_factor", *STAFF),
    "without": ("member", "no_factor"),
    "moderators": ("moderator", "senior", "admin"),
    "turned_away": ("closed", "signed_out"),
}
"""Names for several kinds of people at once. A later one overrides an earlier one."""


def row(otherwise: str, **answers: str) -> Row:
    """Everybody gets the first answer but those who are named with another."""
    found = dict.fromkeys(PEOPLE, otherwise)
    for who, answer in answers.items():
        for person in GROUPS.get(who, (who,)):
            assert person in found, person
            found[person] = answer
    return found
