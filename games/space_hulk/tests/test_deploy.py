"""2.2 and 2.18: the deal of the marines, and what is arranged before the match (SH-020, SH-580)."""

import pytest

from games.engine import SPECTATORS
from games.space_hulk.events import (
    FacingSet,
    MarinesSwapped,
    MarinesTraded,
    SeatReady,
    TradeOffered,
)
from games.space_hulk.seats import blocks
from games.space_hulk.tests.positions import (
    GAME,
    act,
    legal,
    pass_time,
    position,
    presence,
    refused,
    sq,
)
from tests.rules import rule

SQUAD = "#######\n#^.>.v#\n#..<..#\n#######"


def deploying(number=3, deploy="swap"):
    """Two marines of seat 0, then, with three seats, two of seat 1."""
    state = position(SQUAD, number=number, deploy=deploy)
    state.phase = "deploy"
    return state


@rule("SH-580")
@pytest.mark.parametrize(
    ("owners", "number", "dealt"),
    [
        ((0,), 3, [0, 0, 0]),
        ((0, 1), 5, [0, 0, 0, 1, 1]),
        ((1, 2, 3), 7, [1, 1, 1, 2, 2, 3, 3]),
        ((0, 1, 3), 5, [0, 0, 1, 1, 3]),
        ((0, 1), 4, [0, 0, 1, 1]),
    ],
)
def test_marines_are_dealt_in_blocks_the_larger_first(owners, number, dealt):
    assert blocks(owners, number) == dealt


@rule("SH-020")
def test_who_is_swapped_faces_as_the_square_is_drawn():
    state = deploying()
    first, second = sq(state, (1, 1)), sq(state, (3, 1))
    events = act(state, "swap", piece="m1", other="m2")
    assert events == [MarinesSwapped(0, "m1", "m2")]
    found = [(marine.at, marine.facing) for marine in state.marines.values()][:2]
    assert found == [(second, "e"), (first, "n")]


@rule("SH-020", "SH-580")
@pytest.mark.parametrize(
    ("piece", "other", "code"),
    [
        ("m1", "m3", "not-your-piece"),
        ("m3", "m1", "not-your-piece"),
        ("m1", "m1", "no-such-piece"),
        ("m9", "m1", "no-such-piece"),
    ],
)
def test_a_seat_swaps_two_marines_of_its_own(piece, other, code):
    assert refused(deploying(), "swap", seat=0, piece=piece, other=other) == code


@rule("SH-020", "SH-100")
def test_a_marine_is_turned_to_one_of_the_other_facings():
    state = deploying()
    for facing in ("n", "ne"):
        assert refused(state, "face", piece="m1", facing=facing) == "no-facing"
    assert refused(state, "face", seat=0, piece="m3", facing="n") == "not-your-piece"
    assert act(state, "face", piece="m1", facing="w") == [FacingSet(0, "m1", "w")]
    assert state.marines["m1"].facing == "w"


@rule("SH-580")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("swap", {"piece": "m1", "other": "m2"}),
        ("face", {"piece": "m1", "facing": "s"}),
        ("trade", {"piece": "m1", "other": "m3"}),
    ],
)
def test_any_change_withdraws_every_ready(do, given):
    state = deploying()
    if do == "trade":
        act(state, "trade", piece="m3", other="m1")
    assert act(state, "ready", seat=1) == [SeatReady(1)]
    assert GAME.view(state, SPECTATORS).ready == (1,)
    act(state, do, **given)
    assert GAME.view(state, SPECTATORS).ready is None
    assert state.phase == "deploy"


@rule("SH-580")
def test_a_trade_is_of_one_of_mine_for_one_of_another_seat():
    state = deploying()
    assert refused(state, "trade", seat=0, piece="m3", other="m1") == "not-your-piece"
    for nobody in ("m2", "a9"):
        assert refused(state, "trade", seat=0, piece="m1", other=nobody) == "no-such-piece"
    assert refused(deploying(2), "trade", piece="m1", other="m2") == "one-seat-only"
    assert act(state, "trade", piece="m1", other="m3") == [TradeOffered(0, "m1", "m3")]
    assert refused(state, "trade", piece="m1", other="m3") == "offered-already"
    act(state, "trade", piece="m2", other="m4")
    assert act(state, "trade", piece="m3", other="m1") == [MarinesTraded("m3", "m1")]
    assert [marine.seat for marine in state.marines.values()] == [1, 0, 0, 1]
    assert state.trades == {"m2": "m4"}


@rule("SH-580")
def test_another_wish_is_no_agreement():
    state = deploying()
    act(state, "trade", piece="m1", other="m3")
    act(state, "trade", piece="m3", other="m2")
    assert state.trades == {"m1": "m3", "m3": "m2"}
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1, 1]


@rule("SH-604")
def test_the_set_up_waits_for_who_is_there_and_not_ready():
    state = deploying()
    presence(state, 0, False)
    assert pass_time(state, 120_000) == []
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    act(state, "ready", seat=1)
    assert state.phase == "marine_actions"


# ---- what is offered


@rule("SH-020")
def test_who_is_ready_is_offered_everything_but_that_and_waited_for_no_more():
    state = deploying()
    act(state, "ready", seat=1)
    offers = GAME.offers(state, 1)
    assert all(offer.standing for offer in offers)
    assert {"swap", "face", "trade"} <= {offer.do for offer in offers}
    assert "ready" not in {offer.do for offer in offers}
    assert not any(offer.standing for offer in GAME.offers(state, 0) if offer.do == "ready")
    assert legal(state, "face", piece="m3", facing="n")


@rule("SH-020", "SH-580")
def test_nothing_is_offered_for_which_there_is_nobody():
    """Nobody to swap with; nobody left to wish for."""
    lone = position("#####\n#>..#\n#####", deploy="swap")
    pair = position("#####\n#>.<#\n#####", number=3)
    lone.phase = pair.phase = "deploy"
    act(pair, "trade", piece="m1", other="m2")
    for state, kinds in ((lone, ["face", "ready"]), (pair, ["ready"])):
        assert [each.do for each in GAME.offers(state, 0)][: len(kinds)] == kinds
