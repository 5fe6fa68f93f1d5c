"""Rules for usernames."""

from __future__ import annotations

import re
import unicodedata

SHORTEST, LONGEST = 2, 24

LATIN = "0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f"
USERNAME = re.compile(rf"[{LATIN}](?:[{LATIN}._-]*[{LATIN}])?")
"""Latin letters only, so that none can imitate one of another script. Part of the profile's URL."""


def is_username(name: str) -> bool:
    return SHORTEST <= len(name) <= LONGEST and USERNAME.fullmatch(name) is not None


def sounds_like(name: str) -> str:
    """Equal for the spellings of one username in an address, where case does not matter. Whether
    names can be told apart says ``lookalikes.skeleton``."""
    return unicodedata.normalize("NFKC", name).casefold()
