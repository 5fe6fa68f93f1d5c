"""The second opinion of ``oracle.py`` against the game's geometry, table by table."""

from collections import Counter

import pytest

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
