"""SH-700: what follows of an action, by itself and in which order."""

from games.space_hulk.events import Shot
from games.space_hulk.tests.positions import act, load, position, sq, tags
from tests.rules import rule


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


@rule("SH-020", "SH-768")
def test_the_beginning_and_the_end_of_the_set_up_are_told():
    state = position("E...>#", deploy="swap", start_blips=1, supply={0: 3})
    state.phase = "deploy"
    assert tags(act(state, "ready", seat=0)) == [
        "seat-ready",
        "phase-ended",
        "phase-started",
        "start-blips-drawn",
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
