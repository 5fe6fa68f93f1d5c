"""2.17 Goals and victory, with EX-38."""

import pytest

from games.space_hulk.events import MatchEnded
from games.space_hulk.goals import (
    All,
    Any,
    Burn,
    Carry,
    Close,
    Eliminate,
    Exit,
    Fetch,
    Goals,
    Hold,
    Kill,
    Not,
    OutOfFuel,
    Reach,
    Survive,
)
from games.space_hulk.scenarios import BY_ID, Thing, Words
from games.space_hulk.tests.positions import (
    GAME,
    GOALS,
    Dice,
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
    with_options,
)
from games.space_hulk.victory import is_fulfilled
from tests.rules import rule

NEVER = Kill(count=99)
ROOM = "######\n#>>..X\n#..O.#\n######"


def room(picture=ROOM, *, marines=(NEVER,), aliens=(NEVER,), draw=(), **given):
    return position(picture, goals=Goals(marines=marines, aliens=aliens, draw=draw), **given)


def ended(state):
    result = state.result
    return None if result is None else (result.winner, result.reason, result.goal)


def end_round(state):
    act(state, "end_phase", seat=0)
    if state.phase == "alien_actions":
        act(state, "end_phase", seat=1)


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


@rule("SH-560")
def test_out_of_fuel():
    state = room(squad="flamer rifle", aliens=(OutOfFuel(),))
    flamer = state.marines["m1"]
    state.marines["m2"].at = sq(state, (4, 2))
    flamer.fuel = 1
    act(state, "flame", piece="m1", to=(2, 1))
    assert ended(state) is None, "he may still reload"
    flamer.fuel, flamer.reloads, flamer.ap = 1, 0, 4
    act(state, "flame", piece="m1", to=(2, 1))
    assert ended(state) == ("aliens", "goal", "aliens/0")


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


@rule("SH-502", "SH-552")
def test_ex_38_an_alien_on_the_pump_at_the_end():
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#####", goals=goals, round_limit=10)
    put_alien(state, (3, 1), "w")
    state.round = 10
    end_round(state)
    assert ended(state) == ("aliens", "goal", "aliens/0")


@rule("SH-559", "SH-561", "SH-523")
def test_ex_38_the_pumps_hold():
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#..w#\n#####", goals=goals, round_limit=10)
    state.round = 10
    end_round(state)
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-043", "SH-524", "SH-749")
@pytest.mark.parametrize("winner", ["aliens", "marines", "draw"])
def test_without_a_fulfilled_goal_the_limit_decides(winner):
    state = position(ROOM, at_limit=winner, round_limit=2)
    end_round(state)
    assert (ended(state), state.round) == (None, 2)
    end_round(state)
    assert ended(state) == (winner, "limit", None)


@rule("SH-525")
def test_without_a_marine_on_the_board_the_marines_goals_are_judged_at_once():
    picture = "#####\n#>w.#\n#####"
    for goals, winner in (
        ((Survive(count=1),), "aliens"),
        ((Kill(count=1, when="limit"),), "marines"),
    ):
        state = room(picture, marines=goals, phase="aliens")
        state.kills = 1
        load(state, red="1", blue="666")
        act(state, "attack", piece="a1")
        assert state.result.winner == winner


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


@rule("SH-527", "SH-665")
def test_the_end_tells_the_values_of_all_counters():
    state = room(marines=(Exit(count=1),), phase="marines")
    put_blip(state, 6, at=(1, 2))
    turned(state, "m1", "n")
    state.marines["m2"].at = sq(state, (5, 1))
    events = act(state, "leave", piece="m2")
    assert told(events, MatchEnded)[0].values == {"b1": 6}


# ---- the kinds of goals


def holds(state, goal):
    return is_fulfilled(state, goal, "marines/0")


@rule("SH-550")
def test_reach():
    state = room(squad="sergeant rifle")
    state.marines["m1"].at = sq(state, (3, 2))
    assert holds(state, Reach(zone="O", count=1))
    assert holds(state, Reach(zone="O", count=1, role="sergeant"))
    assert not holds(state, Reach(zone="O", count=1, role="rifle"))
    assert not holds(state, Reach(zone="O", count=2))


@rule("SH-551")
def test_exit_counts_marines_that_left():
    state = room(squad="sergeant rifle")
    state.marines["m1"].at, state.marines["m1"].fate = None, "saved"
    assert holds(state, Exit(count=1, role="sergeant"))
    assert not holds(state, Exit(count=1, role="rifle"))


@rule("SH-552")
def test_hold_counts_round_ends_in_a_row():
    goal = Hold(side="marines", zone="O", count=1, rounds=2)
    state = room(marines=(goal,))
    state.marines["m1"].at = sq(state, (3, 2))
    end_round(state)
    assert state.holding == {"marines/0": 1}
    state.marines["m1"].at = sq(state, (1, 1))
    end_round(state)
    assert state.holding == {"marines/0": 0}
    state.marines["m1"].at = sq(state, (3, 2))
    end_round(state)
    assert ended(state) is None
    end_round(state)
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-552")
def test_hold_without_an_enemy():
    goal = Hold(side="marines", zone="home", count=1, rounds=1, no_enemy=True)
    state = room(marines=(goal,), zones={"home": ((1, 1), (1, 2))})
    turned(state, "m1", "n")
    turned(state, "m2", "n")
    put_alien(state, (1, 2), "s")
    end_round(state)
    assert ended(state) is None
    del state.aliens["a1"]
    put_blip(state, 1, at=(1, 2))
    end_round(state)
    assert ended(state) is not None, "blips do not count"


@rule("SH-553")
def test_burn_counts_squares_that_ever_had_a_flame():
    state = room(zones={"nest": ((1, 2), (2, 2))})
    state.burnt = [sq(state, (1, 2))]
    assert holds(state, Burn(zone="nest", squares="any"))
    assert holds(state, Burn(zone="nest", squares=1))
    assert not holds(state, Burn(zone="nest", squares="all"))
    state.burnt.append(sq(state, (2, 2)))
    assert holds(state, Burn(zone="nest", squares="all"))


BOX = (Thing("box", Words("box", "skrzynia"), (3, 1)),)


@rule("SH-144", "SH-554", "SH-555", "SH-556")
def test_an_object_is_fetched_and_carried():
    state = room(objects=BOX)
    assert not holds(state, Fetch(object="box"))
    events = act(state, "move", piece="m2", to=(3, 1))
    assert tags(events) == ["moved", "picked-up"]
    assert holds(state, Fetch(object="box"))
    assert not holds(state, Carry(object="box", to="exit"))
    act(state, "move", piece="m2", to=(4, 1))
    act(state, "move", piece="m2", to=(5, 1))
    assert holds(state, Carry(object="box", to="X"))
    act(state, "leave", piece="m2")
    assert holds(state, Carry(object="box", to="exit"))
    assert state.objects == {}


@rule("SH-556")
def test_where_the_carrier_dies_the_object_falls():
    state = position("######\n#..>w#\n#>...#\n######", phase="aliens", objects=BOX)
    marine = state.marines["m1"]
    marine.carries, state.objects = ["box"], {}
    load(state, red="1", blue="666")
    events = act(state, "attack", piece="a1")
    assert tags(events) == ["melee-rolled", "fought", "killed", "dropped"]
    assert state.objects == {"box": sq(state, (3, 1))}
    act(state, "move", piece="a1", to=(3, 1))
    assert state.objects


@rule("SH-023")
def test_an_object_on_a_start_square_is_picked_up_at_once():
    state = position(ROOM, objects=(Thing("box", Words("box", "skrzynia"), (1, 1)),))
    assert state.marines["m1"].carries == ["box"]


@rule("SH-557")
def test_close_counts_closed_airlocks():
    state = room("######\n#>AA.X\n######")
    state.closed = [2]
    assert holds(state, Close(which="all", at_least=1))
    assert not holds(state, Close(which="all", at_least=2))
    assert holds(state, Close(which=(1,), at_most=0))
    assert not holds(state, Close(which=(2,), at_most=0))


@rule("SH-558")
def test_kill_counts_what_marines_removed():
    state = room("########\n#>...ww#\n########", marines=(Kill(count=1),))
    load(state, shoot="H-")
    act(state, "shoot", piece="m1", target="a1")
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-559")
def test_survive_counts_who_is_alive_on_the_board_or_saved():
    state = room()
    assert holds(state, Survive(count=2))
    state.marines["m1"].fate = "saved"
    assert holds(state, Survive(count=2))
    state.marines["m1"].fate = "dead"
    assert not holds(state, Survive(count=2))


@rule("SH-560")
def test_eliminate_counts_the_dead():
    state = room(squad="sergeant rifle")
    state.marines["m1"].fate, state.marines["m1"].at = "dead", None
    assert holds(state, Eliminate(side="marines", count=1))
    assert holds(state, Eliminate(side="marines", count="all", role="sergeant"))
    assert not holds(state, Eliminate(side="marines", count="all"))


@rule("SH-561")
def test_combinations():
    state = room()
    yes, no = Survive(count=1), Kill(count=5)
    assert holds(state, All(of=(yes, Not(of=(no,)))))
    assert not holds(state, All(of=(yes, no)))
    assert holds(state, Any(of=(no, yes)))
    assert not holds(state, Any(of=(no, Not(of=(yes,)))))


@rule("SH-002")
def test_every_position_has_goals_for_both_sides():
    assert GOALS.marines and GOALS.aliens
    for scenario in BY_ID.values():
        assert scenario.goals.marines and scenario.goals.aliens


def test_handicaps_of_rounds_and_points():
    state = position(ROOM, options={"handicap_rounds": -2}, round_limit=2)
    assert state.limit == 1
    with_options(state, handicap_cp=-1)
    state.limit = 9
    state.chance = Dice("5a" * 32, ready={"cp": [0]})
    end_round(state)
    assert state.cp == 0
