"""1.9, 2.7 How ships meet meteors and shots."""

from __future__ import annotations

import pytest

from games.galaxy_trucker.aboard import Ship, default_piece, lose_parts
from games.galaxy_trucker.power import strength
from games.galaxy_trucker.ship import exposed
from games.galaxy_trucker.tests.ships import A, B, at, cells, ship
from games.galaxy_trucker.threats import Meeting, left_after, meeting
from tests.rules import rule


def met(written: str, threat: str, line: int) -> tuple[str, int | None]:
    found = meeting(ship(written), threat, line)
    return found.met, found.cell


def destroyed(written: str, cell: int) -> Ship:
    """The ship after that tile and what falls off with it."""
    hit = ship(written)
    kept = default_piece(hit, left_after(hit.parts, cell))
    lose_parts(hit, hit.parts.keys() - set(kept))
    return hit


@rule("GT-251")
@pytest.mark.parametrize(("threat", "line"), [("sN", 7), ("sN", 6), ("sN", 8), ("sS", 7)])
def test_x28_small_meteors_bounce_off_smooth_sides(threat, line):
    assert met(A, threat, line)[0] == "bounce"
    assert met(A, "sN", 4) == ("miss", None)


@rule("GT-052", "GT-252", "GT-014")
def test_x29_a_small_meteor_on_a_connector():
    assert met(A, "sW", 7) == ("choice", at(5, 7))
    assert met(A, "sE", 8) == ("hit", at(8, 8))
    left = destroyed(A, at(8, 8))
    assert (len(left.parts), exposed(left.parts)) == (8, 4)
    assert strength(left, "engines").value(()) == 1


@rule("GT-253", "GT-254", "GT-017")
def test_x30_large_meteors_from_ahead():
    assert met(A, "LN", 7) == ("shot-down", at(7, 6))
    assert met(A, "LN", 6) == ("hit", at(6, 7))
    left = destroyed(A, at(6, 7))
    assert (len(left.parts), exposed(left.parts)) == (7, 3)


@rule("GT-018", "GT-019")
@pytest.mark.parametrize(
    ("threat", "line", "how"),
    [
        ("LE", 6, "shot-down"),
        ("LE", 7, "shot-down"),
        ("LE", 8, "shot-down"),
        ("LE", 9, "hit"),
        ("LW", 6, "shot-down"),
        ("LW", 8, "shot-down"),
        ("LW", 9, "hit"),
        ("LS", 4, "miss"),
        ("LS", 5, "shot-down"),
        ("LS", 6, "shot-down"),
        ("LS", 7, "hit"),
    ],
)
def test_x31_x32_large_meteors_from_the_sides_and_behind(threat, line, how):
    assert met(B, threat, line)[0] == how


@rule("GT-254", "GT-017")
def test_x33_only_a_double_cannon_covers():
    assert met(B, "LN", 7) == ("choice", at(7, 6))
    assert met(B, "LN", 8) == ("hit", at(8, 6))
    empty = ship(B)
    empty.tokens = {}
    assert meeting(empty, "LN", 7) == Meeting("hit", at(7, 6))


@rule("GT-255")
def test_x34_x35_light_shots():
    assert met(A, "lS", 7) == ("hit", at(7, 8))
    left = destroyed(A, at(7, 8))
    assert (len(left.parts), exposed(left.parts)) == (6, 4)
    assert strength(left, "engines").value(()) == 0
    assert met(B, "lW", 9) == ("choice", at(5, 9))
    assert met(B, "lE", 7) == ("hit", at(10, 7))
    assert exposed(destroyed(B, at(10, 7)).parts) == 4


@rule("GT-256")
def test_x36_nothing_stops_a_heavy_shot():
    assert met(A, "HN", 8) == ("hit", at(8, 6))
    left = destroyed(A, at(8, 6))
    assert (len(left.parts), exposed(left.parts)) == (8, 4)


@rule("GT-252", "GT-257", "GT-266")
def test_x37_without_a_battery_there_is_no_choice():
    empty = ship(B)
    empty.tokens = {}
    assert meeting(empty, "sW", 8) == Meeting("hit", at(5, 8))
    left = destroyed(B, at(5, 8))
    assert (len(left.parts), exposed(left.parts)) == (11, 4)
    assert strength(left, "cannons").value(()) == 2


@rule("GT-265")
def test_what_no_longer_joins_falls_off():
    assert [len(piece) for piece in left_after(ship(A).parts, at(6, 7))] == [7, 1]
    assert set(cells((5, 7))) <= ship(A).parts.keys()


@rule("GT-509")
def test_x61_small_meteors_bounce_off_no_corridor_architect():
    assert met(B, "sN", 5) == ("bounce", at(5, 7))
    assert meeting(ship(B), "sN", 5, bounces=False) == Meeting("choice", at(5, 7))
    empty = ship(B)
    empty.tokens = {}
    assert meeting(empty, "sN", 5, bounces=False) == Meeting("hit", at(5, 7))


@rule("GT-256", "GT-253")
def test_shields_help_against_small_and_light_alone():
    assert met(B, "lN", 8)[0] == "choice"
    assert met(B, "HN", 8)[0] == "hit"
    assert met(B, "LN", 8)[0] == "hit"
