"""1.8, 1.11 The frame of a flight: revealing, asking, giving up, the pause."""

import pytest

from games.chance import Chance
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import CardRevealed, DiceRolled, SeatGaveUp
from games.galaxy_trucker.tests.acts import act, refused
from games.galaxy_trucker.tests.clocks import default, everybody_flies_on, pass_time, until
from games.galaxy_trucker.tests.flights import fly, lade, revealed, roll
from games.galaxy_trucker.tests.looks import P, Q, R, told, view
from games.galaxy_trucker.tests.outcomes import asked, out, where
from games.galaxy_trucker.tests.positions import SEED, begin_card, checked
from games.galaxy_trucker.tests.ships import ALONE, A, B, D
from tests.rules import rule

CHARGED = "SC 3333 @7,7 r0 | B2 3003 @8,7 r0"


# ---- revealing and asking


@rule("GT-211", "GT-210")
def test_the_first_card_is_revealed_right_after_departure_and_the_next_after_the_pause():
    state = checked(ALONE, ALONE)
    assert (state.phase, state.number, len(state.deck)) == ("reveal", 1, 7)
    pass_time(state, 2_000)
    assert state.phase != "reveal"
    state = fly("I-04", ALONE, ALONE, deck=("I-05", "I-09"))
    assert asked(state) == ("pause", "1", [P, Q])
    assert told(act(state, P, "continue"), CardRevealed) == []
    assert told(act(state, Q, "continue"), CardRevealed) == [CardRevealed(card="I-05", number=2)]
    assert (view(state).card, view(state).number) == ("I-05", 2)


def test_dice_lie_beside_what_they_have_led_to_and_not_beside_the_next_card():
    state = fly("III-05", ALONE, A, mode="single-3", dice="11 11 " * 3, deck=("I-04", "I-05"))
    for _ in range(3):
        roll(state)
    assert (asked(state), view(state).dice) == (("pause", "1", [P, Q]), [1, 1, 1, 1])
    everybody_flies_on(state)
    assert (view(state).card, view(state).dice) == ("I-04", None)
    state = fly("I-09", A, B, dice="24")
    state.dice = [6, 6]  # Of a card before.
    assert (asked(state)[0], view(state).dice) == ("roll", None)
    roll(state)
    assert (asked(state)[0], view(state).dice) == ("piece", [2, 4])


@rule("GT-029", "GT-434")
def test_cards_concern_those_that_fly():
    """The ship of one that has given up has four exposed connectors, too."""
    state = revealed("I-04", ALONE, ALONE, ALONE, positions=(4, 2, 1))
    state.seats[Q].position, state.seats[Q].out = None, "wish"
    begin_card(state)
    assert where(state) == [0, None, -3]
    assert asked(state) == ("pause", "1", [P, R])


@rule("GT-213", "GT-027")
def test_the_order_is_that_of_the_moment():
    state = fly("I-04", ALONE, B, positions=(4, 2), deck=("I-05",), mode="single-2")
    assert where(state) == [0, -1]
    state = fly("I-04", ALONE, B, positions=(4, 3), deck=("I-05",), mode="single-2")
    assert where(state) == [-1, 0]
    everybody_flies_on(state)
    begin_card(state)
    assert asked(state) == ("power", "2", [Q])


@rule("GT-217", "GT-214")
def test_the_dice_roll_by_themselves_and_who_rolls_changes_nothing():
    pressed, left = (fly("I-11", A, A, dice="24") for _ in range(2))
    roll(pressed)
    until(pressed, 6_000)
    assert [event.dice for event in told(default(left), DiceRolled)] == [[2, 4]]
    assert left.now == 6_000
    assert [each.ship for each in pressed.seats] == [each.ship for each in left.seats]
    assert 67 not in left.seats[P].ship.parts


@rule("GT-218")
def test_power_is_that_of_the_ship_at_the_moment():
    """Without its double engine A is not asked any more."""
    state = revealed("I-05", A, A)
    del state.seats[P].ship.parts[88]
    begin_card(state)
    assert asked(state) == ("power", "1", [Q])


# ---- the end of a card


@rule("GT-425", "GT-426", "GT-331", "GT-431")
def test_who_has_no_engine_power_flies_until_the_card_is_over():
    state = fly("I-05", ALONE, A, positions=(4, 2))
    assert (where(state), out(state)) == ([4, 2], [None, None])
    events = act(state, Q, "declare", feed=[], pay=[])
    assert told(events, SeatGaveUp) == [SeatGaveUp(seat=P, reason="no-power")]
    assert asked(state) == ("pause", "1", [Q])
    assert refused(state, P, "give_up", to="1") == "not-flying GT-431"
    assert refused(state, P, "give_up", to="2") == "not-asked GT-522"


@rule("GT-426", "GT-212")
def test_the_flight_ends_where_the_last_has_given_up_and_the_deck_is_not_played():
    state = revealed("I-05", ALONE, deck=("I-04",))
    events = begin_card(state)
    assert told(events, SeatGaveUp) == [SeatGaveUp(seat=P, reason="no-power")]
    assert state.phase == "over"
    state = fly("I-04", ALONE, ALONE, deck=("I-05",))
    act(state, P, "give_up")
    assert told(act(state, Q, "give_up"), CardRevealed) == []
    assert (state.phase, view(state).card, view(state).deck) == ("over", None, 1)


@rule("GT-331", "GT-425")
def test_power_of_an_earlier_card_does_not_count():
    state = revealed("III-20", ALONE, ALONE)
    state.powerless = [P]
    begin_card(state)
    assert out(state) == [None, None]


@rule("GT-425", "GT-426")
def test_who_has_no_human_gives_up_when_the_card_is_over():
    state = revealed("I-09", A, A, A, aliens=({"brown": (6, 7)},), dice="111111")
    state.seats[P].ship.crew = {}
    begin_card(state)
    for _ in range(3):
        assert out(state) == [None, None, None]
        roll(state)
    assert out(state) == ["no-human", None, None]
    assert asked(state) == ("pause", "1", [Q, R])


@rule("GT-425", "GT-428")
def test_x50_who_is_a_lap_behind_gives_up():
    state = fly("I-05", A, ALONE, A, positions=(17, 0, 16))
    assert where(state)[Q] == 0
    act(state, P, "declare", feed=[(8, 8)], pay=[872])
    assert where(state) == [21, 0, 16]
    act(state, R, "declare", feed=[], pay=[])
    assert (where(state), out(state)) == ([21, None, 17], [None, "no-power", None])


@rule("GT-428")
def test_all_is_tested_on_the_same_position():
    """The leader, who has no human, is still a lap ahead of another."""
    state = revealed("I-04", CHARGED, B, B, positions=(22, 3, 20))
    state.seats[P].ship.crew = {}
    begin_card(state)
    assert where(state) == [None, None, 16]
    assert out(state) == ["no-human", "lapped", None]


@rule("GT-427", "GT-431")
def test_it_is_tested_after_the_last_card_too_and_no_pause_follows():
    state = fly("I-05", ALONE, A, deck=())
    act(state, Q, "declare", feed=[], pay=[])
    assert (state.phase, out(state)) == ("scoring", ["no-power", None])
    assert state.score[P].place is None and state.score[Q].place == 1


# ---- the pause


@rule("GT-430", "GT-431", "GT-432", "GT-433", "GT-523")
def test_x66_any_may_give_up_in_the_pause_which_takes_effect_when_it_ends():
    state = fly("I-04", ALONE, ALONE, ALONE, positions=(4, 2, 1))
    stood = where(state)
    act(state, R, "give_up")
    act(state, P, "give_up")
    assert refused(state, P, "continue") == "already-answered GT-523"
    assert where(state) == stood
    events = default(state)
    given_up = [SeatGaveUp(seat=seat, reason="wish") for seat in (P, R)]
    assert told(events, SeatGaveUp) == given_up
    assert (where(state), out(state)) == ([None, stood[Q], None], ["wish", None, "wish"])
    assert (view(state).seats[P].out, state.phase) == ("wish", "reveal")


@rule("GT-433", "GT-434")
def test_who_gave_up_keeps_ship_goods_and_credits():
    state = lade(revealed("I-04", A, ALONE, deck=("I-04",)), P, {(7, 8): "YB"})
    state.seats[P].credits = 3
    begin_card(state)
    act(state, P, "give_up")
    act(state, Q, "continue")
    begin_card(state)
    everything = state.seats[P].ship
    assert (len(everything.parts), everything.cubes) == (9, {78: "YB"})
    assert (everything.tokens, everything.crew) == ({87: 2}, {77: 2, 67: 2})
    assert (state.seats[P].credits, state.seats[Q].credits) == (3 + 2, 4 + 2)


# ---- any card


@rule("GT-210", "GT-533")
@pytest.mark.parametrize("card", CARDS)
def test_by_the_clock_any_card_comes_to_its_end(card):
    state = revealed(card, B, A, D, positions=(9, 5, 2), mode="single-3", deck=("I-05",))
    lade(state, P, {(7, 8): "YB"})
    state.chance = Chance(SEED)
    begin_card(state)
    while state.phase == "card":
        default(state)
    assert state.phase in ("pause", "scoring")
