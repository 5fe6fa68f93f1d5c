"""KE-001 to KE-008, KE-070 and KE-254: colours, squadrons, who is ready, the countdown."""

import pytest

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.squadrons import SIZE
from games.kosmiczna_eskadra.state import (
    ColourPicked,
    Continue,
    Draw,
    OwnDrawn,
    PickColour,
    Ready,
    RoundBegan,
    SetAssist,
    SetAutoDraw,
)
from games.kosmiczna_eskadra.tests.acts import do, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import pass_time, presence
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED, speeds, tags, told
from games.kosmiczna_eskadra.tests.positions import counting_down, new_match, racing
from tests.rules import rule


def colours(state):
    return [squadron.colour for squadron in state.squadrons]


@rule("KE-001", "KE-002", "KE-006", "KE-007", "KE-008")
def test_two_three_or_four_have_ten_ships_each_in_an_order_of_their_own():
    halves = {2: 4_000, 3: 4_500, 4: 5_000}
    assert list(GAME.seats(new_match().options)) == list(halves)
    for seats, half in halves.items():
        state = new_match(seats)
        decks = [squadron.deck for squadron in state.squadrons]
        assert [sorted(deck) for deck in decks] == [list(range(1, SIZE + 1))] * seats
        assert len({tuple(deck) for deck in decks}) == seats
        assert GAME.scene(state, ()).half == half
        assert [seat.wins for seat in GAME.view(state, ()).seats.values()] == [0] * seats


@rule("KE-001")
def test_the_first_to_ask_for_a_colour_has_it_and_may_still_change_before_the_first_round():
    state = new_match(3)
    assert do(state, BLUE, PickColour("green")) == [ColourPicked(seat=BLUE, colour="green")]
    assert refused(state, RED, PickColour("green")) == ("colour-taken", "KE-001")
    assert refused(state, RED, PickColour("pink")) == ("no-such-colour", "KE-001")
    do(state, BLUE, PickColour("yellow"))
    do(state, RED, PickColour("green"))
    assert colours(state) == ["green", "yellow", None]
    state.round = 2
    assert refused(state, RED, PickColour("blue")) == ("wrong-phase", "KE-001")


@rule("KE-001")
def test_at_the_start_a_seat_without_a_colour_gets_the_first_free_one_by_seat():
    state = new_match(4)
    do(state, BLUE, PickColour("red"))
    pass_time(state, 60_000)
    assert colours(state) == ["blue", "red", "green", "yellow"]


@rule("KE-003", "KE-102")
def test_a_base_shows_what_was_not_played_trophies_and_losses_after_the_round():
    lies = "red 1 -1000 3000 0 | red 2 -3000 3000 0 | red 4 -3000 -2000 2700 | blue 5 -1000 -2000 0"
    state = racing(None, None, table=lies, left=0, round_clock="30")
    assert GAME.view(state, ()).seats["0"].hangar is None
    state.squadrons[RED].deck = [7, 6]
    pass_time(state, 20_000)
    view = GAME.view(state, ())
    assert view.seats["0"].hangar == [6, 7]
    assert view.seats["1"].hangar == []
    assert view.table["1"].fate == "lost"
    assert view.table["4"].fate == "0"


@rule("KE-070", "KE-254")
def test_all_start_at_the_moment_announced_three_seconds_ahead():
    state = new_match()
    pass_time(state, 7_000)
    do(state, RED, Ready())
    (announced,) = told(do(state, BLUE, Ready()), RoundBegan)
    assert announced.start == 10_000
    assert [seat.ready for seat in GAME.view(state, ()).seats.values()] == [None, None]
    assert refused(state, RED, Draw(), at=9_999) == ("not-started", "KE-070")
    events = pass_time(state, 1)
    assert tags(events) == ["placing-began", "card-drawn", "card-drawn"]
    assert len(told(events, OwnDrawn)) == 2


@rule("KE-070", "KE-304")
def test_the_round_starts_when_all_who_are_here_are_ready():
    state = new_match(3)
    presence(state, GREEN, False)
    do(state, RED, Ready())
    assert state.phase == "ready"
    assert refused(state, RED, Ready()) == ("already-ready", "KE-254")
    assert tags(do(state, BLUE, Ready()))[-1] == "round-began"
    pass_time(state, 3_000)
    assert state.squadrons[GREEN].held is not None, "a card to play on with"

    state = new_match()
    do(state, RED, Ready())
    assert tags(presence(state, BLUE, False))[-1] == "round-began"


@rule("KE-070")
@pytest.mark.parametrize(("number", "millis"), [(1, 60_000), (2, 20_000)])
def test_the_first_round_starts_after_a_minute_and_a_later_one_after_twenty_seconds(number, millis):
    state = new_match()
    state.round = number
    pass_time(state, millis - 1)
    assert state.phase == "ready"
    assert tags(pass_time(state, 1))[-1] == "round-began"


def after_a_battle(**options):
    state = racing(None, None, table="red 1 -2000 2000 0", round_clock="30", **options)
    pass_time(state, 20_000)
    assert state.phase == "scoring"
    return state


@rule("KE-007", "KE-254")
def test_who_has_said_continue_is_ready_and_nobody_is_asked_twice():
    state = after_a_battle()
    assert tags(do(state, RED, Continue())) == ["seat-done"]
    assert refused(state, RED, Continue()) == ("already-ready", "KE-254")
    events = do(state, BLUE, Continue())
    assert tags(events) == ["seat-done", "cards-returned", "round-began"]
    assert (state.phase, state.round, state.table) == ("countdown", 2, [])
    assert speeds(state, RED) == speeds(state, BLUE) == list(range(1, SIZE + 1))


@rule("KE-007")
def test_nothing_of_the_last_round_is_left_in_the_next():
    state = racing(4, None, left=0)
    let_go(state, RED, "0 0 0")
    assert (state.stopper, state.fates) == (RED, {"1": "hangar"})
    state.squadrons[BLUE].hangar, state.given = [3], [BLUE]
    for seat in (RED, BLUE):
        do(state, seat, Continue())
    assert state.squadrons[BLUE].hangar == state.given == []
    pass_time(state, 3_500)
    let_go(state, RED, "-2000 2000 0")
    view = GAME.view(state, ())
    assert view.result is view.stop is view.stopper is view.table["1"].fate is None
    assert all(seat.ready is seat.hangar is None for seat in view.seats.values())


@rule("KE-104")
def test_the_cards_of_a_later_round_are_frozen_at_its_own_stop():
    state = racing(4, None, round_clock="30")
    pass_time(state, 23_000)
    for seat in (RED, BLUE):
        do(state, seat, Continue())
    pass_time(state, 3_000 + 30_000)
    assert (state.phase, state.frozen_at) == ("stopped", None)
    assert [wanted.seat for wanted in GAME.samples(state)] == [RED, BLUE]


@rule("KE-254")
def test_after_the_replays_time_the_others_have_twenty_seconds():
    state = after_a_battle(replay_clock="60")
    do(state, RED, Continue())
    assert tags(pass_time(state, 59_999)) == []
    assert tags(pass_time(state, 1)) == ["cards-returned"]
    assert refused(state, RED, Ready()) == ("already-ready", "KE-254")
    assert tags(do(state, BLUE, Ready())) == ["seat-ready", "round-began"]


@rule("KE-254")
def test_without_a_replay_clock_only_those_who_are_here_are_waited_for():
    state = after_a_battle(replay_clock="off")
    do(state, RED, Continue())
    pass_time(state, 3_600_000)
    assert state.phase == "scoring"
    assert "round-began" in tags(presence(state, BLUE, False))


@rule("KE-079")
def test_assistance_is_declared_before_the_round_and_seen_by_all():
    state = new_match()
    do(state, RED, SetAssist(True))
    assert GAME.view(state, ()).seats["0"].assist
    for seat in (RED, BLUE):
        do(state, seat, Ready())
    assert refused(state, BLUE, SetAssist(True)) == ("wrong-phase", "KE-079")
    assert [squadron.assist for squadron in state.squadrons] == [True, False]
    assert refused(new_match(assist="off"), RED, SetAssist(True)) == ("assist-off", "KE-079")


@rule("KE-079")
def test_assistance_declared_after_a_battle_is_for_the_next_round():
    state = after_a_battle()
    assert GAME.view(state, (RED,)).own.assist_next is None
    do(state, RED, SetAssist(True))
    view = GAME.view(state, (RED,))
    assert (view.own.assist_next, view.seats["0"].assist) == (True, None)
    assert not state.squadrons[RED].assist
    for seat in (RED, BLUE):
        do(state, seat, Continue())
    assert state.squadrons[RED].assist


@rule("KE-070", "KE-076")
def test_auto_draw_switched_before_the_start_counts_at_the_start():
    state = counting_down()
    for seat, on in ((RED, False), (BLUE, False), (BLUE, True)):
        do(state, seat, SetAutoDraw(on))
    assert state.squadrons[BLUE].held is None
    pass_time(state, 3_000)
    assert state.squadrons[RED].held is None
    assert state.squadrons[BLUE].held is not None
