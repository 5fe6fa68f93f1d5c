"""1.4 Building: heap and table, the hand, and what may be done with a tile."""

import pytest

from games.galaxy_trucker.events import (
    OwnTileDrawn,
    ReserveTaken,
    TileLifted,
    TilePlaced,
    TilePutBack,
    TileReserved,
    TileTaken,
)
from games.galaxy_trucker.state import Hand
from games.galaxy_trucker.tests.acts import GAME, act, action, legal, may, refused
from games.galaxy_trucker.tests.laying import hold, keep, lay, on_top, out_of_heap
from games.galaxy_trucker.tests.looks import P, Q, R, tags, told, view
from games.galaxy_trucker.tests.positions import building, finished
from games.galaxy_trucker.tests.ships import A
from games.offers import Number, One
from tests.rules import rule

# ---- heap and table


@rule("GT-100")
def test_of_the_heap_everybody_knows_the_number_and_of_the_table_every_tile():
    state = building(A, seats=3)
    tile = lay(state, "C1 0010")
    for seat in (P, Q, R, None):
        seen = view(state, seat)
        assert (seen.heap, seen.table) == (len(state.heap), {tile: 0})
    [offer] = [each for each in GAME.offers(state, P) if each.do == "take_open"]
    assert offer.take["tile"] == Number(0, 155)


@rule("GT-100", "GT-108")
def test_what_is_put_back_lies_on_the_lowest_free_place_and_may_be_taken_by_anybody():
    state = building()
    gone, stays = lay(state, "C1 0010"), lay(state, "C1 0012")
    act(state, P, "take_open", tile=gone)
    drawn = hold(state, Q, "E1 0300")
    act(state, Q, "put_back")
    assert state.table == {stays: 1, drawn: 0}
    act(state, Q, "take_open", tile=drawn)
    assert state.seats[Q].hand == Hand(drawn, known=True)


@rule("GT-102")
def test_a_tile_of_the_heap_is_seen_by_its_owner_once_it_is_in_the_hand():
    state = building()
    tile = on_top(state, "C1 0010")
    left = len(state.heap)
    assert view(state, P).own is None
    events = act(state, P, "draw_hidden")
    assert state.seats[P].hand == Hand(tile, known=False)
    assert told(events, OwnTileDrawn) == [OwnTileDrawn(tile=tile, only=frozenset({P}))]
    assert (tags(events, P), tags(events, Q)) == (["tile-drawn", "own-tile-drawn"], ["tile-drawn"])
    assert view(state, P).own.hand == tile
    assert len(state.heap) == left - 1


@rule("GT-103", "GT-105")
@pytest.mark.parametrize(
    ("does", "given"),
    [("place", {"k": 0, "cell": (9, 8)}), ("reserve", {"slot": 2}), ("put_back", {})],
)
def test_a_drawn_tile_is_placed_reserved_or_put_back_and_nothing_else(does, given):
    state = building(A)
    lay(state, "C1 0012")
    keep(state, P, 1, "C1 0020")
    tile = on_top(state, "E1 0003")
    act(state, P, "draw_hidden")
    assert may(state, P) == {"place", "reserve", "put_back"}
    act(state, P, does, **given)
    trucker = state.seats[P]
    assert trucker.hand is None
    on_ship = [part.tile for part in trucker.ship.parts.values()]
    assert [*on_ship, *trucker.reserve.values(), *state.table].count(tile) == 1


@rule("GT-104")
def test_others_see_that_the_hand_is_full_and_of_what_if_all_saw_the_tile_leave():
    state = building(seats=3)
    tile, kept = lay(state, "C1 0010"), keep(state, Q, 1, "C1 0012")
    hold(state, R, "ST 3123")
    for seat in (P, Q, None):
        seen = view(state, seat)
        assert (seen.seats[R].holds, seen.seats[R].hand, seen.own) == (True, None, None)
    assert view(state, R).own.hand == state.seats[R].hand.tile
    assert view(state, Q).seats[Q].holds is None
    act(state, P, "take_open", tile=tile)
    act(state, Q, "take_reserved", slot=1)
    act(state, R, "place", k=0, cell=(7, 8))
    act(state, R, "lift")
    seen = view(state).seats
    assert (seen[P].hand, seen[Q].hand) == (tile, kept)
    assert seen[R].hand == state.seats[R].hand.tile


@rule("GT-106", "GT-031")
def test_x04_of_two_who_take_one_tile_the_first_gets_it():
    state = building()
    tile = lay(state, "C1 0010")
    act(state, P, "take_open", tile=tile)
    assert state.seats[P].hand == Hand(tile, known=True)
    assert refused(state, Q, "take_open", tile=tile) == "tile-gone GT-106"
    assert state.seats[Q].hand is None
    assert legal(state, Q, "draw_hidden")


@rule("GT-106")
@pytest.mark.parametrize(
    ("asks", "answered"),
    [
        (lambda _state: None, "no-such-tile GT-106"),
        (lambda state: hold(state, P, "ST 3123"), "hand-not-empty GT-101"),
        (lambda state: act(state, P, "peek", stack=1), "peeking GT-134"),
        (lambda state: finished(state, P), "already-finished GT-147"),
    ],
    ids=["empty hand", "full hand", "peeking", "finished"],
)
def test_a_refusal_tells_the_heap_from_no_hand_however_one_asks(asks, answered):
    """Whichever tile that never lay on the table is asked for, or none at all: the same refusal,
    with nothing beside it."""
    state = building(A)
    act(state, Q, "draw_hidden")
    kept, lost = keep(state, P, 1, "E1 0003"), out_of_heap(state, "CB 0103")
    state.seats[Q].lost.append(lost)
    placed = state.seats[P].ship.parts[67].tile
    asks(state)
    unseen = [state.seats[Q].hand.tile, *state.heap, kept, lost, placed]
    for tile in (*unseen, 0, -1, 156):
        refusal = GAME.judge(state, P, action(state, "take_open", tile=tile)).refusal
        assert (f"{refusal.code} {refusal.rule}", refusal.params) == (answered, {}), tile


@rule("GT-106", "GT-108")
def test_a_tile_that_once_lay_there_is_gone_wherever_it_is():
    state = building(seats=3)
    laid, drawn = lay(state, "ST 3123"), hold(state, Q, "C1 0010")
    act(state, P, "take_open", tile=laid)
    act(state, P, "place", k=0, cell=(7, 8))
    assert refused(state, R, "take_open", tile=laid) == "tile-gone GT-106"
    act(state, Q, "put_back")
    act(state, R, "take_open", tile=drawn)
    act(state, R, "put_back")
    act(state, Q, "take_open", tile=drawn)
    assert refused(state, P, "take_open", tile=drawn) == "tile-gone GT-106"
    assert state.been == [laid, drawn]


@rule("GT-107")
def test_the_last_tile_of_the_heap_can_be_drawn_and_then_the_table_is_still_there():
    state = building()
    tile = lay(state, "C1 0010")
    state.heap = state.heap[:1]
    assert legal(state, P, "draw_hidden")
    state.heap = []
    assert refused(state, P, "draw_hidden") == "heap-empty GT-107"
    assert "draw_hidden" not in may(state, P)
    assert legal(state, P, "take_open", tile=tile)


# ---- the reserve


@rule("GT-116", "GT-117", "GT-118")
def test_x06_a_third_tile_finds_no_place_and_a_reserved_one_stays_with_its_owner():
    state = building(A)
    first, second = keep(state, P, 2, "C1 0010"), keep(state, P, 1, "C1 0012")
    [offer] = [each for each in GAME.offers(state, P) if each.do == "take_reserved"]
    assert offer.take["slot"] == One([1, 2])
    hold(state, P, "E1 0003")
    assert refused(state, P, "reserve", slot=1) == "reserve-full GT-116"
    act(state, P, "place", k=0, cell=(9, 8))
    act(state, P, "take_reserved", slot=1)
    assert refused(state, P, "put_back") == "reserved-not-returnable GT-118"
    assert "put_back" not in may(state, P)
    assert refused(state, P, "reserve", slot=2) == "slot-taken GT-116"
    act(state, P, "reserve", slot=1)
    assert state.seats[P].reserve == {2: first, 1: second}


@rule("GT-117", "GT-118")
def test_x75_a_reserved_tile_stays_one_when_it_was_added_and_lifted():
    state = building(A)
    tile = keep(state, P, 1, "E1 0003")
    act(state, P, "take_reserved", slot=1)
    act(state, P, "place", k=0, cell=(9, 8))
    assert (state.seats[P].ship.parts[98].tile, state.seats[P].reserve) == (tile, {})
    act(state, P, "lift")
    assert refused(state, P, "put_back") == "reserved-not-returnable GT-118"
    act(state, P, "reserve", slot=2)
    assert state.seats[P].reserve == {2: tile}


@rule("GT-118")
def test_the_next_tile_is_none_of_the_reserve():
    state = building(A, mode="single-2")
    keep(state, P, 1, "E1 0003")
    act(state, P, "take_reserved", slot=1)
    act(state, P, "place", k=0, cell=(9, 8))
    on_top(state, "ST 1313")
    act(state, P, "draw_hidden")
    act(state, P, "place", k=0, cell=(5, 6))
    act(state, P, "lift")
    assert legal(state, P, "put_back")


@rule("GT-079")
@pytest.mark.parametrize(
    ("mode", "option", "open_"),
    [("learning", "on", True), ("learning", "off", False), ("single-1", "off", True)],
)
def test_an_option_closes_the_reserve_of_the_learning_flight_and_of_no_other(mode, option, open_):
    state = building(mode=mode, learning_reserve=option)
    hold(state, P, "C1 0010")
    assert legal(state, P, "reserve", slot=1) is open_
    if not open_:
        assert refused(state, P, "reserve", slot=1) == "reserve-off GT-079"


@rule("GT-120")
def test_what_lies_on_a_ship_board_is_seen_by_all_at_once():
    state = building(A)
    kept = keep(state, P, 2, "C1 0010")
    tile = hold(state, P, "E1 0003")
    act(state, P, "place", k=0, cell=(9, 8))
    for seat in (Q, None):
        seen = view(state, seat).seats[P]
        assert (seen.ship[98].tile, seen.loose, seen.reserve) == (tile, 98, {2: kept})
    assert view(state).seats[Q].reserve is None


@rule("GT-104", "GT-120")
def test_all_are_told_what_all_can_see():
    state = building(A)
    taken, kept = lay(state, "E1 0003"), keep(state, P, 1, "C1 0012")
    acts = [
        ("take_open", {"tile": taken}, TileTaken(seat=P, tile=taken)),
        ("place", {"k": 0, "cell": (9, 8)}, TilePlaced(seat=P, tile=taken, cell=98, k=0)),
        ("lift", {}, TileLifted(seat=P, tile=taken, cell=98)),
        ("put_back", {}, TilePutBack(seat=P, tile=taken, place=0)),
        ("take_reserved", {"slot": 1}, ReserveTaken(seat=P, tile=kept, slot=1)),
        ("reserve", {"slot": 2}, TileReserved(seat=P, tile=kept, slot=2)),
    ]
    for does, given, event in acts:
        assert act(state, P, does, **given) == [event]
