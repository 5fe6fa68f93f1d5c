"""Every rule of cups, each from a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from games.cups import GAME
from games.cups.rules import STEADY, THINKING
from games.cups.state import BEADS, CupsState, Finger
from games.cups.tests.positions import ANN, BOB, HIDER, betting, hiding, names, play, stakes
from games.engine import Illegal
from tests.rules import rule


def refused(state: CupsState, seat: int, **action: Any) -> str | None:
    with pytest.raises(Illegal) as caught:
        play(state, seat, **action)
    return caught.value.rule


@rule("CU-001")
def test_the_hider_puts_the_pea_under_a_cup_and_names_a_prize() -> None:
    state = betting(pea="21", prize=3)
    assert (state.pea, state.prize, state.phase) == ("21", 3, "betting")


@rule("CU-001")
@pytest.mark.parametrize(("at", "prize"), [((3, 0), 1), ((0, 2), 1), ((0, 0), 0), ((0, 0), 4)])
def test_there_are_six_cups_and_prizes_of_one_to_three(at: tuple[int, int], prize: int) -> None:
    assert refused(hiding(), HIDER, do="hide", at=at, prize=prize) == "CU-001"
    assert refused(hiding(), ANN, do="hide", at=(0, 0), prize=1) == "CU-001"


@rule("CU-002")
def test_the_hider_points_once_at_any_cup_while_the_others_bet() -> None:
    assert refused(hiding(), HIDER, do="point", cup="00") == "CU-002"
    state = betting(pea="10")
    play(state, HIDER, do="point", cup="00")
    assert state.pointed == "00"
    assert refused(state, HIDER, do="point", cup="00") == "CU-002"


@rule("CU-003")
def test_a_bet_is_secret_and_laid_once() -> None:
    state = betting()
    [laid] = play(state, ANN, do="bet", stakes=stakes(c00=1))
    assert laid.only == {ANN}
    assert GAME.view(state, (ANN,)).bet == stakes(c00=1)
    assert GAME.view(state, (BOB,)).bet is None
    assert refused(state, ANN, do="bet", stakes=stakes()) == "CU-003"


@rule("CU-004")
def test_once_in_a_match_a_seat_may_look_under_one_or_two_cups() -> None:
    state = betting(pea="10")
    assert refused(state, ANN, do="peek", cups=["00", "10", "20"]) == "CU-004"
    play(state, ANN, do="peek", cups=["00", "10"])
    assert GAME.view(state, (ANN,)).seen == {"00": False, "10": True}
    assert GAME.view(state, (BOB,)).seen is None
    assert refused(state, ANN, do="peek", cups=["20"]) == "CU-004"


@rule("CU-005")
def test_nobody_bets_more_beads_than_they_have() -> None:
    assert refused(betting(), ANN, do="bet", stakes=stakes(c00=6, c10=5)) == "CU-005"
    play(betting(), ANN, do="bet", stakes=stakes(c00=5, c10=5))


@rule("CU-006")
def test_a_pea_not_hidden_in_time_is_hidden_by_lot() -> None:
    state = hiding()
    [due] = GAME.deadlines(state)
    assert due.at == THINKING
    _, placed = play(state, None, do="time_up")
    assert placed.lot and placed.cup == state.pea and placed.only == {HIDER}
    assert state.prize == 1


@rule("CU-006")
def test_a_bet_not_laid_in_time_is_none() -> None:
    state = betting(pea="10")
    play(state, ANN, do="bet", stakes=stakes(c10=1))
    play(state, None, do="time_up")
    assert state.beads == [BEADS, BEADS + 2, BEADS]


@rule("CU-007")
def test_lost_stakes_go_to_the_hider_and_the_bank_pays_the_prizes() -> None:
    state = betting(pea="10", prize=2)
    bank = state.bank
    play(state, ANN, do="bet", stakes=stakes(c10=1, c00=1))
    events = play(state, BOB, do="bet", stakes=stakes(c20=4))
    assert state.beads == [BEADS + 5, BEADS + 1, BEADS - 4]
    assert state.bank == bank - 2
    assert "PeaShown" in names(events)


@rule("CU-008")
def test_the_next_seat_hides_until_the_rounds_are_over() -> None:
    state = betting(rounds=2)
    play(state, None, do="time_up")
    assert (state.round, state.hider, state.phase) == (2, ANN, "hiding")
    play(state, None, do="time_up")
    assert names(play(state, None, do="time_up"))[-1] == "MatchEnded"
    assert state.phase == "over"


@rule("CU-009")
def test_the_most_beads_win_and_who_resigns_is_last() -> None:
    state = betting(rounds=1)
    state.beads = [5, 9, 9]
    play(state, ANN, do="resign")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 3, 1), "resigned")
    assert refused(state, BOB, do="resign") == "CU-009"


@rule("CU-010")
def test_the_hiders_finger_is_shown_only_once_the_pea_is_hidden() -> None:
    finger = Finger(cup=3, press=7)
    assert GAME.relayed(hiding(), HIDER, finger) is None
    assert GAME.relayed(hiding(), ANN, finger) == {"cup": 3}
    assert GAME.relayed(betting(), HIDER, finger) == {"cup": 3}


@rule("CU-011")
@pytest.mark.parametrize(("cups", "earned"), [((1, 1), 1), ((1, 2), 0), ((None, 1), 0)])
def test_a_finger_that_stayed_over_the_pea_earns_a_bead(
    cups: tuple[int | None, ...], earned: int
) -> None:
    state = betting(pea="10")
    [asked, _] = GAME.samples(state)
    assert asked.seat == ANN and asked.moments == (state.since, state.since + STEADY)
    GAME.sampled(state, ANN, [None if cup is None else Finger(cup=cup) for cup in cups])
    assert [sample.seat for sample in GAME.samples(state)] == [BOB]
    play(state, None, do="time_up")
    assert state.beads[ANN] == BEADS + earned


@rule("CU-012")
@pytest.mark.parametrize(("lag", "at"), [(0, 900), (100, 800), (400, 750)])
def test_pointing_counts_from_when_the_finger_moved(lag: int, at: int) -> None:
    state = betting()
    state.now, state.lag = 900, lag
    [pointed] = play(state, HIDER, do="point", cup="00")
    assert pointed.at == at
