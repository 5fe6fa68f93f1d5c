"""What pages alone say is said in both languages, and every word of a page is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from server.core import messages as words
from tests.messages import LANGUAGES, SHELL, entries, messages, parameters
from tests.support.processes import ROOT

PAGES = ROOT / "templates" / "words"
ELSEWHERE = [SHELL / folder for folder in words.ELSEWHERE]


@pytest.mark.parametrize("folder", [PAGES, *ELSEWHERE], ids=lambda folder: folder.name)
def test_both_languages_say_the_same_with_the_same_parameters(folder: Path) -> None:
    polish, english = (entries(folder / f"{language}.ftl") for language in LANGUAGES)
    assert polish.keys() == english.keys()
    for key in polish:
        assert parameters(polish[key]) == parameters(english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_said_in_two_places(language: str) -> None:
    files = [messages(folder / f"{language}.ftl") for folder in (PAGES, SHELL, *ELSEWHERE)]
    assert sum(map(len, files)) == len(frozenset().union(*files))


def test_every_word_of_a_page_is_written() -> None:
    folders = (PAGES, SHELL, *ELSEWHERE)
    written = frozenset().union(*(messages(folder / "en.ftl") for folder in folders))
    of_games = {"game-name", "game-line"}
    for template in (ROOT / "templates").rglob("*.html"):
        asked = set(re.findall(r"{% word [\"']([\w-]+)[\"']", template.read_text("utf-8")))
        assert asked <= written | of_games, template
