"""Which first matches are played in which browser."""

from __future__ import annotations

from itertools import product

from tests.first_matches.pilots import BROWSERS, FIRST, WAYS, pairs


def test_each_browser_meets_every_game_and_every_game_is_played_either_way():
    played = {(browser, game): way for way in WAYS for browser, game in pairs(way, both=False)}
    assert set(played) == set(product(BROWSERS, FIRST))
    for game in FIRST:
        assert {played[browser, game] for browser in BROWSERS} == set(WAYS)


def test_each_browser_is_played_in_either_way():
    for way in WAYS:
        assert {browser for browser, _ in pairs(way, both=False)} == set(BROWSERS)


def test_asked_for_both_browsers_each_way_is_played_in_both():
    for way in WAYS:
        assert set(pairs(way, both=True)) == set(product(BROWSERS, FIRST))
