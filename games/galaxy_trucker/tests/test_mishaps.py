"""1.10 Stardust, epidemic, sabotage."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.events import (
    AlienLost,
    CrewLost,
    DaysPassed,
    DiceRolled,
    SabotageMissed,
    ShipBroke,
    TileDestroyed,
)
from games.galaxy_trucker.tests.flights import (
    asked,
    crews,
    default,
    fly,
    out,
    revealed,
    roll,
    where,
)
from games.galaxy_trucker.tests.positions import (
    ALONE,
    P,
    Q,
    R,
    act,
    all_rolled,
    begin_card,
    refused,
    told,
)
from games.galaxy_trucker.tests.ships import A, B, D
from tests.rules import rule


@rule("GT-365", "GT-228")
def test_stardust_costs_a_day_for_each_exposed_connector_of_what_is_left():
    """B has three, A and D have four each; without its engine A has three."""
    state = revealed("II-04", B, A, D, mode="single-2", positions=(6, 3, 1))
    events = begin_card(state)
    assert [(e.seat, -e.days) for e in told(events, DaysPassed)] == [(R, 4), (Q, 4), (P, 3)]
    assert where(state) == [3, -1, -3]
    state = revealed("I-04", A, positions=(4,))
    del state.seats[P].ship.parts[57]
    begin_card(state)
    assert where(state) == [1]


@rule("GT-370", "GT-371")
def test_x42_an_epidemic_takes_one_of_each_cabin_beside_an_occupied_one():
    state = revealed("II-05", B, ALONE, aliens=({"purple": (8, 7)},), mode="single-2")
    events = begin_card(state)
    assert [event.seat for event in told(events, CrewLost)] == [P]
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="purple", reason="epidemic")]
    assert state.seats[P].ship.crew == {77: 1, 67: 1, 58: 2}
    assert crews(state) == [4, 2]


@rule("GT-370", "GT-371")
@pytest.mark.parametrize(
    ("aboard", "left", "out_"),
    [
        pytest.param({67: 2, 58: 2}, 4, None, id="x42 nobody falls ill beside an empty cabin"),
        pytest.param({67: 1, 77: 1, 87: 1}, 0, "no-human", id="judged before anybody is lost"),
    ],
)
def test_an_epidemic_among_few(aboard, left, out_):
    state = revealed("II-05", B, mode="single-2")
    state.seats[P].ship.crew = aboard
    begin_card(state)
    assert (crews(state), out(state)) == ([left], [out_])


# ---- sabotage


@rule("GT-375")
@pytest.mark.parametrize(("positions", "struck"), [((9, 5, 2), Q), ((9, 2, 5), R)])
def test_sabotage_strikes_the_fewest_crew_and_of_equals_the_one_ahead(positions, struck):
    state = fly("III-05", B, A, A, mode="single-3", positions=positions)
    assert asked(state) == ("roll", "1.1", [struck])
    assert refused(state, P, "roll") == "not-your-roll GT-214"


@rule("GT-376", "GT-217", "GT-214")
def test_x40_the_third_try_hits_the_cabin_and_what_hangs_on_it():
    state = fly("III-05", A, B, mode="single-3", dice="13 34 66 33 33 34")
    [thrown] = told(roll(state), DiceRolled)
    assert (thrown.seat, thrown.dice) == (P, [1, 3, 3, 4])
    assert asked(state) == ("roll", "1.2", [P])
    assert told(roll(state), TileDestroyed) == []
    assert state.dice == [6, 6, 3, 3]
    assert asked(state) == ("roll", "1.3", [P])
    events = roll(state)
    assert [event.cell for event in told(events, TileDestroyed)] == [67]
    assert told(events, ShipBroke) == [ShipBroke(seat=P, pieces=2)]
    act(state, P, "keep_piece", cell=(7, 7))
    assert (len(state.seats[P].lost), state.phase) == (2, "pause")


@rule("GT-376", "GT-217")
@pytest.mark.parametrize("goes_on", [roll, default], ids=["rolled", "by the clock"])
def test_x40_after_the_third_miss_nothing_happens(goes_on):
    state = fly("III-05", A, B, mode="single-3", dice="13 34 66 33 11 34")
    for _ in range(3):
        assert len(told(goes_on(state), SabotageMissed)) == 1
    assert all_rolled(state)
    assert (state.phase, len(state.seats[P].ship.parts)) == ("pause", 9)


@rule("GT-376")
def test_a_hit_ends_the_card():
    state = fly("III-05", A, B, mode="single-3", dice="44 33")
    roll(state)
    assert 86 not in state.seats[P].ship.parts
    assert state.phase == "pause"


@rule("GT-376")
@pytest.mark.parametrize(("row", "cell"), [("46", 70), ("56", 71), ("66", 72)])
def test_a_row_of_ten_and_more_is_a_miss(row, cell):
    """Reckoned on, column 6 with row 10 would be column 7 with row 0: no cell of a real board."""
    state = revealed("III-05", A, B, mode="single-3", dice=f"33 {row}")
    ship = state.seats[P].ship
    ship.parts[cell] = ship.parts.pop(57)
    begin_card(state)
    assert len(told(roll(state), SabotageMissed)) == 1
    assert cell in ship.parts


@rule("GT-376", "GT-267")
def test_x41_the_starting_cabin_can_be_lost():
    state = fly("III-05", A, B, mode="single-3", dice="34 34")
    roll(state)
    assert asked(state) == ("piece", "1.1", [P])
    default(state)
    assert (set(state.seats[P].ship.parts), crews(state)[P]) == ({57, 67}, 2)
    assert (len(state.seats[P].lost), out(state)) == (7, [None, None])


@rule("GT-376", "GT-057")
def test_x39_sabotage_of_a_life_support():
    state = fly("III-05", B, D, mode="single-3", aliens=({"purple": (8, 7)},), dice="36 34")
    roll(state)
    assert asked(state) == ("piece", "1.1", [P])
    events = act(state, P, "keep_piece", cell=(7, 7))
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="purple", reason="life-support")]
    assert (len(state.seats[P].ship.parts), len(state.seats[P].lost)) == (11, 2)
