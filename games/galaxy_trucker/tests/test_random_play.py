"""Random matches of every kind: components are conserved, credits are what was told, every match
ends."""

from __future__ import annotations

import pytest

from games.engine import Event
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import CreditsWon, FlightScored, Scored
from games.galaxy_trucker.state import Options
from games.galaxy_trucker.tests.playing import GAME, Played
from games.galaxy_trucker.tests.secrets import components
from tests.rules import rule

MODES = ("single-1", "learning", "single-2", "single-3", "trek")
GLASSES = ("90", "off", "60", "120")
LONGEST = 20_000


class Booked(Played):
    """Keeps an account for every seat, of what everybody was told alone."""

    def note(self, events: list[Event]) -> None:
        super().note(events)
        self.books: list[int] = getattr(self, "books", [0] * self.seats)
        for event in events:
            match event:
                case CreditsWon(seat=seat, credits=won):
                    self.books[seat] += won
                case FlightScored(table=lines):
                    for line in lines:
                        self.books[line.seat] += brought(line)
        assert [each.credits for each in self.state.seats] == self.books


def brought(line: Scored) -> int:
    """GT-440 GT-452"""
    return line.order + line.beauty + line.titles + line.goods - line.lost + line.forgiven


@rule("GT-210", "GT-212", "GT-440", "GT-480", "GT-533")
@pytest.mark.parametrize("number", range(15))
def test_a_match_of_random_players_ends(number):
    options = Options(mode=MODES[number % 5], hourglass=GLASSES[number % 4])
    match = Booked(options, 1 + number % 4, number)
    begun = components(match.state)
    while match.state.phase != "over":
        match.step()
        assert match.moves < LONGEST
        if match.moves % 40 == 0:
            assert components(match.state) == begun
    assert GAME.deadlines(match.state) == []
    assert GAME.outcome(match.state) is not None
    used = match.state.used
    assert len(set(used)) == len(used) and set(used) <= CARDS.keys()
    if options.mode == "trek":
        assert len(used) == 8 + 12 + 16
