"""Sides and set-up: AP-001 to AP-008, and the first duel's beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.asy_przestworzy.aircraft import ATTRIBUTES, DECKS, SIDES, Side
from games.asy_przestworzy.squadrons import BOTH, begin_time, seen
from games.asy_przestworzy.state import (
    HAND,
    STACK,
    WISHES,
    AsyState,
    DuelOpened,
    GameBegan,
    HandDealt,
    Options,
    SidePicked,
    SidesAsked,
    SideTaken,
    Squadron,
    Wish,
)
from games.chance import Chance
from games.engine import Event, Illegal

SHUFFLE = "deck-"
"""The purpose of a shuffle is this and the side whose deck it is."""


def new_match(options: Options, chance: Chance) -> AsyState:
    return AsyState(
        chance=chance,
        options=options,
        squadrons=[Squadron(), Squadron()],
        stacks=dict.fromkeys(ATTRIBUTES, STACK),
    )


def opens(state: AsyState) -> list[Event]:
    begin_time(state)
    return [SidesAsked()] if state.options.sides == "pick" else []


def sides(options: Options) -> Sequence[str]:
    """AP-002 As the options name them; else wishes or a lot decide, once the match is on."""
    if options.sides not in SIDES:
        return ("unknown", "unknown")
    return (options.sides, opposite(options.sides))


def choosing(state: AsyState) -> tuple[int, ...]:
    if state.options.sides != "pick":
        return ()
    return tuple(seat for seat in BOTH if state.squadrons[seat].wish is None)


def closes(state: AsyState) -> list[Event]:
    """AP-002 Differing wishes are granted; equal ones are settled by lot."""
    first = _side_of_seat_0(state)
    return take_sides(state, first) + begin_game(state)


def may_pick(state: AsyState, seat: int, wish: str) -> Illegal | None:
    if wish not in WISHES:
        return Illegal("no-such-side", "AP-001")
    if state.squadrons[seat].wish is not None:
        return Illegal("already-picked", "AP-002")
    return None


def pick(state: AsyState, seat: int, wish: str) -> list[Event]:
    """AP-002 Each seat says its wish once."""
    state.squadrons[seat].wish = cast(Wish, wish)
    return [SidePicked(seat, cast(Wish, wish))]


def _side_of_seat_0(state: AsyState) -> Side:
    set_by_room = state.options.sides
    if set_by_room == "entente" or set_by_room == "central":
        return set_by_room
    mine, yours = (squadron.wish for squadron in state.squadrons)
    if mine == yours:
        return SIDES[state.chance.below(2, "sides")]
    if mine == "entente" or mine == "central":
        return mine
    return opposite("entente" if yours == "entente" else "central")


def opposite(side: Side) -> Side:
    return "central" if side == "entente" else "entente"


def take_sides(state: AsyState, first: Side) -> list[Event]:
    """AP-001 One seat commands the Entente, the other the Central Powers."""
    sides = (first, opposite(first))
    for seat in BOTH:
        state.squadrons[seat].side = sides[seat]
    return [SideTaken(seat, sides[seat]) for seat in BOTH]


def exchange_sides(state: AsyState) -> list[Event]:
    """AP-170 After every game of a match the seats exchange sides."""
    side = state.squadrons[1].side
    assert side is not None
    return take_sides(state, side)


def begin_game(state: AsyState) -> list[Event]:
    """AP-020 A game begins with a duel about ceiling that nobody leads."""
    for seat in BOTH:
        _set_up(state, seat)
    state.stacks = dict.fromkeys(ATTRIBUTES, STACK)
    state.duel, state.contested = 1, "ceil"
    state.leader = state.previous = state.reveal = state.result = None
    state.phase = "laying"
    dealt = [HandDealt(seat, HAND) for seat in BOTH]
    hands = [event for seat in BOTH for event in seen(seat, state.squadrons[seat].hand)]
    return [GameBegan(state.game), *dealt, *hands, DuelOpened(1)]


def _set_up(state: AsyState, seat: int) -> None:
    """AP-004 The deck of the side is shuffled, and its top five are the hand."""
    before = state.squadrons[seat]
    assert before.side is not None
    deck = state.chance.shuffled(DECKS[before.side], f"{SHUFFLE}{before.side}")
    state.squadrons[seat] = Squadron(
        side=before.side,
        wish=before.wish,
        deck=deck,
        hand=[deck.pop() for _ in range(HAND)],
        auto=before.auto,
        missed=before.missed,
        away_since=before.away_since,
        wins=before.wins,
        cards=before.cards,
    )


def unshuffled(purpose: str) -> list[str]:
    """A deck as it lies before it is shuffled."""
    if not purpose.startswith(SHUFFLE):
        return []
    return [f"aircraft-{aircraft}" for aircraft in DECKS[cast(Side, purpose.removeprefix(SHUFFLE))]]
