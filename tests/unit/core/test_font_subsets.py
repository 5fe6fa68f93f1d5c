"""Fonts: the letters of Polish and English come in small files, all others in the whole fonts."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client
from fontTools.ttLib import TTFont
from pytest_django import Settings

from server.core.font_subsets import FontFinder

POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"
ENGLISH = "".join(map(chr, range(0x20, 0x7F)))
LEFT = {"Alegreya": set("#$%*<=>@[\\]^_`{|}~")}
"""No card has them, and no sentence: the font of those leaves them to the whole one."""
FACE = re.compile(
    r'@font-face \{\s*font-family: "([^"]+)";.*?font-weight: ([^;]+);.*?'
    r'url\("(?:\.\./)+([^"]+)"\).*?unicode-range:([^;]+);',
    re.DOTALL,
)
WRITTEN = re.compile(r"\\u([0-9A-Fa-f]{4})")
"""A letter that a word of ours has by its number."""
SIGNS = set(range(0x7F, 0xA0)) | set(range(0x2000, 0x2070))
"""Controls, spaces, joiners and quotation marks: many come from a browser's own words, as the space
before "PM" does, some from people's keyboards."""


def points(written: str) -> set[int]:
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", written):
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def faces() -> list[tuple[str, str, str, set[int]]]:
    """Of the shell, and of the boards that bring their own: family, weights, file, letters."""
    base = Path(settings.BASE)
    sheets = [base / "static/css/tokens.css", *base.glob("games/*/static/*/css/*.css")]
    texts = [sheet.read_text(encoding="utf-8") for sheet in sheets]
    found = [face for text in texts for face in FACE.findall(text)]
    return [(family, weights, file, points(range)) for family, weights, file, range in found]


@pytest.mark.parametrize("family", sorted({family for family, *_ in faces()}))
def test_each_letter_has_one_file_and_ours_are_in_the_small_ones(family: str) -> None:
    own = [(file, letters) for name, _, file, letters in faces() if name == family]
    times = Counter(letter for _, letters in own for letter in letters)
    assert set(times.values()) == {1}
    small = {letter for file, letters in own if file.startswith("fonts/") for letter in letters}
    assert {ord(letter) for letter in {*POLISH, *ENGLISH} - LEFT.get(family, set())} <= small
    assert any(file.startswith("vendor/") and ord("ř") in letters for file, letters in own)


def test_no_word_and_no_rule_of_ours_needs_a_whole_font() -> None:
    base = Path(settings.BASE)
    folders = [base / name for name in ("games", "static", "templates", "tests")]
    files = [file for folder in folders for file in folder.rglob("*.ftl")]
    files += base.glob("games/*/RULES*.md")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    said = {ord(letter) for letter in text} | {int(code, 16) for code in WRITTEN.findall(text)}
    for family, _, file, letters in faces():
        if family == "Source Sans 3" and file.startswith("vendor/"):
            assert said & letters == set()


def test_no_whole_font_is_fetched_for_a_sign_that_it_lacks() -> None:
    for _, _, file, letters in faces():
        if file.startswith("vendor/") and "-latin-ext-" not in file:
            assert letters & SIGNS <= set(TTFont(str(finders.find(file))).getBestCmap())


@pytest.mark.parametrize("file", list(FontFinder().subsets))
def test_a_small_file_has_what_its_sheet_says_and_is_small(
    file: str, tmp_path: Path, settings: Settings
) -> None:
    settings.MADE = tmp_path
    subset = FontFinder().subsets[file]
    ((_, weights, _, letters),) = [face for face in faces() if face[2] == file]
    assert letters == points(subset.range)
    path = Path(str(finders.find(file)))
    whole = TTFont(str(finders.find(subset.source)))
    made = TTFont(path)
    assert set(made.getBestCmap()) == set(whole.getBestCmap()) & points(subset.range)
    assert ("fvar" in made) == ("fvar" in whole)
    if "fvar" in made:
        (axis,) = made["fvar"].axes
        assert weights == f"{axis.minValue:.0f} {axis.maxValue:.0f}"
    assert path.stat().st_size < 22_000


def test_a_subset_is_made_once(tmp_path: Path, settings: Settings) -> None:
    settings.MADE = tmp_path
    file = "fonts/alegreya-polish.woff2"
    first = Path(str(finders.find(file)))
    made = first.stat().st_mtime_ns
    assert Path(str(finders.find(file))).stat().st_mtime_ns == made
    (tmp_path / "subsets" / f"{file}.json").write_text("of another font")
    assert Path(str(finders.find(file))).stat().st_mtime_ns > made


@pytest.mark.django_db
@pytest.mark.usefixtures("plain_statics")
@pytest.mark.parametrize(
    ("language", "files"),
    [("en", ["source-sans-3"]), ("pl", ["source-sans-3", "source-sans-3-polish"])],
)
def test_a_page_asks_at_once_for_the_letters_of_its_language(
    language: str, files: list[str], client: Client
) -> None:
    page = client.get("/rules/", headers={"accept-language": language}).content.decode()
    assert re.findall(r'rel="preload" as="font".*?fonts/([\w-]+)\.woff2', page) == files
