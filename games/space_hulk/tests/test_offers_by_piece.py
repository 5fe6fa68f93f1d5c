"""12.5: what exactly is offered for a piece, and what is not."""

import pytest

from games.space_hulk.tests.positions import (
    GAME,
    act,
    position,
    presence,
    put_blip,
    refused,
    sq,
)
from tests.rules import rule

ALWAYS = ["preset", "preset", "preset", "offer_draw", "resign"]
ALIENS = ["offer_draw", "resign"]


def kinds(state, seat=0):
    """What is offered, in order, but for what can be said at any time."""
    said = [offer.do for offer in GAME.offers(state, seat)]
    always = ALIENS if seat == state.alien_seat else ALWAYS
    assert said[-len(always) :] == always
    return said[: -len(always)]


def offer(state, do, seat=0):
    """The values of the fields of the one offer of that kind."""
    [found] = [each for each in GAME.offers(state, seat) if each.do == do]
    return {name: tuple(field.of) for name, field in found.take.items()}


# ---- marines


@rule("SH-701", "SH-080", "SH-083")
@pytest.mark.parametrize(
    ("given", "ap", "cp", "expected"),
    [
        ({}, 4, 0, ["move", "turn", "turn", "overwatch"]),
        ({}, 2, 0, ["move", "turn", "turn", "overwatch"]),
        ({}, 1, 0, ["move", "turn"]),
        ({}, 0, 0, []),
        ({}, 0, 1, ["move", "turn"]),
        ({}, 0, 2, ["move", "turn", "turn", "overwatch"]),
        ({"jam": True}, 4, 0, ["move", "turn", "turn", "clear_jam"]),
        ({"jam": True}, 0, 0, []),
        ({"watch": True}, 4, 0, ["move", "turn", "turn"]),
        ({"stage": "done"}, 0, 1, ["move", "turn"]),
    ],
)
def test_a_rifle_marine_with_nobody_before_him(given, ap, cp, expected):
    state = position("#####\n#>..#\n#####", cp=cp)
    marine = state.marines["m1"]
    marine.ap = ap
    for name, value in given.items():
        setattr(marine, name, value)
    assert kinds(state) == [*expected, "end_phase"]


@rule("SH-701", "SH-266", "SH-300", "SH-316", "SH-318")
@pytest.mark.parametrize(
    ("fuel", "reloads", "ap", "expected"),
    [
        (3, 1, 4, ["move", "turn", "turn", "flame", "reload"]),
        (0, 1, 4, ["move", "turn", "turn", "reload"]),
        (3, 0, 4, ["move", "turn", "turn", "flame"]),
        (3, 1, 3, ["move", "turn", "turn", "flame"]),
        (3, 1, 1, ["move", "turn"]),
        (0, 0, 4, ["move", "turn", "turn"]),
    ],
)
def test_a_flamer(fuel, reloads, ap, expected):
    state = position("######\n#>..w#\n######", squad="flamer")
    marine = state.marines["m1"]
    marine.fuel, marine.reloads, marine.ap = fuel, reloads, ap
    assert kinds(state) == [*expected, "end_phase"]


# ---- aliens


@rule("SH-701", "SH-080", "SH-109")
@pytest.mark.parametrize(
    ("given", "ap", "expected"),
    [
        ({}, 6, ["move", "turn", "attack", "door"]),
        ({}, 1, ["move", "turn", "attack", "door"]),
        ({}, 0, ["turn"]),
        ({"turned": True}, 0, []),
        ({"turned": True}, 1, ["move", "turn", "attack", "door"]),
        ({"idle": True}, 6, []),
        ({"stage": "done"}, 6, []),
        ({"burning": True}, 6, ["move"]),
        ({"burning": True}, 0, ["burn_roll"]),
    ],
)
def test_an_alien(given, ap, expected):
    """Before it a marine and a door, a free square at its side."""
    state = position("######\n#.<D.#\n#..n.#\n######", phase="aliens")
    state.marines["m1"].at = sq(state, (3, 1))
    state.doors = {sq(state, (2, 1)): False}
    alien = state.aliens["a1"]
    alien.ap = ap
    for name, value in given.items():
        setattr(alien, name, value)
    assert kinds(state, 1) == [*expected, "end_phase"]


# ---- blips


@rule("SH-104", "SH-133", "SH-430")
@pytest.mark.parametrize(
    ("stage", "ap", "expected"),
    [
        ("fresh", 6, ["move", "door", "convert"]),
        ("active", 1, ["move", "door"]),
        ("active", 0, []),
        ("done", 0, []),
    ],
)
def test_a_blip(stage, ap, expected):
    state = position("#####\n#?D##\n#.###\n#####\n#>###", phase="aliens")
    state.blips["b1"].stage, state.blips["b1"].ap = stage, ap
    assert kinds(state, 1) == [*expected, "end_phase"]


@rule("SH-408", "SH-416", "SH-436")
@pytest.mark.parametrize(
    ("placed", "held", "expected"),
    [
        (1, False, ["enter", "convert", "end_phase"]),
        (1, True, ["end_phase"]),
        (0, False, ["enter", "convert"]),
    ],
)
def test_a_blip_outside(placed, held, expected):
    """Overdue, it must enter before the phase can end."""
    state = position("E.#>#", phase="aliens")
    put_blip(state, 2, entry=1, placed=placed).held = held
    assert kinds(state, 1) == expected


# ---- answers, and what can be said at any time


@rule("SH-603", "SH-605", "SH-751")
def test_what_is_asked_of_a_seat_is_offered_and_waited_for():
    state = position("########\n#>.>..w#\n########", number=3)
    act(state, "resign", seat=0)
    act(state, "offer_draw", seat=2)
    act(state, "preset", seat=1, what="parry", auto=True)
    offers = {each.do: each for each in GAME.offers(state, 1)}
    asked = {"accept_draw", "decline_draw", "agree", "refuse"}
    assert asked <= offers.keys()
    assert not any(offers[do].standing for do in asked)
    assert not {"agree", "refuse"} & {each.do for each in GAME.offers(state, 0)}
    assert not {"accept_draw", "decline_draw"} & {each.do for each in GAME.offers(state, 2)}
    presets = [each for each in GAME.offers(state, 1) if each.do == "preset"]
    said = [tuple(field.of[0] for field in each.take.values()) for each in presets]
    assert said == [("parry", False), ("extra-hit", True), ("placing", True)]
    assert all(each.standing for each in presets)


@rule("SH-603", "SH-605")
def test_resigning_and_draws_are_standing_offers():
    state = position("#####\n#>..#\n#####")
    by_kind = {each.do: each.standing for each in GAME.offers(state, 0)}
    assert (by_kind["resign"], by_kind["offer_draw"], by_kind["move"]) == (True, True, False)
    act(state, "offer_draw", seat=0)
    act(state, "decline_draw", seat=1)
    assert "offer_draw" not in {each.do for each in GAME.offers(state, 0)}
    assert refused(state, "offer_draw", seat=0) == "offered-already"


@rule("SH-604")
def test_who_is_away_is_offered_no_answer():
    state = position("#####\n#>..#\n#####")
    presence(state, 1, False)
    act(state, "offer_draw", seat=0)
    assert [offer.do for offer in GAME.offers(state, 1)] == ["resign"]
