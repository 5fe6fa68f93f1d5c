"""Subsets of the fonts: the letters that Polish and English need, in a third of the bytes.

All other letters are left to the whole fonts, which a browser fetches when one of them occurs
(``unicode-range`` in ``static/css/tokens.css``).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.finders import BaseFinder
from django.core.files.storage import FileSystemStorage
from msgspec import Struct
from msgspec.json import decode

HOW = {"flavor": "woff2", "hinting": False}
"""Hinting is a third of a small file, and serves only small letters on coarse screens."""


class Subset(Struct, frozen=True, rename={"source": "from"}):
    """``range``: as CSS writes it. ``features``: of OpenType, all that are left. ``weights``: the
    lightest and the heaviest that are left; none: all that the font has."""

    file: str
    source: str
    range: str
    features: list[str]
    weights: tuple[float, float] | None = None


class FontFinder(BaseFinder):
    """Finder for the subsets of ``static/fonts.json``; makes one when it is first asked for."""

    @cached_property
    def subsets(self) -> dict[str, Subset]:
        text = (Path(settings.BASE) / "static" / "fonts.json").read_bytes()
        return {subset.file: subset for subset in decode(text, type=list[Subset])}

    def check(self, **_options: Any) -> list[Any]:
        return []

    def find(self, path: str, find_all: bool = False, **_options: Any) -> Any:
        found = [str(_made(self.subsets[path]))] if path in self.subsets else []
        return found if find_all or not found else found[0]

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterator[tuple[str, Any]]:
        storage = FileSystemStorage(_folder())
        for subset in self.subsets.values():
            _made(subset)
            yield subset.file, storage


def _folder() -> Path:
    return Path(settings.MADE) / "subsets"


def _made(subset: Subset) -> Path:
    """The subset's file. It is made anew only if the font or what is wanted of it has changed."""
    source = Path(finders.find(subset.source) or "")
    target, noted = _folder() / subset.file, _folder() / f"{subset.file}.json"
    wanted = json.dumps([subset.range, subset.features, subset.weights, HOW, source.stat().st_size])
    if not target.exists() or not noted.exists() or noted.read_text() != wanted:
        target.parent.mkdir(parents=True, exist_ok=True)
        _write(source, target, subset)
        noted.write_text(wanted)
    return target


def _write(source: Path, target: Path, subset: Subset) -> None:
    # Slow to import, and needed once.
    from fontTools import subset as fonts
    from fontTools.varLib.instancer import instantiateVariableFont

    options = fonts.Options(layout_features=subset.features, **HOW)
    font = fonts.load_font(str(source), options)
    subsetter = fonts.Subsetter(options)
    subsetter.populate(unicodes=fonts.parse_unicodes(subset.range.replace("U+", "")))
    subsetter.subset(font)
    if subset.weights is not None:
        instantiateVariableFont(font, {"wght": subset.weights}, inplace=True)
    fonts.save_font(font, str(target), options)
