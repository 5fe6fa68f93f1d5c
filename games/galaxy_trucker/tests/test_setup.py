"""1.3 Modes and set-up, until building begins."""

import pytest

from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import BuildingBegan, GoCalled, TitlesDrawn
from games.galaxy_trucker.levels import MIDDLE
from games.galaxy_trucker.ship import Part, kind
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.acts import GAME, act, legal, may, refused
from games.galaxy_trucker.tests.clocks import pass_time
from games.galaxy_trucker.tests.looks import P, Q, S, told, view
from games.galaxy_trucker.tests.positions import (
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
    assert set(GAME.scene(opened("trek"), ()).levels) == {"I", "II", "III"}
    state.phase = "scoring"
    act(state, P, "seen")
    act(state, Q, "seen")
    assert state.phase == "over"


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
    assert list(GAME.seats(state.options)) == [1, 2, 3, 4]
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
