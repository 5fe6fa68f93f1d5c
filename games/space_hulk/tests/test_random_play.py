"""Random players on two small boards: squares, luck, what is told, beyond the contract's laws."""

import pytest

from games.space_hulk.state import HulkState
from games.space_hulk.tests.playing import Played
from tests.rules import rule

DICE = {"cp", "shoot", "jam", "melee-marine", "melee-alien", "parry", "flame", "door"}


def no_two_on_a_square(state: HulkState) -> None:
    piles = (state.marines, state.aliens, state.blips)
    squares = [piece.at for pile in piles for piece in pile.values() if piece.at is not None]
    assert len(squares) == len(set(squares))
    assert len(state.aliens) <= state.ruleset.max_aliens


@rule("SH-012", "SH-061", "SH-108", "SH-768", "SH-785")
@pytest.mark.parametrize("number", range(3))
def test_a_match_of_random_players(number):
    """Every act and every expiry tells each audience something; every draw has a purpose of the
    list."""
    match = Played(number)
    while not match.over:
        match.goes_on()
        no_two_on_a_square(match.state)
    assert match.untold == []
    assert match.purposes <= DICE | {"supply", "sides"}
    assert match.purposes >= {"cp", "shoot", "supply", "melee-marine", "melee-alien"}
