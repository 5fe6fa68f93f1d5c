"""What ``tests/paces.py`` prints, on a small sample: haste does not pay, and levels differ."""

import pytest

from games.kosmiczna_eskadra.tests.paces import Duel, won
from tests.rules import rule

MATCHES = 16


@rule("KE-075")
@pytest.mark.parametrize(
    ("one", "other", "least", "most"),
    [
        pytest.param("novice", "gentle", 7, 15, id="a novice beats the gentle bot mostly"),
        pytest.param("easy", "novice", 10, 16, id="the easy one beats a novice"),
        pytest.param("normal", "easy", 14, 16, id="the normal one beats the easy one"),
        pytest.param("rush", "easy", 0, 4, id="who throws cards down loses"),
        pytest.param("glance", "normal", 0, 9, id="and so does who but glances, to the best"),
    ],
)
def test_levels_and_paces_are_worth_what_they_should_be(one, other, least, most):
    wins = [won(Duel(one, other, "1500", number)) for number in range(MATCHES)]
    assert least <= wins.count(True) <= most
