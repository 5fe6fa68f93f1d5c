"""KE-070 to KE-079, KE-132: drawing and dropping, and what refuses it. X34, X37."""

import pytest

from games.kosmiczna_eskadra.state import (
    CardDrawn,
    Draw,
    Options,
    OwnDrawn,
    Resign,
    SetAutoDraw,
)
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    begun,
    do,
    drop,
    hold,
    landings,
    let_go,
    new_match,
    racing,
    refused,
    tags,
    wait_until,
)
from tests.rules import rule

FREE = "-2000 2000 0"
BESIDE = "2000 2000 0"


def by_hand(*held, **given):
    """Nobody draws by itself."""
    state = racing(*held, **given)
    for squadron in state.squadrons:
        squadron.auto_draw = False
    return state


@rule("KE-071")
def test_the_top_card_is_drawn_and_only_its_owner_sees_it():
    state = by_hand(None, None)
    top = state.squadrons[RED].deck[-1]
    drawn, own = do(state, RED, Draw())
    assert drawn == CardDrawn(seat=RED, left=9)
    assert own == OwnDrawn(speed=top, only=frozenset((RED,)))


@rule("KE-071")
def test_a_card_is_laid_face_up_at_any_place_and_angle():
    state = by_hand(4, None)
    assert landings(let_go(state, RED, "-2000 2000 1234")) == ["red 4 -2000 2000 1234"]
    assert GAME.view(state, (BLUE,)).table["1"].speed == 4


@rule("KE-031")
def test_angles_are_taken_modulo_a_turn_and_far_beyond_they_are_none():
    state = by_hand(4, 5)
    assert landings(let_go(state, RED, "-2000 2000 -100")) == ["red 4 -2000 2000 3500"]
    assert landings(let_go(state, BLUE, "2000 2000 36000")) == ["blue 5 2000 2000 0"]
    for angle in (36_001, -36_001):
        refusal = refused(by_hand(4, 5), RED, drop(f"0 2000 {angle}"))
        assert refusal == ("bad-position", "KE-031")


@rule("KE-072")
def test_a_card_has_to_be_played_before_the_next_is_drawn():
    assert refused(by_hand(4, None), RED, Draw()) == ("already-holding", "KE-072")


@rule("KE-071")
def test_from_an_empty_deck_nothing_is_drawn():
    assert refused(by_hand(None, 5, left=0), RED, Draw()) == ("deck-empty", "KE-071")


@rule("KE-072")
def test_only_a_held_card_is_dropped():
    assert refused(by_hand(None, 5), RED, drop(FREE)) == ("nothing-held", "KE-072")


@rule("KE-073")
def test_a_held_card_may_be_moved_and_turned_at_will_and_lies_where_it_is_let_go():
    state = by_hand(4, 5)
    for place in ("100 2000 450", "-3000 -3000 3599", "3000 100 0"):
        x, y, _ = map(int, place.split())
        assert GAME.relayed(state, RED, hold(place)) == {"x": x, "y": y}
    assert landings(let_go(state, RED, "-2000 2000 1234")) == ["red 4 -2000 2000 1234"]
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
@pytest.mark.parametrize(
    ("legal", "off"),
    [("3680 0 0", "3681 0 0"), ("3462 0 450", "3463 0 450"), ("3560 0 900", "3561 0 900")],
)
def test_x3_a_card_must_lie_on_the_table_and_costs_nothing_beyond_it(legal, off):
    state = by_hand(4, 5)
    assert refused(state, RED, drop(off)) == ("off-table", "KE-050")
    assert landings(let_go(state, RED, legal)) == [f"red 4 {legal}"]


def drawn_at_five(**options):
    state = by_hand(None, None, now=5_000, **options)
    do(state, RED, Draw())
    return state


@rule("KE-072", "KE-075")
def test_x37_a_hand_needs_half_a_second():
    state = drawn_at_five()
    assert refused(state, RED, Draw()) == ("already-holding", "KE-072")
    assert refused(state, RED, drop(FREE), at=5_499) == ("too-fast", "KE-075")
    assert landings(let_go(state, RED, FREE, at=5_500)) == [f"red {state.table[0].speed} {FREE}"]


@rule("KE-075", "KE-079")
@pytest.mark.parametrize(
    ("hand_time", "by_hand", "aimed"),
    [
        pytest.param("1000", 1_000, 2_500, id="a second"),
        pytest.param("1500", 1_500, 2_500, id="as usual"),
        pytest.param("2000", 2_000, 3_000, id="two"),
        pytest.param("3000", 3_000, 4_000, id="three"),
    ],
)
def test_the_room_says_how_long_a_hand_needs(hand_time, by_hand, aimed):
    for assist, millis, number in ((False, by_hand, "KE-075"), (True, aimed, "KE-079")):
        state = by_hand_of(hand_time, assist=assist)
        assert refused(state, RED, drop(FREE), at=5_000 + millis - 1) == ("too-fast", number)
        assert len(landings(let_go(state, RED, FREE, at=5_000 + millis))) == 1


def by_hand_of(hand_time, *, assist):
    """Red draws at 5.000."""
    state = by_hand(None, None, now=5_000, hand_time=hand_time)
    state.squadrons[RED].assist = assist
    do(state, RED, Draw())
    return state


@rule("KE-075")
def test_a_room_that_says_nothing_gives_a_hand_a_second_and_a_half():
    assert Options().hand_time == "1500"
    assert GAME.scene(new_match(hand_time="1500"), ()).hand_time == 1_500


@rule("KE-079")
def test_x37_and_two_and_a_half_seconds_with_assistance():
    state = by_hand(None, None, now=5_000)
    state.squadrons[RED].assist = True
    do(state, RED, Draw())
    assert refused(state, RED, drop(FREE), at=7_499) == ("too-fast", "KE-079")
    assert len(landings(let_go(state, RED, FREE, at=7_500))) == 1


@rule("KE-075")
def test_a_drop_is_offered_as_soon_as_it_may_be_made():
    state = drawn_at_five()
    offered = [offer.do for offer in GAME.offers(state, RED)]
    assert "drop" not in offered
    assert GAME.view(state, (RED,)).own.free_at == 5_500
    wait_until(state, 5_500)
    assert "drop" in [offer.do for offer in GAME.offers(state, RED)]


@rule("KE-076")
def test_with_auto_draw_the_next_card_comes_in_the_move_of_the_landing():
    state = racing(4, 5)
    events = let_go(state, RED, FREE)
    assert tags(events) == ["card-landed", "card-drawn"]
    assert state.squadrons[RED].held.drawn_at == state.now


@rule("KE-076")
def test_switched_on_with_an_empty_hand_auto_draw_draws_at_once():
    state = by_hand(4, None)
    assert tags(do(state, BLUE, SetAutoDraw(True))) == ["card-drawn"]
    assert tags(do(state, RED, SetAutoDraw(True))) == []
    assert state.squadrons[RED].held.speed == 4


@rule("KE-076")
def test_without_auto_draw_the_seat_draws_for_itself():
    state = racing(4, 5)
    do(state, RED, SetAutoDraw(False))
    assert tags(let_go(state, RED, FREE)) == ["card-landed"]
    assert tags(do(state, RED, Draw())) == ["card-drawn"]


@rule("KE-077")
def test_an_overlapping_drop_is_left_to_the_check():
    state = by_hand(4, 5, table="blue 2 -2000 2000 0")
    assert len(landings(let_go(state, RED, FREE))) == 1
    assert len(landings(let_go(state, BLUE, "0 0 0"))) == 1


@rule("KE-077")
def test_a_room_may_refuse_it_and_the_card_stays_in_hand():
    state = by_hand(4, 5, table="blue 2 -2000 2000 0", overlap="refuse")
    assert refused(state, RED, drop(FREE)) == ("overlaps-card", "KE-077")
    assert refused(state, RED, drop("919 0 0")) == ("overlaps-asteroid", "KE-077")
    assert state.squadrons[RED].held.speed == 4
    assert len(landings(let_go(state, RED, "920 0 0"))) == 1
    assert len(landings(let_go(state, BLUE, "-1360 2000 0"))) == 1


@rule("KE-077", "KE-270")
@pytest.mark.parametrize("x", [-1_000, 1_000])
def test_where_overlaps_are_refused_either_small_rock_refuses_one(x):
    state = by_hand(4, 5, two_asteroids="on", overlap="refuse")
    assert refused(state, RED, drop(f"{x} 0 0")) == ("overlaps-asteroid", "KE-077")


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
    "older",
    [
        pytest.param({"place": "919 0 0"}, id="the asteroid"),
        pytest.param({"table": "blue 2 1500 600 0"}, id="a card of its own"),
        pytest.param({"table": "red 2 1500 600 0"}, id="an older card"),
    ],
)
def test_x34_over_something_else_as_well_it_lands_at_any_time(older):
    given = {"place": "1000 0 0", **older}
    state = a_lands_at_ten(**given)
    over = "800 100 0" if "table" not in older else "1500 200 0"
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


@rule("KE-132", "KE-300")
def test_equal_milliseconds_are_settled_by_the_order_of_the_messages():
    state = by_hand(4, 5)
    let_go(state, BLUE, FREE)
    let_go(state, RED, BESIDE)
    assert [(card.order, card.seat) for card in state.table] == [(1, BLUE), (2, RED)]


@rule("KE-070", "KE-100")
def test_before_the_start_and_after_stop_there_is_no_drawing():
    state = begun()
    wait_until(state, state.start_at + 60_000)
    assert refused(state, RED, Draw()) == ("round-stopped", "KE-100")


@rule("KE-073")
def test_others_see_the_centre_of_a_held_card_and_nothing_else_of_it():
    state = by_hand(4, None)
    assert GAME.relayed(state, RED, hold("100 2000 450")) == {"x": 100, "y": 2000}
    assert GAME.relayed(state, RED, hold("9999 0 0")) is None
    assert GAME.relayed(state, BLUE, hold("100 2000 450")) is None
    over = by_hand(4, 5)
    do(over, BLUE, Resign())
    assert GAME.relayed(over, RED, hold("100 2000 450")) is None
    hidden = by_hand(4, None, show_hands="off")
    assert GAME.relayed(hidden, RED, hold("100 2000 450")) is None
