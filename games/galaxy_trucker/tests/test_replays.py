"""Whole matches, move by move, go as they went."""

from pathlib import Path

import pytest

from games.galaxy_trucker.tests.acts import GAME
from tests.replays import goes_as_it_went

REPLAYS = Path(__file__).parent / "replays"


@pytest.mark.parametrize("match", ["bots", "learning", "third", "trek"])
def test_a_match_of_old_goes_as_it_went(match, request):
    goes_as_it_went(GAME, REPLAYS / f"{match}.json", request)
