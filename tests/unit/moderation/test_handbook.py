"""docs/moderation.md calls what is at the desk, and in the menus of players, as they do: a new
moderator looks for those very words."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
NAMED = re.compile(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)|^\d\. \*\*([^*\n]+)\*\*", re.MULTILINE)
"""Names stand in italics; in the steps of a form the fields' are bold."""
MESSAGE = re.compile(r"^[a-z][\w-]* = (.+)$", re.MULTILINE)
EXAMPLES = {"player-12345"}


def plain(text: str) -> str:
    return text.strip().casefold().replace("’", "'")


def test_whatever_it_names_has_that_name() -> None:
    """Of a choice of several lengths the beginning is enough."""
    found = NAMED.findall((ROOT / "docs" / "moderation.md").read_text())
    named = [name or field for name, field in found]
    words = [(ROOT / folder / "words" / "en.ftl").read_text() for folder in ("templates", "static")]
    said = {plain(text) for each in words for text in MESSAGE.findall(each)}
    assert len(named) > 20 and any(field for _, field in found)
    lost = {name for name in map(plain, named) if not any(text.startswith(name) for text in said)}
    assert lost == EXAMPLES
