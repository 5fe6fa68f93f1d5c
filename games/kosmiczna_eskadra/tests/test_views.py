"""Who sees what (section 4), and how small an update is."""

from random import Random

import msgspec
import pytest

from games.kosmiczna_eskadra.state import Answer, ColourPicked, Continue, PickColour, Ready, Resign
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    begun,
    counting_down,
    do,
    hold,
    let_go,
    new_match,
    presence,
    racing,
    sample,
    wait_until,
)
from games.kosmiczna_eskadra.tests.secrets import reshuffle
from games.referee import codec, told
from tests.rules import rule

AUDIENCES = ((RED,), (BLUE,), ())
STOP = 30_000


def seen(state, audience):
    offers = [GAME.offers(state, seat) for seat in audience]
    return msgspec.json.encode((GAME.view(state, audience), offers))


def on_its_way():
    state = racing(4, 5, lag_compensation="on")
    let_go(state, RED, "-2000 2000 0")
    return state


def sealed():
    state = begun(pace="calm")
    let_go(state, BLUE, "-2000 2000 0")
    return state


def answered():
    state = racing(4, 5, 6, round_clock="30")
    wait_until(state, STOP)
    do(state, RED, Answer("drop"))
    return state


def frozen():
    state = answered()
    for seat in (RED, BLUE, GREEN):
        sample(state, seat, (STOP - 10, f"{seat * 1000} 2000 {seat}"))
    return state


@rule("KE-071", "KE-105", "KE-301", "KE-320")
@pytest.mark.parametrize("audience", AUDIENCES, ids=str)
@pytest.mark.parametrize("build", [lambda: racing(4, 5), on_its_way, sealed, answered, frozen])
def test_states_that_differ_only_in_secrets_look_the_same(build, audience):
    state = build()
    for number in range(20):
        twin = reshuffle(codec(GAME).copy(state), audience, Random(number).randrange)
        assert seen(twin, audience) == seen(state, audience)


@rule("KE-071", "KE-072")
def test_of_a_held_card_others_see_that_there_is_one():
    state = racing(4, None, left=7)
    for audience in ((BLUE,), ()):
        seats = GAME.view(state, audience).seats
        assert (seats["0"].holds, seats["0"].deck) == (True, 7)
        assert seats["1"].holds is None
    assert GAME.view(state, (RED,)).own.held == 4
    assert GAME.view(state, ()).own is None


@rule("KE-102")
def test_what_was_not_played_is_seen_after_the_round_only():
    state = racing(4, 5, left=2, round_clock="30")
    wait_until(state, STOP + 3_000)
    assert GAME.view(state, ()).seats["0"].hangar == [1, 2, 4]
    assert all(seat.hangar is None for seat in GAME.view(racing(4, 5), ()).seats.values())


def test_the_scene_says_what_the_room_has_chosen():
    scene = GAME.scene(racing(4, 5, wins=2, round_clock="45", show_hands="off"), ())
    assert (scene.wins, scene.round_clock, scene.show_hands) == (2, 45_000, False)
    assert len(scene.ships) == 10 and len(scene.rocks) == 1
    assert GAME.scene(racing(4, 5, round_clock="off"), ()).round_clock is None


def test_the_scene_of_calm_pace_has_no_round_clock_and_shows_what_is_off_as_off():
    scene = GAME.scene(racing(4, 5, 6, pace="calm", assist="off", two_asteroids="on"), ())
    assert (scene.round_clock, scene.assist, scene.show_hands) == (None, False, True)
    assert (scene.half, [rock.x for rock in scene.rocks]) == (4_500, [-1_000, 1_000])


@pytest.mark.parametrize("build", [lambda: racing(4, 5), on_its_way, sealed, answered, frozen])
def test_all_audiences_are_shown_at_once_what_each_is_shown(build):
    state = build()
    assert GAME.views(state, AUDIENCES) == [GAME.view(state, audience) for audience in AUDIENCES]


@rule("KE-104")
def test_where_a_card_hovers_is_shown_until_the_freeze():
    state = answered()
    assert GAME.relayed(state, BLUE, hold("1000 2000 0")) == {"x": 1000, "y": 2000}
    assert GAME.relayed(frozen(), BLUE, hold("1000 2000 0")) is None


def test_a_squadron_is_known_as_it_lies_before_it_is_shuffled():
    assert GAME.unshuffled("deck") == [f"ship-{speed}" for speed in range(1, 11)]
    assert GAME.unshuffled("bot-place") == []


@rule("KE-001")
def test_who_has_picked_a_colour_is_told():
    events = do(new_match(2), RED, PickColour("green"))
    assert events == [ColourPicked(seat=RED, colour="green")]


@rule("KE-270")
@pytest.mark.parametrize(("option", "rocks"), [("off", None), ("on", 2)])
def test_how_many_small_asteroids_lie_is_shown(option, rocks):
    assert GAME.view(racing(4, 5, two_asteroids=option), ()).rocks == rocks


def awaited(state):
    turn = GAME.view(state, ()).turn
    return turn.ask, turn.seats, turn.until


def test_the_turn_says_what_the_table_waits_for_for_whom_and_how_long():
    state = new_match(3)
    do(state, BLUE, Ready())
    assert awaited(state) == ("ready", (RED, GREEN), 60_000)
    state = counting_down(2)
    assert awaited(state) == ("countdown", (), 3_000)
    wait_until(state, 3_000)
    assert awaited(state) == ("lay", (RED, BLUE), 63_000)
    assert awaited(sealed()) == ("beat", (RED,), 33_000)
    assert awaited(answered()) == ("answer", (BLUE, GREEN), STOP + 3_000)
    state = scoring()
    assert awaited(state) == ("watch", (RED, BLUE), STOP + 90_000)
    do(state, RED, Continue())
    assert awaited(state) == ("watch", (BLUE,), STOP + 90_000)


@rule("KE-254")
def test_the_time_for_the_replay_is_counted_from_the_end_of_the_round():
    state = answered()
    wait_until(state, STOP + 600)
    assert awaited(state) == ("watch", (RED, BLUE, GREEN), STOP + 600 + 90_000)


def scoring():
    state = racing(None, None, left=3, round_clock="30")
    wait_until(state, STOP)
    return state


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


def test_of_a_seat_is_shown_only_what_is_true_now():
    plain = msgspec.to_builtins(GAME.view(racing(4, None, left=2), ()).seats)
    assert plain == {
        "0": {"wins": 0, "deck": 2, "holds": True, "colour": "red"},
        "1": {"wins": 0, "deck": 2, "colour": "blue"},
    }
    red, blue = GAME.view(sealed(), ()).seats.values()
    assert (red.holds, red.sealed, blue.holds, blue.sealed) == (True, None, None, True)
    seats = GAME.view(answered(), ()).seats
    assert [seats[seat].answered for seat in "012"] == [True, None, None]
    state = scoring()
    do(state, BLUE, Continue())
    assert [seat.ready for seat in GAME.view(state, ()).seats.values()] == [None, True]
    assert [seat.answered for seat in GAME.view(state, ()).seats.values()] == [None, None]


@rule("KE-075", "KE-079")
def test_the_owner_sees_from_when_on_a_card_may_be_let_go_in_the_race_alone():
    state = racing(4, 5)
    state.squadrons[BLUE].assist = True
    assert GAME.view(state, (RED,)).own.free_at == 500
    assert GAME.view(state, (BLUE,)).own.free_at == 2_500
    assert GAME.view(sealed(), (RED,)).own.free_at is None
    assert GAME.view(answered(), (BLUE,)).own.free_at is None


@rule("KE-253")
def test_who_has_won_is_shown_when_the_match_is_over():
    state = racing(4, 5, wins=1)
    assert GAME.view(state, ()).won is None
    do(state, RED, Resign())
    view = GAME.view(state, ())
    assert (view.won, view.turn, view.seats["0"].resigned) == ([BLUE], None, True)


# ---- how small


def patch(old, new):
    """RFC 7396, between two views as JSON."""
    changes = {name: None for name in old if name not in new}
    for name, value in new.items():
        if old.get(name) == value:
            continue
        both = isinstance(value, dict) and isinstance(old.get(name), dict)
        changes[name] = patch(old[name], value) if both else value
    return changes


def picture(state, seat):
    view = msgspec.to_builtins(GAME.view(state, () if seat is None else (seat,)))
    offers = {} if seat is None else {each.do: each for each in GAME.offers(state, seat)}
    return view, msgspec.to_builtins(offers)


def crowded():
    """Four play; 36 cards lie, and everybody holds the last but one or two."""
    lies = [
        f"{colour} {speed} {-4600 + 700 * speed} {-4400 + 1000 * row} {100 * speed}"
        for row, colour in enumerate(("red", "blue", "green", "yellow"))
        for speed in range(1, 9)
    ]
    return racing(9, 9, 9, 9, table=" | ".join(lies), left=1)


VIEWERS = [RED, BLUE, GREEN, YELLOW, None]


@pytest.mark.parametrize("compensated", ["off", "on"])
def test_the_update_of_a_drop_is_small_for_everybody(compensated):
    state = crowded()
    if compensated == "on":
        state.options = msgspec.structs.replace(state.options, lag_compensation="on")
        let_go(state, RED, "4000 4000 1234")
    before = {viewer: picture(state, viewer) for viewer in VIEWERS}
    if compensated == "on":
        events = wait_until(state, state.now + 150)
    else:
        events = let_go(state, RED, "4000 4000 1234")
    for viewer in VIEWERS:
        (old, old_offers), (new, new_offers) = before[viewer], picture(state, viewer)
        audience = () if viewer is None else (viewer,)
        frame = {
            "type": "update",
            "n": 1_000,
            "now": 10_000_000,
            "running": True,
            "patch": patch(old, new),
            "events": [[1_000, told(events, audience)]],
            "offers": patch(old_offers, new_offers),
        }
        assert len(msgspec.json.encode(frame)) <= 600, viewer
