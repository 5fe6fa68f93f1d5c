"""1.3 Modes and set-up, until building begins."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import BuildingBegan, GoCalled, TitlesDrawn
from games.galaxy_trucker.levels import MIDDLE
from games.galaxy_trucker.ship import Part, kind
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import pass_time, presence, until
from games.galaxy_trucker.tests.endings import all_seen, later
from games.galaxy_trucker.tests.looks import P, Q, S, tags, told, view
from games.galaxy_trucker.tests.positions import (
    ALONE,
    SEED,
    begin_card,
    building,
    checked,
    flying,
    opened,
)
from games.galaxy_trucker.tests.ships import A, B
from games.galaxy_trucker.tiles import LIFE_SUPPORTS, TILES
from games.galaxy_trucker.titles import HANDICAPS
from games.referee import begin
from tests.rules import rule

# ---- modes


@rule("GT-075")
@pytest.mark.parametrize(
    ("mode", "level"),
    [("learning", "learning"), ("single-1", "I"), ("single-2", "II"), ("single-3", "III")],
)
def test_a_single_flight_has_the_level_that_was_chosen_and_none_follows(mode, level):
    state = opened(mode)
    assert (state.flight, state.level) == (1, level)
    assert set(GAME.scene(state, ()).levels) == {level}
    state.phase = "scoring"
    act(state, P, "seen")
    act(state, Q, "seen")
    assert state.phase == "over"


@rule("GT-075", "GT-080", "GT-088", "GT-091", "GT-481")
def test_the_trek_flies_the_three_levels_with_its_credits_and_nothing_else_of_the_last():
    state = opened("trek")
    assert (state.level, set(GAME.scene(state, ()).levels)) == ("I", {"I", "II", "III"})
    state.seats[P].credits, state.seats[P].lost, state.now = 7, [50, 60], 100_000
    state.phase, state.circle, state.sand_until, state.last_builder_until = "next", 2, 9, 9
    act(state, P, "ready")
    act(state, Q, "ready")
    assert (state.flight, state.level) == (2, "II")
    assert (state.seats[P].credits, state.seats[P].lost) == (7, [])
    assert (state.phase, state.since) == ("go", 100_000)
    assert (view(state).glass, view(state).cap) == (None, None)
    assert (state.circle, state.sand_until, state.last_builder_until) == (0, None, None)
    assert until(state, 130_000) == [GoCalled()]
    state.phase = "next"
    act(state, P, "ready")
    act(state, Q, "ready")
    assert state.level == "III"


@rule("GT-480", "GT-106")
def test_nor_do_its_tiles_dice_and_score_stay():
    state = later(2, ALONE, ALONE, titles=("T1", "T5"))
    tile = state.heap.pop()
    state.been.append(tile)
    state.heap.insert(0, tile)
    state.dice = [3, 4]
    begin_card(state)
    all_seen(state)
    assert view(state).score is not None
    act(state, P, "ready")
    presence(state, Q, False)
    act(state, Q, "ready")
    assert (view(state).score, view(state).dice, view(state).card) == (None, None, None)
    assert [each.away for each in view(state).seats.values()] == [None, True]
    assert view(state).stacks == [1, 2, 3, 4]
    act(state, P, "go")
    pass_time(state, 3_000)
    assert refused(state, P, "take_open", tile=tile) == "no-such-tile GT-106"


@rule("GT-076")
def test_only_the_trek_has_titles():
    _, begun = begin(GAME, Options(mode="trek"), 2, SEED)
    assert len(told(begun.events, TitlesDrawn)[0].titles) == 2
    assert GAME.scene(opened("trek"), ()).titles == HANDICAPS
    _, begun = begin(GAME, Options(mode="single-3"), 2, SEED)
    assert not told(begun.events, TitlesDrawn)
    assert view(opened("single-3")).titles is None
    assert GAME.scene(opened(), ()).titles == {}


# ---- the learning flight


@rule("GT-076", "GT-077")
def test_the_learning_flight_has_neither_hourglass_nor_stacks():
    learning, level = building(A, mode="learning"), building(A)
    assert (learning.circle, learning.sand_until, learning.stacks) == (0, None, {})
    assert (level.circle, level.sand_until, len(level.stacks)) == (1, 90_000, 4)
    assert learning.board.cells == level.board.cells
    assert refused(learning, P, "flip") == "no-hourglass GT-077"
    assert refused(learning, P, "peek", stack=1) == "no-stacks GT-077"
    assert "peek" not in may(learning, P) and "peek" in may(level, P)


@rule("GT-077", "GT-200")
def test_the_deck_of_the_learning_flight_is_the_cards_with_a_star():
    state = checked(mode="learning")
    cards = [state.card, *state.deck]
    assert sorted(cards) == [name for name in sorted(CARDS) if CARDS[name].learning]
    assert len(cards) == 8


@rule("GT-078")
@pytest.mark.parametrize(("aliens", "pool", "then"), [("off", 140, "reveal"), ("on", 152, "crew")])
def test_the_learning_flight_is_without_life_supports_and_nobody_chooses_a_crew(aliens, pool, then):
    state = opened("learning", learning_aliens=aliens)
    assert len(state.heap) == pool
    found = sum(TILES[tile].kind in LIFE_SUPPORTS for tile in state.heap)
    assert found == pool - 140
    assert checked(A, mode="learning", learning_aliens=aliens).phase == then


@rule("GT-079", "GT-431")
def test_giving_up_by_choice_is_no_part_of_the_learning_flight_but_having_to_is():
    learning = flying("I-04", A, B, mode="learning")
    begin_card(learning)
    assert (learning.phase, may(learning, P)) == ("pause", {"continue"})
    assert refused(learning, P, "give_up") == "give-up-off GT-079"
    allowed = flying("I-04", A, B, mode="learning", learning_give_up="on")
    begin_card(allowed)
    assert legal(allowed, P, "give_up")
    powerless = flying("I-05", mode="learning")
    begin_card(powerless)
    assert [each.out for each in powerless.seats] == ["no-power", "no-power"]


# ---- what lies ready


@rule("GT-084", "GT-086", "GT-087", "GT-088")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_own_starting_cabin_and_all_else_lies_in_the_heap(seats):
    state = opened(seats=seats)
    assert [each.ship.parts for each in state.seats] == [
        {MIDDLE: Part(seat, 0)} for seat in range(seats)
    ]
    assert all(kind(each.ship.parts[MIDDLE]) == "SC" for each in state.seats)
    assert [(each.credits, each.lost) for each in state.seats] == [(0, [])] * seats
    assert sorted(state.heap) == list(range(4, 156))
    assert (state.heap != sorted(state.heap), state.table) == (True, {})
    assert (view(state).deck, view(state).number) == (None, None)
    assert {each.done for each in view(state).seats.values()} == {None}


def test_the_dice_page_knows_the_heap_alone():
    assert GAME.unshuffled("deck") == ()
    kinds = GAME.unshuffled("heap")
    assert (len(kinds), kinds[0]) == (152, f"kind-{TILES[4].kind}")
    assert {"kind-LB", "kind-LP"} < set(kinds)


# ---- go


@rule("GT-090")
@pytest.mark.parametrize("seat", [P, S])
def test_anybody_may_call_go_once_and_building_begins_3_seconds_later(seat):
    state = opened(seats=4)
    assert told(act(state, seat, "go"), GoCalled) == [GoCalled(seat=seat)]
    assert refused(state, Q, "go") == "wrong-phase GT-031"
    assert pass_time(state, 2_999) == []
    assert told(pass_time(state, 1), BuildingBegan)
    assert (state.phase, state.circle, state.sand_until) == ("build", 1, 93_000)
    assert all("draw_hidden" in may(state, each) for each in range(4))


@rule("GT-091")
def test_the_clock_calls_go_after_30_seconds():
    state = opened()
    assert until(state, 29_999) == []
    assert until(state, 30_000) == [GoCalled()]
    assert tags(until(state, 33_000)) == ["building-began"]
