"""2.1, 3.5 and the appendix: maps, steps between squares, and the six scenarios."""

from hashlib import sha256

import msgspec
import pytest
from msgspec.structs import replace

from games.space_hulk.board import (
    adjacent,
    ahead,
    board_of,
    cuts_corner,
    distances,
    front,
    mask_of,
    packed,
    squares_of,
    way_to,
)
from games.space_hulk.goals import Hold, all_holds, moment
from games.space_hulk.scenarios import BY_ID, SCENARIOS, Words
from tests.rules import rule

SEALED = {
    "cold_start": "fa6dc2ac3ea4cb65",
    "brood_furnace": "0962110c49eab6d9",
    "black_box": "5607f9a1a2202eb3",
    "iron_valves": "c091876167fb2639",
    "last_pumps": "79e4dadd202b9c37",
    "long_way_out": "0b22f599fd5735f2",
}
"""The six of the appendix to the last figure and square, but for their words."""


@rule("SH-001", "SH-003", "SH-007", "SH-008", "SH-010", "SH-043", "SH-400")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_no_figure_of_a_scenario_changes_unawares(scenario):
    played = msgspec.json.encode(replace(scenario, name=Words("", ""), story=Words("", "")))
    assert sha256(played).hexdigest().startswith(SEALED[scenario.id])
    board = board_of(scenario.map)
    assert len(board.starts) == len(scenario.squad)


BOARD = board_of(("#E#A#", "#...#", "^.Dd", "#X.#"))


def test_a_map_is_read_and_its_short_rows_are_filled_with_void():
    assert BOARD.width == 5
    assert BOARD.doors == (12, 13)
    assert BOARD.open_doors == (13,)
    assert BOARD.starts == ((10, "n"),)
    assert BOARD.squares == (1, 3, 6, 7, 8, 10, 11, 12, 13, 16, 17)
    board = board_of(("#E.", "#..A#", "#..d"))
    assert (board.width, board.height) == (5, 3)
    assert board.squares == (1, 2, 6, 7, 8, 11, 12, 13)
    assert (board.airlocks, board.entries, board.open_doors) == ((8,), (1,), (13,))


def test_what_no_piece_can_ever_enter():
    board = board_of(("#.", ".#"))
    assert list(squares_of(board.solid)) == [0, 3, board.off]
    assert way_to(board, 1, 2) == 5
    assert way_to(board, 1, board.off) is None


@rule("SH-101")
def test_the_front_of_a_figure():
    board = board_of(("...",) * 3)
    assert ahead(board, 4, "e") == 5
    assert front(board, 4, "n") == (0, 1, 2)
    assert front(board, 4, "w") == (6, 3, 0)
    assert front(board, 1, "n") == (9, 9, 9)


@rule("SH-113")
def test_adjacent_squares_meet_by_a_side_or_around_one_open_corner():
    board = board_of(("..#", "...", "#D."))
    assert adjacent(board, 4, 0) == [1, 5, 8, 7, 3, 0]
    assert adjacent(board, 8, 0) == [5, 7, 4]
    corner = board_of(("#.", ".D"))
    assert adjacent(corner, 1, 0) == [3, 2]
    assert adjacent(corner, 1, 1 << 3) == [3]


@rule("SH-106")
@pytest.mark.parametrize(("way", "sides"), [(1, (1, 5)), (3, (5, 7)), (5, (7, 3)), (7, (3, 1))])
def test_a_diagonal_is_cut_by_the_two_squares_beside_it(way, sides):
    board = board_of(("...", "...", "..."))
    assert cuts_corner(board, 4, way, mask_of(sides))
    for side in (1, 3, 5, 7):
        assert not cuts_corner(board, 4, way, mask_of((side,)))
        assert not cuts_corner(board, 4, way - 1, mask_of((side, *sides)))


@rule("SH-409")
def test_distances_go_round_walls_and_closed_airlocks():
    board = board_of(("..A..", "####."))
    assert distances(board, 0, ())[4] == 4
    assert distances(board, 0, ())[9] == 4
    assert 4 not in distances(board, 0, (1,))
    airlocks = board_of(("A#A#A", "....."))
    assert [4 in distances(airlocks, 5, (number,)) for number in (1, 2, 3)] == [True, True, False]
    assert distances(board_of(("#..", ".##")), 3, ()) == {3: 0}


def test_masks_and_their_hexadecimal_form():
    assert list(squares_of(mask_of((3, 1, 8)))) == [1, 3, 8]
    assert packed(BOARD, mask_of((1, 8, 17))) == "882"
    assert packed(BOARD, mask_of((1, 3))) == "c00"
    assert packed(board_of(("." * 17,)), mask_of((0, 16))) == "80008"


@rule("SH-520", "SH-552", "SH-559")
def test_goals_know_when_they_are_judged():
    pumps = BY_ID["last_pumps"].goals
    assert [moment(goal) for goal in (*pumps.marines, *pumps.aliens)] == [
        "limit",
        "round_end",
        "now",
    ]
    assert [path for path, _ in all_holds(pumps)] == ["marines/0/1/0", "aliens/0"]
    assert all(isinstance(goal, Hold) for _, goal in all_holds(pumps))
