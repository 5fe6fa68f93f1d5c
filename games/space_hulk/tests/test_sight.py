"""SH-160 to SH-172: lines, arcs and ranges, against another way to work them out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import pytest

from games.space_hulk import pieces
from games.space_hulk.board import FACINGS, Board, board_of, mask_of
from games.space_hulk.sight import (
    crossing,
    fire_arc,
    in_fire_arc,
    in_view_arc,
    local,
    reach,
    seen,
    sees,
    within,
)
from games.space_hulk.tests import geometry, oracle
from games.space_hulk.tests.positions import boards, position
from tests.rules import rule

BOARDS = int(os.environ.get("SIGHT_BOARDS", "300"))
"""How many random boards to look at; 20000 take half a minute (``make oracle``)."""


def random_boards(numbers: Iterable[int]) -> Iterator[tuple[Random, Board]]:
    """Boards with two squares or more, and the luck that drew them."""
    for number in numbers:
        random = Random(number)
        width, height = random.randint(3, 11), random.randint(3, 9)
        share = random.choice((0.5, 0.7, 0.9, 1.0))
        rows = ["".join("#."[random.random() < share] for _ in range(width)) for _ in range(height)]
        board = board_of(tuple(rows))
        if len(board.squares) > 1:
            yield random, board


def things(random: Random, board: Board, *but: int) -> list[int]:
    """Where something opaque stands."""
    return [each for each in board.squares if random.random() < 0.15 and each not in but]


@rule("SH-160", "SH-161", "SH-162", "SH-163", "SH-166", "SH-170")
@pytest.mark.parametrize("part", range(10))
def test_sight_is_what_fractions_say(part):
    for random, board in random_boards(range(part, BOARDS, 10)):
        square, facing = random.choice(board.squares), random.choice(FACINGS)
        there = things(random, board, square)
        walls = {
            (x, y) for y, row in enumerate(board.rows) for x in range(len(row)) if row[x] == "#"
        }
        opaque = walls | {board.place(each) for each in there}
        source = board.place(square)
        view = fire = 0
        for other in board.squares:
            target = board.place(other)
            in_view, in_fire = oracle.arcs(source, target, facing)
            if in_view and not oracle.broken(source, target, opaque):
                view |= 1 << other
                fire |= in_fire << other
        look = seen(board, square, facing, mask_of(there), "both")
        assert look == view, (board.rows, source, facing, there)
        assert look & fire_arc(board, square, facing, "both") == fire


@rule("SH-162", "SH-163")
def test_nobody_has_his_own_square_in_an_arc():
    for facing in FACINGS:
        assert not in_view_arc(0, 0, facing) and not in_fire_arc(0, 0, facing)


@rule("SH-169", "SH-170")
@pytest.mark.parametrize("corner", ["both", "either"])
def test_a_line_is_the_same_both_ways_and_one_square_is_seen_if_it_is_among_those_seen(corner):
    for random, board in random_boards(range(60)):
        one, two = random.sample(board.squares, 2)
        opaque = mask_of(things(random, board, one, two))
        there = {facing: seen(board, one, facing, opaque, corner) for facing in FACINGS}
        back = [seen(board, two, facing, opaque, corner) >> one & 1 for facing in FACINGS]
        assert any(among >> two & 1 for among in there.values()) == any(back)
        for other, facing in product(board.squares, FACINGS):
            found = sees(board, one, facing, other, opaque, corner)
            assert found == bool(there[facing] >> other & 1), (board.rows, one, facing, other)


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


BEFORE = (
    """
###########   #########   #########   #########   #########
#####.#####   ##.....##   ##.....##   ##.....##   #.......#
#####.#####   ##.....##   ##.....##   ##.....##   #.#####.#
#.........#   ##.....##   ##.....##   ##...s.##   #.#####.#
#####.#####   ##.....##   ##.....##   ##.s...##   #>......#
#....^....#   ##.....##   ##..^..##   ##..^..##   #########
###...#####   ####.####   ####.####   ####.####
###...#####   ####^####   ####.####   ####.####
###...#####   #.......#   #.......#   #.......#
###########   #########   #########   #########
""",
    """
.........   #######   #########   #########   ####   ####
.........   #.....#   ###...###   ###...###   #..#   #..#
.........   #..*..#   #..>.D..#   #..>.d..#   #..#   #n.#
.........   #>.*..#   ###...###   ###...###   #^.#   #^.#
....>....   #.....#   #########   #########   ####   ####
.........   #.....#
.........   #######
.........
.........
""",
)
AFTER = (
    """
###########   #########   #########   #########   #########
#####*#####   ##*****##   ##*****##   ##.**..##   #o......#
#####*#####   ##.***.##   ##*****##   ##.**..##   #o#####.#
#....*....#   ##.***.##   ##*****##   ##..***##   #o#####.#
#####*#####   ##.***.##   ##o***o##   ##.***o##   #>******#
#oooo^oooo#   ##..*..##   ##oo^oo##   ##oo^oo##   #########
###...#####   ####*####   ####.####   ####.####
###...#####   ####^####   ####.####   ####.####
###...#####   #.......#   #.......#   #.......#
###########   #########   #########   #########
""",
    """
....oooo*   #######   #########   #########   ####   ####
....ooo**   #oo*..#   ###o**###   ###o**###   #**#   #..#
....oo***   #o**..#   #..>**..#   #..>****#   #**#   #**#
....o****   #>**..#   ###o**###   ###o**###   #^o#   #^o#
....>****   #o***.#   #########   #########   ####   ####
....o****   #oo***#
....oo***   #######
....ooo**
....oooo*
""",
)
EXAMPLES = (
    *("01-a", "01-b", "01-c", "01-d", "01-e"),
    *("03-arcs", "06-flames", "03-closed", "03-open", "05-free", "05-hidden"),
)


def side_by_side(pictures):
    return [board for some in pictures for board in boards(some)]


@rule("SH-130", "SH-160", "SH-162", "SH-163", "SH-164", "SH-166", "SH-167", "SH-168", "SH-170")
@rule("SH-310")
@pytest.mark.parametrize(
    ("before", "after"),
    list(zip(side_by_side(BEFORE), side_by_side(AFTER), strict=True)),
    ids=EXAMPLES,
)
def test_what_a_marine_sees(before, after):
    assert "\n".join(position(before).sight()) == after


CORNERS = boards("""
####   ####   ####   ####   ####
##.#   #..#   #n.#   #n.#   #n.#
#^##   #^##   #^##   #^.#   #^n#
####   ####   ####   ####   ####
""")


@rule("SH-165", "SH-166", "SH-167")
@pytest.mark.parametrize(
    ("picture", "seen"), list(zip(CORNERS, [False, True, False, True, False], strict=True))
)
def test_ex_04_a_corner_is_open_unless_both_squares_are_opaque(picture, seen):
    state = position(picture)
    assert bool(pieces.seen(state, state.marines["m1"]) >> state.sq((2, 1)) & 1) == seen


def test_the_cases_of_the_board_are_those_of_the_rules() -> None:
    assert geometry.CASES.read_text() == geometry.text()
