"""docs/moderation.md calls what is at the desk, and in the menus of players, as they do: a new
moderator looks for those very words."""

import re
from functools import partial
from pathlib import Path

import pytest
from django.contrib import admin
from django.utils.translation import override

from server.moderation.roles import MODERATOR, permissions_of

ROOT = Path(__file__).parents[3]
NAMED = re.compile(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)|^\d\. \*\*([^*\n]+)\*\*", re.MULTILINE)
"""Names stand in italics; in the steps of a form the fields' are bold."""
MESSAGE = re.compile(r"^[a-z][\w-]* = (.+)$", re.MULTILINE)
EXAMPLES = {"player-12345"}


def plain(text):
    return text.strip().casefold().replace("’", "'")


@pytest.fixture(scope="module")
def named():
    """The names in it, and the fields of its forms."""
    found = NAMED.findall((ROOT / "docs" / "moderation.md").read_text())
    assert len(found) > 20 and any(field for _, field in found)
    return {plain(name or field) for name, field in found}


def test_whatever_it_names_has_that_name(named):
    """Of a choice of several lengths the beginning is enough."""
    words = [(ROOT / folder / "words" / "en.ftl").read_text() for folder in ("templates", "static")]
    said = {plain(text) for each in words for text in MESSAGE.findall(each)}
    lost = {name for name in named if not any(text.startswith(name) for text in said)}
    assert lost == EXAMPLES


def test_a_moderator_may_do_what_it_names(named):
    """It says at its head that whatever a name stands for is theirs to do."""
    with override("en"):
        deeds = {
            plain(str(deed.short_description)): deed.allowed_permissions
            for shown in admin.site._registry.values()
            for deed in map(partial(getattr, shown), getattr(shown, "actions_detail", ()))
        }
    theirs = {name: asked for name, asked in deeds.items() if name in named}
    assert len(theirs) > 15
    for name, asked in theirs.items():
        assert {f"moderation.{do}" for do in asked} <= permissions_of(MODERATOR), name
