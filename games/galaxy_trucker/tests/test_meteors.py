"""1.9, 1.10 Meteors, and ships that break under them."""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.galaxy_trucker.events import (
    AlienLost,
    BatteriesLost,
    DiceRolled,
    PieceKept,
    ShipBroke,
    TileDestroyed,
)
from games.galaxy_trucker.hits import dice
from games.galaxy_trucker.tests.flights import (
    asked,
    charges,
    crews,
    default,
    fly,
    lade,
    met,
    out,
    revealed,
    roll,
    where,
)
from games.galaxy_trucker.tests.positions import (
    SEED,
    P,
    Q,
    R,
    act,
    all_rolled,
    begin_card,
    legal,
    may,
    refused,
    tags,
    told,
    until,
    values,
    view,
)
from games.galaxy_trucker.tests.ships import A, B, cells
from games.galaxy_trucker.views import Piece, PowerRange
from tests.rules import rule

UNSHIELDED = "SC 3333 @7,7 r0 | B2 3003 @8,7 r0"
"""Two tokens, connectors to all sides and nothing against meteors."""
TOWER = "SC 3333 @7,7 r0 | CB 2122 @8,7 r0 | B3 2000 @8,8 r0 | CB 1211 @7,8 r0"


@rule("GT-335", "GT-250", "GT-214")
def test_meteors_come_in_order_each_rolled_once_by_the_leader_for_all():
    state = fly("I-10", A, A, positions=(2, 4), dice="11 11 11 11 11")
    for number, threat in enumerate(("sN", "sN", "sW", "sE", "sS"), 1):
        assert asked(state) == ("roll", f"1.{number}", [Q])
        [rolled] = told(roll(state), DiceRolled)
        assert (rolled.seat, rolled.threat) == (Q, threat)
        assert view(state).dice == [1, 1]
    assert all_rolled(state) and state.phase == "pause"


@rule("GT-250", "GT-016")
def test_one_line_strikes_all_ships():
    state = fly("I-10", A, B, UNSHIELDED, mode="single-2", dice="25")
    events = roll(state)
    assert met(events) == [(P, "bounce"), (Q, "bounce"), (R, "hit")]


@rule("GT-250")
def test_a_die_has_six_faces():
    state = revealed("I-10", A)
    state.chance = Chance(SEED)
    sums = {dice(state) for _ in range(300)}
    assert (set(state.dice), sums) == (set(range(1, 7)), set(range(2, 13)))


@rule("GT-521", "GT-217")
def test_a_threat_is_shown_before_it_is_rolled():
    state = fly("I-09", A, B, dice="34")
    question = view(state).question
    assert (question.kind, question.threat, question.line) == ("roll", "LN", None)
    assert view(state).dice is None
    assert may(state, P) == {"roll"} and may(state, Q) == set()
    assert refused(state, Q, "roll") == "not-your-roll GT-214"
    assert refused(state, P, "answer_hit", protect=True, pay=872) == "wrong-phase GT-031"
    roll(state)
    assert view(state).dice == [3, 4]


@rule("GT-251", "GT-016")
def test_x28_small_meteors_bounce_or_miss():
    for faces, how in (("16", "bounce"), ("15", "bounce"), ("26", "bounce"), ("13", "miss")):
        assert met(roll(fly("I-10", A, dice=faces))) == [(P, how)]


@rule("GT-252", "GT-052", "GT-257")
def test_x29_a_token_for_the_shield_saves_a_connector():
    state = fly("I-10", A, A, dice="11 11 34")
    roll(state), roll(state), roll(state)
    assert asked(state) == ("hit", "1.3", [P, Q])
    act(state, P, "answer_hit", protect=True, pay=872)
    events = act(state, Q, "answer_hit", protect=False, pay=0)
    assert met(events) == [(P, "stopped"), (Q, "hit")]
    assert told(events, BatteriesLost) == [BatteriesLost(seat=P, paid=[87])]
    assert (charges(state), [len(each.ship.parts) for each in state.seats]) == ([1, 2], [9, 8])


@rule("GT-252")
def test_x29_a_shield_guards_its_own_sides_alone():
    state = fly("I-10", A, dice="11 11 11 44")
    for _ in range(4):
        events = roll(state)
    [destroyed] = told(events, TileDestroyed)
    assert destroyed.cell == 88
    assert [len(state.seats[P].lost), len(state.seats[P].ship.parts)] == [1, 8]


@rule("GT-257")
def test_by_the_clock_ships_are_protected():
    state = fly("I-10", A, dice="11 11 34")
    roll(state), roll(state), roll(state)
    until(state, state.now + 11_999)
    assert asked(state) == ("hit", "1.3", [P])
    assert met(until(state, state.now + 1)) == [(P, "stopped")]
    assert charges(state) == [1]


@rule("GT-257", "GT-237")
def test_by_the_clock_the_first_of_the_fullest_batteries_pays():
    state = revealed("I-10", f"{A} | B2 3001 @9,7 r0", dice="11 11 34")
    begin_card(state)
    roll(state), roll(state), roll(state)
    default(state)
    assert state.seats[P].ship.tokens == {87: 1, 97: 2}


@rule("GT-257", "GT-216")
def test_without_a_token_nobody_is_asked():
    state = revealed("I-10", A, A, dice="11 11 34")
    state.seats[P].ship.tokens = {}
    begin_card(state)
    roll(state), roll(state)
    events = roll(state)
    assert asked(state) == ("hit", "1.3", [Q])
    assert met(events) == []
    assert met(default(state)) == [(P, "hit"), (Q, "stopped")]


@rule("GT-237")
def test_a_battery_is_named_by_its_last_token_and_none_that_is_not_spent():
    state = fly("I-10", f"{A} | B2 3001 @9,7 r0", dice="11 11 34")
    state.seats[P].ship.tokens[97] = 1
    roll(state), roll(state), roll(state)
    assert values(state, P, "answer_hit", "pay") == {872, 971, 0}
    for protect, pay in ((True, 871), (True, 873), (True, 972), (True, 0), (False, 872)):
        assert refused(state, P, "answer_hit", protect=protect, pay=pay) == (
            "no-battery-there GT-237"
        )
    assert legal(state, P, "answer_hit", protect=True, pay=971)
    assert legal(state, P, "answer_hit", protect=False, pay=0)


@rule("GT-253", "GT-265", "GT-024", "GT-057")
def test_x30_a_large_meteor_takes_the_tile_and_what_hangs_on_it():
    state = fly("I-09", A, aliens=({"brown": (6, 7)},), dice="33")
    events = roll(state)
    assert told(events, ShipBroke) == [ShipBroke(seat=P, pieces=2)]
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="brown", reason="tile")]
    assert asked(state) == ("piece", "1.1", [P])
    act(state, P, "keep_piece", cell=(7, 7))
    ship = state.seats[P].ship
    assert (len(ship.parts), len(state.seats[P].lost), ship.aliens) == (7, 2, {})


@rule("GT-254", "GT-019")
def test_x30_a_single_cannon_shoots_for_nothing():
    state = fly("I-09", A, dice="34")
    assert met(roll(state)) == [(P, "shot-down")]
    assert charges(state) == [2]


@rule("GT-254", "GT-253")
@pytest.mark.parametrize(("protect", "tokens", "tiles"), [(True, 2, 13), (False, 3, 12)])
def test_x33_a_double_cannon_shoots_for_a_token(protect, tokens, tiles):
    state = fly("I-09", B, mode="single-2", dice="34")
    roll(state)
    assert asked(state) == ("hit", "1.1", [P])
    question = view(state).question
    assert (question.threat, question.line) == ("LN", 7)
    assert view(state, P).own.hit.cell == 76
    act(state, P, "answer_hit", protect=protect, pay=883 if protect else 0)
    assert (charges(state), len(state.seats[P].ship.parts)) == ([tokens], tiles)


@rule("GT-257")
def test_who_has_answered_is_shown_no_hit_any_more():
    state = fly("I-09", f"{UNSHIELDED} | C2 0020 @7,6 r0", TOWER + " | C2 0020 @7,6 r0", dice="34")
    roll(state)
    assert asked(state) == ("hit", "1.1", [P, Q])
    act(state, P, "answer_hit", protect=False, pay=0)
    assert view(state, P).own.hit is None
    assert view(state, Q).own.hit.cell == 76


@rule("GT-258", "GT-266")
def test_the_next_meteor_waits_for_every_ship():
    """Column 6: A is broken in two."""
    state = fly("I-09", A, UNSHIELDED, A, dice="33")
    roll(state)
    assert asked(state) == ("piece", "1.1", [P, R])
    assert [piece.cells for piece in view(state).seats[P].pieces] == [
        cells((7, 6), (8, 6), (7, 7), (8, 7), (6, 8), (7, 8), (8, 8)),
        cells((5, 7)),
    ]
    assert view(state).seats[Q].pieces is None
    act(state, P, "keep_piece", cell=(8, 8))
    assert asked(state) == ("piece", "1.1", [R])
    assert len(state.seats[P].ship.parts) == 8
    act(state, R, "keep_piece", cell=(7, 8))
    assert asked(state) == ("roll", "1.2", [P])


@rule("GT-266", "GT-270")
def test_of_each_piece_all_see_what_would_fly_on_with_it():
    """The alien's life support is what was hit."""
    struck = f"{UNSHIELDED} | C2 0020 @7,6 r0 | H2 2301 @7,8 r0 | LB 1101 @6,7 r0 | CB 0103 @5,7 r0"
    state = fly("I-09", struck, aliens=({"brown": (5, 7)},), dice="33")
    roll(lade(state, P, {(7, 8): "YG"}))
    powerless = PowerRange(0, 0)
    assert view(state).seats[P].pieces == [
        Piece(
            cells=cells((7, 6), (7, 7), (8, 7), (7, 8)),
            fire=PowerRange(0, 4),
            engines=powerless,
            humans=2,
            tokens=2,
            cubes="YG",
        ),
        Piece(cells=cells((5, 7)), fire=powerless, engines=powerless),
    ]


@rule("GT-267")
def test_by_the_clock_a_single_tile_flies_on_with_its_humans():
    state = fly("I-09", "SC 3333 @7,7 r0 | ST 1313 @6,7 r0 | CB 0103 @5,7 r0", dice="33")
    roll(state)
    assert [piece.cells for piece in view(state).seats[P].pieces] == [[57], [77]]
    default(state)
    assert set(state.seats[P].ship.parts) == {77}


@rule("GT-266", "GT-269", "GT-265")
def test_the_owner_chooses_the_piece_to_fly_on_with():
    state = lade(revealed("I-09", A, dice="33"), P, {(7, 8): "YB"})
    bank = dict(state.bank)
    begin_card(state)
    roll(state)
    assert refused(state, P, "keep_piece", cell=(6, 7)) == "not-a-piece GT-266"
    assert values(state, P, "keep_piece", "cell") == set(state.seats[P].ship.parts)
    [kept] = told(act(state, P, "keep_piece", cell=(5, 7)), PieceKept)
    assert sorted(kept.lost) == sorted(
        cells((7, 6), (8, 6), (7, 7), (8, 7), (6, 8), (7, 8), (8, 8))
    )
    ship = state.seats[P].ship
    assert (set(ship.parts), ship.cubes, ship.tokens, ship.crew) == ({57}, {}, {}, {})
    assert len(state.seats[P].lost) == 8
    assert state.bank == bank | {"Y": bank["Y"] + 1, "B": bank["B"] + 1}


@rule("GT-268")
def test_a_piece_without_humans_flies_to_the_end_of_the_card():
    state = fly("I-09", A, A, dice="33 11 11")
    roll(state)
    act(state, P, "keep_piece", cell=(5, 7))
    act(state, Q, "keep_piece", cell=(7, 7))
    roll(state)
    assert (crews(state), out(state)) == ([0, 2], [None, None])
    roll(state)
    assert out(state) == ["no-human", None]


@rule("GT-267")
def test_by_the_clock_the_piece_with_humans_and_most_tiles_flies_on():
    state = fly("I-09", A, dice="33")
    roll(state)
    until(state, state.now + 24_999)
    assert asked(state) == ("piece", "1.1", [P])
    until(state, state.now + 1)
    assert len(state.seats[P].ship.parts) == 7 and 77 in state.seats[P].ship.parts


@rule("GT-270", "GT-057")
def test_an_alien_is_lost_at_once_with_its_life_support():
    state = revealed("II-11", B, aliens=({"purple": (8, 7)},), mode="single-2", dice="11 11 34")
    del state.seats[P].ship.parts[107]
    begin_card(state)
    roll(state), roll(state)
    events = roll(state)
    assert [event.cell for event in told(events, TileDestroyed)] == [97]
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="purple", reason="life-support")]
    assert (asked(state), crews(state)) == (("roll", "1.4", [P]), [6])


@rule("GT-271")
def test_a_ship_without_tiles_is_missed_by_everything():
    state = fly("I-11", "SC 3333 @7,7 r0", A, dice="34 34 34")
    assert tags(roll(state)).count("tile-destroyed") == 1
    assert (state.seats[P].ship.parts, out(state)) == ({}, [None, None])
    assert met(roll(state)) == [(P, "miss"), (Q, "bounce")]
    assert met(roll(state)) == [(P, "miss"), (Q, "shot-down")]
    assert (out(state), where(state)[P]) == (["no-human", None], None)
