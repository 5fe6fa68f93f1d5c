"""Which first matches are played in which browser."""

from __future__ import annotations

from itertools import product

from games.registry import all_games
from tests.first_matches.pilots import BROWSERS, FIRST, LIST, WAYS, pairs


def test_each_browser_meets_every_game_and_every_game_is_played_either_way():
    played = {(browser, game): way for way in WAYS for browser, game in pairs(way, both=False)}
    assert set(played) == set(product(BROWSERS, FIRST))
    for game in FIRST:
        assert {played[browser, game] for browser in BROWSERS} == set(WAYS)


def test_each_browser_is_played_in_either_way():
    for way in WAYS:
        assert {browser for browser, _ in pairs(way, both=False)} == set(BROWSERS)


def test_the_list_of_actions_plays_every_game_whether_it_has_pilots_or_not():
    assert {game for _, game in pairs(LIST, both=False)} == {*all_games()}
    assert {browser for browser, _ in pairs(LIST, both=False)} == set(BROWSERS)


def test_asked_for_both_browsers_each_way_is_played_in_both():
    for way in WAYS:
        assert set(pairs(way, both=True)) == set(product(BROWSERS, FIRST))
