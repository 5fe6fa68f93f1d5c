"""Random matches through all scenarios: every offer is legal, nothing breaks, every match ends."""

from collections import Counter

import msgspec
import pytest

from games.referee import codec
from games.space_hulk.scenarios import SCENARIOS
from games.space_hulk.state import HulkState, Options
from games.space_hulk.tests.playing import GAME, Played
from tests.rules import rule

CLOCKS = ("off", "standard", "quick", "24h")
LONGEST = 4000


def counters(state: HulkState) -> int:
    """Counters in the supply, the discard, the hand and on the board or waiting."""
    piles = (state.supply, state.discard)
    return sum(sum(pile.values()) for pile in piles) + len(state.hand) + len(state.blips)


def check(state: HulkState, number: int) -> None:
    assert counters(state) == number
    assert len(state.aliens) <= state.ruleset.max_aliens
    squares = [
        piece.at
        for pieces in (state.marines, state.aliens, state.blips)
        for piece in pieces.values()
        if piece.at is not None
    ]
    assert len(squares) == len(set(squares)), "two pieces on a square"
    for thing in state.scenario.objects:
        carried = sum(thing.id in marine.carries for marine in state.marines.values())
        assert carried + (thing.id in state.objects) == 1
    text = msgspec.json.encode(state)
    assert msgspec.json.encode(codec(GAME).state(text)) == text
    assert msgspec.json.encode(codec(GAME).copy(state)) == text


@rule("SH-061", "SH-108", "SH-522", "SH-785")
@pytest.mark.parametrize("number", range(24))
def test_a_match_of_random_players_ends(number):
    scenario = SCENARIOS[number % len(SCENARIOS)]
    options = Options(scenario=scenario.id, clock=CLOCKS[number % 4])
    match = Played(options, 2 + number % 3, number)
    start = counters(match.state)
    while match.state.result is None:
        match.step()
        assert match.moves < LONGEST
        if match.moves % 25 == 0:
            check(match.state, start)
            match.looks()
    check(match.state, start)
    assert GAME.outcome(match.state) is not None
    assert GAME.deadlines(match.state) == []


def test_every_kind_of_event_is_met():
    """Two small boards bring the sides together."""
    met: Counter[str] = Counter()
    for number in range(16):
        match = Played(Options(), 2 + number % 3, number).on_arena(number)
        while match.state.result is None and match.moves < LONGEST:
            match.step()
        assert match.state.result is not None
        met += match.met
    missing = {
        "melee-rolled",
        "parried",
        "turned-to-face",
        "extra-hit",
        "jam-rolled",
        "flame-rolled",
        "door-destroyed",
        "door-rolled",
        "alien-lost",
        "dropped",
        "picked-up",
        "blip-turned",
        "discard-recycled",
    } - set(met)
    assert not missing, met
