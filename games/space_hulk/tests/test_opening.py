"""7, 2.2 and 2.18: what a room chooses, the first state that comes of it, and what is arranged."""

import pytest
from msgspec.structs import replace

from games.chance import Chance
from games.engine import SPECTATORS
from games.space_hulk.events import (
    CpRolled,
    FacingSet,
    MarinesSwapped,
    MarinesTraded,
    SeatReady,
    TradeOffered,
)
from games.space_hulk.opening import FLAT, LIGHT, ruleset, set_up
from games.space_hulk.ruleset import Faces, JamDie, Overrides, Ruleset, in_force
from games.space_hulk.scenarios import SUPPLY
from games.space_hulk.seats import blocks
from games.space_hulk.state import Options
from games.space_hulk.tests.positions import GAME, SEED, position, scenario, told
from tests.rules import rule

FIELD = "########\n#>.D..w#\n#..d...#\n########"


@rule("SH-010")
def test_the_supplies_by_value():
    assert SUPPLY == {0: 3, 1: 5, 2: 6, 3: 6, 4: 4, 5: 2, 6: 1}
    assert FLAT == {0: 3, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4}
    assert LIGHT == {0: 3, 1: 8, 2: 7, 3: 5, 4: 2, 5: 1, 6: 1}
    for name, supply in (("default", SUPPLY), ("flat", FLAT), ("light", LIGHT)):
        state = position("E....<.#", options={"supply": name}, blips_per_round=(2,))
        assert state.supply == supply
        state.act("end_phase", seat=0)
        assert (sum(state.supply.values()), sum(supply.values())) == (25, 27)


@rule("SH-001")
@pytest.mark.parametrize(
    ("name", "board", "drawn", "said", "value"),
    [
        ("airlock_closers", {"airlock_closers": "marines"}, "marines", "any", "any"),
        ("overwatch_overlap", {"overwatch_overlap": "until_dead"}, "until_dead", "all", "all"),
        ("blip_may_enter_sight", {"blip_may_enter_sight": True}, True, "off", False),
        ("blip_may_enter_sight", {}, False, "on", True),
        ("turn_to_face", {"turn_to_face": False}, False, "on", True),
        ("turn_to_face", {}, True, "off", False),
        ("shooting_die", {"shooting_die": "burst"}, Faces(1, 2), "classic", Faces(1, 1)),
        ("shooting_die", {"shooting_die": Faces(3, 0)}, Faces(3, 0), "assault", Faces(2, 1)),
        ("jam_faces", {"jam_die": JamDie(3, 3)}, 3, "2", 2),
        ("jam_faces", {"jam_die": JamDie(0, 6)}, 0, "1", 1),
    ],
)
def test_a_room_outranks_the_board_which_outranks_the_rules(name, board, drawn, said, value):
    own = scenario(FIELD, ruleset=Overrides(**board))
    assert getattr(ruleset(own, Options()), name) == drawn
    assert ruleset(own, Options(**{name: said})) == replace(in_force(own.ruleset), **{name: value})


@rule("SH-001")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("marine_ap", 1), ("alien_ap", 2), ("blip_ap", 3), ("fuel", 0), ("reloads", 0)),
        *(("sergeant_bonus", 0), ("parry_needs_facing", False), ("recycle_blips", False)),
    ],
)
def test_what_a_board_sets_is_in_force_and_nothing_else(name, value):
    assert in_force(Overrides(**{name: value})) == replace(Ruleset(), **{name: value})


@rule("SH-003", "SH-021", "SH-300", "SH-316")
def test_a_squad_fits_its_start_squares_and_only_flamers_have_fuel():
    given = {"rules": {"fuel": 7, "reloads": 2, "marine_ap": 3}}
    state = position("######\n#>>>.#\n######", squad="rifle flamer sergeant", **given)
    found = [(each.role, each.fuel, each.reloads, each.ap) for each in state.marines.values()]
    assert found == [("rifle", 0, 0, 3), ("flamer", 7, 2, 3), ("sergeant", 0, 0, 3)]
    with pytest.raises(ValueError):
        position(FIELD, squad="rifle rifle")


@rule("SH-020")
@pytest.mark.parametrize(
    ("deploy", "number", "phase", "told"),
    [
        ("fixed", 2, "marine_actions", 5),
        ("swap", 2, "deploy", 1),
        ("fixed", 3, "deploy", 1),
        ("swap", 3, "deploy", 1),
    ],
)
def test_the_match_begins_with_what_is_to_be_arranged(deploy, number, phase, told):
    own = scenario("#####\n#>.>#\n#####", deploy=deploy)
    state, events = set_up(own, Options(), number, Chance(SEED))
    assert (state.phase, len(events)) == (phase, told)
    assert (state.round, state.kills, state.cp > 0) == (1, 0, phase != "deploy")


@rule("SH-043")
@pytest.mark.parametrize(("limit", "handicap", "rounds"), [(9, 2, 11), (9, -2, 7), (2, -2, 1)])
def test_a_handicap_of_rounds(limit, handicap, rounds):
    options = {"handicap_rounds": handicap}
    assert position(FIELD, round_limit=limit, options=options).limit == rounds


@rule("SH-470")
@pytest.mark.parametrize(
    ("die", "handicap", "points", "added"),
    [("3", 0, 3, 0), ("6", 0, 6, 0), ("6", 1, 7, 1), ("2", -1, 1, -1), ("1", -1, 0, -1)],
)
def test_a_handicap_of_command_points(die, handicap, points, added):
    state = position(FIELD, phase="aliens", options={"handicap_cp": handicap})
    state.load(cp=die)
    events = state.act("end_phase", seat=1)
    assert told(events, CpRolled) == [CpRolled(points, added)]
    assert state.cp == points


SQUAD = "#######\n#^.>.v#\n#..<..#\n#######"


def deploying(number=3, deploy="swap"):
    """Two marines of seat 0, then, with three seats, two of seat 1."""
    state = position(SQUAD, number=number, deploy=deploy)
    state.phase = "deploy"
    return state


@rule("SH-580")
@pytest.mark.parametrize(
    ("owners", "number", "dealt"),
    [
        ((0,), 3, [0, 0, 0]),
        ((0, 1), 5, [0, 0, 0, 1, 1]),
        ((1, 2, 3), 7, [1, 1, 1, 2, 2, 3, 3]),
        ((0, 1, 3), 5, [0, 0, 1, 1, 3]),
        ((0, 1), 4, [0, 0, 1, 1]),
    ],
)
def test_marines_are_dealt_in_blocks_the_larger_first(owners, number, dealt):
    assert blocks(owners, number) == dealt


@rule("SH-020", "SH-100")
def test_who_is_swapped_faces_as_the_square_is_drawn_and_is_turned_to_another_facing():
    state = deploying()
    first, second = state.sq((1, 1)), state.sq((3, 1))
    events = state.act("swap", piece="m1", other="m2")
    assert events == [MarinesSwapped(0, "m1", "m2")]
    found = [(marine.at, marine.facing) for marine in state.marines.values()][:2]
    assert found == [(second, "e"), (first, "n")]
    state = deploying()
    for facing in ("n", "ne"):
        assert state.refused("face", piece="m1", facing=facing) == "no-facing"
    assert state.refused("face", seat=0, piece="m3", facing="n") == "not-your-piece"
    assert state.act("face", piece="m1", facing="w") == [FacingSet(0, "m1", "w")]
    assert state.marines["m1"].facing == "w"


@rule("SH-020", "SH-580")
@pytest.mark.parametrize(
    ("piece", "other", "code"),
    [
        ("m1", "m3", "not-your-piece"),
        ("m3", "m1", "not-your-piece"),
        ("m1", "m1", "no-such-piece"),
        ("m9", "m1", "no-such-piece"),
    ],
)
def test_a_seat_swaps_two_marines_of_its_own(piece, other, code):
    assert deploying().refused("swap", seat=0, piece=piece, other=other) == code


@rule("SH-580")
@pytest.mark.parametrize(
    ("do", "given"),
    [
        ("swap", {"piece": "m1", "other": "m2"}),
        ("face", {"piece": "m1", "facing": "s"}),
        ("trade", {"piece": "m1", "other": "m3"}),
    ],
)
def test_any_change_withdraws_every_ready(do, given):
    state = deploying()
    if do == "trade":
        state.act("trade", piece="m3", other="m1")
    assert state.act("ready", seat=1) == [SeatReady(1)]
    assert GAME.view(state, SPECTATORS).ready == (1,)
    state.act(do, **given)
    assert GAME.view(state, SPECTATORS).ready is None
    assert state.phase == "deploy"


@rule("SH-580")
def test_a_trade_is_of_one_of_mine_for_one_of_another_seat_that_wishes_the_same():
    state = deploying()
    assert state.refused("trade", seat=0, piece="m3", other="m1") == "not-your-piece"
    for nobody in ("m2", "a9"):
        assert state.refused("trade", seat=0, piece="m1", other=nobody) == "no-such-piece"
    assert deploying(2).refused("trade", piece="m1", other="m2") == "one-seat-only"
    assert state.act("trade", piece="m1", other="m3") == [TradeOffered(0, "m1", "m3")]
    assert state.refused("trade", piece="m1", other="m3") == "offered-already"
    state.act("trade", piece="m2", other="m4")
    assert state.act("trade", piece="m3", other="m1") == [MarinesTraded("m3", "m1")]
    assert [marine.seat for marine in state.marines.values()] == [1, 0, 0, 1]
    assert state.trades == {"m2": "m4"}
    state = deploying()
    state.act("trade", piece="m1", other="m3")
    state.act("trade", piece="m3", other="m2")
    assert state.trades == {"m1": "m3", "m3": "m2"}
    assert [marine.seat for marine in state.marines.values()] == [0, 0, 1, 1]


@rule("SH-020", "SH-604")
def test_the_set_up_waits_for_who_is_there_and_not_ready():
    state = deploying()
    state.presence(0, False)
    assert state.pass_time(120_000) == []
    assert GAME.view(state, SPECTATORS).turn.seats == (0, 1)
    state.act("ready", seat=1)
    assert state.phase == "marine_actions"
    state = deploying()
    state.act("ready", seat=1)
    offers = GAME.offers(state, 1)
    assert all(offer.standing for offer in offers)
    assert {"swap", "face", "trade"} <= {offer.do for offer in offers}
    assert "ready" not in {offer.do for offer in offers}
    assert not any(offer.standing for offer in GAME.offers(state, 0) if offer.do == "ready")
    assert state.legal("face", piece="m3", facing="n")


@rule("SH-020", "SH-580")
def test_nothing_is_offered_for_which_there_is_nobody():
    """Nobody to swap with; nobody left to wish for."""
    lone = position("#####\n#>..#\n#####", deploy="swap")
    pair = position("#####\n#>.<#\n#####", number=3)
    lone.phase = pair.phase = "deploy"
    pair.act("trade", piece="m1", other="m2")
    for state, kinds in ((lone, ["face", "ready"]), (pair, ["ready"])):
        assert [each.do for each in GAME.offers(state, 0)][: len(kinds)] == kinds
