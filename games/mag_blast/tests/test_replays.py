"""Matches, move by move, go as they went: what is rare at a table, from its beginning."""

from pathlib import Path

import pytest

from games.mag_blast.tests.positions import GAME
from tests.replays import goes_as_it_went

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_match_of_old_goes_as_it_went(file, request):
    goes_as_it_went(GAME, file, request)


def test_there_are_matches_of_old():
    assert len(REPLAYS) == 9
