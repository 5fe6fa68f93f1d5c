"""What is to be filled in at the desk stands out from the page: WCAG 2.2, 1.4.11. Axe looks at
words alone."""

import re
from pathlib import Path

import pytest

STYLES = (Path(__file__).parents[3] / "static" / "css" / "site" / "admin.css").read_text()
FIELDS = re.compile(
    r"^:is\(input, select, textarea\)[^{]*\{\s*border-color: var\((--[\w-]+)\);", re.M
)
DARK = "--color-base-900"


def colour(name):
    found = re.search(rf"{name}: (#\w{{6}});", STYLES)
    return found[1]


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts
    ]
    return sum(each * weight for each, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize("page", ["#ffffff", colour(DARK)], ids=["light", "dark"])
def test_the_outline_of_a_field_is_seen(page):
    border = FIELDS.search(STYLES)
    darker, lighter = sorted(map(luminance, (page, colour(border[1]))))
    assert (lighter + 0.05) / (darker + 0.05) >= 3
