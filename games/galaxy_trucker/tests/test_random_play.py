"""Random matches of every kind: every offer is legal, nothing is lost, credits are what was told,
every match ends."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.chance import Chance
from games.engine import Event
from games.galaxy_trucker.cards import CARDS
from games.galaxy_trucker.events import CreditsWon, FlightScored, Scored
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.preparing import make_deck
from games.galaxy_trucker.state import Options, TruckState
from games.galaxy_trucker.tests.playing import GAME, Played
from games.galaxy_trucker.tests.positions import P, Q
from games.galaxy_trucker.tests.ships import A, ship
from games.galaxy_trucker.tests.soundness import is_sound
from games.galaxy_trucker.tiles import pool
from games.referee import codec
from tests.rules import rule

MODES = ("single-1", "learning", "single-2", "single-3", "trek")
GLASSES = ("90", "off", "60", "120")
LONGEST = 20_000


def tiles(state: TruckState) -> list[int]:
    """Wherever they are."""
    found = [*state.heap, *state.table]
    for each in state.seats:
        found += [part.tile for part in each.ship.parts.values()]
        found += [*each.reserve.values(), *each.lost]
        found += [each.hand.tile] if each.hand else []
    return sorted(found)


def check(state: TruckState) -> None:
    cabins = list(range(len(state.seats)))
    assert tiles(state) == sorted([*cabins, *pool(state.level != "learning")])
    cubes = Counter(state.bank)
    for each in state.seats:
        cubes.update("".join(each.ship.cubes.values()))
    assert cubes == BANK
    assert is_sound(state)
    text = msgspec.json.encode(state)
    assert msgspec.json.encode(codec(GAME).state(text)) == text
    assert msgspec.json.encode(codec(GAME).copy(state)) == text


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


@rule("GT-210", "GT-212", "GT-440", "GT-533")
@pytest.mark.parametrize("number", range(15))
def test_a_match_of_random_players_ends(number):
    options = Options(mode=MODES[number % 5], hourglass=GLASSES[number % 4])
    match = Booked(options, 1 + number % 4, number)
    while match.state.phase != "over":
        match.step()
        assert match.moves < LONGEST
        if match.moves % 40 == 0:
            check(match.state)
            match.looks()
    check(match.state)
    assert GAME.deadlines(match.state) == []
    assert GAME.outcome(match.state) is not None


@rule("GT-480")
def test_a_trek_uses_no_card_twice():
    match = Played(Options(mode="trek"), 3, 77)
    while match.state.phase != "over":
        match.step()
    used = match.state.used
    assert len(set(used)) == len(used) == 8 + 12 + 16
    assert set(used) <= CARDS.keys()


def crowd(state: TruckState) -> None:
    state.seats[Q].position = (state.seats[P].position or 0) + state.board.lap


def overload(state: TruckState) -> None:
    state.seats[P].ship.tokens[87] = 3


def house(state: TruckState) -> None:
    state.seats[P].ship.aliens["brown"] = 67


def redden(state: TruckState) -> None:
    state.seats[P].ship.cubes[78] = "R"


def lose_a_card(state: TruckState) -> None:
    state.deck.pop()


def double_a_card(state: TruckState) -> None:
    state.deck[-1] = state.deck[0]


@pytest.mark.parametrize(
    "spoil",
    [crowd, overload, house, redden, lose_a_card, double_a_card],
    ids=lambda way: way.__name__,
)
def test_what_may_not_be_is_noticed(spoil):
    state, _ = GAME.setup(Options(), 2, Chance("5a" * 32))
    state.seats[P].ship = ship(A)
    for seat, position in ((P, 4), (Q, 2)):
        state.seats[seat].position = position
    make_deck(state)
    assert is_sound(state)
    spoil(state)
    with pytest.raises(AssertionError):
        is_sound(state)
