"""2.15 What becomes of squadrons, hands and cards where something is destroyed."""

from __future__ import annotations

from games.mag_blast.tests.positions import A, B, C, names, position
from tests.rules import rule


@rule("MB-318", "MB-319")
def test_a_squadron_may_destroy_alone_and_returns():
    state = position("yel:CA01 hand:FI01,L01", "yel:SC01 grn:BA01 hand:L02")
    assert "ship-destroyed" in names(state.does(A, "launch", card="FI01", target="SC01"))
    state.act(A, "end_turn")
    assert state.hand(A) == ["FI01", "L01"]


@rule("MB-431")
def test_a_squadron_on_a_flagship_that_falls_returns():
    state = position("yel:CA01,CR01,CR02 hand:FI01,B01,B02,L01", "hand:L02", "yel:BA02 hand:L03")
    state.does(A, "launch", card="FI01", target="@1")
    state.does(A, "fire", ship="CR01", card="B01", target="@1")
    state.does(A, "fire", ship="CR02", card="B02", target="@1")
    assert state.living == [A, C]
    state.finish_turn()
    assert state.hand(A) == ["FI01", "L01"]


@rule("MB-431")
def test_squadrons_of_others_stay_where_they_are():
    state = position("yel:CA01 hand:FI01,L01", "yel:BA01 hand:L02", "yel:BA02 hand:L03")
    state.does(A, "launch", card="FI01", target="BA01")
    state.act(C, "resign")
    assert state.living == [A, B] and state.hurt("BA01") == 2


@rule("MB-417", "MB-003")
def test_nothing_is_drawn_for_the_last_flagship():
    state = position("f5 yel:CR01 hand:B01,L01", "f9+M01 hand:L02")
    told = state.does(A, "fire", ship="CR01", card="B01", target="@1")
    assert names(told)[-1] == "match-won" and state.hand(A) == ["L01"]
    assert state.window is state.chain is state.since is None
