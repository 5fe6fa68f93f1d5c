"""2.17 Goals and victory, with EX-38."""

import pytest

from games.space_hulk.events import MatchEnded
from games.space_hulk.goals import (
    Eliminate,
    Exit,
    Kill,
    Survive,
)
from games.space_hulk.scenarios import BY_ID
from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    position,
    put_alien,
    put_blip,
    refused,
    sq,
    tags,
    told,
    turned,
)
from games.space_hulk.tests.rooms import ROOM, end_round, ended, room
from tests.rules import rule


@rule("SH-042", "SH-520", "SH-521", "SH-522", "SH-527", "SH-551", "SH-586")
def test_ex_38_the_second_marine_leaves_and_the_match_is_over_at_once():
    goals = BY_ID["cold_start"].goals
    state = position("######\n#.>>>X\n#>..w#\n######", goals=goals)
    for name in ("m3", "m2"):
        state.marines[name].at = sq(state, (5, 1))
        events = act(state, "leave", piece=name)
    assert tags(events) == ["left-board", "goal-fulfilled", "match-ended"]
    assert ended(state) == ("marines", "goal", "marines/0")
    assert (state.result.saved, state.result.left, state.result.dead) == (2, 2, 0)
    assert GAME.outcome(state).places == (1, 2)
    assert refused(state, "end_phase", seat=0) == "game-over"


@rule("SH-560")
def test_ex_38_the_third_marine_dead_before():
    goals = BY_ID["cold_start"].goals
    state = position("######\n#>>>.X\n#>e..#\n######", goals=goals, phase="aliens")
    for name in ("m1", "m2"):
        state.marines[name].fate, state.marines[name].at = "dead", None
    turned(state, "a1", "n")
    turned(state, "m3", "w")
    state.marines["m3"].at = sq(state, (2, 1))
    load(state, red="1", blue="222")
    act(state, "attack", piece="a1")
    assert ended(state) == ("aliens", "goal", "aliens/0")
    assert GAME.outcome(state).places == (2, 1)


@rule("SH-523", "SH-553", "SH-560")
def test_ex_38_the_last_flame_falls_on_the_aim():
    goals = BY_ID["brood_furnace"].goals
    state = position("#####\n#>.O#\n#####", squad="flamer", goals=goals)
    state.marines["m1"].fuel, state.marines["m1"].reloads = 1, 0
    act(state, "flame", piece="m1", to=(3, 1))
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-502", "SH-523", "SH-557")
@pytest.mark.parametrize(("closed", "winner"), [(3, "draw"), (2, "aliens")])
def test_ex_38_the_valves_at_the_limit(closed, winner):
    scenario = BY_ID["iron_valves"]
    state = position("########\n#>AAAA.#\n#......#\n########", goals=scenario.goals, round_limit=9)
    state.round = 9
    state.closed = list(range(1, closed + 1))
    end_round(state)
    assert state.result.winner == winner


@rule("SH-552", "SH-521")
def test_ex_38_an_alien_on_the_pump_counts_at_the_end_of_the_round_only():
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#####", goals=goals)
    put_alien(state, (3, 1), "w")
    load(state, shoot="H-", cp="1")
    act(state, "shoot", piece="m1", target="a1")
    end_round(state)
    assert (ended(state), state.round) == (None, 2)


@rule("SH-502", "SH-523", "SH-552", "SH-559", "SH-561")
@pytest.mark.parametrize(("alien", "winner"), [((3, 1), "aliens"), ((3, 2), "marines")])
def test_ex_38_on_the_pump_or_beside_it_at_the_end(alien, winner):
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#...#\n#####", goals=goals, round_limit=10)
    put_alien(state, alien, "w")
    state.round = 10
    end_round(state)
    assert ended(state) == (winner, "goal", f"{winner}/0")


@rule("SH-043", "SH-524", "SH-749")
@pytest.mark.parametrize("winner", ["aliens", "marines", "draw"])
def test_without_a_fulfilled_goal_the_limit_decides(winner):
    state = position(ROOM, at_limit=winner, round_limit=2)
    end_round(state)
    assert (ended(state), state.round) == (None, 2)
    end_round(state)
    assert ended(state) == (winner, "limit", None)


@rule("SH-521", "SH-525")
@pytest.mark.parametrize(
    ("goal", "winner", "last"),
    [
        (Survive(count=1), "aliens", ["killed", "match-ended"]),
        (Kill(count=1, when="limit"), "marines", ["goal-fulfilled", "match-ended"]),
        (Kill(count=1, when="round_end"), "marines", ["goal-fulfilled", "match-ended"]),
    ],
)
def test_without_a_marine_on_the_board_the_marines_goals_are_judged_at_once(goal, winner, last):
    state = room("#####\n#>w.#\n#####", marines=(goal,), phase="aliens")
    state.kills = 1
    load(state, red="1", blue="666")
    events = act(state, "attack", piece="a1")
    assert tags(events)[-2:] == last
    assert state.result.winner == winner


@rule("SH-525", "SH-527")
def test_without_a_marine_the_goals_of_the_aliens_wait_no_longer():
    """Theirs of the limit is fulfilled too, but they win for want of marines."""
    lost = Eliminate(side="marines", count=1, when="limit")
    state = room("#####\n#>w.#\n#####", aliens=(lost,), phase="aliens")
    load(state, red="1", blue="666")
    events = act(state, "attack", piece="a1")
    assert ended(state) == ("aliens", "no-marines", None)
    assert tags(events)[-2:] == ["killed", "match-ended"]


@rule("SH-525")
def test_the_last_marine_leaves_and_nothing_is_fulfilled():
    state = room("###\n#>X\n###")
    state.marines["m1"].at = sq(state, (2, 1))
    act(state, "leave", piece="m1")
    assert ended(state) == ("aliens", "no-marines", None)


@rule("SH-526")
def test_running_out_of_aliens_ends_nothing():
    state = position(ROOM, supply={0: 1})
    end_round(state)
    assert state.round == 2


@rule("SH-522")
def test_the_round_may_be_played_to_its_end():
    state = room(marines=(Exit(count=1),), options={"play_out_round": "on"})
    state.marines["m2"].at = sq(state, (5, 1))
    act(state, "leave", piece="m2")
    assert ended(state) is None
    assert state.fulfilled.winner == "marines"
    end_round(state)
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-522")
def test_a_round_that_is_played_out_is_won_by_the_earliest_goal():
    """The aliens reach theirs later in it; told is each moment once."""
    goals = {"marines": (Exit(count=1),), "aliens": (Eliminate(side="marines", count=1),)}
    state = room("######\n#>>..X\n#.w..#\n######", options={"play_out_round": "on"}, **goals)
    state.marines["m2"].at = sq(state, (5, 1))
    assert tags(act(state, "leave", piece="m2")) == ["left-board", "goal-fulfilled"]
    act(state, "end_phase", seat=0)
    state.aliens["a1"].at = sq(state, (2, 1))
    load(state, red="1", blue="666")
    events = act(state, "attack", piece="a1")
    assert tags(events)[-2:] == ["killed", "match-ended"]
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-522", "SH-525")
def test_without_a_marine_no_round_is_played_out():
    options = {"play_out_round": "on"}
    state = room("###\n#>X\n###", marines=(Exit(count=1),), options=options)
    state.marines["m1"].at = sq(state, (2, 1))
    events = act(state, "leave", piece="m1")
    assert tags(events) == ["left-board", "goal-fulfilled", "match-ended"]
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-527", "SH-603")
def test_who_resigns_a_round_that_is_played_out_has_lost_by_that():
    state = room(marines=(Exit(count=1),), options={"play_out_round": "on"})
    state.marines["m2"].at = sq(state, (5, 1))
    act(state, "leave", piece="m2")
    act(state, "resign", seat=0)
    assert ended(state) == ("aliens", "resigned", None)


@rule("SH-502", "SH-314", "SH-558")
def test_what_burns_at_the_end_of_a_round_still_counts_in_it():
    state = room("######\n#>>..X\n#..s.#\n######", marines=(Kill(count=1),), phase="aliens")
    state.aliens["a1"].burning = True
    load(state, flame="3")
    events = act(state, "end_phase", seat=1)
    assert tags(events)[-2:] == ["goal-fulfilled", "match-ended"]
    assert (state.round, ended(state)) == (1, ("marines", "goal", "marines/0"))


@rule("SH-502")
def test_the_goals_of_a_round_end_are_told_before_the_match_ends():
    state = room(marines=(Survive(count=2),), round_limit=1)
    act(state, "end_phase", seat=0)
    assert ended(state) == ("marines", "goal", "marines/0")
    state = room(aliens=(Survive(count=2, when="round_end"),))
    events = act(state, "end_phase", seat=0)
    assert tags(events)[-2:] == ["goal-fulfilled", "match-ended"]
    assert (ended(state), state.round) == (("aliens", "goal", "aliens/0"), 1)


@rule("SH-522")
def test_with_the_match_all_that_was_open_is_closed():
    """A parry is owed to an alien that was active."""
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    load(state, red="3", blue="642")
    act(state, "attack", piece="a1")
    act(state, "resign", seat=1)
    assert (state.phase, state.steps, state.active) == ("over", [], None)
    view = GAME.view(state, (0,))
    assert (view.turn, view.asked, view.active) == (None, None, None)
    assert [GAME.offers(state, seat) for seat in (0, 1)] == [[], []]


@rule("SH-527", "SH-665")
def test_the_end_tells_the_values_of_all_counters():
    state = room(marines=(Exit(count=1),), phase="marines")
    put_blip(state, 6, at=(1, 2))
    turned(state, "m1", "n")
    state.marines["m2"].at = sq(state, (5, 1))
    events = act(state, "leave", piece="m2")
    assert told(events, MatchEnded)[0].values == {"b1": 6}
