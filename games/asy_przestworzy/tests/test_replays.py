"""Whole matches, move by move, go as they went."""

from pathlib import Path

import pytest

from games.asy_przestworzy import GAME
from tests.replays import act, fact, goes_as_it_went

REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.json"))


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_a_match_of_old_goes_as_it_went(file, request):
    goes_as_it_went(GAME, file, request, line)


def line(move):
    """A move in a single line."""
    return [f"{act(move)}: {'; '.join(map(fact, move.events))}"]
