"""1.9, 1.10, 2.7 How ships meet meteors and shots, and how they break under them."""

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
from games.galaxy_trucker.tests.acts import act, legal, may, refused, values
from games.galaxy_trucker.tests.clocks import default
from games.galaxy_trucker.tests.flights import fly, lade, revealed, roll
from games.galaxy_trucker.tests.looks import P, Q, R, tags, told, view
from games.galaxy_trucker.tests.outcomes import asked, charges, crews, met, out, where
from games.galaxy_trucker.tests.positions import SEED, all_rolled, begin_card
from games.galaxy_trucker.tests.ships import A, B, at, cells, ship
from games.galaxy_trucker.threats import meeting
from games.galaxy_trucker.views import Piece, PowerRange
from tests.rules import rule

UNSHIELDED = "SC 3333 @7,7 r0 | B2 3003 @8,7 r0"
"""Two tokens, connectors to all sides and nothing against meteors."""


def rolled(state, times: int):
    """The events of the last of so many rolls."""
    for _ in range(times):
        events = roll(state)
    return events


# ---- what a threat meets


@rule("GT-014", "GT-016", "GT-017", "GT-018", "GT-019", "GT-052")
@rule("GT-251", "GT-252", "GT-253", "GT-254", "GT-255", "GT-256")
@pytest.mark.parametrize(
    ("written", "threat", "line", "how"),
    [
        # X28, X29 Small meteors.
        (A, "sN", 7, ("bounce", (7, 6))),
        (A, "sN", 6, ("bounce", (6, 7))),
        (A, "sN", 8, ("bounce", (8, 6))),
        (A, "sN", 4, ("miss", None)),
        (A, "sS", 7, ("bounce", (7, 8))),
        (A, "sW", 7, ("choice", (5, 7))),
        (A, "sE", 8, ("hit", (8, 8))),
        # X30 Large meteors from ahead.
        (A, "LN", 7, ("shot-down", (7, 6))),
        (A, "LN", 6, ("hit", (6, 7))),
        # X31, X32 From the sides and from behind.
        (B, "LE", 6, ("shot-down", (8, 6))),
        (B, "LE", 7, ("shot-down", (10, 7))),
        (B, "LE", 8, ("shot-down", (8, 8))),
        (B, "LE", 9, ("hit", (5, 9))),
        (B, "LW", 6, ("shot-down", (7, 6))),
        (B, "LW", 8, ("shot-down", (5, 8))),
        (B, "LW", 9, ("hit", (5, 9))),
        (B, "LS", 4, ("miss", None)),
        (B, "LS", 5, ("shot-down", (5, 9))),
        (B, "LS", 6, ("shot-down", (6, 8))),
        (B, "LS", 7, ("hit", (7, 8))),
        # X33 Only a double cannon covers.
        (B, "LN", 7, ("choice", (7, 6))),
        (B, "LN", 8, ("hit", (8, 6))),
        # X34 to X36 Shots.
        (A, "lS", 7, ("hit", (7, 8))),
        (A, "HN", 8, ("hit", (8, 6))),
        (B, "lW", 9, ("choice", (5, 9))),
        (B, "lE", 7, ("hit", (10, 7))),
        (B, "lN", 8, ("choice", (8, 6))),
        (B, "HN", 8, ("hit", (8, 6))),
    ],
)
def test_what_a_threat_meets(written, threat, line, how):
    found = meeting(ship(written), threat, line)
    assert (found.met, found.cell) == (how[0], how[1] and at(*how[1]))


@rule("GT-252", "GT-254", "GT-257")
def test_x33_x37_without_a_battery_there_is_no_choice():
    empty = ship(B)
    empty.tokens = {}
    assert meeting(empty, "LN", 7).met == "hit"
    assert meeting(empty, "sW", 8).met == "hit"


# ---- rolling


@rule("GT-335", "GT-250", "GT-214")
def test_meteors_come_in_order_each_rolled_once_by_the_leader_for_all():
    state = fly("I-10", A, A, positions=(2, 4), dice="11 11 11 11 11")
    for number, threat in enumerate(("sN", "sN", "sW", "sE", "sS"), 1):
        assert asked(state) == ("roll", f"1.{number}", [Q])
        [thrown] = told(roll(state), DiceRolled)
        assert (thrown.seat, thrown.threat) == (Q, threat)
        assert view(state).dice == [1, 1]
    assert all_rolled(state) and state.phase == "pause"


@rule("GT-250", "GT-016", "GT-251")
def test_x28_one_line_strikes_all_ships():
    state = fly("I-10", A, B, UNSHIELDED, mode="single-2", dice="25")
    assert met(roll(state)) == [(P, "bounce"), (Q, "bounce"), (R, "hit")]


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
    roll(state)
    assert view(state).dice == [3, 4]


# ---- protecting


@rule("GT-252", "GT-052", "GT-257")
def test_x29_a_token_for_the_shield_saves_a_connector():
    state = fly("I-10", A, A, dice="11 11 34")
    rolled(state, 3)
    assert asked(state) == ("hit", "1.3", [P, Q])
    act(state, P, "answer_hit", protect=True, pay=872)
    assert (view(state, P).own.hit, view(state, Q).own.hit.cell) == (None, 57)
    events = act(state, Q, "answer_hit", protect=False, pay=0)
    assert met(events) == [(P, "stopped"), (Q, "hit")]
    assert told(events, BatteriesLost) == [BatteriesLost(seat=P, paid=[87])]
    assert (charges(state), [len(each.ship.parts) for each in state.seats]) == ([1, 2], [9, 8])


@rule("GT-257", "GT-237")
def test_by_the_clock_ships_are_protected_by_the_first_of_the_fullest_batteries():
    state = fly("I-10", f"{A} | B2 3001 @9,7 r0", dice="11 11 34")
    rolled(state, 3)
    assert met(default(state)) == [(P, "stopped")]
    assert state.seats[P].ship.tokens == {87: 1, 97: 2}


@rule("GT-257", "GT-216")
def test_without_a_token_nobody_is_asked():
    state = revealed("I-10", A, A, dice="11 11 34")
    state.seats[P].ship.tokens = {}
    begin_card(state)
    events = rolled(state, 3)
    assert asked(state) == ("hit", "1.3", [Q])
    assert met(events) == []
    assert met(default(state)) == [(P, "hit"), (Q, "stopped")]


@rule("GT-237")
def test_a_battery_is_named_by_its_last_token_and_none_that_is_not_spent():
    state = fly("I-10", f"{A} | B2 3001 @9,7 r0", dice="11 11 34")
    state.seats[P].ship.tokens[97] = 1
    rolled(state, 3)
    assert values(state, P, "answer_hit", "pay") == {872, 971, 0}
    for protect, pay in ((True, 871), (True, 873), (True, 972), (True, 0), (False, 872)):
        assert refused(state, P, "answer_hit", protect=protect, pay=pay) == (
            "no-battery-there GT-237"
        )
    assert legal(state, P, "answer_hit", protect=True, pay=971)
    assert legal(state, P, "answer_hit", protect=False, pay=0)


@rule("GT-254", "GT-253", "GT-257")
@pytest.mark.parametrize(("protect", "tokens", "tiles"), [(True, 2, 13), (False, 3, 12)])
def test_x33_a_double_cannon_shoots_for_a_token(protect, tokens, tiles):
    state = fly("I-09", B, mode="single-2", dice="34")
    roll(state)
    assert asked(state) == ("hit", "1.1", [P])
    question = view(state).question
    assert (question.threat, question.line) == ("LN", 7)
    assert (view(state, P).own.hit.cell, len(view(state, P).own.hit.pieces)) == (76, 1)
    act(state, P, "answer_hit", protect=protect, pay=883 if protect else 0)
    assert (charges(state), len(state.seats[P].ship.parts)) == ([tokens], tiles)


# ---- pieces


@rule("GT-253", "GT-265", "GT-024", "GT-057")
def test_x30_a_large_meteor_takes_the_tile_and_what_hangs_on_it():
    state = fly("I-09", A, aliens=({"brown": (6, 7)},), dice="33")
    events = roll(state)
    assert told(events, ShipBroke) == [ShipBroke(seat=P, pieces=2)]
    assert told(events, AlienLost) == [AlienLost(seat=P, colour="brown", reason="tile")]
    assert asked(state) == ("piece", "1.1", [P])
    act(state, P, "keep_piece", cell=(7, 7))
    its = state.seats[P]
    assert (len(its.ship.parts), len(its.lost), its.ship.aliens) == (7, 2, {})


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


@rule("GT-266", "GT-268", "GT-269", "GT-265")
def test_the_owner_chooses_the_piece_and_one_without_humans_flies_to_the_end_of_the_card():
    state = lade(revealed("I-09", A, dice="33 11 11"), P, {(7, 8): "YB"})
    bank = dict(state.bank)
    begin_card(state)
    roll(state)
    assert refused(state, P, "keep_piece", cell=(6, 7)) == "not-a-piece GT-266"
    assert values(state, P, "keep_piece", "cell") == set(state.seats[P].ship.parts)
    [kept] = told(act(state, P, "keep_piece", cell=(5, 7)), PieceKept)
    assert sorted(kept.lost) == sorted(
        cells((7, 6), (8, 6), (7, 7), (8, 7), (6, 8), (7, 8), (8, 8))
    )
    left = state.seats[P].ship
    assert (set(left.parts), left.cubes, left.tokens, left.crew) == ({57}, {}, {}, {})
    assert len(state.seats[P].lost) == 8
    assert state.bank == bank | {"Y": bank["Y"] + 1, "B": bank["B"] + 1}
    roll(state)
    assert (crews(state), out(state)) == ([0], [None])
    roll(state)
    assert out(state) == ["no-human"]


@rule("GT-270", "GT-057")
def test_an_alien_is_lost_at_once_with_its_life_support():
    state = revealed("II-11", B, aliens=({"purple": (8, 7)},), mode="single-2", dice="11 11 34")
    del state.seats[P].ship.parts[107]
    begin_card(state)
    events = rolled(state, 3)
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
