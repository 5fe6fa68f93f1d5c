"""4 What is hidden from whom."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from games.mag_blast import windows
from games.mag_blast.cards import CARDS
from games.mag_blast.rules import MagBlast
from games.mag_blast.ships import SHIPS
from games.mag_blast.tests.positions import (
    GAME,
    A,
    B,
    C,
    act,
    does,
    legal,
    opened,
    position,
    refused,
    view,
)
from games.mag_blast.tests.secrets import OPTIONS, blind
from games.mag_blast.timing import GRACE
from tests.rules import rule
from tools.playing import Playing


def words(thing) -> set[str]:
    return set(msgspec.json.encode(thing).decode().split('"'))


@rule("MB-500", "MB-010")
def test_a_view_names_no_card_and_no_ship_that_its_audience_may_not_know():
    """In whole matches of random play."""
    for seed in range(6):
        below = Random(seed).randrange
        table = Playing(GAME, OPTIONS[seed % len(OPTIONS)], 4, f"{seed:064x}")
        for _ in range(150):
            if table.over:
                break
            if not table.somebody_acts(below):
                table.wait_for_the_clock(below)
            names_nothing_hidden(table.state)


def names_nothing_hidden(state) -> None:
    if state.phase == "over":
        return
    for seat in (None, *state.living):
        # What was shuffled last all saw: it lies in the stack or in a hand, nobody knows where.
        seen = words(replace(view(state, seat), shuffled=None))
        hidden = {*state.stack, *state.ships}
        for other in state.living:
            if other != seat:
                hidden |= {*state.players[other].hand, *state.players[other].dealt}
        if state.choice is not None and state.choice.kind == "keep" and seat != state.seat:
            hidden |= set(state.choice.ships)
        assert not seen & hidden
        if seat is not None:
            offered = words(GAME.offers(state, seat))
            assert not offered & hidden


@rule("MB-501", "MB-009")
def test_no_deadline_and_no_asked_seat_depends_on_a_hidden_card():
    met = 0
    for seed in range(8):
        below = Random(seed).randrange
        table = Playing(GAME, OPTIONS[seed % len(OPTIONS)], 3, f"{seed:064x}")
        while not table.over and len(table.told) and met < 400:
            if not table.somebody_acts(below):
                table.wait_for_the_clock(below)
            met += table.state.window is not None
            other = blind(table.codec.copy(table.state), below)
            assert GAME.deadlines(other) == GAME.deadlines(table.state)
            assert view(other) == view(table.state)
    assert met >= 400


@rule("MB-291", "MB-501")
def test_no_window_closes_but_at_moments_that_its_opening_fixed():
    closes_at_its_moments(GAME)


class ClosesWithLastPass(MagBlast):
    """A planted leak: who hears of the end at once knows that all have passed."""

    def apply(self, state, seat, action):
        events, window = super().apply(state, seat, action), state.window
        if window is not None and set(window.asked) <= set(window.passed):
            state.window = replace(window, closes=state.now)
        return events


def test_a_window_that_closes_with_the_last_pass_is_found():
    with pytest.raises(AssertionError):
        closes_at_its_moments(ClosesWithLastPass())


def closes_at_its_moments(game) -> None:
    """Whoever passes, and whenever."""
    met = 0
    for seed in range(8):
        below = Random(seed).randrange
        table = Playing(game, OPTIONS[seed % len(OPTIONS)], 3, f"{seed:064x}")
        while not table.over and met < 400:
            if not table.somebody_acts(below):
                table.wait_for_the_clock(below)
            state, window = table.state, table.state.window
            if window is None:
                continue
            met += 1
            early = windows.moments(state, window)[:-1]
            late = windows.lasts(state, window) + GRACE
            assert window.closes - window.opened in (*early, late)
    assert met >= 400


@rule("MB-502", "MB-500")
def test_spectators_see_the_public_view():
    state = position("yel:CR01 hand:B01,L05", "hand:L01,L02", "hand:L03")
    assert view(state).own is None and view(state).seats[B].hand == 2
    assert {"B01", "L05", "L01", "L02", "L03"}.isdisjoint(words(view(state)))


@rule("MB-500")
def test_the_scene_shows_what_is_printed_and_the_options():
    scene = GAME.scene(opened(2), ())
    assert scene.ships.keys() == SHIPS.keys() and scene.ships["DE01"].guns == "LB"
    assert scene.damage == {"L": 1, "B": 3, "M": 5, "FI": 2, "BO": 4}
    assert scene.symbols["FI07"] == "*d" and "L01" not in scene.symbols
    assert scene.uses == {"f1": 3, "f3": 3, "f4": 3, "f6": 3, "f9": 3}
    assert set(scene.symbols) == {card for card, each in CARDS.items() if each.symbols}


@rule("MB-001", "MB-004", "MB-007")
def test_the_aim_is_the_other_flagships():
    """A card wins against the rule: the effect destroys what its salvo alone had not."""
    state = position("yel:CR01 hand:B01,DH01,CD01,L01", "grn:SC01 hand:L02")
    does(state, A, "fire", ship="CR01", card="B01", target="@1")
    does(state, A, "direct_hit", card="DH01")
    does(state, A, "effect", card="CD01")
    assert GAME.outcome(state).places == (1, 2)


@rule("MB-292", "MB-298", "MB-446")
def test_what_a_seat_sets_in_secret_only_it_sees():
    state = position("yel:CR01 hand:B01,L05", "hand:L01", "hand:L03")
    act(state, A, "fire", ship="CR01", card="B01", target="@1")
    before = [msgspec.json.encode(view(state, seat)) for seat in (A, B, None)]
    act(state, C, "set_preset", preset="pass-turn", on=True)
    act(state, C, "pass", window=1)
    act(state, C, "resign")
    assert [msgspec.json.encode(view(state, seat)) for seat in (A, B, None)] == before
    assert view(state, C).own.resigning and view(state, C).own.presets == {"pass-turn": True}
    assert GAME.offers(state, C) == []


def test_refusals_tell_nothing_of_other_hands():
    for held in ("TF01,TF02", "L08,L09"):
        state = position("f4 yel:CR01 hand:L05,SD01", f"hand:{held}", phase="move")
        assert legal(state, A, "rob", seat=B)
        state.phase = "attack"
        assert refused(state, A, "play_card", card="TF01") == "card-not-in-hand"


@rule("MB-289")
def test_whether_one_is_asked_and_has_passed_the_own_view_says_alone():
    state = position("yel:CR01 hand:B01", "yel:CR02 hand:EA01", "hand:L02")
    act(state, A, "fire", ship="CR01", card="B01", target="CR02")
    assert view(state, B).own.passed is None and view(state, B).turn.seats == (B,)
    assert view(state, B).turn.ask == "answer" and view(state, A).turn.ask == "answers"
    act(state, B, "pass", window=1)
    assert view(state, B).own.passed and view(state, B).turn.ask == "answers"
    assert view(state, A).own.passed is None and view(state, A).turn.seats is None


@rule("MB-054", "MB-053")
def test_what_was_dealt_is_nothing_once_it_has_been_deployed():
    own = view(position("yel:CR01 hand:B01", "hand:L02"), A).own
    assert own.dealt is own.flagships is own.named is own.deployed is own.offered is None
    dealt = view(opened(2, flagships="pick"), A).own
    assert len(dealt.dealt) == 6 and len(dealt.flagships) == 2


@rule("MB-419")
def test_the_ships_of_another_choice_are_not_offered_to_be_kept():
    state = position("f1 yel:CR01 hand:RE01,L01", "hand:L02", ships="CR02,CR03")
    does(state, A, "play_card", card="RE01")
    assert view(state).choice.kind == "place" and view(state, A).own.offered is None
