"""Rules that need a sentence of their own: costs, components, draws, what follows by itself."""

import msgspec
import pytest

from games.chance import Chance
from games.referee import codec
from games.space_hulk.events import Shot
from games.space_hulk.tests.positions import (
    GAME,
    SEED,
    act,
    all_rolled,
    legal,
    load,
    pass_time,
    position,
    refused,
    sq,
    tags,
)
from tests.rules import rule


@rule("SH-195", "SH-291")
def test_a_jammed_marine_does_everything_but_shoot():
    state = position("#######\n#>.w..#\n#######")
    state.marines["m1"].jam = True
    assert refused(state, "shoot", piece="m1", target="a1") == "jammed"
    act(state, "move", piece="m1", to=(2, 1))
    assert state.stations[0].follow is None
    assert refused(state, "follow_shot", piece="m1", target="a1") == "no-follow-up"
    load(state, red="3", blue="321")
    act(state, "attack", piece="m1")
    assert state.marines["m1"].jam


@rule("SH-100")
def test_a_figure_faces_one_of_four_ways():
    state = position("#####\n#.>.#\n#####")
    for facing in ("ne", ""):
        assert refused(state, "turn", piece="m1", facing=facing) == "no-facing"


@rule("SH-662", "SH-400")
def test_a_draw_is_random_at_the_moment_it_is_made():
    state = position("E....<.#", blips_per_round=(2,), supply={0: 2, 3: 1, 6: 1})
    load(state, supply=(2, 2))
    act(state, "end_phase", seat=0)
    assert state.hand == {1: 3, 2: 6}
    assert all_rolled(state)
    assert state.supply == {0: 2, 3: 0, 6: 0}


@rule("SH-700")
def test_the_order_of_settling():
    """Removal, sight check with its decision, overwatch, then goals."""
    picture = "########\n#>.w?..#\n##..####\n########"
    state = position(picture, phase="aliens", values=[1])
    state.marines["m1"].watch = True
    load(state, shoot="--", jam="o")
    events = act(state, "move", piece="a1", to=(3, 2))
    assert tags(events) == ["moved", "blip-turned"]
    events = act(state, "place_alien", seat=0, to=(4, 1), facing="w")
    assert tags(events) == ["alien-placed", "placing-over", "shot", "jam-rolled"]


@rule("SH-700")
def test_a_decision_in_the_middle_of_two_overwatch_shots_survives_json():
    picture = "########\n#>...w.#\n#....ww#\n#>...s.#\n########"
    state = position(picture, phase="aliens")
    for marine in state.marines.values():
        marine.watch = True
    load(state, shoot="HHH-", jam="oo")
    act(state, "turn", piece="a2", facing="n")
    assert refused(state, "end_phase", seat=1) == "decision-pending"
    dice, state.chance = state.chance, Chance(SEED)
    again = codec(GAME).state(msgspec.json.encode(state))
    assert again == state
    again.chance = dice
    events = act(again, "extra_hit", target="a1")
    assert tags(events) == ["extra-hit", "killed", "jam-rolled", "shot", "jam-rolled"]


@rule("SH-743", "SH-750")
def test_no_browser_ends_a_phase_by_the_clock_and_nothing_falls_due_before_its_time():
    state = position("########\n#>....w#\n########", clock="standard")
    for tag in ("phase_due", "decision_due", "floor_due", "countdown_due"):
        with pytest.raises(msgspec.ValidationError):
            codec(GAME).asked(msgspec.json.encode({"do": tag, "seat": 0}))
    assert pass_time(state, 179_999) == []
    assert pass_time(state, 1) != []


@rule("SH-130", "SH-139")
def test_closed_leaves_block_steps():
    state = position("######\n#>D..#\n#.A..#\n######")
    state.closed = [1]
    assert refused(state, "move", piece="m1", to=(2, 1)) == "square-blocked"
    assert refused(state, "move", piece="m1", to=(2, 2)) == "square-blocked"
    act(state, "door", piece="m1", at=(2, 1))
    act(state, "move", piece="m1", to=(2, 1))
    assert state.doors == {sq(state, (2, 1)): True}
    state = position("#####\n#AAA#\n#.^.#\n#####")
    state.closed = [2]
    assert refused(state, "move", piece="m1", to=(2, 1)) == "square-blocked"
    for column in (1, 3):
        assert legal(state, "move", piece="m1", to=(column, 1))


@rule("SH-141")
def test_an_entry_behind_a_closed_door_is_not_sealed():
    state = position("#######\nE.D..>#\n#######")
    act(state, "turn", piece="m1", facing="n")
    assert state.sealed == []


@rule("SH-603", "SH-605")
def test_neither_resigning_nor_draws_wait_for_a_decision():
    state = position("#####\n#>w.#\n#####", squad="sergeant", phase="aliens")
    load(state, red="3", blue="642")
    act(state, "attack", piece="a1")
    act(state, "offer_draw", seat=1)
    act(state, "accept_draw", seat=0)
    assert state.result.winner == "draw"


@rule("SH-404")
def test_a_handicap_adds_or_takes_a_blip_a_round():
    for handicap, drawn in ((1, 1), (0, 0), (-1, 0)):
        state = position("E....<.#", supply={0: 5}, options={"handicap_blips": handicap})
        act(state, "end_phase", seat=0)
        assert len(state.hand) == drawn


@rule("SH-474", "SH-661")
def test_an_event_says_how_it_was_paid():
    state = position("#####\n#>..#\n#####", cp=2)
    assert act(state, "turn", piece="m1", facing="w", cp=2)[0].cp == 2
    assert act(state, "turn", piece="m1", facing="e")[0].cp == 0
    assert state.marines["m1"].ap == 2


@rule("SH-604", "SH-746")
def test_the_clock_names_the_phase_that_it_ends():
    """So that a deadline that was applied is gone, though the next is due at the same time."""
    state = position("E....<.#", blips_per_round=(1,), supply={0: 5}, clock="standard")
    act(state, "end_phase", seat=0)
    due = GAME.deadlines(state)
    pass_time(state, 180_000)
    assert not set(due) & set(GAME.deadlines(state))
    assert state.round == 2


@rule("SH-256")
def test_overwatch_does_not_shoot_at_an_alien_for_its_flame_roll():
    state = position("####\n#>w#\n####", phase="aliens")
    state.marines["m1"].watch = state.aliens["a1"].burning = True
    state.flames = {sq(state, (2, 1)): 1}
    load(state, flame="6")
    assert tags(act(state, "burn_roll", piece="a1")) == ["flame-rolled"]


@rule("SH-198", "SH-661")
def test_a_follow_up_shot_is_paid_with_nothing():
    state = position("########\n#>...w.#\n########", cp=1)
    act(state, "move", piece="m1", to=(2, 1), cp=1)
    load(state, shoot="--")
    assert act(state, "follow_shot", piece="m1", target="a1") == [
        Shot("m1", "a1", ("-", "-"), follow=True)
    ]


@rule("SH-584", "SH-700")
def test_a_phase_in_which_all_have_pressed_waits_for_an_open_decision():
    """The last marine of the other seat dies, and uncovers a blip."""
    state = position("#######\n#>v..?#\n##n####\n#######", number=3, values=[1])
    act(state, "end_phase", seat=0)
    load(state, red="1", blue="666")
    assert "blip-turned" in tags(act(state, "attack", piece="m2"))
    assert state.phase == "marine_actions"
    act(state, "place_alien", to=(5, 1), facing="w")
    assert state.phase == "alien_actions"
