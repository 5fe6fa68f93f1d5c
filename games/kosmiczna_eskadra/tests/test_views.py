"""Who sees what (section 4)."""

import msgspec

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import Answer, Continue, Ready
from games.kosmiczna_eskadra.tests.acts import do, let_go
from games.kosmiczna_eskadra.tests.clocks import presence, wait_until
from games.kosmiczna_eskadra.tests.looks import BLUE, GREEN, RED
from games.kosmiczna_eskadra.tests.positions import (
    STOP,
    at_stop,
    begun,
    counting_down,
    new_match,
    racing,
)
from games.kosmiczna_eskadra.tests.signals import hold, sample
from tests.rules import rule


def sealed():
    state = begun(pace="calm")
    let_go(state, BLUE, "-2000 2000 0")
    return state


def answered():
    state = at_stop(4, 5, 6)
    do(state, RED, Answer("drop"))
    return state


def frozen():
    state = answered()
    for seat in (RED, BLUE, GREEN):
        sample(state, seat, (STOP - 10, f"{seat * 1000} 2000 {seat}"))
    return state


@rule("KE-004", "KE-008", "KE-270")
def test_the_scene_says_what_the_room_has_chosen():
    scene = GAME.scene(racing(4, 5, wins=2, round_clock="45", show_hands="off"), ())
    assert (scene.wins, scene.round_clock, scene.show_hands) == (2, 45_000, False)
    assert (scene.half, [rock.ore for rock in scene.rocks]) == (4_000, [12])
    assert (scene.hand_time, len(scene.ships)) == (500, 10)
    assert GAME.scene(racing(4, 5, round_clock="off"), ()).round_clock is None
    calm = racing(4, 5, 6, pace="calm", assist="off", two_asteroids="on")
    scene = GAME.scene(calm, ())
    assert (scene.round_clock, scene.assist, scene.show_hands) == (None, False, True)
    assert (scene.half, [rock.x for rock in scene.rocks]) == (4_500, [-1_000, 1_000])
    assert [GAME.view(each, ()).rocks for each in (calm, racing(4, 5))] == [2, None]


@rule("KE-104")
def test_where_a_card_hovers_is_shown_until_the_freeze():
    state = answered()
    assert GAME.relayed(state, BLUE, hold("1000 2000 0")) == {"x": 1000, "y": 2000}
    assert GAME.relayed(frozen(), BLUE, hold("1000 2000 0")) is None


def test_a_squadron_is_known_as_it_lies_before_it_is_shuffled():
    assert GAME.unshuffled("deck") == [f"ship-{speed}" for speed in range(1, 11)]
    assert GAME.unshuffled("bot-place") == []


def awaited(state):
    turn = GAME.view(state, ()).turn
    return turn.ask, turn.seats, turn.until


@rule("KE-254")
def test_the_turn_says_what_the_table_waits_for_for_whom_and_how_long():
    state = new_match(3)
    do(state, BLUE, Ready())
    assert awaited(state) == ("ready", (RED, GREEN), 60_000)
    state = counting_down(2)
    assert awaited(state) == ("countdown", (), 3_000)
    wait_until(state, 3_000)
    assert awaited(state) == ("lay", (RED, BLUE), 63_000)
    assert awaited(sealed()) == ("beat", (RED,), 33_000)
    state = answered()
    assert awaited(state) == ("answer", (BLUE, GREEN), STOP + 3_000)
    wait_until(state, STOP + 600)
    assert awaited(state) == ("watch", (RED, BLUE, GREEN), STOP + 600 + 90_000)
    do(state, RED, Continue())
    assert awaited(state) == ("watch", (BLUE, GREEN), STOP + 600 + 90_000)


@rule("KE-303")
def test_who_is_away_is_waited_for_only_where_nobody_else_is_here():
    state = new_match(2)
    presence(state, RED, False)
    assert awaited(state)[1] == (BLUE,)
    presence(state, BLUE, False)
    assert awaited(state)[1] == (RED, BLUE)


def test_the_start_is_shown_until_stop_and_the_beat_in_calm_pace():
    state = counting_down(2)
    assert GAME.view(state, ()).start == 3_000
    wait_until(state, 3_000)
    view = GAME.view(state, ())
    assert (view.start, view.beat, view.stop) == (3_000, None, None)
    assert (GAME.view(answered(), ()).start, GAME.view(answered(), ()).stop) == (None, STOP)
    assert GAME.view(sealed(), ()).beat == 1


@rule("KE-071", "KE-072")
def test_of_a_seat_is_shown_only_what_is_true_now():
    state = racing(4, None, left=2)
    assert msgspec.to_builtins(GAME.view(state, ()).seats) == {
        "0": {"wins": 0, "deck": 2, "holds": True, "colour": "red"},
        "1": {"wins": 0, "deck": 2, "colour": "blue"},
    }
    assert (GAME.view(state, (RED,)).own.held, GAME.view(state, ()).own) == (4, None)
    red, blue = GAME.view(sealed(), ()).seats.values()
    assert (red.holds, red.sealed, blue.holds, blue.sealed) == (True, None, None, True)
    seats = GAME.view(answered(), ()).seats
    assert [seats[seat].answered for seat in "012"] == [True, None, None]
    assert GAME.view(answered(), (BLUE,)).own.free_at is None
    state = at_stop(None, None, left=3)
    do(state, BLUE, Continue())
    assert [seat.ready for seat in GAME.view(state, ()).seats.values()] == [None, True]
    assert [seat.answered for seat in GAME.view(state, ()).seats.values()] == [None, None]
