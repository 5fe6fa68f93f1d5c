"""EX-01 and EX-03 to EX-06: what a marine sees."""

import pytest

from games.space_hulk import pieces
from games.space_hulk.tests.positions import position, sight, sq
from tests.rules import rule

BEFORE = """
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
"""
AFTER = """
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
"""


def boards(pictures: str) -> list[str]:
    """The boards that stand side by side."""
    found: list[list[str]] = []
    for line in pictures.strip().split("\n"):
        for place, part in enumerate(line.split()):
            if place == len(found):
                found.append([])
            found[place].append(part)
    return ["\n".join(rows) for rows in found]


@rule("SH-160", "SH-162", "SH-163", "SH-166", "SH-167", "SH-170")
@pytest.mark.parametrize(
    ("before", "after"), list(zip(boards(BEFORE), boards(AFTER), strict=True)), ids="abcde"
)
def test_ex_01_sight(before, after):
    assert "\n".join(sight(position(before))) == after


ARCS = """
....oooo*
....ooo**
....oo***
....o****
....>****
....o****
....oo***
....ooo**
....oooo*
"""
DOORS = boards("""
#########   #########
###o**###   ###o**###
#..>**..#   #..>****#
###o**###   ###o**###
#########   #########
""")


@rule("SH-162", "SH-163")
def test_ex_03_the_arcs_in_an_open_field():
    empty = "\n".join(["........."] * 4 + ["....>...."] + ["........."] * 4)
    assert sight(position(empty)) == ARCS.split()


@rule("SH-130", "SH-167", "SH-168")
@pytest.mark.parametrize(("sign", "after"), [("D", DOORS[0]), ("d", DOORS[1])])
def test_ex_03_a_closed_door_is_seen_and_hides(sign, after):
    before = "#########\n###...###\n#..>.D..#\n###...###\n#########".replace("D", sign)
    assert "\n".join(sight(position(before))) == after


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
    assert bool(pieces.seen(state, state.marines["m1"]) >> sq(state, (2, 1)) & 1) == seen


@rule("SH-164", "SH-170")
def test_ex_05_a_knights_line():
    free, hidden = boards("####   ####\n#..#   #..#\n#..#   #n.#\n#^.#   #^.#\n####   ####")
    state = position(free)
    assert sight(state) == ["####", "#**#", "#**#", "#^o#", "####"]
    assert sight(position(hidden)) == ["####", "#..#", "#**#", "#^o#", "####"]


@rule("SH-167", "SH-310")
def test_ex_06_flames_hide():
    before, after = boards("""
#######   #######
#.....#   #oo*..#
#.....#   #o**..#
#>....#   #>**..#
#.....#   #o***.#
#.....#   #oo***#
#######   #######
""")
    state = position(before)
    for place in ((3, 2), (3, 3)):
        state.flames[sq(state, place)] = 2
    assert "\n".join(sight(state)) == after
