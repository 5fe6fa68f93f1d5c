"""Text as outlines of the site's own fonts, for pictures that are shown where those are not: SVG in
an ``<img>`` loads no font."""

from __future__ import annotations

from functools import cache, lru_cache
from threading import Lock
from typing import Any

from django.contrib.staticfiles import finders
from msgspec import Struct

FACES = {
    "serif": "vendor/alegreya/alegreya-{}-wght-normal.woff2",
    "sans": "vendor/source-sans-3/source-sans-3-{}-wght-normal.woff2",
}
PARTS = ("latin", "latin-ext")
"""The files of a face, by the letters that they have."""

_reading = Lock()
"""A font reads its tables when they are first asked for, and pages are made in threads."""


class Glyph(Struct, frozen=True):
    """``path`` in thousandths of the size, its y upwards."""

    path: str
    width: float


class Run(Struct, frozen=True):
    """A text in one face and size: where each of its letters stands."""

    glyphs: list[tuple[float, Glyph]]
    width: float


def outlined(text: str, face: str, size: float, weight: int) -> Run | None:
    """None where the face lacks a letter, as one of another script."""
    glyphs, at = [], 0.0
    for letter in text:
        glyph = _glyph(letter, face, weight)
        if glyph is None:
            return None
        glyphs.append((at, glyph))
        at += glyph.width * size / 1000
    return Run(glyphs, at)


@lru_cache(1000)
def _glyph(letter: str, face: str, weight: int) -> Glyph | None:
    # Slow to import, and seldom needed.
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    with _reading:
        for part in PARTS:
            font = _font(face, part)
            if (name := font.getBestCmap().get(ord(letter))) is None:
                continue
            name = _lining(face, part).get(name, name)
            glyphs = font.getGlyphSet(location={"wght": weight})
            pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
            scale = 1000 / font["head"].unitsPerEm
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
            return Glyph(pen.getCommands(), glyphs[name].width * scale)
    return None


@cache
def _lining(face: str, part: str) -> dict[str, str]:
    """By glyph the one as high as a capital, as on pages: Alegreya's own 0 looks like an o."""
    if (substitutions := _font(face, part).get("GSUB")) is None:
        return {}
    table = substitutions.table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for number in record.Feature.LookupListIndex
    }
    return {
        name: lining
        for number in sorted(numbers)
        for step in table.LookupList.Lookup[number].SubTable
        for name, lining in getattr(step, "mapping", {}).items()
    }


@cache
def _font(face: str, part: str) -> Any:
    from fontTools.ttLib import TTFont

    return TTFont(finders.find(FACES[face].format(part)))
