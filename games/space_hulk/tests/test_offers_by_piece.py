"""12.5: what exactly is offered for a piece, and what is not."""

import pytest

from games.space_hulk.tests.positions import (
    GAME,
    act,
    load,
    place,
    position,
    presence,
    put_alien,
    put_blip,
    refused,
    sq,
    steps_of,
    turned,
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


@rule("SH-083", "SH-084")
def test_a_marine_turns_to_every_other_side():
    state = position("#####\n#>..#\n#####", cp=1)
    turns = [each for each in GAME.offers(state, 0) if each.do == "turn"]
    found = [(tuple(each.take["facing"].of), tuple(each.take["cp"].of)) for each in turns]
    assert found == [(("n", "s"), (0, 1)), (("w",), (0, 1))]


@rule("SH-701", "SH-191", "SH-340")
def test_a_rifle_marine_with_an_alien_before_him():
    state = position("#####\n#>w.#\n#####")
    assert kinds(state) == ["turn", "turn", "shoot", "overwatch", "attack", "end_phase"]
    assert offer(state, "shoot") == {"piece": ("m1",), "target": ("a1",), "cp": (0,)}
    state.marines["m1"].jam = True
    assert kinds(state) == ["turn", "turn", "clear_jam", "attack", "end_phase"]
    state.marines["m1"].ap = 0
    assert kinds(state) == ["end_phase"]


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


@rule("SH-306", "SH-304")
def test_a_flamer_is_offered_no_shot_at_walls_or_full_squares():
    state = position("####\n#>*#\n####", squad="flamer")
    assert "flame" not in kinds(state)
    turned(state, "m1", "n")
    assert "flame" not in kinds(state)


@rule("SH-198", "SH-290")
def test_a_follow_up_shot_is_offered_where_there_is_a_target():
    state = position("######\n#v..w#\n#....#\n######")
    act(state, "turn", piece="m1", facing="w")
    assert state.stations[0].follow == "m1"
    assert "follow_shot" not in kinds(state)
    act(state, "turn", piece="m1", facing="n")
    act(state, "turn", piece="m1", facing="e")
    assert offer(state, "follow_shot") == {"piece": ("m1",), "target": ("a1",)}
    state.stations[0].follow = None
    assert "follow_shot" not in kinds(state)


@rule("SH-131", "SH-139", "SH-490")
def test_doors_and_exits_are_offered_to_who_can_pay():
    state = position("######\n#>D..#\n##A..#\n######")
    assert offer(state, "door")["at"] == (sq(state, (2, 1)), sq(state, (2, 2)))
    state.closed = [1]
    assert offer(state, "door")["at"] == (sq(state, (2, 1)),)
    state.marines["m1"].ap = 0
    assert "door" not in kinds(state)
    turned(state, "m1", "w")
    state.marines["m1"].ap = 4
    assert "door" not in kinds(state)


@rule("SH-068", "SH-581", "SH-583")
def test_only_the_seat_of_the_active_marine_may_finish_him():
    state = position("########\n#>.>..w#\n########", number=3)
    assert "finish" not in kinds(state)
    act(state, "turn", piece="m1", facing="s")
    assert "finish" in kinds(state)
    assert "finish" not in kinds(state, 1)
    assert "ask_floor" in kinds(state, 1)
    assert "ask_floor" not in kinds(state, 0)


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


@rule("SH-340")
@pytest.mark.parametrize(("facing", "attacks"), [("w", True), ("n", False)])
def test_an_alien_is_offered_to_attack_what_it_faces(facing, attacks):
    state = position("#####\n#.>w#\n#####", phase="aliens")
    turned(state, "a1", facing)
    assert ("attack" in kinds(state, 1)) == attacks


@rule("SH-109", "SH-084")
@pytest.mark.parametrize(
    ("turned_before", "ap", "facings"),
    [(False, 1, "nsw"), (False, 0, "ns"), (True, 1, "w"), (True, 0, None)],
)
def test_how_an_alien_may_turn(turned_before, ap, facings):
    state = position("#####\n#e###\n##>##", phase="aliens")
    state.aliens["a1"].turned, state.aliens["a1"].ap = turned_before, ap
    if facings is None:
        assert "turn" not in kinds(state, 1)
    else:
        assert offer(state, "turn", 1)["facing"] == tuple(facings)


@rule("SH-081", "SH-082")
@pytest.mark.parametrize(
    ("ap", "squares"),
    [(2, [(2, 1), (1, 2), (3, 2), (2, 3)]), (1, [(2, 1), (1, 2), (3, 2)]), (0, [])],
)
def test_an_alien_steps_as_far_as_its_points_go(ap, squares):
    """Ahead, to both sides and back."""
    state = position("#####\n##.##\n#.n.#\n##.##\n#.>.#", phase="aliens")
    state.aliens["a1"].ap = ap
    assert steps_of(state, "a1", 1) == set(squares)


@rule("SH-438")
def test_an_alien_outside_may_only_enter():
    state = position("E..>#", phase="aliens")
    alien = put_alien(state, (1, 0))
    alien.at, alien.entry = None, 1
    assert kinds(state, 1) == ["enter_facing", "end_phase"]
    assert offer(state, "enter_facing", 1) == {"piece": ("a1",), "facing": ("n", "e", "s", "w")}
    state.flames[0] = 1
    assert kinds(state, 1) == ["end_phase"]


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


@rule("SH-411")
def test_a_blip_is_offered_no_way_into_sight():
    state = position("########\n#>.D?..#\n####.###\n########", phase="aliens")
    assert [place(state, int(at)) for at in offer(state, "move", 1)["to"]] == [(5, 1), (4, 2)]
    assert "door" not in kinds(state, 1)


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


@rule("SH-068")
def test_the_alien_side_may_finish_what_is_active():
    state = position("######\n#<..w#\n######", phase="aliens")
    assert "finish" not in kinds(state, 1)
    act(state, "turn", piece="a1", facing="n")
    assert "finish" in kinds(state, 1)


@rule("SH-401", "SH-402")
def test_drawn_counters_are_offered_to_every_open_entry():
    state = position("E....<.E", blips_per_round=(2,), supply={1: 9})
    for _ in range(3):
        put_blip(state, 1, entry=2)
    act(state, "end_phase", seat=0)
    assert kinds(state, 1) == ["place_blip"]
    assert offer(state, "place_blip", 1) == {"blip": (1, 2), "entry": (1,)}
    assert kinds(state, 0) == []


# ---- answers, and what can be said at any time


@rule("SH-346", "SH-585")
def test_an_open_decision_is_offered_to_its_seat_alone():
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    load(state, red="3", blue="642")
    act(state, "attack", piece="a1")
    assert kinds(state, 0) == ["parry"]
    assert offer(state, "parry") == {"yes": (True, False)}
    assert kinds(state, 1) == []


@rule("SH-226")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("########\n#....w.#\n#>..w..#\n#....w.#\n########", ["extra_hit"]),
        ("#######\n#...wD#\n#>....#\n#######", ["extra_hit", "waive_hit"]),
    ],
)
def test_a_hit_may_be_waived_where_only_doors_are_left(picture, expected):
    state = position(picture)
    load(state, shoot="HH")
    act(state, "shoot", piece="m1", target="a2" if "a2" in state.aliens else "a1")
    assert kinds(state) == expected


@rule("SH-303", "SH-309")
def test_a_chain_may_go_on_or_stop():
    state = position("######\n#>...#\n######", squad="flamer")
    act(state, "flame", piece="m1", to=(2, 1))
    assert kinds(state) == ["flame_next", "flame_stop"]
    assert offer(state, "flame_next") == {"to": (sq(state, (2, 1)), sq(state, (3, 1)))}


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
