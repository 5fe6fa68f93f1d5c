"""Random players on the two small boards."""

from __future__ import annotations

from random import Random

from games.referee import Move, audiences, told
from games.space_hulk.rules import SpaceHulk
from games.space_hulk.state import Options
from games.space_hulk.tests.arenas import ARENAS
from tools.playing import Playing

GAME = SpaceHulk()


class Played(Playing):
    """A match of random players, what its dice were for, and whom a move told nothing."""

    def __init__(self, number: int) -> None:
        self.below = Random(number).randrange
        self.purposes: set[str] = set()
        self.untold: list[Move] = []
        options = Options(scenario="own", board=ARENAS[number % 2], clock="standard")
        super().__init__(GAME, options, 2 + number % 2, f"{number:064x}")

    def count(self, move: Move) -> None:
        super().count(move)
        self.purposes.update(draw.purpose for draw in move.draws)
        everybody = audiences(self.game, self.state, self.seats)
        if not all(told(move.events, audience) for audience in everybody):
            self.untold.append(move)

    def goes_on(self) -> None:
        if not self.somebody_acts(self.below):
            self.wait_for_the_clock(self.below)
