"""AP-170, AP-171: a match of three; and whole matches of old."""

from pathlib import Path

import pytest

from games.asy_przestworzy import GAME, ending
from games.asy_przestworzy.state import Lay, NextGame, PickSide, Resign, SetAuto
from games.asy_przestworzy.tests.acts import do, pass_time, refused
from games.asy_przestworzy.tests.looks import sizes, tags
from games.asy_przestworzy.tests.positions import new_match
from games.engine import Outcome
from games.referee import codec
from tests.replays import act, fact, goes_as_it_went
from tests.rules import rule

A, B = 0, 1


def match_of_three():
    return new_match(sides="entente", best_of=3)


def end(state, winner, cards=(0, 0)):
    """The game ends with that many cards won; the next one begins if there is one."""
    for seat in (A, B):
        state.squadrons[seat].used = {"spd": cards[seat]} if cards[seat] else {}
    ending.end_game(state, winner, "exhausted" if winner is not None else "drawn")
    if state.phase == "over":
        for seat in (A, B):
            do(state, seat, NextGame())


def sides(state):
    return [squadron.side for squadron in state.squadrons]


@rule("AP-170")
def test_the_seats_exchange_sides_after_every_game_and_a_room_of_one_ends_with_it():
    state = match_of_three()
    seen = [sides(state)]
    for winner in (A, B):
        end(state, winner)
        seen.append(sides(state))
    assert seen == [["entente", "central"], ["central", "entente"], ["entente", "central"]]
    state = new_match(sides="entente")
    end(state, A)
    assert state.phase == "match-over"


@rule("AP-153", "AP-170", "AP-200")
def test_a_new_game_begins_from_a_fresh_table_when_both_are_ready_or_by_itself():
    state = match_of_three()
    do(state, A, Resign())
    assert refused(state, B, Resign()) == ("wrong-phase", "AP-153")
    pass_time(state, 29_999)
    assert state.phase == "over"
    do(state, A, NextGame())
    assert refused(state, A, NextGame()) == ("already-ready", "AP-170")
    assert GAME.view(state, ()).squadrons["0"].ready
    by_itself = codec(GAME).copy(state)
    pass_time(by_itself, 1)
    assert (by_itself.game, by_itself.phase) == (2, "laying")
    events = do(state, B, NextGame())
    assert tags(events)[:4] == ["game-ready", "side-taken", "side-taken", "game-began"]
    assert (state.game, state.duel, state.phase) == (2, 1, "laying")
    assert sizes(state) == [(5, 15), (5, 15)]
    assert [squadron.wins for squadron in state.squadrons] == [0, 1]


@rule("AP-020", "AP-170")
def test_nothing_of_the_last_duel_is_left_in_the_next_game():
    state = match_of_three()
    state.leader, state.previous = A, "spd"
    state.phase, state.duel, state.contested = "laying", 2, "fire"
    for seat in (A, B):
        do(state, seat, Lay(state.squadrons[seat].hand[0]))
    assert state.reveal is not None
    end(state, A)
    view = GAME.view(state, ())
    assert (view.game, view.duel, view.contested) == (2, 1, "ceil")
    assert view.leader is view.previous is view.reveal is view.result is None


@rule("AP-170")
def test_a_game_given_up_before_the_sides_were_settled_leaves_them_to_the_next():
    state = new_match(best_of=3)
    do(state, A, PickSide("central"))
    do(state, B, Resign())
    for seat in (A, B):
        do(state, seat, NextGame())
    assert state.phase == "sides"
    do(state, B, PickSide("central"))
    assert state.phase == "laying"


@rule("AP-171")
@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([(A, 8, 1), (A, 8, 1)], Outcome((1, 2), "match-wins", (16, 2))),
        ([(None, 5, 5), (B, 4, 6), (None, 7, 5)], Outcome((2, 1), "match-wins", (16, 16))),
        ([(A, 8, 5), (B, 5, 8), (None, 6, 4)], Outcome((1, 2), "match-cards", (19, 17))),
        ([(A, 8, 5), (B, 5, 8), (None, 5, 5)], Outcome((1, 1), "match-drawn", (18, 18))),
    ],
    ids=["two wins", "a drawn game counts for nobody", "x27 19:17", "x27 18:18"],
)
def test_a_match_is_won_by_games_and_then_by_all_victory_cards(games, expected):
    state = match_of_three()
    for winner, *won in games:
        assert GAME.outcome(state) is None
        end(state, winner, won)
    assert GAME.outcome(state) == expected


@rule("AP-201")
def test_a_standing_answer_ends_with_its_game():
    state = match_of_three()
    do(state, A, SetAuto("ceiling", True))
    assert GAME.view(state, (A,)).own.auto == {"ceiling": True}
    end(state, B)
    assert GAME.view(state, (A,)).own.auto is None


# ---- of old

REPLAYS = Path(__file__).parent / "replays"


@pytest.mark.parametrize("match", ["absent", "eight", "firepower"])
def test_a_match_of_old_goes_as_it_went(match, request):
    goes_as_it_went(GAME, REPLAYS / f"{match}.json", request, line)


def line(move):
    """A move in a single line."""
    return [f"{act(move)}: {'; '.join(map(fact, move.events))}"]
