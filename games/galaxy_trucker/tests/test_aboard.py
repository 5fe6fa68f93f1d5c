"""1.7, 1.9 Crew, aliens and batteries, and the piece of a ship that flies on."""

import pytest

from games.galaxy_trucker.aboard import (
    choking,
    cubes_on,
    default_losses,
    default_piece,
    epidemic,
    figures,
    lose_parts,
    possible_aliens,
    remove_figures,
    spend,
    tokens,
)
from games.galaxy_trucker.goods import holds
from games.galaxy_trucker.power import strength
from games.galaxy_trucker.ship import DIRECTIONS, in_order, joined, pieces
from games.galaxy_trucker.tests.ships import A, B, D, at, cells, ship
from games.galaxy_trucker.threats import shielded
from tests.rules import rule


@rule("GT-063")
def test_a_structural_module_joins_and_does_nothing_else():
    bare = ship("SC 3333 @7,7 r0 | C1 0010 @7,6 r0")
    longer = ship("SC 3333 @7,7 r0 | C1 0010 @7,6 r0 | ST 1303 @8,7 r0")
    assert joined(longer.parts, at(8, 7)) == [at(7, 7)]
    assert (longer.crew, longer.tokens, longer.cubes) == (bare.crew, {}, {})
    assert holds(longer.parts) == []
    assert not any(possible_aliens(longer.parts).values())
    for power in ("cannons", "engines"):
        assert strength(longer, power) == strength(bare, power)
    assert not any(shielded(longer.parts, direction) for direction in DIRECTIONS)


@rule("GT-237")
def test_tokens_are_spent_from_the_fullest_tile():
    two = ship("SC 3333 @7,7 r0 | B2 3111 @8,7 r0 | B3 2000 @7,8 r0")
    assert tokens(two) == [783, 872, 782, 871, 781]
    spend(two, tokens(two)[:3])
    assert two.tokens == {87: 1, 78: 1}
    spend(two, [871])
    assert two.tokens == {78: 1}


# ---- who is lost


@rule("GT-282", "GT-281", "GT-030")
@pytest.mark.parametrize(
    ("written", "aliens", "many", "lost"),
    [
        (B, {"purple": (8, 7)}, 3, [582, 772, 672]),
        (A, {"brown": (6, 7)}, 3, [772, 671, 771]),
        (A, {}, 9, [772, 672, 771, 671]),
    ],
)
def test_x43_by_the_clock_humans_of_the_fullest_cabins_go_then_aliens_then_the_last_human(
    written, aliens, many, lost
):
    assert default_losses(ship(written, **aliens), many) == lost


@rule("GT-282")
def test_the_last_human_goes_after_both_aliens():
    crewed = ship(D, brown=(5, 7), purple=(9, 7))
    lost = default_losses(crewed, 6)
    assert remove_figures(crewed, lost[:-1]) == ["brown", "purple"]
    assert crewed.crew == {lost[-1] // 10: 1}


@rule("GT-030")
def test_figures_go_by_the_reading_order_of_their_cabins():
    crewed = ship("SC 3333 @7,7 r0 | CB 2101 @7,6 r2 | CB 0203 @6,7 r0")
    assert figures(crewed) == [761, 762, 671, 672, 771, 772]


@rule("GT-370", "GT-022")
def test_of_a_cabin_the_last_figure_falls_ill():
    assert epidemic(ship(A)) == [672, 772]
    assert epidemic(ship(A, brown=(6, 7))) == [671, 772]


@rule("GT-057", "GT-058", "GT-270", "GT-269")
def test_x39_an_alien_is_lost_with_its_last_life_support():
    hit = ship(B, purple=(8, 7))
    assert lose_parts(hit, cells((9, 7), (10, 7))) == [150 + 2, 102]
    assert choking(hit) == ["purple"]
    one = "SC 3333 @7,7 r0 | CB 2122 @8,7 r0 | LP 0103 @9,7 r0"
    two = ship(f"{one} | LP 0023 @8,8 r2", purple=(8, 7))
    assert choking(two) == []
    lose_parts(two, cells((9, 7)))
    assert choking(two) == []
    lose_parts(two, cells((8, 8)))
    assert choking(two) == ["purple"]


@rule("GT-269")
def test_what_lies_on_a_lost_tile_is_gone():
    laden = ship(A, brown=(6, 7))
    laden.cubes = {at(7, 8): "YB"}
    assert cubes_on(laden, cells((7, 8))) == {"Y": 1, "B": 1}
    lose_parts(laden, cells((7, 8), (8, 7), (6, 7), (7, 7)))
    assert (laden.cubes, laden.tokens, laden.aliens, laden.crew) == ({}, {}, {}, {})


# ---- the piece that flies on where nobody chooses


@rule("GT-266", "GT-267")
@pytest.mark.parametrize(
    ("written", "many", "flies_on"),
    [
        pytest.param(B, 3, ((5, 7), (5, 8), (5, 9), (6, 7), (6, 8), (7, 8)), id="x38 the largest"),
        pytest.param(A, 4, ((5, 7), (6, 7)), id="x41 one with a human before a larger one"),
    ],
)
def test_of_several_pieces_one_flies_on(written, many, flies_on):
    broken = ship(written)
    lose_parts(broken, cells((7, 7)))
    found = pieces(broken.parts)
    assert len(found) == many
    assert default_piece(broken, found) == in_order(cells(*flies_on))


@rule("GT-267")
@pytest.mark.parametrize("empty", [True, False])
def test_crew_counts_after_life_support_in_the_piece(empty):
    """Two pieces of two tiles: an alien without its life support is no crew."""
    broken = ship("SC 3333 @7,7 r0 | CB 2122 @8,7 r0 | LP 0103 @9,7 r0", purple=(8, 7))
    sizes = [[at(7, 7)], cells((8, 7), (9, 7))]
    if empty:
        broken.crew = {}
    assert default_piece(broken, sizes) == sizes[1 if empty else 0]


@rule("GT-267")
@pytest.mark.parametrize(("crew_there", "flies_on"), [(2, at(5, 7)), (1, at(7, 7))])
def test_of_equal_pieces_more_crew_and_only_then_the_starting_cabin(crew_there, flies_on):
    apart = ship("SC 3333 @7,7 r0 | CB 0103 @5,7 r0")
    apart.crew = {at(7, 7): 1, at(5, 7): crew_there}
    assert default_piece(apart, pieces(apart.parts)) == [flies_on]


@rule("GT-267")
def test_of_equal_pieces_an_alien_that_chokes_is_no_crew():
    apart = ship("SC 3333 @7,7 r0 | ST 1303 @8,7 r0 | CB 2122 @4,7 r0 | CB 0103 @5,7 r0")
    apart.crew, apart.aliens = {at(7, 7): 2, at(5, 7): 2}, {"purple": at(4, 7)}
    found = [cells((4, 7), (5, 7)), cells((7, 7), (8, 7))]
    assert default_piece(apart, found) == found[1]
    apart.crew = {at(5, 7): 1}
    assert default_piece(apart, [[at(5, 7)], found[1]]) == [at(5, 7)]


@rule("GT-267", "GT-030")
@pytest.mark.parametrize(("later", "first"), [((4, 7), (4, 5)), ((5, 7), (4, 7))])
def test_of_pieces_alike_the_first_in_reading_order(later, first):
    column, row = later
    apart = ship(f"CB 2122 @{column},{row} r0 | CB 0103 @{first[0]},{first[1]} r0")
    assert default_piece(apart, [[at(*later)], [at(*first)]]) == [at(*first)]
