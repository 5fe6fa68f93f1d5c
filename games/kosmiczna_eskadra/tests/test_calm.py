"""KE-320 to KE-323: ten beats, sealed drops, and the check beat by beat."""

import pytest

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import (
    BeatBegan,
    CardSealed,
    Continue,
    Draw,
    LaserFired,
    OwnDrawn,
    OwnSealed,
    Resign,
    SetAutoDraw,
)
from games.kosmiczna_eskadra.tests.acts import do, drop, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import presence, wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, landings, tags, told, withheld
from games.kosmiczna_eskadra.tests.positions import begun
from games.kosmiczna_eskadra.tests.signals import hold
from tests.rules import rule

MINE, YOURS, THEIRS = "-2000 2000 0", "2000 2000 0", "0 -2000 0"


def calm(seats=2, **options):
    """The first beat begins now."""
    return begun(seats, pace="calm", **options)


def play_beat(state):
    """Everybody drops, somewhere free, each from a corner of their own."""
    events = []
    for seat in range(len(state.squadrons)):
        (offer,) = (offer for offer in GAME.offers(state, seat) if offer.do == "drop")
        place = offer.example
        events = let_go(state, seat, f"{place['x']} {place['y']} {place['a']}")
    return events


@rule("KE-320")
def test_in_each_beat_every_seat_draws_one_card():
    state = calm(3)
    assert [squadron.held is not None for squadron in state.squadrons] == [True] * 3
    assert [len(squadron.deck) for squadron in state.squadrons] == [9] * 3
    view = GAME.view(state, ())
    assert (view.beat, view.turn.ask, view.turn.seats) == (1, "beat", (0, 1, 2))
    assert view.turn.until == state.start_at + 30_000


@rule("KE-320")
def test_a_drop_is_sealed_and_nobody_else_sees_where():
    state = calm()
    sealed, own = let_go(state, RED, MINE)
    assert sealed == CardSealed(seat=RED)
    assert isinstance(own, OwnSealed) and own.only == {RED}
    for audience in ((), (BLUE,)):
        view = GAME.view(state, audience)
        assert view.seats["0"].sealed and view.table == {}
    assert GAME.view(state, (RED,)).own.dropped == (-2000, 2000, 0)
    assert refused(state, RED, drop(YOURS)) == ("nothing-held", "KE-072")


@rule("KE-320")
def test_the_cards_are_shown_together_in_the_order_of_the_drops():
    state = calm(3)
    first = {seat: squadron.held.speed for seat, squadron in enumerate(state.squadrons)}
    let_go(state, GREEN, MINE)
    let_go(state, RED, YOURS)
    events = let_go(state, BLUE, THEIRS)
    assert landings(events) == [
        f"green {first[GREEN]} {MINE}",
        f"red {first[RED]} {YOURS}",
        f"blue {first[BLUE]} {THEIRS}",
    ]
    assert told(events, BeatBegan) == [BeatBegan(number=2)]
    assert len(told(events, OwnDrawn)) == 3
    assert {card.beat for card in state.table} == {1}


@rule("KE-007", "KE-320", "KE-321")
def test_after_beat_ten_the_round_ends_without_a_stop_and_the_next_begins_with_its_first_beat():
    state = calm()
    for beat in range(1, 11):
        assert state.beat == beat
        events = play_beat(state)
    assert "round-stopped" not in tags(events)
    assert "round-ended" in tags(events) and state.phase == "scoring"
    assert len(state.table) == 20
    assert told(events, LaserFired)
    for seat in (RED, BLUE):
        do(state, seat, Continue())
    wait_until(state, state.start_at)
    assert (state.round, state.beat) == (2, 1)
    assert [len(squadron.deck) for squadron in state.squadrons] == [9, 9]


@rule("KE-321")
@pytest.mark.parametrize("seconds", ["15", "30", "60"])
def test_who_did_not_drop_in_time_sends_the_card_to_the_hangar(seconds):
    state = calm(beat_clock=seconds)
    let_go(state, RED, MINE)
    end = state.start_at + 1_000 * int(seconds)
    assert tags(wait_until(state, end - 1)) == []
    events = wait_until(state, end)
    assert withheld(events) == [BLUE]
    assert len(landings(events)) == 1
    assert (state.beat, len(state.squadrons[BLUE].hangar)) == (2, 1)


@rule("KE-321")
def test_calm_pace_knows_no_haste():
    state = calm()
    assert GAME.view(state, (RED,)).own.free_at is None
    let_go(state, RED, MINE)
    let_go(state, BLUE, YOURS)
    let_go(state, BLUE, MINE)
    assert state.now == state.start_at, "neither too fast nor unseen"
    assert refused(state, RED, Draw()) == ("wrong-phase", "KE-070")
    assert refused(state, RED, SetAutoDraw(True)) == ("wrong-phase", "KE-076")
    assert GAME.relayed(state, RED, hold(MINE)) is None
    assert GAME.samples(state) == []
    assert wait_until(state, state.now + 2_500) == [], "nobody's hand is freed"


@rule("KE-077", "KE-320")
def test_where_overlaps_are_refused_a_drop_is_judged_by_what_can_be_seen():
    state = calm(overlap="refuse")
    let_go(state, RED, MINE)
    assert refused(state, BLUE, drop("0 0 0")) == ("overlaps-asteroid", "KE-077")
    let_go(state, BLUE, MINE)
    assert refused(state, RED, drop(MINE)) == ("overlaps-card", "KE-077")


@rule("KE-322")
def test_cards_of_one_beat_that_cover_each_other_are_both_illegal():
    state = calm()
    let_go(state, RED, MINE)
    let_go(state, BLUE, "-1900 2000 0")
    wait_until(state, state.now + 300_000)
    assert state.fates == {"1": "hangar", "2": "hangar"}


@rule("KE-321", "KE-323")
def test_without_a_beat_clock_a_seat_that_is_away_is_waited_for_a_minute_from_when_it_left():
    state = calm(beat_clock="off", round_clock="30")
    let_go(state, RED, MINE)
    assert tags(wait_until(state, 10_000_000)) == []
    presence(state, BLUE, False)
    wait_until(state, 10_030_000)
    presence(state, BLUE, False)
    assert tags(wait_until(state, 10_059_999)) == []
    assert withheld(wait_until(state, 10_060_000)) == [BLUE]
    assert state.beat == 2


@rule("KE-323")
def test_each_seat_that_is_away_has_a_minute_of_its_own_and_who_is_here_all_the_time():
    state = calm(3, beat_clock="off")
    left = state.now
    presence(state, GREEN, False)
    wait_until(state, left + 30_000)
    presence(state, BLUE, False)
    assert GAME.view(state, ()).turn.until == left + 60_000
    assert withheld(wait_until(state, left + 60_000)) == [GREEN]
    assert GAME.view(state, ()).turn.until == left + 90_000
    assert withheld(wait_until(state, left + 89_999)) == []
    assert withheld(wait_until(state, left + 90_000)) == [BLUE]
    assert state.beat == 1
    assert len(landings(let_go(state, RED, MINE))) == 1


@rule("KE-323")
def test_whoever_comes_back_in_time_is_waited_for_as_before():
    state = calm(beat_clock="off")
    let_go(state, RED, MINE)
    presence(state, BLUE, False)
    wait_until(state, state.now + 59_999)
    presence(state, BLUE, True)
    assert tags(wait_until(state, state.now + 1_000_000)) == []
    assert len(landings(let_go(state, BLUE, YOURS))) == 2


@rule("KE-305", "KE-321")
def test_whoever_resigns_in_a_beat_draws_no_more():
    state = calm(3)
    let_go(state, RED, MINE)
    let_go(state, BLUE, YOURS)
    events = do(state, GREEN, Resign())
    assert withheld(events) == [GREEN]
    assert state.beat == 2
    assert state.squadrons[GREEN].held is None
