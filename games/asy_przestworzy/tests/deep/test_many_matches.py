"""A sample of what ``make bots`` plays by the thousand."""

import pytest

from games.asy_przestworzy import GAME
from tools.bots import RANDOM, Task, interval, play_match, report


@pytest.mark.parametrize("player", [RANDOM, *GAME.levels])
def test_matches_under_any_options_come_to_an_end(player):
    matches = [play_match(Task(GAME.slug, player, number, {})) for number in range(12)]
    assert all(match.moves > 0 for match in matches)
    assert report(GAME.slug, player, matches, 1.0).startswith("asy_przestworzy")


def test_a_match_of_one_game_is_counted_for_a_side():
    matches = [
        play_match(Task(GAME.slug, "easy", number, {"best_of": 1, "sides": "random"}))
        for number in range(20)
    ]
    assert {match.side for match in matches if not match.drawn} == {"entente", "central"}


def test_the_interval_of_a_share_narrows_with_the_number_of_matches():
    low, high = interval(50, 100)
    assert (round(low, 1), round(high, 1)) == (40.4, 59.6)
    assert interval(5_000, 10_000)[0] > low
