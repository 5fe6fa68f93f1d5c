"""Matches between bots: who plays how, and by which options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.registry import all_games, game_called
from tests.sixth import model
from tools.bots import Task, play_match, some_options
from tools.playing import some_kind
from tools.side_by_side import BotMatch


@pytest.mark.parametrize("slug", all_games())
def test_bots_of_different_levels_play_side_by_side_to_the_end(slug):
    match = play_match(Task(slug, "easy,normal", 1, {}, seats=2))
    assert set(match.levels) == {"easy", "normal"}
    assert len(match.places) == len(match.levels)


def test_levels_go_round_the_seats_from_match_to_match():
    levels = [play_match(Task("asy_przestworzy", "easy,normal", n, {})).levels for n in (0, 1)]
    assert levels == [("easy", "normal"), ("normal", "easy")]


def test_each_side_plays_at_its_own_level_whichever_seat_it_has():
    levels, options = "entente=normal,central=easy", {"best_of": 1, "sides": "random"}
    for number in range(4):
        match = play_match(Task("asy_przestworzy", levels, number, options))
        winner = match.levels[match.places.index(1)]
        assert sorted(match.levels) == ["easy", "normal"]
        assert match.side is None or winner == {"entente": "normal", "central": "easy"}[match.side]


@pytest.mark.parametrize("seed", range(4))
def test_what_several_seats_of_a_side_win_is_won_by_the_side(seed):
    task = Task("space_hulk", "easy", seed, {"scenario": "last_pumps"}, seats=3, plain=True)
    match = play_match(task)
    assert len(match.places) == 3
    assert not match.drawn
    assert match.side == ("marines" if match.places.count(1) == 2 else "aliens")


class Timed(BotMatch):
    """Notes when seats acted."""

    acted: tuple[int, ...] = ()

    def play(self, seat, action, at, below, lag=0):
        move = super().play(seat, action, at, below, lag)
        if seat is not None:
            self.acted += (move.at,)
        return move


def test_a_bot_waits_as_long_as_it_meant_to_whatever_is_told_meanwhile():
    game = model()
    table = Timed(game, game.options_type(clock="off"), 4, "5e" * 32, ["easy"] * 4)
    below = Random(1).randrange
    while len(table.acted) < 4:
        table.go_on(below)
    # It takes 800 ms to hide the pea, and everybody 1,200 ms to bet, though all hear of the bets.
    assert table.acted == (800, 2_000, 2_000, 2_000)


def test_options_are_drawn_that_allow_as_many_seats_as_are_asked_for():
    game, rng = game_called("mag_blast"), Random(1)
    drawn = [some_options(game, {}, rng, seats=8) for _ in range(40)]
    assert {options.flagships for options in drawn} == {"random"}
    assert len({options.sound for options in drawn}) > 1
    with pytest.raises(ValueError, match="for 8 seats"):
        some_options(game, {"flagships": "pick"}, rng, seats=8)


def test_a_kind_of_action_is_chosen_before_one_of_the_kind():
    game = model()
    table = BotMatch(game, game.options_type(), 4, "5e" * 32, ["easy"] * 4)
    below = Random(1).randrange
    while not any(offer.do == "bet" for _, offer in table.offered()):
        table.go_on(below)
    taken = Counter(
        some_kind(table.offered(), {"bet": 1, "peek": 1, "resign": 50}, below)[1].do
        for _ in range(600)
    )
    assert abs(taken["bet"] - taken["peek"]) < 90
    assert 0 < taken["resign"] < 30
