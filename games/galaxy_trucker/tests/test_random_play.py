"""Random matches of every kind: components are conserved, credits are what was told, every match
ends."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast

import pytest

from games.engine import Event
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import CreditsWon, FlightScored, Scored
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.tests.secrets import components
from games.referee import Move
from tests.rules import rule
from tools.playing import Playing

MATCHES = 15
MODES = ("single-1", "learning", "single-2", "single-3", "trek")
GLASSES = ("90", "off", "60", "120")
LONGEST = 20_000


class Booked(Playing):
    """Keeps an account for every seat, of what everybody was told alone, and an event of each kind
    by its tag."""

    def __init__(self, options: Options, seats: int, number: int) -> None:
        self.books = [0] * seats
        self.moves = 0
        self.heard: dict[str, Event] = {}
        super().__init__(GAME, options, seats, f"{number:064x}")

    @property
    def table(self) -> TruckState:
        return cast(TruckState, self.state)

    def count(self, move: Move) -> None:
        super().count(move)
        self.moves += 1
        for event in move.events:
            self.heard[str(type(event).__struct_config__.tag)] = event
            match event:
                case CreditsWon(seat=seat, credits=won):
                    self.books[seat] += won
                case FlightScored(table=lines):
                    for line in lines:
                        self.books[line.seat] += brought(line)
        assert [each.credits for each in self.table.seats] == self.books


def brought(line: Scored) -> int:
    """GT-440 GT-452"""
    return line.order + line.beauty + line.titles + line.goods - line.lost + line.forgiven


@cache
def played(number: int) -> Booked:
    """A whole match."""
    options = Options(mode=MODES[number % 5], hourglass=GLASSES[number % 4])
    match, below = Booked(options, 1 + number % 4, number), Random(number).randrange
    begun = components(match.table)
    while not match.over:
        if below(50) == 0 or not match.somebody_acts(below):
            match.wait_for_the_clock(below)
        match.wait(below(700), below)
        assert match.moves < LONGEST
        if match.moves % 40 == 0:
            assert components(match.table) == begun
    return match


@rule("GT-210", "GT-212", "GT-440", "GT-480", "GT-533")
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_of_random_players_ends(number):
    match = played(number)
    assert GAME.deadlines(match.table) == []
    assert match.table.phase == "over"
    used = match.table.used
    assert len(set(used)) == len(used) and set(used) <= CARDS.keys()
    if match.table.options.mode == "trek":
        assert len(used) == 8 + 12 + 16
