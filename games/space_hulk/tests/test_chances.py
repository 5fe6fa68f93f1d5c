"""3.2 to 3.4: the exact chances, against the figures of the specification."""

from fractions import Fraction

import pytest

from games.space_hulk import chances
from games.space_hulk.ruleset import SHOOTING, Ruleset
from tests.rules import rule

SHOTS = {
    "classic": ((25, 10, 1), (16, 16, 4)),
    "assault": ((16, 16, 4), (9, 18, 9)),
    "burst": ((25, 10, 1), (9, 18, 9)),
}
FIGHTS = {
    "plain": ("25/144", "1/6", "95/144"),
    "sergeant": ("49/144", "215/1296", "40/81"),
    "parry-losing": ("257/648", "325/1296", "457/1296"),
    "parry-best": ("311/648", "25/162", "79/216"),
}


@rule("SH-011", "SH-193", "SH-210")
@pytest.mark.parametrize("preset", SHOTS)
def test_shots(preset):
    found = chances.shots(Ruleset(shooting_die=SHOOTING[preset]))
    assert (found["first"], found["sustained"]) == SHOTS[preset]


@rule("SH-341", "SH-342", "SH-345", "SH-346")
@pytest.mark.parametrize("kind", FIGHTS)
def test_fights(kind):
    chances.fights.cache_clear()
    found = chances.fights(1)[kind]
    assert tuple(Fraction(number, 7776) for number in found) == tuple(map(Fraction, FIGHTS[kind]))


@rule("SH-136")
def test_doors_by_hand():
    assert chances.doors(Ruleset()) == {"marine": (1, 6), "alien": (91, 216)}
