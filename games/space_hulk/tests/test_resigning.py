"""2.19: resigning, and draws by agreement (SH-603, SH-605)."""

import pytest

from games.space_hulk.events import DrawAnswered, DrawOffered, ResignAnswered, ResignAsked
from games.space_hulk.tests.positions import (
    GAME,
    act,
    legal,
    position,
    presence,
    refused,
    sq,
    tags,
    told,
)
from tests.rules import rule

FIELD = "########\n#>.>..w#\n#......#\n########"
FOUR = "########\n#>.>>.w#\n########"


@rule("SH-603")
@pytest.mark.parametrize(
    ("phase", "seat", "winner"), [("marines", 1, "marines"), ("aliens", 0, "aliens")]
)
def test_the_only_seat_of_a_side_resigns_and_the_other_wins(phase, seat, winner):
    state = position(FIELD, phase=phase)
    assert tags(act(state, "resign", seat=seat)) == ["match-ended"]
    assert (state.result.winner, state.result.reason) == (winner, "resigned")


@rule("SH-603", "SH-768")
def test_among_several_marine_seats_the_others_are_asked():
    state = position(FOUR, number=4)
    assert act(state, "resign", seat=0) == [ResignAsked(0)]
    assert refused(state, "resign", seat=1) == "asked-already"
    assert refused(state, "agree", seat=0) == "no-offer"
    assert act(state, "agree", seat=2) == [ResignAnswered(2, True)]
    assert refused(state, "agree", seat=2) == "no-offer"
    assert GAME.view(state, (0, 1, 2)).resign.waiting == (1,)
    assert act(state, "refuse", seat=1) == [ResignAnswered(1, False)]
    assert (state.resigning, state.result) == (None, None)
    assert refused(state, "resign", seat=0) == "asked-already"
    act(state, "resign", seat=1)
    act(state, "agree", seat=0)
    assert tags(act(state, "agree", seat=2)) == ["resign-answered", "match-ended"]
    assert state.result.winner == "aliens"


@rule("SH-603")
def test_who_is_away_is_not_asked():
    state = position(FOUR, number=4)
    presence(state, 1, False)
    act(state, "resign", seat=0)
    presence(state, 3, False)
    assert (state.resigning.waiting, state.result) == ([2], None)
    presence(state, 2, False)
    assert state.result.winner == "aliens"


@rule("SH-603", "SH-605")
def test_the_end_of_the_phase_ends_every_question():
    state = position("########\n#>.>..w#\n########", number=3)
    act(state, "resign", seat=0)
    act(state, "offer_draw", seat=0)
    for seat in (0, 1):
        events = act(state, "end_phase", seat=seat)
    assert "draw-lapsed" in tags(events)
    assert (state.resigning, state.drawing) == (None, None)
    assert legal(state, "resign", seat=0)


@rule("SH-605")
def test_a_draw_needs_everybody_and_the_other_side():
    state = position("########\n#>.>..w#\n########", number=3)
    assert refused(state, "accept_draw", seat=1) == "no-offer"
    assert act(state, "offer_draw", seat=0) == [DrawOffered(0)]
    assert state.draws_offered == ["marines"]
    for seat in (1, 2):
        assert refused(state, "offer_draw", seat=seat) == "offered-already"
    assert act(state, "accept_draw", seat=1) == [DrawAnswered(1, True)]
    for seat, do in ((1, "accept_draw"), (0, "decline_draw")):
        assert refused(state, do, seat=seat) == "no-offer"
    assert GAME.view(state, (2,)).draw.accepted == (0, 1)
    act(state, "accept_draw", seat=2)
    assert (state.result.winner, state.result.reason) == ("draw", "draw-agreed")
    assert GAME.outcome(state).places == (1, 1, 1)


@rule("SH-605")
def test_one_refusal_ends_the_offer_and_a_side_offers_once_a_round():
    state = position(FIELD)
    act(state, "offer_draw", seat=1)
    events = act(state, "decline_draw", seat=0)
    assert tags(events) == ["draw-answered", "draw-lapsed"]
    assert told(events, DrawAnswered) == [DrawAnswered(0, False)]
    assert refused(state, "offer_draw", seat=1) == "offered-already"
    act(state, "offer_draw", seat=0)
    act(state, "decline_draw", seat=1)
    act(state, "end_phase", seat=0)
    act(state, "end_phase", seat=1)
    act(state, "offer_draw", seat=1)


@rule("SH-605")
def test_without_the_other_side_there_is_no_draw():
    state = position("########\n#>.>..w#\n########", number=3)
    presence(state, 2, False)
    act(state, "offer_draw", seat=0)
    act(state, "accept_draw", seat=1)
    assert state.result is None
    presence(state, 2, True)
    act(state, "accept_draw", seat=2)
    assert state.result.winner == "draw"


@rule("SH-603", "SH-605", "SH-585")
@pytest.mark.parametrize(("question", "winner"), [("resign", "aliens"), ("offer_draw", "draw")])
def test_who_has_lost_all_marines_is_asked_no_more(question, winner):
    state = position("########\n#>.>..X#\n########", number=3)
    state.marines["m2"].at = sq(state, (6, 1))
    act(state, question, seat=0)
    if question == "offer_draw":
        act(state, "accept_draw", seat=2)
    assert state.result is None
    act(state, "leave", piece="m2")
    assert state.result.winner == winner


@rule("SH-605")
def test_who_is_away_is_not_asked_for_a_draw():
    state = position(FOUR, number=4, phase="aliens")
    presence(state, 1, False)
    act(state, "offer_draw", seat=0)
    assert GAME.view(state, (3,)).turn.seats == (2, 3)
    act(state, "accept_draw", seat=2)
    act(state, "accept_draw", seat=3)
    assert state.result.winner == "draw"
