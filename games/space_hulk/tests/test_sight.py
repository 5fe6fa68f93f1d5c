"""SH-160 to SH-172: lines, arcs and ranges, against another way to work them out."""

import os
from random import Random

import pytest

from games.space_hulk.board import FACINGS, board_of, mask_of
from games.space_hulk.sight import (
    crossing,
    fire_arc,
    local,
    reach,
    seen,
    sees,
    within,
)
from games.space_hulk.tests import oracle
from tests.rules import rule

BOARDS = int(os.environ.get("SIGHT_BOARDS", "300"))
"""How many random boards to look at; 20000 take half a minute (``make oracle``)."""


def random_board(random: Random) -> tuple[str, ...]:
    width, height = random.randint(3, 11), random.randint(3, 9)
    open_share = random.choice((0.5, 0.7, 0.9, 1.0))
    return tuple(
        "".join("." if random.random() < open_share else "#" for _ in range(width))
        for _ in range(height)
    )


@rule("SH-160", "SH-161", "SH-162", "SH-163", "SH-166", "SH-170")
@pytest.mark.parametrize("part", range(10))
def test_sight_is_what_fractions_say(part):
    for number in range(part, BOARDS, 10):
        random = Random(number)
        rows = random_board(random)
        board = board_of(rows)
        if not board.squares:
            continue
        square = random.choice(board.squares)
        things = [each for each in board.squares if random.random() < 0.15 and each != square]
        walls = {
            (x, y) for y in range(board.height) for x in range(board.width) if rows[y][x] == "#"
        }
        opaque = walls | {board.place(each) for each in things}
        source = board.place(square)
        facing = random.choice(FACINGS)
        view = fire = 0
        for other in board.squares:
            target = board.place(other)
            in_view, in_fire = oracle.arcs(source, target, facing)
            if in_view and not oracle.broken(source, target, opaque):
                view |= 1 << other
                fire |= in_fire << other
        look = seen(board, square, facing, mask_of(things), "both")
        assert look == view, (rows, source, facing, things)
        assert look & fire_arc(board, square, facing, "both") == fire


@rule("SH-169")
@pytest.mark.parametrize("corner", ["both", "either"])
def test_a_line_is_the_same_both_ways(corner):
    for number in range(60):
        random = Random(number)
        board = board_of(random_board(random))
        if len(board.squares) < 2:
            continue
        one, two = random.sample(board.squares, 2)
        opaque = mask_of(
            each for each in board.squares if random.random() < 0.15 and each not in (one, two)
        )
        there = any(seen(board, one, facing, opaque, corner) >> two & 1 for facing in FACINGS)
        back = any(seen(board, two, facing, opaque, corner) >> one & 1 for facing in FACINGS)
        assert there == back


@rule("SH-170")
@pytest.mark.parametrize("corner", ["both", "either"])
def test_one_square_is_seen_if_it_is_among_those_seen(corner):
    for number in range(60):
        random = Random(number)
        board = board_of(random_board(random))
        if not board.squares:
            continue
        square, facing = random.choice(board.squares), random.choice(FACINGS)
        opaque = mask_of(each for each in board.squares if random.random() < 0.2)
        among = seen(board, square, facing, opaque, corner)
        for other in board.squares:
            one = sees(board, square, facing, other, opaque, corner)
            assert one == bool(among >> other & 1), (board.rows, square, facing, other)


LINES = [
    ((0, 3), "01 02", ""),
    ((1, 1), "", "10+01"),
    ((2, 1), "10 11", ""),
    ((2, 2), "11", "10+01 21+12"),
    ((3, 1), "10 21", "20+11"),
    ((3, 2), "10 11 21 22", ""),
    ((4, 2), "10 11 21 31 32", ""),
    ((5, 1), "10 20 31 41", "30+21"),
    ((5, 3), "10 11 21 32 42 43", "31+22"),
]


def numbered(place: str) -> int:
    return int(place[1]) * 10 + int(place[0])


@rule("SH-164", "SH-165")
@pytest.mark.parametrize(("to", "crossed", "pairs"), LINES)
def test_ex_02_the_squares_of_a_line(to, crossed, pairs):
    mask, corners = crossing(*to, 10)
    assert mask == mask_of(map(numbered, crossed.split()))
    assert {frozenset(pair) for pair in corners} == {
        frozenset(map(numbered, pair.split("+"))) for pair in pairs.split()
    }


@rule("SH-166")
def test_one_opaque_corner_is_enough_where_the_board_says_either():
    board = board_of(("#.", ".."))
    assert seen(board, 2, "n", 0, "both") >> 1 & 1
    assert not seen(board, 2, "n", 0, "either") >> 1 & 1
    assert seen(board_of(("..", "..")), 2, "n", 0, "either") >> 1 & 1
    assert not seen(board_of(("..", "..")), 2, "n", 1, "either") >> 1 & 1


@rule("SH-161")
@pytest.mark.parametrize(
    ("facing", "found"), [("n", (-1, 2)), ("e", (2, 1)), ("s", (1, -2)), ("w", (-2, -1))]
)
def test_squares_are_counted_forward_and_to_the_right(facing, found):
    assert local(2, 1, facing) == found


@rule("SH-171")
def test_range_is_the_longer_side():
    board = board_of(("." * 20,) * 5)
    assert reach(board, board.square(2, 1), board.square(14, 4)) == 12
    assert reach(board, board.square(14, 4), board.square(2, 1)) == 12
    assert reach(board, board.square(3, 4), board.square(2, 1)) == 3
    inside = within(board, board.square(2, 1), 12)
    assert inside >> board.square(14, 4) & 1
    assert not inside >> board.square(15, 1) & 1
