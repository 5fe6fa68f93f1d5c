"""Fonts: the letters of Polish and English come in small files, all others in the whole fonts."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from fontTools.ttLib import TTFont
from pytest_django import Settings

from server.core.font_subsets import FontFinder

POLISH = "ĄąĆćĘęŁłŃńÓóŚśŹźŻż"
ENGLISH = "".join(map(chr, range(0x20, 0x7F)))
LEFT = {"Alegreya": set("#$<=>@[\\]^_`{|}~")}
"""No card has them, and no sentence: the font of those leaves them to the whole one."""
FACE = re.compile(
    r'@font-face \{\s*font-family: "([^"]+)";.*?font-weight: ([^;]+);.*?'
    r'url\("(?:\.\./)+([^"]+)"\).*?unicode-range:([^;]+);',
    re.DOTALL,
)


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
