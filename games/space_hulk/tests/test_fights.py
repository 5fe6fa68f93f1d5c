"""2.11 beyond its examples: what is told of a fight, and what it counts for."""

import pytest

from games.space_hulk.events import Fought, Parried
from games.space_hulk.tests.positions import (
    act,
    load,
    position,
    tags,
    told,
    turned,
)
from tests.rules import rule

PIT = "#####\n#>w.#\n#####"


@rule("SH-342", "SH-558", "SH-768")
@pytest.mark.parametrize(
    ("attacker", "red", "result", "kills"),
    [
        ("m1", "6", "attacker", 1),
        ("m1", "4", "tie", 0),
        ("m1", "1", "defender", 0),
        ("a1", "6", "defender", 1),
        ("a1", "4", "tie", 0),
        ("a1", "1", "attacker", 0),
    ],
)
def test_who_has_won_a_fight_is_told_and_kills_are_counted(attacker, red, result, kills):
    state = position(PIT, phase="marines" if attacker == "m1" else "aliens")
    load(state, red=red, blue="421")
    events = act(state, "attack", piece=attacker)
    defender = "a1" if attacker == "m1" else "m1"
    assert told(events, Fought) == [Fought(attacker, defender, result)]
    assert state.kills == kills


@rule("SH-346", "SH-347", "SH-768")
@pytest.mark.parametrize(("yes", "die"), [(True, 2), (False, None)])
def test_a_parry_is_told_with_its_die(yes, die):
    state = position(PIT, squad="sergeant")
    load(state, red="3", blue="641", parry="2")
    act(state, "attack", piece="m1")
    assert told(act(state, "parry", yes=yes), Parried) == [Parried("m1", yes, die)]


@rule("SH-355")
@pytest.mark.parametrize("way", ["n", "s", "e"])
def test_a_defender_turns_to_the_attacker_if_it_is_still_there(way):
    for red, left in (("1", ["a1"]), ("6", [])):
        state = position(PIT)
        turned(state, "a1", way)
        load(state, red=red, blue="321")
        events = act(state, "attack", piece="m1")
        assert ("turned-to-face" in tags(events)) == bool(left)
        assert list(state.aliens) == left
        assert all(alien.facing == "w" for alien in state.aliens.values())
