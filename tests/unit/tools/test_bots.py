"""Matches between bots, and what is said of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from games.registry import all_games, game_called
from games.space_hulk.tests.arenas import ARENAS
from tests.sixth import model
from tools.bots import (
    Match,
    Task,
    beaten,
    by_side,
    choices,
    gathered,
    happened,
    play_match,
    some_options,
    winners,
)
from tools.playing import some_kind
from tools.side_by_side import BotMatch

SLUGS = list(all_games())


class Timed(BotMatch):
    """It notes when which seat acted."""

    def play(self, seat, action, at, below, lag=0):
        move = super().play(seat, action, at, below, lag)
        self.acted = [*getattr(self, "acted", []), (move.at, seat)]
        return move


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_of_different_levels_play_side_by_side_to_the_end(slug):
    match = play_match(Task(slug, "easy,normal", 1, {}, seats=2))
    assert set(match.levels) == {"easy", "normal"}
    assert len(match.places) == len(match.levels)


def test_levels_go_round_the_seats_from_match_to_match():
    levels = [play_match(Task("asy_przestworzy", "easy,normal", n, {})).levels for n in (0, 1)]
    assert levels == [("easy", "normal"), ("normal", "easy")]


def test_each_side_plays_at_its_own_level_whichever_seat_it_has():
    task = Task(
        "asy_przestworzy", "entente=normal,central=easy", 0, {"best_of": 1, "sides": "random"}
    )
    for number in range(4):
        match = play_match(Task(task.slug, task.player, number, task.options))
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


def test_options_that_are_not_fixed_may_stay_as_the_game_gives_them():
    game = game_called("asy_przestworzy")
    met = []

    def told(asked, options, seats, seed, levels):
        met.append(options)
        return BotMatch(asked, options, seats, seed, levels)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.bots.BotMatch", told)
        for number in range(3):
            play_match(Task(game.slug, "easy", number, {"best_of": 1}, plain=True))
    assert {options.best_of for options in met} == {1}
    assert {msgspec.structs.replace(options, best_of=0) for options in met} == {
        game.options_type(best_of=0)
    }


def test_a_side_without_a_level_is_refused():
    with pytest.raises(ValueError, match="but the sides are"):
        play_match(Task("asy_przestworzy", "marines=easy", 0, {"best_of": 1}))


@pytest.mark.parametrize("player", ["random", "easy"])
def test_the_kinds_of_events_of_a_match_are_counted(player):
    match = play_match(Task("asy_przestworzy", player, 1, {}))
    assert len(match.told) > 5
    assert min(match.told.values()) > 0


def test_events_are_shown_rarest_first_with_the_matches_they_were_in():
    matches = [
        Match(9, None, (1, 1), told={"shot": 3, "won": 1}),
        Match(9, None, (1, 1), told={"shot": 2}),
    ]
    assert [line.split() for line in happened(matches)] == [
        ["met", "won", "1", "in", "1"],
        ["met", "shot", "5", "in", "2"],
    ]


def test_nobody_acts_before_somebody_whose_time_comes_earlier():
    game = game_called("asy_przestworzy")
    table = Timed(game, game.options_type(sides="entente"), 2, "5e" * 32, ["easy", "normal"])
    below = Random(1).randrange
    while not table.over:
        table.go_on(below)
    times = [at for at, _ in table.acted]
    assert times == sorted(times)
    assert {seat for _, seat in table.acted} >= {0, 1}


def test_a_bot_waits_as_long_as_it_meant_to_whatever_is_told_meanwhile():
    game = model()
    table = Timed(game, game.options_type(clock="off"), 4, "5e" * 32, ["easy"] * 4)
    below = Random(1).randrange
    while not table.over:
        table.go_on(below)
    # It takes 800 ms to hide the pea, and everybody 1,200 ms to bet, though all hear of the bets.
    acts = [at for at, seat in table.acted if seat is not None]
    assert acts[:4] == [800, 2_000, 2_000, 2_000]


def test_who_came_before_whom_is_counted_by_the_number_of_players():
    matches = [
        Match(9, "seat 1", (2, 1), ("easy", "normal")),
        Match(9, "seat 0", (1, 2), ("normal", "easy")),
        Match(9, "seat 0", (1, 2), ("easy", "normal")),
        Match(9, None, (1, 1), ("easy", "normal")),
        Match(9, "seat 2", (2, 2, 1), ("easy", "normal", "easy")),
    ]
    two, three = beaten(matches)
    assert two.startswith("  2 players: normal before easy      2 of 3   66.7 %")
    assert three.startswith("  3 players: easy before normal      1 of 1  100.0 %")
    assert [line.split()[:5] for line in by_side(matches)][0] == ["seat", "0", "2", "of", "4"]


def test_which_level_won_is_counted_by_tables_of_more_than_two():
    matches = [
        Match(9, None, (1, 2), ("easy", "normal")),
        Match(9, None, (2, 3, 1), ("easy", "normal", "easy")),
        Match(9, None, (2, 1, 3), ("easy", "normal", "easy")),
        Match(9, None, (2, 1, 3), ("normal", "easy", "normal")),
        Match(9, None, (1, 1, 3), ("easy", "normal", "easy")),
        Match(9, None, (1, 2, 3), ("easy", "easy", "easy")),
    ]
    easy, normal = winners(matches)
    assert easy.startswith("  3 players: easy won      2 of 3   66.7 %")
    assert normal.startswith("  3 players: normal won      1 of 3   33.3 %")


def test_numbers_within_bounds_are_varied_like_choices():
    game = game_called("kosmiczna_eskadra")
    assert dict(choices(game))["wins"] == [1, 2, 3, 4, 5]
    rng = Random(1)
    assert {some_options(game, {}, rng).wins for _ in range(60)} == {1, 2, 3, 4, 5}


def test_options_are_drawn_that_allow_as_many_seats_as_are_asked_for():
    game, rng = game_called("mag_blast"), Random(1)
    drawn = [some_options(game, {}, rng, seats=8) for _ in range(40)]
    assert {options.flagships for options in drawn} == {"random"}
    assert len({options.sound for options in drawn}) > 1
    with pytest.raises(ValueError, match="for 8 seats"):
        some_options(game, {"flagships": "pick"}, rng, seats=8)


def test_boards_are_varied_among_those_of_the_games_tests():
    game, rng = game_called("space_hulk"), Random(1)
    boards = [some_options(game, {"scenario": "own"}, rng).board for _ in range(20)]
    assert {board.map for board in boards} == {board.map for board in ARENAS}


def test_what_is_told_when_a_match_begins_is_counted():
    options = {"scenario": "cold_start", "aliens": "random"}
    assert play_match(Task("space_hulk", "easy", 0, options)).told["side-drawn"] == 1


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


def test_a_run_says_how_far_it_is_and_keeps_what_was_played_before_it_was_broken_off(capsys):
    match = Match(1, None, (1, 2))

    def coming():
        yield from [match] * 20
        raise KeyboardInterrupt

    assert gathered([match] * 20, "game", 20) == ([match] * 20, False)
    assert capsys.readouterr().err.splitlines() == [
        f"game: {played} of 20" for played in range(2, 21, 2)
    ]
    assert gathered(coming(), "game", 40) == ([match] * 20, True)
