"""Text as outlines of the site's own fonts."""

from __future__ import annotations

import re

import pytest

from server.core.outlines import FACES, outlined


@pytest.mark.parametrize("face", FACES)
def test_numbers_are_as_high_as_capitals(face: str) -> None:
    low = height("o", face)
    assert all(height(digit, face) > 1.2 * low for digit in "0123456789")


def height(letter: str, face: str) -> float:
    run = outlined(letter, face, 1000, 700)
    assert run is not None
    [(_, glyph)] = run.glyphs
    # Pairs of coordinates; a line straight up has one.
    points = re.findall(r"-?\d+ (-?\d+)|V(-?\d+)", glyph.path)
    heights = [float(pair or line) for pair, line in points]
    return max(heights) - min(heights)
