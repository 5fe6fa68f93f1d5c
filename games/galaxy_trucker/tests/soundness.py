"""What is true of every position, however it came about."""

from __future__ import annotations

from games.galaxy_trucker.cards import for_learning
from games.galaxy_trucker.ship import kind
from games.galaxy_trucker.state import Trucker, TruckState, positions
from games.galaxy_trucker.tiles import CABINS, HOLDS, TOKENS

DECKS = {"learning": 8, "I": 8, "II": 12, "III": 16}


def is_sound(state: TruckState) -> bool:
    """Nothing stands where it may not stand."""
    for trucker in state.seats:
        carries_what_it_may(trucker)
    spaces = [position % state.board.lap for position in positions(state).values()]
    assert len(set(spaces)) == len(spaces), "two rockets on one space"
    cards_are_all_there(state)
    return True


def carries_what_it_may(trucker: Trucker) -> None:
    """GT-045 to GT-059 Two humans or an alien in a cabin, tokens and cubes within their tiles."""
    ship = trucker.ship
    assert trucker.credits >= 0
    for cell, humans in ship.crew.items():
        assert 0 < humans <= 2 and kind(ship.parts[cell]) in CABINS
    for cell in ship.aliens.values():
        assert kind(ship.parts[cell]) == "CB"
    housed = [*ship.crew, *ship.aliens.values()]
    assert len(set(housed)) == len(housed), "an alien shares its cabin"
    for cell, tokens in ship.tokens.items():
        assert 0 < tokens <= TOKENS[kind(ship.parts[cell])]
    for cell, cubes in ship.cubes.items():
        assert 0 < len(cubes) <= HOLDS[kind(ship.parts[cell])]
        assert "R" not in cubes or kind(ship.parts[cell]) in ("R1", "R2")


def cards_are_all_there(state: TruckState) -> None:
    """GT-077 GT-082 GT-480 Each card of this flight once: in its stack, in the deck, or played."""
    many = DECKS[state.level]
    dealt = for_learning() if state.level == "learning" else state.used[-many:]
    assert len(set(state.used)) == len(state.used), "a card of two flights"
    lie = [card for cards in state.stacks.values() for card in cards] + state.deck
    assert len(set(lie)) == len(lie) and set(lie) <= set(dealt)
    if lie or state.number:
        assert len(lie) + state.number == many
