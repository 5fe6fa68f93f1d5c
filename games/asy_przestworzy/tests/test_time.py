"""AP-200 to AP-202, AP-154: deadlines, what the clock decides, and who is not there."""

import pytest

from games.asy_przestworzy import GAME
from games.asy_przestworzy.state import (
    Absent,
    AircraftLaid,
    AnswerCeiling,
    AnswerFor,
    Bid,
    Lay,
    Name,
    NextGame,
    Options,
    Resign,
    Returned,
    SetAuto,
    TimeExpired,
    TimeUp,
)
from games.asy_przestworzy.tests.acts import do, lay, pass_time, presence, refused
from games.asy_przestworzy.tests.looks import CENTRAL, ENTENTE, cards, tags, told
from games.asy_przestworzy.tests.positions import (
    bidding,
    ceiling,
    laying,
    naming,
    new_match,
    range_won,
    tied,
)
from tests.rules import rule

HANDS = ("E05 E07 E06 E17", "C11 C12 C10 C20")


def until(state, audience=()):
    return GAME.view(state, audience).turn.until


def given_up(**options):
    """The first game of three is over."""
    state = new_match(best_of=3, **options)
    do(state, ENTENTE, Resign())
    return state


def asked_to_seize(**options):
    """The follower is asked for a ceiling card."""
    return ceiling(hands=HANDS, unused=("", "ceil"), **options)


def asked_alone(**options):
    """Seat 0 alone is asked for a bid."""
    return bidding(unused=("man", ""), **options)


POSITIONS = {
    "sides": (new_match, 30_000),
    "laying": (lambda **options: laying("spd", hands=HANDS, **options), 45_000),
    "naming": (lambda **options: naming(hands=HANDS, **options), 30_000),
    "ceiling": (asked_to_seize, 15_000),
    "manoeuvre": (asked_alone, 15_000),
    "firepower": (tied, 2_500 + 15_000),
    "range": (range_won, 2_500 + 15_000),
    "over": (given_up, 30_000),
}
SHOWN = {"firepower": 2_500, "range": 2_500}
"""What the time of the decision is counted from: the end of the reveal."""


@rule("AP-200")
@pytest.mark.parametrize("phase", POSITIONS)
def test_every_decision_has_its_time_and_the_room_may_give_three_times_as_much_or_a_day(phase):
    build, limit = POSITIONS[phase]
    state = build()
    assert state.phase == phase
    assert [deadline.at for deadline in GAME.deadlines(state)] == [limit] == [until(state)]
    shown = SHOWN.get(phase, 0)
    assert until(build(clock="relaxed")) == shown + 3 * (limit - shown)
    assert until(build(clock="off")) == shown + 24 * 60 * 60 * 1_000


@rule("AP-200")
@pytest.mark.parametrize(
    ("build", "mine", "yours", "limit"),
    [
        (given_up, NextGame(), NextGame(), 30_000),
        (lambda: new_match(best_of=3), Resign(), None, 30_000),
        (lambda: naming(hands=HANDS), Name("spd"), None, 45_000),
        (asked_to_seize, None, AnswerCeiling(False), 30_000),
        (POSITIONS["laying"][0], Lay("E07"), Lay("C12"), 2_500 + 30_000),
        (lambda: laying("man", hands=HANDS, unused=("man", "")), Lay("E07"), Lay("C12"), 15_000),
        (lambda: laying("rng", hands=HANDS), Lay("E07"), Lay("C12"), 2_500 + 15_000),
    ],
    ids=["sides", "over", "laying", "naming", "after a reveal", "manoeuvre", "range"],
)
def test_its_time_is_counted_from_when_the_decision_is_asked_for(build, mine, yours, limit):
    state = build()
    state.now = 100_000
    for seat, action in ((ENTENTE, mine), (CENTRAL, yours)):
        if action is not None:
            do(state, seat, action)
    assert until(state) == 100_000 + limit


@rule("AP-200")
def test_a_deadline_is_one_seats_where_that_alone_decides_and_none_of_a_match_of_days_stands():
    for state, owner in (
        (laying("spd", hands=HANDS), None),
        (naming(hands=HANDS, leader=CENTRAL), CENTRAL),
    ):
        assert [deadline.seat for deadline in GAME.deadlines(state)] == [owner]
    stands = [GAME.stands(Options(clock=clock)) for clock in ("live", "relaxed", "off")]
    assert stands == [True, True, False]


@rule("AP-200")
def test_the_time_a_reveal_is_shown_does_not_count_and_early_input_does():
    state = laying("fire", hands=HANDS)
    state.now = 1_000
    lay(state, "E17", "C20")
    assert state.reveal.until == 3_500
    assert until(state) == 3_500 + 30_000
    do(state, ENTENTE, Name("spd"))
    assert state.contested == "spd"
    assert until(state) == 3_500 + 45_000


@rule("AP-201")
@pytest.mark.parametrize(
    ("hand", "laid"),
    [("E05 E18 E20 E11 E01", "E18"), ("E05 E20 E11 E01", "E01")],
    ids=["lowest sum", "of equals the lower number"],
)
def test_x25_the_clock_lays_the_cheapest_loss(hand, laid):
    state = laying("spd", hands=(hand, HANDS[1]))
    do(state, CENTRAL, Lay("C12"))
    events = pass_time(state, 45_000)
    assert [event.seat for event in told(events, AircraftLaid)] == [ENTENTE]
    assert state.squadrons[ENTENTE].discard[-1] == laid


@rule("AP-201")
def test_for_whom_the_clock_decides_is_told_but_not_who_let_a_bid_run_out():
    state = laying("spd", hands=HANDS)
    expired = told(pass_time(state, 45_000), TimeExpired)
    assert [(event.seat, event.only) for event in expired] == [(ENTENTE, None), (CENTRAL, None)]
    (expired,) = told(pass_time(asked_alone(), 15_000), TimeExpired)
    assert (expired.seat, expired.only) == (ENTENTE, {ENTENTE})


@rule("AP-201")
@pytest.mark.parametrize(
    ("used", "named"), [("", "man"), ("man man man", "rng")], ids=["first legal", "stack empty"]
)
def test_x25_the_clock_names_the_first_legal_attribute(used, named):
    state = naming(hands=HANDS, previous="spd", used=(used, ""))
    pass_time(state, 30_000)
    assert state.contested == named


@rule("AP-201")
def test_the_clock_declines_ceiling_firepower_and_manoeuvre():
    state = asked_to_seize()
    pass_time(state, 15_000)
    assert (state.phase, state.leader) == ("naming", ENTENTE)
    state = tied()
    pass_time(state, 40_000)
    assert cards(state, ENTENTE) == cards(state, CENTRAL) == {"fire": (1, 0)}
    state = asked_alone()
    pass_time(state, 15_000)
    assert state.reveal.bonuses == (0, 0)
    assert cards(state, ENTENTE) == {"man": (1, 0)}


@rule("AP-201")
@pytest.mark.parametrize(
    ("hand", "deck"),
    [("C01 C02", 1), ("C01 C02 C03", 0), ("C01 C02 C03", 1)],
    ids=["a deck is left", "a hand is left", "both are left"],
)
def test_the_clock_uses_range_though_behind_where_the_game_goes_on(hand, deck):
    state = laying("rng", hands=("E05 E01", hand), decks=(0, deck), used=("", "spd spd"))
    lay(state, "E05", "C01")
    assert "range-struck" in tags(pass_time(state, 17_500))
    assert state.phase == "naming"


@rule("AP-201")
@pytest.mark.parametrize(
    ("mine", "theirs", "phase"),
    [
        ("spd spd man man", "fire fire man rng ceil ceil", "naming"),
        ("spd spd man man fire", "fire man rng ceil ceil", "match-over"),
    ],
    ids=["behind", "ahead"],
)
def test_x29_unless_the_loss_would_end_the_game_without_a_win(mine, theirs, phase):
    """Every deck is empty and one aircraft is in each hand."""
    state = laying("rng", hands=("E05 E01", "C01 C02"), decks=(0, 0), used=(mine, theirs))
    lay(state, "E05", "C01")
    assert ("range-waived" in tags(pass_time(state, 17_500))) == (phase == "naming")
    assert state.phase == phase
    assert state.result is None or state.result.winner == ENTENTE


@rule("AP-202")
def test_after_two_expiries_in_a_row_a_seat_is_absent_and_its_windows_are_short():
    state = laying("fire", hands=HANDS, decks=(0, 0), unused=("", "ceil"))
    do(state, ENTENTE, Lay("E17"))
    assert told(pass_time(state, 45_000), Absent) == []
    assert state.phase == "ceiling"
    assert [event.seat for event in told(pass_time(state, 17_500), Absent)] == [CENTRAL]
    do(state, ENTENTE, Name("man"))
    do(state, ENTENTE, Lay("E05"))
    pass_time(state, 45_000)
    assert state.phase == "ceiling"
    assert until(state) == state.reveal.until + 3_000


@rule("AP-202")
def test_whoever_acts_is_there_again_and_everybody_is_told():
    state = asked_to_seize()
    state.squadrons[CENTRAL].missed = 2
    assert until(state) == 3_000
    events = do(state, CENTRAL, SetAuto("ceiling", True))
    assert [event.seat for event in told(events, Returned)] == [CENTRAL]
    assert state.squadrons[CENTRAL].missed == 0


@rule("AP-201", "AP-202")
@pytest.mark.parametrize(
    ("seat", "window", "on"),
    [(CENTRAL, "range", True), (CENTRAL, "ceiling", False), (ENTENTE, "ceiling", True)],
    ids=["to another question", "switched off", "of whom nobody asks"],
)
def test_a_standing_answer_that_answers_nothing_is_no_return(seat, window, on):
    state = asked_to_seize()
    for squadron in state.squadrons:
        squadron.missed = 2
    assert tags(do(state, seat, SetAuto(window, on))) == []
    assert [squadron.missed for squadron in state.squadrons] == [2, 2]
    assert (state.phase, state.asked, until(state)) == ("ceiling", [CENTRAL], 3_000)


@rule("AP-084", "AP-202")
def test_an_expiry_in_the_manoeuvre_window_does_not_tell_who_was_asked():
    state = bidding()
    state.squadrons[CENTRAL].missed = 1
    assert told(pass_time(state, 15_000), Absent) == []
    assert state.squadrons[CENTRAL].missed == 1


@rule("AP-084", "AP-202")
@pytest.mark.parametrize(("number", "returned"), [(0, []), (1, [ENTENTE])])
def test_an_absent_seat_is_there_again_when_the_reveal_shows_its_bid(number, returned):
    state = bidding()
    state.squadrons[ENTENTE].missed = 2
    assert tags(do(state, ENTENTE, Bid(number))) == []
    events = do(state, CENTRAL, Bid(0))
    assert [event.seat for event in told(events, Returned)] == returned
    assert state.squadrons[ENTENTE].missed == (0 if returned else 2)


@rule("AP-202")
def test_one_act_between_two_expiries_is_enough_to_be_there():
    state = laying("spd", hands=HANDS, decks=(9, 9))
    pass_time(state, 45_000)
    assert [squadron.missed for squadron in state.squadrons] == [1, 1]
    do(state, state.leader, Name("man"))
    assert state.squadrons[state.leader].missed == 0


@rule("AP-154", "AP-202")
def test_the_windows_of_a_person_who_is_away_are_answered_after_three_seconds():
    state = asked_to_seize()
    for state.now in (5_000, 6_000):
        presence(state, CENTRAL, False)
    assert until(state) == 8_000
    events = pass_time(state, 2_000)
    assert [event.seat for event in told(events, TimeExpired)] == [CENTRAL]
    assert state.phase == "naming"
    assert state.squadrons[CENTRAL].missed == 0


@rule("AP-154", "AP-202")
def test_a_person_who_is_back_has_the_whole_time_again_and_is_not_absent_any_more():
    state = asked_to_seize()
    state.squadrons[CENTRAL].missed = 2
    presence(state, CENTRAL, False)
    presence(state, CENTRAL, True)
    assert state.squadrons[CENTRAL].missed == 0
    assert until(state) == 15_000
    do(state, CENTRAL, AnswerCeiling(True))


@rule("AP-084", "AP-154", "AP-202")
@pytest.mark.parametrize("gone", ["away", "absent"])
def test_that_a_bid_is_answered_early_is_shown_to_its_seat_alone(gone):
    state = bidding()
    seen = [GAME.view(state, audience) for audience in ((ENTENTE,), ())]
    if gone == "away":
        presence(state, CENTRAL, False)
    else:
        state.squadrons[CENTRAL].missed = 2
    assert until(state, (CENTRAL,)) == 3_000
    assert tags(pass_time(state, 3_000)) == []
    assert [GAME.view(state, audience) for audience in ((ENTENTE,), ())] == seen
    assert seen[0].turn.until == seen[1].turn.until == 15_000
    assert state.phase == "manoeuvre"
    do(state, ENTENTE, Bid(0))
    assert state.phase == "naming"


@rule("AP-154", "AP-202")
def test_laying_and_naming_wait_for_who_is_away_or_absent():
    for build in ("laying", "naming"):
        state = POSITIONS[build][0]()
        state.squadrons[ENTENTE].missed = 2
        assert until(state) == POSITIONS[build][1]
        presence(state, ENTENTE, False)
        assert until(state) == POSITIONS[build][1]


@rule("AP-154")
def test_nobody_away_is_answered_for_but_in_a_window():
    for state in (naming(hands=HANDS), ceiling(hands=HANDS, unused=("ceil", "ceil"))):
        presence(state, ENTENTE, False)
        assert refused(state, None, AnswerFor(ENTENTE)) == ("wrong-phase", "AP-200")


@rule("AP-201")
@pytest.mark.parametrize(
    ("window", "build"),
    [("ceiling", asked_to_seize), ("firepower", lambda: tied(leader=CENTRAL))],
)
def test_a_standing_answer_switched_on_answers_the_open_question_too(window, build):
    state = build()
    assert state.phase == window
    events = do(state, CENTRAL, SetAuto(window, True))
    assert GAME.view(state, (CENTRAL,)).own.auto == {window: True}
    assert CENTRAL not in state.asked
    assert f"{window}-kept" in tags(events)


@rule("AP-201")
def test_with_a_standing_answer_range_is_used_without_a_question():
    state = laying("rng", hands=("E05 E06 E07", "C01 C02 C03"))
    do(state, ENTENTE, SetAuto("range", True))
    assert "range-struck" in tags(lay(state, "E05", "C01"))


@rule("AP-201")
@pytest.mark.parametrize(
    ("window", "contested", "card", "mine", "yours"),
    [
        ("ceiling", "spd", "ceil", "E07", "C10"),
        ("manoeuvre", "man", "man", "E05", "C12"),
        ("firepower", "spd", "fire", "E07", "C12"),
    ],
)
@pytest.mark.parametrize("on", [False, True])
def test_with_a_standing_no_a_seat_is_not_asked_until_it_is_switched_off(
    window, contested, card, mine, yours, on
):
    state = laying(contested, hands=HANDS, unused=("", card))
    for other, switched in (("range", True), (window, True), (window, on)):
        do(state, CENTRAL, SetAuto(other, switched))
    lay(state, mine, yours)
    assert (state.phase, state.asked) == (("naming", []) if on else (window, [CENTRAL]))


@rule("AP-084", "AP-110", "AP-201")
def test_a_standing_answer_to_one_of_four_windows_is_private_and_switched_as_one_likes():
    state = naming(hands=HANDS)
    seen = GAME.view(state, (CENTRAL,)), GAME.view(state, ())
    for on, auto in ((False, []), (True, ["manoeuvre"]), (True, ["manoeuvre"]), (False, [])):
        assert tags(do(state, ENTENTE, SetAuto("manoeuvre", on))) == []
        assert state.squadrons[ENTENTE].auto == auto
        assert (GAME.view(state, (CENTRAL,)), GAME.view(state, ())) == seen
    unknown = SetAuto("spd", True)
    assert refused(state, ENTENTE, unknown) == ("no-such-window", "AP-110")


@rule("AP-200")
def test_the_clock_acts_only_when_somebody_has_something_to_decide():
    state = naming(hands=HANDS)
    assert GAME.judge(state, None, TimeUp()) is None
    assert refused(state, None, Name("spd"))[0] == "not-seated"
    assert refused(state, ENTENTE, TimeUp())[0] == "wrong-phase"
    do(state, ENTENTE, Resign())
    assert refused(state, None, TimeUp()) == ("wrong-phase", "AP-200")
