"""The fullest position: ten marines, twenty aliens, nineteen blips and eight flames, all fresh."""

from __future__ import annotations

from games.chance import Chance
from games.space_hulk.opening import set_up
from games.space_hulk.pieces import blocked, board, opaque, seer_of
from games.space_hulk.scenarios import BY_ID
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.positions import SEED, put_alien, put_blip
from games.space_hulk.timing import phase_time

ALIENS, BLIPS, BURNING, CP = 20, 19, 4, 6
FACINGS = ("n", "e", "s", "w")


def crowded(phase: str, seats: int = 2) -> HulkState:
    """On the largest scenario, in the actions of ``marines`` or ``aliens``."""
    state, _ = set_up(BY_ID["long_way_out"], Options(clock="standard"), seats, Chance(SEED))
    state.hand.clear()
    state.phase = "marine_actions" if phase == "marines" else "alien_actions"
    state.cp = CP if phase == "marines" else 0
    state.phase_timer.left, state.phase_timer.due = None, phase_time(state)
    _into_the_middle(state)
    squares = [square for square in board(state).squares if not blocked(state) >> square & 1]
    for number in range(ALIENS):
        square = squares.pop(number * 5 % len(squares))
        put_alien(state, board(state).place(square), FACINGS[number % 4])
    for square in squares[:: len(squares) // BURNING][:BURNING]:
        state.flames[square] = 2
    hiding, dark = opaque(state), []
    for square in squares:
        if not blocked(state) >> square & 1 and seer_of(state, square, hiding) is None:
            dark.append(square)
    for number, square in enumerate(dark[:BLIPS]):
        put_blip(state, number % 7, at=board(state).place(square))
    return state


def _into_the_middle(state: HulkState) -> None:
    """Marines spread over the corridors, as they are half way."""
    squares = board(state).squares
    for number, marine in enumerate(state.marines.values()):
        marine.at = squares[len(squares) // 2 + 7 * number - 20]
        marine.facing = FACINGS[number % 4]
