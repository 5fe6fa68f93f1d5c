"""2.17: what each kind of goal asks for, and combinations of them."""

import pytest

from games.space_hulk.goals import (
    All,
    Any,
    Burn,
    Carry,
    Close,
    Eliminate,
    Exit,
    Fetch,
    Hold,
    Kill,
    Not,
    OutOfFuel,
    Reach,
    Survive,
)
from games.space_hulk.scenarios import Thing, Words
from games.space_hulk.tests.positions import (
    act,
    position,
    put_alien,
    put_blip,
    sq,
    tags,
)
from games.space_hulk.tests.rooms import ROOM, end_round, ended, room
from games.space_hulk.victory import is_fulfilled, stands
from tests.rules import rule


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
    state.marines["m2"].at = sq(state, (0, 1))
    assert not holds(state, Reach(zone="home", count=1))
    state.marines["m2"].at = sq(state, (3, 2))
    assert holds(state, Reach(zone="O", count=1))


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
    state.marines["m1"].at, state.marines["m2"].at = sq(state, marine), sq(state, (4, 1))
    put_alien(state, alien, "s")
    put_blip(state, 1, at=(1, 2))
    assert stands(state, goal) == held


@rule("SH-552", "SH-436")
def test_an_alien_outside_holds_nothing():
    goal = Hold(side="aliens", zone="E", count=1, rounds=1)
    state = room("E....#\n###>##")
    outside = put_alien(state, (0, 0), "s")
    assert stands(state, goal)
    outside.at, outside.entry = None, 1
    assert not stands(state, goal)


@rule("SH-552", "SH-521")
def test_before_the_first_round_end_nothing_is_held():
    state = room(marines=(Hold(side="marines", zone="O", count=1, rounds=1, when="now"),))
    act(state, "turn", piece="m1", facing="n")
    assert ended(state) is None


@rule("SH-552")
def test_two_in_one_zone_hold_for_two_beside_an_enemy():
    state = room(zones={"home": ((1, 1), (2, 1), (1, 2))})
    put_alien(state, (1, 2), "s")
    for count, held in ((2, True), (3, False)):
        goal = Hold(side="marines", zone="home", count=count, rounds=1)
        assert stands(state, goal) == held


@rule("SH-553")
def test_burn_counts_squares_of_its_zone_that_ever_had_a_flame():
    state = room(zones={"nest": ((1, 2), (2, 2), (3, 2))})
    for square, burnt in (((3, 1), 0), ((1, 2), 1), ((2, 2), 2), ((3, 2), 3)):
        state.burnt.append(sq(state, square))
        found = [holds(state, Burn(zone="nest", squares=n)) for n in ("any", 1, 2, 3, "all")]
        assert found == [burnt > 0, burnt >= 1, burnt >= 2, burnt == 3, burnt == 3]


BOX = (Thing("box", Words("box", "skrzynia"), (3, 1)),)


@rule("SH-144", "SH-554", "SH-555", "SH-556")
def test_an_object_is_fetched_and_carried():
    state = room(objects=BOX)
    assert not holds(state, Fetch(object="box"))
    assert not holds(state, Carry(object="box", to="X"))
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
    first.at, first.fate = at and sq(state, at), "saved" if saved else None
    state.marines[carrier].carries = ["box"]
    assert holds(state, Carry(object="box", to=to)) == done


@rule("SH-023")
def test_an_object_on_a_start_square_is_picked_up_at_once():
    state = position(ROOM, objects=(Thing("box", Words("box", "skrzynia"), (1, 1)),))
    assert state.marines["m1"].carries == ["box"]


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
    assert not holds(state, Eliminate(side="marines", count=2))
    assert not holds(state, Eliminate(side="marines", count=1, role="rifle"))


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
    state.marines["m1"].at = sq(state, (3, 2))
    end_round(state)
    assert state.holding == {"marines/0/0": 1}
    assert (ended(state) is None) == (kind is Not)
