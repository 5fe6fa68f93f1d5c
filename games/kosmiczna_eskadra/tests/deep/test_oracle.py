"""The second opinion of ``oracle.py`` against the game's geometry, table by table."""

from collections import Counter

import pytest

from games.kosmiczna_eskadra.tests import oracle
from games.kosmiczna_eskadra.tests.deep.oracle_run import Layout
from tests.rules import rule


@rule("KE-033", "KE-037", "KE-051", "KE-052", "KE-171", "KE-173", "KE-174", "KE-175", "KE-176")
@pytest.mark.parametrize("batch", range(6))
def test_two_methods_agree_on_every_hit_and_overlap(batch):
    """Fifty tables a batch; two of three are laid so that a hair decides."""
    seen = Counter()
    for number in range(50 * batch, 50 * (batch + 1)):
        seen += Layout(number).compare()
    assert seen["hits"] > 200
    assert seen["overlaps"] > 50
    assert seen["corners"] > 20
    assert seen["touches"] > 20


def test_the_oracle_itself_knows_contact_from_overlap():
    lies = oracle.polygon(0, 0, 0)
    assert not oracle.share_inside(lies, oracle.polygon(640, 0, 0))
    assert oracle.share_inside(lies, oracle.polygon(639, 0, 0))
    assert not oracle.share_inside(lies, oracle.polygon(640, 880, 0))
    assert oracle.share_inside(lies, lies)


@pytest.mark.parametrize(
    ("origin", "way", "met"),
    [
        ((-1000, 0), (1, 0), (680, "L")),
        ((-1000, 440), (1, 0), (680, "FL")),
        ((-1000, 441), (1, 0), None),
        ((320, 0), (1, 0), (0, "R")),
        ((321, 0), (1, 0), None),
        ((0, 440), (1, 0), (0, "F")),
        ((320, 440), (1, 1), (0, "FR")),
    ],
)
def test_the_oracle_itself_knows_a_graze_from_a_miss(origin, way, met):
    line = oracle.line(0, 0, 0, origin, way)
    assert oracle.meeting(line, oracle.polygon(0, 0, 0)) == met
