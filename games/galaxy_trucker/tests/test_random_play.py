"""Random matches of every kind: credits are what everybody was told of."""

from functools import cache
from random import Random
from typing import cast

import pytest

from games.engine import Event
from games.galaxy_trucker.events import CreditsWon, FlightScored, Scored
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.acts import GAME
from games.referee import Move
from tests.rules import rule
from tools.playing import Playing

MATCHES = 15
MODES = ("single-1", "learning", "single-2", "single-3", "trek")
GLASSES = ("90", "off", "60", "120")


class Booked(Playing):
    """Keeps an account for every seat, of what everybody was told alone, and an event of each kind
    by its tag."""

    def __init__(self, options: Options, seats: int, number: int) -> None:
        self.books = [0] * seats
        self.heard: dict[str, Event] = {}
        super().__init__(GAME, options, seats, f"{number:064x}")

    def count(self, move: Move) -> None:
        super().count(move)
        for event in move.events:
            self.heard[str(type(event).__struct_config__.tag)] = event
            match event:
                case CreditsWon(seat=seat, credits=won):
                    self.books[seat] += won
                case FlightScored(table=lines):
                    for line in lines:
                        self.books[line.seat] += brought(line)
        assert [each.credits for each in cast(TruckState, self.state).seats] == self.books


def brought(line: Scored) -> int:
    """GT-440 GT-452"""
    return line.order + line.beauty + line.titles + line.goods - line.lost + line.forgiven


@cache
def played(number: int) -> Booked:
    """A whole match."""
    options = Options(mode=MODES[number % 5], hourglass=GLASSES[number % 4])
    match, below = Booked(options, 1 + number % 4, number), Random(number).randrange
    while not match.over:
        if below(50) == 0 or not match.somebody_acts(below):
            match.wait_for_the_clock(below)
        match.wait(below(700), below)
    return match


@rule("GT-440", "GT-452")
@pytest.mark.parametrize("number", range(MATCHES))
def test_the_credits_of_a_match_are_what_was_told(number):
    assert played(number).over
