"""Who sees what (section 4), and how small an update is."""

from random import Random

import msgspec
import pytest

from games.kosmiczna_eskadra.state import Answer
from games.kosmiczna_eskadra.tests.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    begun,
    do,
    let_go,
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
