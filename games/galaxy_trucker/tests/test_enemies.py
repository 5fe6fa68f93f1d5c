"""1.10 Slavers, smugglers and pirates: lost, drawn, won and declined."""

import pytest

from games.galaxy_trucker.events import (
    CreditsWon,
    DaysPassed,
    DiceRolled,
    GoodsLoaded,
    OfferDeclined,
    OfferTaken,
    PowerDeclared,
)
from games.galaxy_trucker.tests.acts import act, may, refused
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import DEFENCELESS, GUNNER, HOLD, fly, lade, revealed, roll
from games.galaxy_trucker.tests.looks import P, Q, R, S, tags, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, credits, crews, met, out, where, won
from games.galaxy_trucker.tests.positions import all_rolled, begin_card
from games.galaxy_trucker.tests.ships import B
from tests.rules import rule

CANNONS = (
    "C1 0010 @7,6 r0",
    "C1 0102 @6,7 r0",
    "C1 0301 @8,7 r0",
    "C1 0203 @5,7 r0",
    "C1 0222 @9,7 r0",
    "C1 0200 @4,7 r0",
    "C1 0002 @10,7 r0",
)


def gunship(points: int) -> str:
    """So much fire power."""
    return " | ".join(["SC 3333 @7,7 r0", *CANNONS[:points]])


HALF = " | C1 0010 @7,9 r1"
"""Half a point more."""
EARNER = f"{gunship(5)} | H2 2301 @7,8 r0"
"""Beats smugglers of level I, and has room for two cubes."""
FULL = f"{gunship(5)} | H2 0103 @6,8 r0 | R1 2103 @7,8 r0"


@rule("GT-340", "GT-341", "GT-342", "GT-343", "GT-024", "GT-025")
@pytest.mark.parametrize(
    ("card", "ship", "how"),
    [
        ("I-02", gunship(3), "lost"),
        ("I-02", gunship(3) + HALF, "lost"),
        ("I-02", gunship(4), "drew"),
        ("I-02", gunship(4) + HALF, "won"),
        ("I-02", gunship(5), "won"),
        ("I-03", gunship(4) + HALF, "lost"),
    ],
)
def test_x24_fire_power_is_compared_with_strength_and_half_a_point_decides(card, ship, how):
    """I-02 has strength 4, I-03 has 5."""
    assert met(begin_card(revealed(card, ship))) == [(P, how)]


@rule("GT-340", "GT-342")
def test_the_enemy_faces_all_in_order():
    state = revealed("I-01", GUNNER, gunship(6), gunship(6), positions=(1, 4, 2))
    events = begin_card(state)
    assert met(events) == [(Q, "drew"), (R, "drew"), (P, "lost")]
    assert (crews(state), out(state)) == ([0, 2, 2], ["no-human", None, None])


@rule("GT-343", "GT-345", "GT-229", "GT-290")
def test_the_winner_takes_the_credits_and_loses_the_days():
    state = fly("I-01", gunship(7), GUNNER, positions=(4, 1))
    assert asked(state) == ("offer", "1", [P])
    events = act(state, P, "accept")
    assert [type(event) for event in events[:3]] == [OfferTaken, CreditsWon, DaysPassed]
    assert (won(events), where(state)) == ([(P, 5)], [3, 1])


@rule("GT-343", "GT-229")
def test_x54_the_winner_may_decline_and_who_is_beaten_attacks_nobody_further():
    state = fly("I-01", gunship(7), GUNNER, positions=(4, 1))
    events = act(state, P, "decline")
    assert told(events, OfferDeclined) == [OfferDeclined(seat=P)]
    assert (credits(state), where(state)) == ([0, 0], [4, 1])
    assert (crews(state), state.phase) == ([2, 2], "pause")


# ---- the penalty


@rule("GT-344", "GT-280")
def test_slavers_take_crew_before_they_go_on():
    state = fly("I-01", DEFENCELESS, GUNNER)
    assert asked(state) == ("lose-crew", "1", [P])
    assert view(state).question.many == 3
    events = act(state, P, "lose_crew", figures=[771, 772, 671])
    assert (crews(state), state.seats[P].ship.crew) == ([1, 0], {67: 1})
    assert tags(events)[:3] == ["crew-lost", "power-declared", "enemy-met"]


@rule("GT-344", "GT-286")
def test_smugglers_take_goods_before_they_go_on():
    state = lade(revealed("I-02", HOLD, GUNNER, gunship(5)), P, {(6, 7): "YB"})
    events = begin_card(state)
    assert state.seats[P].ship.cubes == {}
    assert met(events) == [(P, "lost"), (Q, "lost"), (R, "won")]


@rule("GT-346", "GT-347", "GT-215")
def test_x53_shots_fall_on_the_beaten_once_the_winner_has_decided():
    state = revealed("I-03", gunship(4), gunship(5), gunship(6), dice="34 12 12")
    assert met(begin_card(state)) == [(P, "lost"), (Q, "drew"), (R, "won")]
    assert asked(state) == ("offer", "1", [R])
    act(state, R, "accept")
    assert credits(state) == [0, 0, 4]
    assert asked(state) == ("roll", "1.1", [P])
    events = roll(state)
    assert [seat for seat, _ in met(events)] == [P]
    roll(state), roll(state)
    assert state.phase == "pause" and [len(each.lost) for each in state.seats] == [1, 0, 0]


@rule("GT-346", "GT-347", "GT-215")
def test_x53_one_roll_counts_for_all_that_are_beaten_by_pirates_whom_nobody_beats():
    state = fly("I-03", GUNNER, GUNNER, GUNNER, positions=(1, 4, 2), dice="34 11 11")
    assert asked(state) == ("roll", "1.1", [Q])
    events = roll(state)
    assert len(told(events, DiceRolled)) == 1
    assert met(events) == [(Q, "hit"), (R, "hit"), (P, "hit")]
    roll(state), roll(state)
    assert all_rolled(state)


@rule("GT-346", "GT-347")
def test_pirates_shoot_at_nobody_whom_others_have_beaten_before():
    state = revealed("I-03", gunship(6), GUNNER)
    state.beaten = [Q]
    begin_card(state)
    act(state, P, "decline")
    assert state.phase == "pause"


@rule("GT-520", "GT-268")
def test_who_has_lost_the_last_human_is_shot_at_to_the_end():
    """The first shot destroys the cabin; the cannon is all that is left."""
    state = fly("I-03", "SC 3333 @7,7 r0 | B2 3003 @8,7 r0", dice="34 44 44")
    roll(state)
    assert (crews(state), out(state)) == ([0], [None])
    assert met(roll(state)) == [(P, "hit")]
    assert met(roll(state)) == [(P, "miss")]
    assert out(state) == ["no-human"]


# ---- the reward


@rule("GT-345", "GT-349")
def test_the_goods_of_smugglers_are_loaded_before_the_days_are_lost():
    state = fly("I-02", EARNER, GUNNER, positions=(4, 1))
    act(state, P, "accept")
    assert (asked(state), where(state)) == (("load", "1", [P]), [4, 1])
    assert view(state).question.load == {P: "YGB"}
    events = act(state, P, "load", layout={(7, 8): "YG"})
    assert [type(event) for event in events[:2]] == [GoodsLoaded, DaysPassed]
    assert where(state) == [3, 1]


@rule("GT-348")
@pytest.mark.parametrize(("card", "drew", "winner"), [("I-01", 6, gunship(7)), ("I-02", 4, EARNER)])
@pytest.mark.parametrize(("leader", "taken"), [(17, True), (18, False)])
def test_by_the_clock_no_winner_takes_what_would_lap_them(card, drew, winner, leader, taken):
    """At 1 with a lap of 18 and one day to lose: the space below is the leader's at 18."""
    state = fly(card, gunship(drew), winner, positions=(leader, 1))
    assert asked(state) == ("offer", "1", [Q])
    assert bool(told(default(state), OfferTaken)) is taken


@rule("GT-348", "GT-216", "GT-294")
@pytest.mark.parametrize(
    ("ship", "cubes", "bank"),
    [
        pytest.param(gunship(5), {}, {}, id="x74 no hold"),
        pytest.param(EARNER, {}, {"Y": 0, "G": 0, "B": 0}, id="x74 no cube in the bank"),
        pytest.param(FULL, {(6, 8): "YY", (7, 8): "R"}, {}, id="nothing cheaper to throw away"),
    ],
)
def test_a_winner_who_can_load_nothing_is_asked_and_the_clock_declines(ship, cubes, bank):
    state = lade(revealed("I-02", ship, positions=(4,)), P, cubes)
    state.bank |= bank
    begin_card(state)
    assert may(state, P) == {"accept", "decline"}
    assert told(default(state), OfferDeclined) == [OfferDeclined(seat=P)]
    assert where(state) == [4]


@rule("GT-348", "GT-297")
def test_by_the_clock_goods_are_taken_where_one_can_be_loaded():
    state = fly("I-02", EARNER, positions=(4,))
    assert told(default(state), OfferTaken) == [OfferTaken(seat=P)]
    default(state)
    assert (state.seats[P].ship.cubes, where(state)) == ({78: "YG"}, [3])


# ---- declaring


@rule("GT-235")
def test_what_was_declared_for_another_card_is_forgotten():
    state = revealed("I-01", "SC 3333 @7,7 r0 | C2 0020 @7,6 r0 | B2 3003 @8,7 r0", GUNNER)
    state.values = {Q: 9}
    begin_card(state)
    assert asked(state) == ("power", "1", [P])
    assert view(state).question.declared is None


@rule("GT-239")
def test_x25_by_the_clock_the_fewest_tokens_that_win_are_spent_and_none_in_vain():
    state = fly("I-02", B, aliens=({"purple": (8, 7)},), mode="single-2")
    assert asked(state) == ("power", "1", [P])
    assert (met(default(state)), charges(state)) == ([(P, "won")], [2])
    events = default(fly("III-02", B, mode="single-3"))
    assert met(events) == [(P, "lost")]
    assert [event.paid for event in told(events, PowerDeclared)] == [[]]


@rule("GT-236", "GT-340")
def test_the_faced_seat_declares_fire_power():
    state = fly("I-02", B, GUNNER, mode="single-2")
    assert view(state).question.power == "cannons"
    assert refused(state, P, "declare", feed=[(6, 8)], pay=[883]) == "not-a-double GT-236"
    act(state, P, "declare", feed=[(7, 6)], pay=[883])
    assert state.values == {P: 7, Q: 2}


@rule("GT-331", "GT-390")
def test_no_fire_power_forces_nobody_to_give_up():
    state = fly("I-02", HOLD, HOLD, HOLD, HOLD)
    assert (out(state), state.phase) == ([None] * 4, "pause")
    assert S in state.values
