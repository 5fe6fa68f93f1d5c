"""KE-250 to KE-252 and KE-305: what a battle is worth, and who wins the round."""

import pytest

from games.kosmiczna_eskadra.destruction import winner
from games.kosmiczna_eskadra.firing import fight
from games.kosmiczna_eskadra.state import Options, RoundScored
from games.kosmiczna_eskadra.tests.battles import Fought
from tests.rules import rule


@rule("KE-250")
def test_the_score_is_told_once_and_last():
    fought = Fought("red 2 -3000 2000 0 | blue 2 -1500 2000 0 | blue 10 2000 2000 0")
    assert isinstance(fought.battle.film[-1], RoundScored)
    assert len(fought.told(RoundScored)) == 1


@rule("KE-250", "KE-252")
def test_an_empty_table_scores_too():
    battle = fight([], 2, Options(), [0, 1])
    assert battle.film == [RoundScored(trophies=[0, 0], ore=[0, 0], losses=[0, 0], scores=[0, 0])]
    assert battle.result.winner is None


@rule("KE-251")
def test_x32_trophies_and_ore_less_own_losses():
    """Ważka and Szerszeń are worth 3, ore 5; an own Szerszeń lost costs 2."""
    lies = (
        "red 4 -3000 3000 2700 | blue 1 -1500 3000 0 | red 6 2000 3000 0 | blue 2 3400 3000 900 "
        "| red 5 0 -2000 0 | red 9 -2000 0 2700"
    )
    fought = Fought(lies)
    assert fought.fates == {"blue 1": "red", "blue 2": "red"}
    assert fought.scores == [8, 0]
    (told,) = fought.told(RoundScored)
    assert (told.trophies, told.ore, told.losses) == ([3, 0], [5, 0], [0, 0])
    lost = Fought(f"{lies} | red 7 -3400 -3300 2700 | red 2 -2500 -3300 900")
    assert lost.fates["red 2"] == "lost"
    assert lost.scores == [6, 0]


@rule("KE-251")
def test_a_score_may_be_negative():
    fought = Fought("red 2 -3000 2000 0 | red 1 -1000 2000 0")
    assert fought.scores == [-1, 0]
    assert fought.winner == 1


@rule("KE-252")
@pytest.mark.parametrize(
    ("scores", "won_by"),
    [([4, 4, 1], None), ([-1, -3], 0), ([0, 0], None), ([0, 1, 0], 1), ([-2, -1, -1], None)],
)
def test_x33_the_highest_wins_and_a_tie_for_it_moves_nobody(scores, won_by):
    assert winner(scores, range(len(scores))) == won_by


@rule("KE-305")
@pytest.mark.parametrize(
    ("remaining", "won_by"), [([0, 1, 2], 2), ([0, 1], 1), ([0, 2], 2), ([0], 0), ([], None)]
)
def test_only_the_seats_that_remain_can_win_the_round(remaining, won_by):
    assert winner([3, 5, 6], remaining) == won_by


@rule("KE-305")
def test_the_ships_of_a_seat_that_resigned_fire_and_score():
    lies = "red 2 -3000 2000 0 | blue 1 -1500 2000 0"
    assert Fought(lies).winner == 0
    fought = Fought(lies, remaining=[1])
    assert fought.scores == [1, 0]
    assert fought.winner == 1
