"""1.10 Stardust, epidemic, sabotage, and the combat zone with its three lines."""

import pytest

from games.galaxy_trucker.events import (
    AlienLost,
    CrewLost,
    DaysPassed,
    DiceRolled,
    GoodsLost,
    ParameterCompared,
    PowerDeclared,
    SabotageMissed,
    ShipBroke,
    TileDestroyed,
)
from games.galaxy_trucker.tests.acts import act, refused
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import DEFENCELESS, HOLD, fly, lade, revealed, roll
from games.galaxy_trucker.tests.looks import P, Q, R, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, crews, met, out, where
from games.galaxy_trucker.tests.positions import all_rolled, begin_card
from games.galaxy_trucker.tests.ships import ALONE, A, B, D
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
    assert (asked(state), view(state).dice) == (("roll", "1.2", [P]), [1, 3, 3, 4])
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


X = "SC 3333 @7,7 r0 | E1 2101 @7,8 r0 | E1 3200 @8,8 r0 | CB 2122 @8,7 r0 | C1 0010 @7,6 r0"
"""Engine power 2, fire power 1, four of crew."""
WEAK = "SC 3333 @7,7 r0 | E1 2101 @7,8 r0"
"""Engine power 1, no fire power, two of crew."""


def losers(events) -> list[tuple[str, int]]:
    return [(event.kind, event.loser) for event in told(events, ParameterCompared)]


# ---- the lines


@rule("GT-385", "GT-300", "GT-301", "GT-391", "GT-215")
def test_the_three_lines_from_top_to_bottom():
    """I-16: crew for 3 days, engines for 2 of crew, cannons for two shots from behind."""
    state = revealed("I-16", X, WEAK, X, positions=(4, 2, 1), dice="11 34")
    events = begin_card(state)
    assert losers(events) == [("crew", Q), ("engines", Q), ("cannons", Q)]
    assert (where(state), crews(state)) == ([4, -2, 1], [4, 0, 4])
    assert asked(state) == ("roll", "1.3.1", [Q])
    assert view(state).question.threat == "lS"
    assert refused(state, P, "roll") == "not-your-roll GT-214"
    assert met(roll(state)) == [(Q, "miss")]
    assert (asked(state), view(state).question.threat) == (("roll", "1.3.2", [Q]), "HS")
    assert met(roll(state)) == [(Q, "hit")]
    assert [len(each.lost) for each in state.seats] == [0, 1, 0]
    assert (all_rolled(state), out(state)) == (True, [None, "no-human", None])


@rule("GT-300", "GT-385", "GT-387", "GT-213", "GT-344")
@pytest.mark.parametrize(("positions", "ahead", "behind"), [((4, 2), P, Q), ((2, 4), Q, P)])
def test_x51_of_equals_the_one_further_ahead_suffers_and_order_is_read_anew_for_every_line(
    positions, ahead, behind
):
    """I-16: the leader loses its days, and then it is no longer ahead."""
    state = revealed("I-16", X, X, positions=positions)
    events = begin_card(state)
    assert losers(events) == [("crew", ahead), ("engines", behind)]
    [days] = told(events, DaysPassed)
    assert (days.seat, days.days) == (ahead, -3)
    assert asked(state) == ("lose-crew", "1.2", [behind])


@rule("GT-387", "GT-386", "GT-235")
def test_x51_days_lost_in_the_first_line_change_who_declares_first():
    """II-16: cannons for 4 days, then engines. A and A tie, the one ahead falls behind."""
    state = fly("II-16", A, A, B, mode="single-2", positions=(10, 8, 5))
    assert asked(state) == ("power", "1.1", [R])
    assert view(state).question.declared == {P: 2, Q: 2}
    act(state, R, "declare", feed=[(7, 6)], pay=[883])
    assert where(state) == [4, 8, 5]
    assert view(state).question.declared is None, "a new line"
    for seat, feed, pay in ((Q, (8, 8), 872), (R, (6, 8), 882), (P, (8, 8), 872)):
        assert asked(state) == ("power", "1.2", [seat])
        events = act(state, seat, "declare", feed=[feed], pay=[pay])
    [compared] = [each for each in told(events, ParameterCompared) if each.kind == "engines"]
    assert (compared.values, compared.loser) == ({"0": 3, "1": 3, "2": 2}, R)


@rule("GT-301", "GT-236")
def test_crew_is_counted_and_nobody_is_asked():
    state = revealed("I-16", A, B, mode="single-2", aliens=({"brown": (6, 7)},))
    events = begin_card(state)
    [compared] = told(events, ParameterCompared)
    assert (compared.kind, compared.values) == ("crew", {"0": 3, "1": 8})
    assert asked(state) == ("power", "1.2", [Q])


# ---- by the clock


@rule("GT-241")
def test_by_the_clock_the_first_to_declare_spends_nothing_and_the_next_what_reaches_it():
    state = fly("II-16", B, B, mode="single-2", positions=(6, 3))
    default(state)
    assert (state.values, charges(state)) == ({P: 3}, [3, 3])
    state = fly("II-16", B, B, mode="single-2", positions=(6, 3))
    act(state, P, "declare", feed=[(7, 6)], pay=[883])
    events = default(state)
    assert [(event.value, event.points) for event in told(events, PowerDeclared)][0] == (7, "3½")
    assert losers(events) == [("cannons", P)]


@rule("GT-241")
def test_by_the_clock_the_lowest_so_far_is_what_counts():
    """7 and 3 half points were declared; the third has 3 without a token."""
    state = fly("II-16", B, B, B, mode="single-2", positions=(6, 3, 1))
    act(state, P, "declare", feed=[(7, 6)], pay=[883])
    act(state, Q, "declare", feed=[], pay=[])
    assert [event.paid for event in told(default(state), PowerDeclared)] == [[]]


# ---- what a line costs


@rule("GT-390", "GT-426")
def test_no_power_in_a_combat_zone_forces_nobody_to_give_up():
    state = fly("I-16", DEFENCELESS, HOLD, dice="11 11")
    act(state, P, "lose_crew", figures=[771, 671])
    roll(state), roll(state)
    assert (out(state), state.phase) == ([None, None], "pause")


@rule("GT-385", "GT-286")
def test_the_loser_of_a_line_loses_goods():
    state = lade(revealed("III-16", HOLD, B, mode="single-3"), P, {(6, 7): "YB"})
    events = begin_card(state)
    assert losers(events) == [("crew", P)]
    assert told(events, GoodsLost) == [GoodsLost(seat=P, cubes="YB")]


@rule("GT-385", "GT-280", "GT-344")
def test_the_loser_of_a_line_chooses_whom_to_lose():
    state = fly("I-16", X, D, mode="single-3", positions=(9, 2), dice="11 11")
    assert asked(state) == ("lose-crew", "1.2", [P])
    events = act(state, P, "lose_crew", figures=[871, 771])
    assert told(events, CrewLost) == [CrewLost(seat=P, cabins=[77, 87])]
    assert state.seats[P].ship.crew == {77: 1, 87: 1}


@rule("GT-391", "GT-258", "GT-254")
def test_a_shot_at_the_loser_may_break_its_ship():
    state = fly("I-16", A, X, positions=(9, 2), dice="34 11", aliens=({"brown": (6, 7)},))
    act(state, P, "declare", feed=[(8, 8)], pay=[872])
    assert asked(state) == ("lose-crew", "1.2", [Q])
    default(state)
    assert met(roll(state)) == [(P, "hit")]
    assert asked(state) == ("piece", "1.3.1", [P])
    default(state)
    assert asked(state) == ("roll", "1.3.2", [P])
