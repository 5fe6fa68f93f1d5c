"""2.17, with EX-38: each kind of goal, combinations of them, and victory."""

import pytest

from games.space_hulk.events import MatchEnded
from games.space_hulk.goals import (
    All,
    Any,
    AnyGoal,
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
from games.space_hulk.state import HulkState
from games.space_hulk.tests.positions import GAME, position, tags, told
from games.space_hulk.victory import is_fulfilled, stands
from tests.rules import rule

NEVER = Kill(count=99)
ROOM = "######\n#>>..X\n#..O.#\n######"


def room(
    picture: str = ROOM,
    *,
    marines: tuple[AnyGoal, ...] = (NEVER,),
    aliens: tuple[AnyGoal, ...] = (NEVER,),
    draw: tuple[AnyGoal, ...] = (),
    **given: Any,
) -> HulkState:
    return position(picture, goals=Goals(marines=marines, aliens=aliens, draw=draw), **given)


def ended(state: HulkState) -> tuple[str, str, str | None] | None:
    result = state.result
    return None if result is None else (result.winner, result.reason, result.goal)


def end_round(state: HulkState) -> None:
    state.act("end_phase", seat=0)
    if state.phase == "alien_actions":
        state.act("end_phase", seat=1)


@rule("SH-042", "SH-520", "SH-521", "SH-522", "SH-527", "SH-551", "SH-586")
def test_ex_38_the_second_marine_leaves_and_the_match_is_over_at_once():
    goals = BY_ID["cold_start"].goals
    state = position("######\n#.>>>X\n#>..w#\n######", goals=goals)
    for name in ("m3", "m2"):
        state.marines[name].at = state.sq((5, 1))
        events = state.act("leave", piece=name)
    assert tags(events) == ["left-board", "goal-fulfilled", "match-ended"]
    assert ended(state) == ("marines", "goal", "marines/0")
    assert (state.result.saved, state.result.left, state.result.dead) == (2, 2, 0)
    assert GAME.outcome(state).places == (1, 2)
    assert state.refused("end_phase", seat=0) == "game-over"


@rule("SH-560")
def test_ex_38_the_third_marine_dead_before():
    goals = BY_ID["cold_start"].goals
    state = position("######\n#>>>.X\n#>e..#\n######", goals=goals, phase="aliens")
    for name in ("m1", "m2"):
        state.marines[name].fate, state.marines[name].at = "dead", None
    state.turned("a1", "n")
    state.turned("m3", "w")
    state.marines["m3"].at = state.sq((2, 1))
    state.load(red="1", blue="222")
    state.act("attack", piece="a1")
    assert ended(state) == ("aliens", "goal", "aliens/0")
    assert GAME.outcome(state).places == (2, 1)


@rule("SH-521", "SH-523", "SH-552", "SH-553", "SH-560")
def test_ex_38_the_last_flame_counts_at_once_an_alien_on_the_pump_when_the_round_ends():
    goals = BY_ID["brood_furnace"].goals
    state = position("#####\n#>.O#\n#####", squad="flamer", goals=goals)
    state.marines["m1"].fuel, state.marines["m1"].reloads = 1, 0
    state.act("flame", piece="m1", to=(3, 1))
    assert ended(state) == ("marines", "goal", "marines/0")
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#####", goals=goals)
    state.put_alien((3, 1), "w")
    state.load(shoot="H-", cp="1")
    state.act("shoot", piece="m1", target="a1")
    end_round(state)
    assert (ended(state), state.round) == (None, 2)


@rule("SH-502", "SH-523", "SH-557")
@pytest.mark.parametrize(("closed", "winner"), [(3, "draw"), (2, "aliens")])
def test_ex_38_the_valves_at_the_limit(closed, winner):
    scenario = BY_ID["iron_valves"]
    state = position("########\n#>AAAA.#\n#......#\n########", goals=scenario.goals, round_limit=9)
    state.round = 9
    state.closed = list(range(1, closed + 1))
    end_round(state)
    assert state.result.winner == winner


@rule("SH-502", "SH-523", "SH-552", "SH-559", "SH-561")
@pytest.mark.parametrize(("alien", "winner"), [((3, 1), "aliens"), ((3, 2), "marines")])
def test_ex_38_on_the_pump_or_beside_it_at_the_end(alien, winner):
    goals = BY_ID["last_pumps"].goals
    state = position("#####\n#>.O#\n#...#\n#####", goals=goals, round_limit=10)
    state.put_alien(alien, "w")
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
    state.load(red="1", blue="666")
    events = state.act("attack", piece="a1")
    assert tags(events)[-2:] == last
    assert state.result.winner == winner


@rule("SH-525", "SH-526", "SH-527")
def test_without_a_marine_the_match_is_over_without_an_alien_it_is_not():
    """Theirs of the limit is fulfilled too, but they win for want of marines."""
    lost = Eliminate(side="marines", count=1, when="limit")
    state = room("#####\n#>w.#\n#####", aliens=(lost,), phase="aliens")
    state.load(red="1", blue="666")
    events = state.act("attack", piece="a1")
    assert ended(state) == ("aliens", "no-marines", None)
    assert tags(events)[-2:] == ["killed", "match-ended"]
    state = room("###\n#>X\n###", supply={0: 1})
    end_round(state)
    assert (state.round, ended(state)) == (2, None)
    state.marines["m1"].at = state.sq((2, 1))
    state.act("leave", piece="m1")
    assert ended(state) == ("aliens", "no-marines", None)


@rule("SH-522", "SH-527", "SH-603")
def test_the_round_may_be_played_to_its_end_and_lost_by_resigning_in_it():
    state = room(marines=(Exit(count=1),), options={"play_out_round": "on"})
    state.marines["m2"].at = state.sq((5, 1))
    state.act("leave", piece="m2")
    assert ended(state) is None
    assert state.fulfilled.winner == "marines"
    end_round(state)
    assert ended(state) == ("marines", "goal", "marines/0")
    state = room(marines=(Exit(count=1),), options={"play_out_round": "on"})
    state.marines["m2"].at = state.sq((5, 1))
    state.act("leave", piece="m2")
    state.act("resign", seat=0)
    assert ended(state) == ("aliens", "resigned", None)


@rule("SH-522")
def test_a_round_that_is_played_out_is_won_by_the_earliest_goal():
    """The aliens reach theirs later in it; told is each moment once."""
    goals = {"marines": (Exit(count=1),), "aliens": (Eliminate(side="marines", count=1),)}
    state = room("######\n#>>..X\n#.w..#\n######", options={"play_out_round": "on"}, **goals)
    state.marines["m2"].at = state.sq((5, 1))
    assert tags(state.act("leave", piece="m2")) == ["left-board", "goal-fulfilled"]
    state.act("end_phase", seat=0)
    state.aliens["a1"].at = state.sq((2, 1))
    state.load(red="1", blue="666")
    events = state.act("attack", piece="a1")
    assert tags(events)[-2:] == ["killed", "match-ended"]
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-522", "SH-525", "SH-527", "SH-665")
def test_without_a_marine_no_round_is_played_out_and_the_end_tells_all_values():
    options = {"play_out_round": "on"}
    state = room("###\n#>X\n###", marines=(Exit(count=1),), options=options)
    state.marines["m1"].at = state.sq((2, 1))
    state.put_blip(6, at=(1, 1))
    events = state.act("leave", piece="m1")
    assert tags(events) == ["left-board", "goal-fulfilled", "match-ended"]
    assert told(events, MatchEnded)[0].values == {"b1": 6}
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-314", "SH-502", "SH-558")
def test_what_burns_when_a_round_ends_counts_in_it_and_its_goals_are_told_before_the_end():
    state = room("######\n#>>..X\n#..s.#\n######", marines=(Kill(count=1),), phase="aliens")
    state.aliens["a1"].burning = True
    state.load(flame="3")
    events = state.act("end_phase", seat=1)
    assert tags(events)[-2:] == ["goal-fulfilled", "match-ended"]
    assert (state.round, ended(state)) == (1, ("marines", "goal", "marines/0"))
    state = room(marines=(Survive(count=2),), round_limit=1)
    state.act("end_phase", seat=0)
    assert ended(state) == ("marines", "goal", "marines/0")
    state = room(aliens=(Survive(count=2, when="round_end"),))
    events = state.act("end_phase", seat=0)
    assert tags(events)[-2:] == ["goal-fulfilled", "match-ended"]
    assert (ended(state), state.round) == (("aliens", "goal", "aliens/0"), 1)


@rule("SH-522")
def test_with_the_match_all_that_was_open_is_closed():
    """A parry is owed to an alien that was active."""
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    state.load(red="3", blue="642")
    state.act("attack", piece="a1")
    state.act("resign", seat=1)
    assert (state.phase, state.steps, state.active) == ("over", [], None)
    view = GAME.view(state, (0,))
    assert (view.turn, view.asked, view.active) == (None, None, None)
    assert [GAME.offers(state, seat) for seat in (0, 1)] == [[], []]


def holds(state, goal):
    return is_fulfilled(state, goal, "marines/0")


@rule("SH-550")
def test_reach_counts_who_stands_there_together_and_not_beside_it():
    state = room(squad="sergeant rifle", zones={"home": ((1, 1), (2, 1))})
    assert holds(state, Reach(zone="home", count=2))
    assert holds(state, Reach(zone="home", count=1, role="sergeant"))
    assert not holds(state, Reach(zone="home", count=2, role="rifle"))
    assert not holds(state, Reach(zone="home", count=3))
    state.marines["m1"].at, state.marines["m1"].fate = None, "saved"
    assert not holds(state, Reach(zone="home", count=2))
    state.marines["m2"].at = state.sq((0, 1))
    assert not holds(state, Reach(zone="home", count=1))
    state.marines["m2"].at = state.sq((3, 2))
    assert holds(state, Reach(zone="O", count=1))


@rule("SH-551", "SH-559", "SH-560")
def test_exit_survive_and_eliminate_count_who_left_who_is_alive_or_saved_and_the_dead():
    state = room(squad="sergeant rifle")
    assert holds(state, Survive(count=2))
    state.marines["m1"].at, state.marines["m1"].fate = None, "saved"
    assert holds(state, Exit(count=1, role="sergeant"))
    assert not holds(state, Exit(count=1, role="rifle"))
    assert holds(state, Survive(count=2))
    state.marines["m1"].fate = "dead"
    assert not holds(state, Survive(count=2))
    assert holds(state, Eliminate(side="marines", count=1))
    assert holds(state, Eliminate(side="marines", count="all", role="sergeant"))
    assert not holds(state, Eliminate(side="marines", count="all"))
    assert not holds(state, Eliminate(side="marines", count=2))
    assert not holds(state, Eliminate(side="marines", count=1, role="rifle"))


@rule("SH-552")
def test_hold_counts_round_ends_in_a_row():
    goal = Hold(side="marines", zone="O", count=1, rounds=2)
    state = room(marines=(goal,))
    state.marines["m1"].at = state.sq((3, 2))
    end_round(state)
    assert state.holding == {"marines/0": 1}
    state.marines["m1"].at = state.sq((1, 1))
    end_round(state)
    assert state.holding == {"marines/0": 0}
    state.marines["m1"].at = state.sq((3, 2))
    end_round(state)
    assert ended(state) is None
    end_round(state)
    assert ended(state) == ("marines", "goal", "marines/0")


@rule("SH-552")
@pytest.mark.parametrize(
    ("side", "no_enemy", "marine", "alien", "held"),
    [
        ("marines", False, (1, 1), (1, 2), True),
        ("marines", True, (1, 1), (1, 2), False),
        ("marines", True, (1, 1), (3, 2), True),
        ("marines", False, (2, 1), (1, 2), False),
        ("aliens", False, (1, 1), (1, 2), True),
        ("aliens", True, (1, 1), (1, 2), False),
        ("aliens", True, (2, 1), (1, 2), True),
        ("aliens", False, (1, 1), (2, 2), False),
        ("aliens", False, (1, 1), (0, 2), False),
    ],
)
def test_who_holds_a_zone(side, no_enemy, marine, alien, held):
    """Home are (1, 1) and (1, 2); an enemy there matters where the goal says so, a blip never."""
    goal = Hold(side=side, zone="home", count=1, rounds=1, no_enemy=no_enemy)
    state = room(squad="rifle rifle", zones={"home": ((1, 1), (1, 2))})
    state.marines["m1"].at, state.marines["m2"].at = state.sq(marine), state.sq((4, 1))
    state.put_alien(alien, "s")
    state.put_blip(1, at=(1, 2))
    assert stands(state, goal) == held


@rule("SH-552", "SH-521")
def test_before_the_first_round_end_nothing_is_held():
    state = room(marines=(Hold(side="marines", zone="O", count=1, rounds=1, when="now"),))
    state.act("turn", piece="m1", facing="n")
    assert ended(state) is None


@rule("SH-552", "SH-436")
def test_two_in_one_zone_hold_for_two_beside_an_enemy_and_who_is_outside_holds_nothing():
    state = room(zones={"home": ((1, 1), (2, 1), (1, 2))})
    alien = state.put_alien((1, 2), "s")
    for count, held in ((2, True), (3, False)):
        goal = Hold(side="marines", zone="home", count=count, rounds=1)
        assert stands(state, goal) == held
    theirs = Hold(side="aliens", zone="home", count=1, rounds=1)
    assert stands(state, theirs)
    alien.at, alien.entry = None, 1
    assert not stands(state, theirs)


@rule("SH-553")
def test_burn_counts_squares_of_its_zone_that_ever_had_a_flame():
    state = room(zones={"nest": ((1, 2), (2, 2), (3, 2))})
    for square, burnt in (((3, 1), 0), ((1, 2), 1), ((2, 2), 2), ((3, 2), 3)):
        state.burnt.append(state.sq(square))
        found = [holds(state, Burn(zone="nest", squares=n)) for n in ("any", 1, 2, 3, "all")]
        assert found == [burnt > 0, burnt >= 1, burnt >= 2, burnt == 3, burnt == 3]


BOX = (Thing("box", Words("box", "skrzynia"), (3, 1)),)


@rule("SH-023", "SH-144", "SH-554", "SH-555", "SH-556")
def test_an_object_is_fetched_and_carried():
    state = room(objects=BOX)
    assert not holds(state, Fetch(object="box"))
    assert not holds(state, Carry(object="box", to="X"))
    events = state.act("move", piece="m2", to=(3, 1))
    assert tags(events) == ["moved", "picked-up"]
    assert holds(state, Fetch(object="box"))
    assert not holds(state, Carry(object="box", to="exit"))
    state.act("move", piece="m2", to=(4, 1))
    state.act("move", piece="m2", to=(5, 1))
    assert holds(state, Carry(object="box", to="X"))
    state.act("leave", piece="m2")
    assert holds(state, Carry(object="box", to="exit"))
    assert state.objects == {}
    at_the_start = Thing("box", Words("box", "skrzynia"), (1, 1))
    assert room(objects=(at_the_start,)).marines["m1"].carries == ["box"]


@rule("SH-554")
@pytest.mark.parametrize(
    ("carrier", "at", "saved", "to", "done"),
    [
        ("m1", (5, 1), False, "X", True),
        ("m2", (5, 1), False, "X", False),
        ("m1", (4, 1), False, "X", False),
        ("m1", None, True, "exit", True),
        ("m2", None, True, "exit", False),
        ("m1", (5, 1), False, "exit", False),
        ("m1", None, True, "X", False),
    ],
)
def test_what_counts_is_where_its_carrier_is(carrier, at, saved, to, done):
    """The first marine is at a place, or saved; the box is carried by him or by the other."""
    state = room(objects=BOX)
    first = state.marines["m1"]
    first.at, first.fate = at and state.sq(at), "saved" if saved else None
    state.marines[carrier].carries = ["box"]
    assert holds(state, Carry(object="box", to=to)) == done


@rule("SH-557")
@pytest.mark.parametrize(
    ("which", "least", "most", "done"),
    [
        ("all", 2, None, True),
        ("all", 3, None, False),
        ("all", None, 2, True),
        ("all", None, 1, False),
        ("all", 2, 2, True),
        ("all", 1, 1, False),
        ("all", 3, 3, False),
        ((1,), 1, None, True),
        ((2,), 1, None, False),
        ((2,), None, 0, True),
        ((1, 2), 1, 1, True),
        ((3, 3), 1, 1, True),
    ],
)
def test_close_counts_closed_airlocks(which, least, most, done):
    """Of three airlocks the first and the third are closed."""
    state = room("#######\n#>AAA.X\n#######")
    state.closed = [1, 3]
    assert holds(state, Close(which=which, at_least=least, at_most=most)) == done


@rule("SH-560")
@pytest.mark.parametrize(
    ("fuel", "reloads", "fate", "out"),
    [
        ((0, 0), (0, 0), None, True),
        ((0, 1), (0, 0), None, False),
        ((1, 0), (0, 0), None, False),
        ((0, 0), (0, 1), None, False),
        ((0, 0), (1, 0), None, False),
        ((5, 0), (1, 0), "dead", True),
        ((5, 0), (1, 0), "saved", True),
    ],
)
def test_out_of_fuel_asks_for_every_flamer(fuel, reloads, fate, out):
    """Of two flamers the first may be gone; the rifle marine beside them never had any."""
    state = room("######\n#>>>.X\n######", squad="flamer flamer rifle")
    for name, left, again in zip(("m1", "m2"), fuel, reloads, strict=True):
        state.marines[name].fuel, state.marines[name].reloads = left, again
    if fate is not None:
        state.marines["m1"].at, state.marines["m1"].fate = None, fate
    assert holds(state, OutOfFuel()) == out


@rule("SH-561")
def test_combinations():
    state = room()
    yes, no = Survive(count=1), Kill(count=5)
    assert holds(state, All(of=(yes, Not(of=(no,)))))
    assert not holds(state, All(of=(yes, no)))
    assert holds(state, Any(of=(no, yes)))
    assert not holds(state, Any(of=(no, Not(of=(yes,)))))


@rule("SH-552", "SH-561")
@pytest.mark.parametrize("kind", [All, Any, Not])
def test_round_ends_are_counted_for_a_part_of_a_combination(kind):
    """At the moment of the outermost it is judged like any other."""
    held = Hold(side="marines", zone="O", count=1, rounds=1)
    state = room(marines=(kind(of=(held,), when="round_end"),))
    state.marines["m1"].at = state.sq((3, 2))
    end_round(state)
    assert state.holding == {"marines/0/0": 1}
    assert (ended(state) is None) == (kind is Not)
