"""What the contract suite asks of this game: components, and what an audience cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from games.engine import Audience
from games.galaxy_trucker import offering
from games.galaxy_trucker.actions import Answer
from games.galaxy_trucker.cards import CARDS, for_learning
from games.galaxy_trucker.events import CardRevealed
from games.galaxy_trucker.ship import kind
from games.galaxy_trucker.state import Hand, Options, Trucker, TruckState, positions
from games.galaxy_trucker.tests.acts import GAME
from games.galaxy_trucker.tests.preludes import fly
from games.galaxy_trucker.tiles import CABINS, HOLDS, TOKENS
from games.offers import Below
from games.referee import Move, codec

T = TypeVar("T")
OPTIONS = (
    Options(),
    Options(mode="learning", learning_aliens="on", learning_give_up="on"),
    Options(mode="single-2", hourglass="off", pace="quick", build_help="strict"),
    Options(mode="single-3", hourglass="60", auto_flip="on", build_help="warn"),
    Options(mode="trek", hourglass="120", peek_limit="off", pace="relaxed"),
)
LONGEST = 30_000
RARELY = {
    "finish": 60,
    "give_up": 20,
    "peek": 10,
    "stop_peek": 3,
    "reserve": 6,
    "take_reserved": 3,
    "lift": 8,
    "put_back": 5,
    "take_open": 3,
}
MET = {
    "ask-fix": 7,
    "ask-land": 7,
    "ask-load": 2,
    "ask-piece": 1,
    "ask-power": 2,
    "do-continue": 20,
    "do-draw_hidden": 400,
    "do-peek": 4,
    "do-place": 140,
    "do-reserve": 30,
    "do-take_open": 16,
    "event-answer-given": 4,
    "event-stack-seen": 4,
    "event-tile-destroyed": 6,
}
"""Tiles drawn unseen, stacks held, sealed answers, and ships worth flying: half of what the poorest
of some samples had."""
ALIKE = (("continue", "give_up"),)
"""GT-432 Sealed until the pause ends."""
DECKS = {"learning": 8, "I": 8, "II": 12, "III": 16}
prelude = fly


def noted(state: TruckState, move: Move) -> Iterator[str]:
    """The kinds of cards that are revealed, and of questions that are asked."""
    for event in move.events:
        if isinstance(event, CardRevealed):
            yield f"card-{CARDS[event.card].kind}"
    if state.question is not None and state.question.since == move.at:
        yield f"ask-{state.question.kind}"


def components(state: TruckState) -> tuple[object, ...]:
    """Every tile, and the cubes by colour; and nothing stands where it may not stand."""
    assert is_sound(state)
    found = [*state.heap, *state.table]
    cubes = Counter(state.bank)
    for each in state.seats:
        found += [part.tile for part in each.ship.parts.values()]
        found += [*each.reserve.values(), *each.lost, *([each.hand.tile] if each.hand else [])]
        cubes.update("".join(each.ship.cubes.values()))
    return sorted(found), sorted(cubes.items())


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


def reshuffle(state: TruckState, audience: Audience, below: Below) -> TruckState:
    """The heap and the hands that the audience does not know, the cards of the stacks that it does
    not hold, the deck, and the sealed answers of others."""
    deal_tiles(state, audience, below)
    deal_cards(state, audience, below)
    return answer_otherwise(state, audience, below)


def blind(state: TruckState, below: Below) -> TruckState:
    deal_tiles(state, (), below)
    deal_cards(state, (), below)
    return state


def deal_tiles(state: TruckState, audience: Audience, below: Below) -> None:
    hidden = [
        each
        for seat, each in enumerate(state.seats)
        if each.hand is not None and not each.hand.known and seat not in audience
    ]
    tiles = [*state.heap, *(each.hand.tile for each in hidden if each.hand)]
    tiles = shuffled(tiles, below)
    for each in hidden:
        each.hand = Hand(tiles.pop(), known=False)
    state.heap = tiles


def deal_cards(state: TruckState, audience: Audience, below: Below) -> None:
    held = {each.peeks for seat, each in enumerate(state.seats) if seat in audience}
    stacks = [stack for stack in state.stacks if stack not in held]
    cards = shuffled([card for stack in stacks for card in state.stacks[stack]], below)
    by_level = {
        level: [card for card in cards if CARDS[card].level == level]
        for level in ("I", "II", "III")
    }
    for stack in stacks:
        state.stacks[stack] = [by_level[CARDS[card].level].pop() for card in state.stacks[stack]]
    state.deck = shuffled(state.deck, below)


def shuffled(things: list[T], below: Below) -> list[T]:
    left = list(things)
    return [left.pop(below(len(left))) for _ in things]


def answer_otherwise(state: TruckState, audience: Audience, below: Below) -> TruckState:
    question = state.question
    if question is None:
        return state
    for seat in [each for each in question.answers if each not in audience]:
        del question.answers[seat]
        offers = offering.answers(state, seat, question)
        asked = offers[below(len(offers))].pick(below)
        answer = codec(GAME).asked(msgspec.json.encode(asked))
        assert isinstance(answer, Answer)
        question.answers[seat] = answer
    return state
