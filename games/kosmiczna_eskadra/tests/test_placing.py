"""KE-070 to KE-079, KE-132: drawing and dropping, and what refuses it. X34, X37."""

import pytest

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import (
    CardDrawn,
    Draw,
    Options,
    OwnDrawn,
    Resign,
    SetAutoDraw,
)
from games.kosmiczna_eskadra.tests.acts import do, drop, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, landings, tags
from games.kosmiczna_eskadra.tests.positions import by_hand, racing
from games.kosmiczna_eskadra.tests.signals import hold
from tests.rules import rule

FREE = "-2000 2000 0"
BESIDE = "2000 2000 0"


@rule("KE-071")
def test_the_top_card_is_drawn_and_only_its_owner_sees_it():
    state = by_hand(None, None)
    top = state.squadrons[RED].deck[-1]
    drawn, own = do(state, RED, Draw())
    assert drawn == CardDrawn(seat=RED, left=9)
    assert own == OwnDrawn(speed=top, only=frozenset((RED,)))


@rule("KE-031")
def test_angles_are_taken_modulo_a_turn_and_far_beyond_they_are_none():
    state = by_hand(4, 5)
    assert landings(let_go(state, RED, "-2000 2000 -100")) == ["red 4 -2000 2000 3500"]
    assert landings(let_go(state, BLUE, "2000 2000 36000")) == ["blue 5 2000 2000 0"]
    for angle in (36_001, -36_001):
        refusal = refused(by_hand(4, 5), RED, drop(f"0 2000 {angle}"))
        assert refusal == ("bad-position", "KE-031")


@rule("KE-071", "KE-072")
@pytest.mark.parametrize(
    ("held", "left", "action", "refusal"),
    [
        (4, None, Draw(), ("already-holding", "KE-072")),
        (None, 0, Draw(), ("deck-empty", "KE-071")),
        (None, None, drop(FREE), ("nothing-held", "KE-072")),
    ],
)
def test_a_card_is_drawn_with_an_empty_hand_and_dropped_before_the_next(
    held, left, action, refusal
):
    assert refused(by_hand(held, 5, left=left), RED, action) == refusal


@rule("KE-071", "KE-073")
def test_a_held_card_is_moved_and_turned_at_will_and_lies_face_up_where_it_is_let_go():
    state = by_hand(4, 5)
    for place in ("100 2000 450", "-3000 -3000 3599", "3000 100 0"):
        x, y, _ = map(int, place.split())
        assert GAME.relayed(state, RED, hold(place)) == {"x": x, "y": y}
    assert landings(let_go(state, RED, "-2000 2000 1234")) == ["red 4 -2000 2000 1234"]
    assert GAME.view(state, (BLUE,)).table["1"].speed == 4
    assert GAME.relayed(state, RED, hold("3000 100 0")) is None


@rule("KE-053", "KE-073")
def test_a_dropped_card_is_fixed():
    state = by_hand(4, 5)
    let_go(state, RED, FREE)
    assert refused(state, RED, drop(BESIDE)) == ("nothing-held", "KE-072")
    assert [(card.x, card.y) for card in state.table] == [(-2000, 2000)]


@rule("KE-074")
def test_nobody_waits_for_anybody():
    state = by_hand(4, 5)
    for place in (FREE, BESIDE):
        let_go(state, RED, place)
        do(state, RED, Draw())
        wait_until(state, state.now + 500)
    assert [card.seat for card in state.table] == [RED, RED]


@rule("KE-050")
def test_x3_a_card_must_lie_on_the_table_and_costs_nothing_beyond_it():
    state = by_hand(4, 5)
    assert refused(state, RED, drop("3463 0 450")) == ("off-table", "KE-050")
    assert landings(let_go(state, RED, "3462 0 450")) == ["red 4 3462 0 450"]


@rule("KE-075", "KE-079")
@pytest.mark.parametrize(
    ("hand_time", "by_hand_alone", "aimed"),
    [
        ("500", 500, 2_500),
        ("1000", 1_000, 2_500),
        (Options().hand_time, 1_500, 2_500),
        ("2000", 2_000, 3_000),
        ("3000", 3_000, 4_000),
    ],
)
@pytest.mark.parametrize("assist", [False, True])
def test_x37_the_room_says_how_long_a_hand_needs(hand_time, by_hand_alone, aimed, assist):
    state = by_hand(None, None, now=5_000, hand_time=hand_time)
    state.squadrons[RED].assist = assist
    do(state, RED, Draw())
    free_at = 5_000 + (aimed if assist else by_hand_alone)
    assert GAME.view(state, (RED,)).own.free_at == free_at
    too_fast = ("too-fast", "KE-079" if assist else "KE-075")
    assert refused(state, RED, drop(FREE), at=free_at - 1) == too_fast
    assert "drop" not in offered(state)
    wait_until(state, free_at)
    assert "drop" in offered(state)
    assert len(landings(let_go(state, RED, FREE))) == 1


def offered(state):
    return [offer.do for offer in GAME.offers(state, RED)]


@rule("KE-076")
def test_with_auto_draw_the_next_card_comes_in_the_move_of_the_landing_and_without_it_does_not():
    state = racing(4, 5)
    assert tags(let_go(state, RED, FREE)) == ["card-landed", "card-drawn"]
    assert state.squadrons[RED].held.drawn_at == state.now
    do(state, BLUE, SetAutoDraw(False))
    assert tags(let_go(state, BLUE, BESIDE, at=10_400)) == ["card-landed"]
    assert tags(do(state, BLUE, Draw())) == ["card-drawn"]


@rule("KE-076")
def test_switched_on_with_an_empty_hand_auto_draw_draws_at_once():
    state = by_hand(4, None)
    assert tags(do(state, BLUE, SetAutoDraw(True))) == ["card-drawn"]
    assert tags(do(state, RED, SetAutoDraw(True))) == []
    assert state.squadrons[RED].held.speed == 4


@rule("KE-077", "KE-270")
def test_a_room_may_refuse_it_and_the_card_stays_in_hand():
    state = by_hand(4, 5, table="blue 2 -2000 2000 0", overlap="refuse")
    assert refused(state, RED, drop(FREE)) == ("overlaps-card", "KE-077")
    assert refused(state, RED, drop("919 0 0")) == ("overlaps-asteroid", "KE-077")
    assert state.squadrons[RED].held.speed == 4
    assert len(landings(let_go(state, RED, "920 0 0"))) == 1
    assert len(landings(let_go(state, BLUE, "-1360 2000 0"))) == 1
    for x in (-1_000, 1_000):
        rocks = by_hand(4, 5, two_asteroids="on", overlap="refuse")
        assert refused(rocks, RED, drop(f"{x} 0 0")) == ("overlaps-asteroid", "KE-077")


def a_lands_at_ten(held=(4, 5), place=FREE, **given):
    state = by_hand(*held, now=9_000, **given)
    let_go(state, RED, place, at=10_000)
    return state


@rule("KE-078")
def test_x34_a_foreign_card_of_less_than_400_ms_could_not_be_seen():
    state = a_lands_at_ten()
    assert refused(state, BLUE, drop("-1900 2000 0"), at=10_399) == ("overlaps-unseen", "KE-078")
    assert state.squadrons[BLUE].held.speed == 5
    assert len(landings(let_go(state, BLUE, "-1900 2000 0", at=10_400))) == 1


@rule("KE-078")
@pytest.mark.parametrize(
    ("landed", "older", "over"),
    [
        ("919 0 0", "", "800 100 0"),
        ("1000 0 0", "blue 2 1500 600 0", "1500 200 0"),
        ("1000 0 0", "red 2 1500 600 0", "1500 200 0"),
    ],
    ids=["the asteroid", "a card of its own", "an older card"],
)
def test_x34_over_something_else_as_well_it_lands_at_any_time(landed, older, over):
    state = a_lands_at_ten(place=landed, table=older)
    assert len(landings(let_go(state, BLUE, over, at=10_001))) == 1


@rule("KE-077", "KE-078")
def test_the_refusal_of_the_unseen_comes_before_that_of_the_card():
    state = a_lands_at_ten(overlap="refuse")
    assert refused(state, BLUE, drop(FREE), at=10_399)[0] == "overlaps-unseen"
    assert refused(state, BLUE, drop(FREE), at=10_400)[0] == "overlaps-card"


@rule("KE-078")
def test_x34_two_unseen_cards_are_no_better_than_one():
    state = a_lands_at_ten(held=(4, 5, 6))
    let_go(state, GREEN, "-1300 2000 0", at=10_100)
    assert refused(state, BLUE, drop("-1600 2000 0"), at=10_399)[0] == "overlaps-unseen"
    assert len(landings(let_go(state, BLUE, "-1600 2000 0", at=10_400))) == 1


@rule("KE-073")
def test_a_hand_that_is_off_the_table_empty_hidden_or_out_of_play_is_not_seen():
    state = by_hand(4, None)
    assert GAME.relayed(state, RED, hold("9999 0 0")) is None
    assert GAME.relayed(state, BLUE, hold("100 2000 450")) is None
    hidden = by_hand(4, None, show_hands="off")
    assert GAME.relayed(hidden, RED, hold("100 2000 450")) is None
    do(state, BLUE, Resign())
    assert GAME.relayed(state, RED, hold("100 2000 450")) is None
