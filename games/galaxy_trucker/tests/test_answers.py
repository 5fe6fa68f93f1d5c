"""4.1, 4.4 Answers: to which question, sealed, in time."""

import msgspec
import pytest

from games.engine import Illegal
from games.galaxy_trucker.events import AnsweredByClock, AnswerGiven, GoodsLoaded
from games.galaxy_trucker.tests.acts import GAME, act, action, legal, refused, values
from games.galaxy_trucker.tests.clocks import default, pass_time
from games.galaxy_trucker.tests.flights import HOLD, SHIELDED, fly, lade, revealed, roll, shot_at
from games.galaxy_trucker.tests.looks import P, Q, R, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, met, out
from games.galaxy_trucker.tests.positions import begin_card
from games.galaxy_trucker.tests.ships import ALONE, A
from games.referee import play, settle
from tests.rules import rule

PAY = {"protect": True, "pay": 783}


# ---- names


@rule("GT-522")
def test_questions_are_named_by_card_line_and_threat():
    state = revealed("I-16", A, ALONE, dice="11 11")
    state.number = 7
    begin_card(state)
    names = []
    while state.phase == "card":
        names.append(asked(state)[:2])
        default(state)
    assert names == [("power", "7.2"), ("roll", "7.3.1"), ("roll", "7.3.2")]
    assert asked(state)[:2] == ("pause", "7")


@rule("GT-522")
def test_an_answer_names_its_question_and_its_offer_lists_that_alone():
    state = shot_at()
    assert values(state, P, "answer_hit", "to") == {"1.1"}
    for to in ("1", "1.2", "1.1.1", "2.1"):
        assert refused(state, P, "answer_hit", to=to, **PAY) == "not-asked GT-522"
    assert legal(state, P, "answer_hit", to="1.1", **PAY)
    for to in ("", "1.", ".1", "1.2.3.4", "1-2", "x", "1.1\n"):
        with pytest.raises(msgspec.ValidationError):
            action(state, "answer_hit", to=to, **PAY)


@rule("GT-522", "GT-532")
def test_x64_an_answer_that_comes_too_late_costs_nothing():
    """By the time it arrives the default has protected, and the next roll is awaited."""
    state = shot_at(SHIELDED, dice="34 11 34")
    pass_time(state, 12_000)
    assert (charges(state), asked(state)) == ([4], ("roll", "1.2", [P]))
    assert refused(state, P, "answer_hit", to="1.1", **PAY) == "wrong-phase GT-031"
    roll(state)
    roll(state)
    assert asked(state) == ("hit", "1.3", [P])
    assert refused(state, P, "answer_hit", to="1.1", **PAY) == "not-asked GT-522"
    assert charges(state) == [4]


@rule("GT-532")
@pytest.mark.parametrize(("early", "kept"), [(1, 4), (0, 5)])
def test_at_the_very_moment_the_clock_comes_first(early, kept):
    """The answer "do not protect" meets the question a millisecond before its end alone."""
    state = shot_at(SHIELDED)
    answer = action(state, "answer_hit", protect=False, pay=0)
    arrives = state.now + 12_000 - early
    list(settle(GAME, state, arrives))
    if early:
        play(GAME, state, P, answer, arrives)
    else:
        with pytest.raises(Illegal, match="wrong-phase"):
            play(GAME, state, P, answer, arrives)
    assert (len(state.seats[P].ship.parts), charges(state)) == ((3, [5]) if early else (4, [4]))


@rule("GT-031", "GT-523")
def test_first_the_kind_then_the_question_then_the_seat_then_the_repetition():
    state = shot_at(SHIELDED, SHIELDED, ALONE)
    assert refused(state, R, "roll", to="9") == "wrong-phase GT-031"
    assert refused(state, R, "answer_hit", to="9", **PAY) == "not-asked GT-522"
    assert refused(state, R, "answer_hit", **PAY) == "not-your-turn GT-031"
    act(state, P, "answer_hit", **PAY)
    assert refused(state, P, "answer_hit", protect=True, pay=999) == "already-answered GT-523"
    assert refused(state, Q, "answer_hit", protect=True, pay=999) == "no-battery-there GT-237"


# ---- sealed


@rule("GT-523", "GT-257")
def test_x65_what_was_answered_is_told_when_all_have():
    state = shot_at()
    events = act(state, P, "answer_hit", protect=False, pay=0)
    assert events == [AnswerGiven(seat=P)]
    assert (view(state, Q).seats[P].answered, view(state, Q).seats[Q].answered) == (True, None)
    assert view(state, P).own.answer == action(state, "answer_hit", protect=False, pay=0)
    assert view(state, Q).own.answer is None and view(state).own is None
    assert len(state.seats[P].ship.parts) == 4
    events = act(state, Q, "answer_hit", **PAY)
    assert met(events) == [(P, "hit"), (Q, "stopped")]


@rule("GT-523", "GT-533")
def test_all_answers_take_effect_when_time_is_up_and_the_clock_s_are_told_as_its():
    state = shot_at()
    act(state, P, "answer_hit", protect=False, pay=0)
    events = default(state)
    assert told(events, AnsweredByClock) == [AnsweredByClock(seat=Q)]
    assert met(events) == [(P, "hit"), (Q, "stopped")]


@rule("GT-523")
def test_a_single_answer_needs_no_seal():
    assert told(act(shot_at(SHIELDED), P, "answer_hit", to="1.1", **PAY), AnswerGiven) == []


@rule("GT-524", "GT-295")
def test_no_layout_is_known_before_it_is_handed_in():
    """A question for one seat: no other sees an example, a suggestion or a layout."""
    state = lade(revealed("I-14", HOLD, ALONE), P, {(6, 7): "G"})
    begin_card(state)
    act(state, P, "land", planet=1)
    act(state, Q, "pass")
    assert asked(state) == ("load", "1", [P])
    assert GAME.offers(state, P)[0].example == {"to": "1", "layout": {"67": "YG"}}
    assert GAME.offers(state, Q) == []
    assert (view(state, Q).own, view(state).own) == (None, None)
    assert len(told(act(state, P, "load", layout={(6, 7): "YB"}), GoodsLoaded)) == 1


@rule("GT-525", "GT-531")
def test_a_wait_ends_with_the_last_answer_and_nothing_is_taken_back():
    state = fly("I-04", ALONE, ALONE)
    assert not GAME.undo(state)
    assert all(event.final for event in act(state, Q, "continue"))
    act(state, P, "continue")
    assert (state.phase, state.since, out(state)) == ("reveal", state.now, [None, None])
