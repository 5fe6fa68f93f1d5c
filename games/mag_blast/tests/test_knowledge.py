"""4 What is hidden from whom."""

from __future__ import annotations

import msgspec

from games.mag_blast.cards import CARDS
from games.mag_blast.ships import SHIPS
from games.mag_blast.tests.positions import GAME, A, B, opened, position
from tests.rules import rule


def words(thing) -> set[str]:
    return set(msgspec.json.encode(thing).decode().split('"'))


@rule("MB-010", "MB-500", "MB-502")
def test_spectators_see_the_public_view():
    state = position("yel:CR01 hand:B01,L05", "hand:L01,L02", "hand:L03")
    assert state.view().own is None and state.view().seats[B].hand == 2
    assert {"B01", "L05", "L01", "L02", "L03"}.isdisjoint(words(state.view()))


@rule("MB-500")
def test_the_scene_shows_what_is_printed_and_the_options():
    scene = GAME.scene(opened(2), ())
    assert scene.ships.keys() == SHIPS.keys() and scene.ships["DE01"].guns == "LB"
    assert scene.damage == {"L": 1, "B": 3, "M": 5, "FI": 2, "BO": 4}
    assert scene.symbols["FI07"] == "*d" and "L01" not in scene.symbols
    assert scene.uses == {"f1": 3, "f3": 3, "f4": 3, "f6": 3, "f9": 3}
    assert set(scene.symbols) == {card for card, each in CARDS.items() if each.symbols}


@rule("MB-289")
def test_whether_one_is_asked_and_has_passed_the_own_view_says_alone():
    state = position("yel:CR01 hand:B01", "yel:CR02 hand:EA01", "hand:L02")
    state.act(A, "fire", ship="CR01", card="B01", target="CR02")
    assert state.view(B).own.passed is None and state.view(B).turn.seats == (B,)
    assert state.view(B).turn.ask == "answer" and state.view(A).turn.ask == "answers"
    state.act(B, "pass", window=1)
    assert state.view(B).own.passed and state.view(B).turn.ask == "answers"
    assert state.view(A).own.passed is None and state.view(A).turn.seats is None


@rule("MB-054", "MB-053")
def test_what_was_dealt_is_nothing_once_it_has_been_deployed():
    own = position("yel:CR01 hand:B01", "hand:L02").view(A).own
    assert own.dealt is own.flagships is own.named is own.deployed is own.offered is None
    dealing = opened(2, flagships="pick")
    dealt = dealing.view(A).own
    assert len(dealt.dealt) == 6 and len(dealt.flagships) == 2
    dealing.act(A, "name_flagship", flagship=dealt.flagships[0])
    assert dealing.view(A).seats[A].flagship is None, "a secret until the reveal"


@rule("MB-419")
def test_the_ships_of_another_choice_are_not_offered_to_be_kept():
    state = position("f1 yel:CR01 hand:RE01,L01", "hand:L02", ships="CR02,CR03")
    state.does(A, "play_card", card="RE01")
    assert state.view().choice.kind == "place" and state.view(A).own.offered is None
