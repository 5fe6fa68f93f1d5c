"""1.3 The set-up of a flight: pool, stacks, ships."""

from __future__ import annotations

from games.engine import Event
from games.galaxy_trucker.aboard import Ship
from games.galaxy_trucker.cards import CARDS, for_learning, of_level
from games.galaxy_trucker.events import FlightPrepared
from games.galaxy_trucker.goods import BANK
from games.galaxy_trucker.levels import MIDDLE, LevelName
from games.galaxy_trucker.ship import Part
from games.galaxy_trucker.state import Trucker, TruckState
from games.galaxy_trucker.tiles import pool, starting_cabin
from games.galaxy_trucker.titles import FREE, HANDICAPS, Handicap

STACKS = (1, 2, 3, 4)
HIDDEN = 4
"""GT-081 The stack that nobody may peek at."""
SINGLE: dict[str, LevelName] = {
    "learning": "learning",
    "single-1": "I",
    "single-2": "II",
    "single-3": "III",
}
TREK: tuple[LevelName, ...] = ("I", "II", "III")


def level_of(mode: str, flight: int) -> LevelName:
    return TREK[flight - 1] if mode == "trek" else SINGLE[mode]


def has_life_supports(state: TruckState) -> bool:
    """GT-078"""
    return state.level != "learning" or state.options.learning_aliens == "on"


def fresh(seat: int, credits: int = 0) -> Trucker:
    """GT-084 A ship of nothing but its starting cabin."""
    cabin = Part(starting_cabin(seat), 0)
    return Trucker(ship=Ship(parts={MIDDLE: cabin}), credits=credits)


def prepare(state: TruckState) -> list[Event]:
    """GT-080 to GT-091 Everything for the next flight; credits and titles stay (GT-088,
    GT-481)."""
    state.flight += 1
    state.level = level_of(state.options.mode, state.flight)
    state.seats = [_anew(seat, each) for seat, each in enumerate(state.seats)]
    state.heap = state.chance.shuffled(pool(has_life_supports(state)), "heap")
    state.table, state.been, state.bank = {}, [], dict(BANK)
    state.number, state.deck = 0, []
    state.score, state.dice = {}, []
    state.circle, state.sand_until, state.last_builder_until = 0, None, None
    state.stacks = _stacks(state)
    state.used += [card for cards in state.stacks.values() for card in cards]
    state.phase, state.since = "go", state.now
    return [FlightPrepared(flight=state.flight, level=state.level)]


def _anew(seat: int, before: Trucker) -> Trucker:
    trucker = fresh(seat, before.credits)
    trucker.title, trucker.gold, trucker.away_since = before.title, before.gold, before.away_since
    return trucker


def _stacks(state: TruckState) -> dict[int, list[str]]:
    """GT-082 GT-480 Cards of each level at random, none that an earlier flight has used."""
    found: dict[int, list[str]] = {stack: [] for stack in STACKS} if state.board.stacks else {}
    for level, many in state.board.stacks:
        left = [card for card in of_level(level) if card not in state.used]
        order = state.chance.shuffled(left, "stacks")
        for place, stack in enumerate(STACKS):
            found[stack] += order[place * many : (place + 1) * many]
    return found


def make_deck(state: TruckState) -> None:
    """GT-198 GT-199 GT-200 All stacks together, on top a card of the flight's own level."""
    if not state.stacks:
        state.deck = state.chance.shuffled(for_learning(), "deck")
        return
    cards = [card for stack in STACKS for card in state.stacks[stack]]
    own = [card for card in cards if CARDS[card].level == state.level]
    top = state.chance.pick(own, "top-card")
    cards.remove(top)
    state.deck = [*state.chance.shuffled(cards, "deck"), top]
    state.stacks = {}


def handicap(state: TruckState, seat: int) -> Handicap:
    """GT-477 Of a gold title, in the third flight of the Trek."""
    trucker = state.seats[seat]
    bites = state.flight == len(TREK) and state.options.gold_handicaps == "house"
    return HANDICAPS[trucker.title] if bites and trucker.gold and trucker.title else FREE


def has_glass(state: TruckState) -> bool:
    """GT-077 GT-155 Whether an hourglass stands on the flight board."""
    return bool(state.board.circles) and state.options.hourglass != "off"
