"""What the contract suite asks of this game: its secrets, its parts, how long it lasts."""

from __future__ import annotations

from games.engine import Audience
from games.kosmiczna_eskadra.geometry import TURN
from games.kosmiczna_eskadra.squadrons import place_of
from games.kosmiczna_eskadra.state import EskadraState, Given, Options, Squadron
from games.offers import Below

OPTIONS = (
    Options(wins=1),
    Options(wins=1, two_asteroids="on", corsairs="on", round_clock="30", replay_clock="30"),
    Options(wins=1, overlap="refuse", round_clock="off", replay_clock="off", assist="off"),
    Options(wins=1, lag_compensation="on", overlap="refuse", round_clock="45"),
    Options(wins=1, lag_compensation="on", show_hands="off", aim_lines="off", replay_clock="60"),
    Options(wins=1, pace="calm", aim_lines="full", round_clock="90"),
    Options(wins=1, pace="calm", beat_clock="15", overlap="refuse", two_asteroids="on"),
    Options(wins=1, pace="calm", beat_clock="off", replay_clock="off", corsairs="on"),
    Options(wins=2, round_clock="30", replay_clock="30"),
    Options(wins=1, round_clock="120", beat_clock="60"),
)
LONGEST = 6_000
"""Moves of a match: presets put on and off included, at most three rounds won and ten tied."""


def components(state: EskadraState) -> list[list[int]]:
    """KE-002, KE-007 The ten ships of every squadron, wherever they are."""
    return [
        sorted(
            [card.speed for card in state.table if card.seat == seat]
            + ([squadron.held.speed] if squadron.held else [])
            + squadron.deck
            + squadron.hangar
        )
        for seat, squadron in enumerate(state.squadrons)
    ]


def reshuffle(state: EskadraState, audience: Audience, below: Below) -> EskadraState:
    """Another truth that this audience could not tell from the real one."""
    for seat, squadron in enumerate(state.squadrons):
        if seat in audience:
            squadron.deck = _shuffled(squadron.deck, below)
        else:
            _deal_anew(state, squadron, below)
            _hold_otherwise(state, squadron, below)
    return state


def _shuffled(cards: list[int], below: Below) -> list[int]:
    left = list(cards)
    return [left.pop(below(len(left))) for _ in cards]


def _deal_anew(state: EskadraState, squadron: Squadron, below: Below) -> None:
    """Deck, hand and what was not played change places; after the round all see the hangars."""
    if state.result is not None:
        return
    squadron.auto_draw = below(2) == 0
    hand = [squadron.held.speed] if squadron.held else []
    cards = _shuffled(squadron.deck + squadron.hangar + hand, below)
    if squadron.held:
        squadron.held.speed = cards.pop()
    size = len(squadron.deck)
    squadron.deck, squadron.hangar = cards[:size], cards[size:]


def _hold_otherwise(state: EskadraState, squadron: Squadron, below: Below) -> None:
    """Where a card is frozen or will lie, and what was answered before it lands."""
    held = squadron.held
    if held is None:
        return
    if held.drop is not None:
        drop = held.drop
        held.drop = Given(*_elsewhere(below), at=drop.at, effective=drop.effective)
    if held.before is not None:
        held.before = held.frozen = _elsewhere(below)
    if held.drop is not None and held.before is not None:
        held.before = place_of(held.drop)
    if state.phase == "stopped" and held.answer is not None and state.frozen_at is None:
        held.answer = "drop" if held.drop or below(2) else "withhold"


def _elsewhere(below: Below) -> tuple[int, int, int]:
    """Anywhere on the smallest table."""
    return below(6_000) - 3_000, below(6_000) - 3_000, below(TURN)
