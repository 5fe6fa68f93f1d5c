"""What the contract suite asks of this game: its secrets, its parts, how long it lasts."""

from __future__ import annotations

from typing import Any, cast

from msgspec import convert

from games.engine import Audience
from games.kosmiczna_eskadra import readying, stopping
from games.kosmiczna_eskadra.checking import laid_body
from games.kosmiczna_eskadra.geometry import TURN, on_table
from games.kosmiczna_eskadra.placing import position
from games.kosmiczna_eskadra.ships import HALF
from games.kosmiczna_eskadra.squadrons import place_of
from games.kosmiczna_eskadra.state import EskadraState, Given, Hold, Options, Squadron
from games.offers import Below
from tools.playing import Playing

OPTIONS = (
    Options(wins=1),
    Options(wins=1, two_asteroids="on", corsairs="on", round_clock="30", replay_clock="30"),
    Options(wins=1, overlap="refuse", round_clock="off", replay_clock="off", hand_time="500"),
    Options(wins=1, lag_compensation="on", overlap="refuse", round_clock="45", hand_time="500"),
    Options(wins=1, lag_compensation="on", show_hands="off", aim_lines="off", assist="off"),
    Options(wins=1, pace="calm", aim_lines="full", round_clock="90"),
    Options(wins=1, pace="calm", beat_clock="15", overlap="refuse", two_asteroids="on"),
    Options(wins=1, pace="calm", beat_clock="off", replay_clock="off", corsairs="on"),
    Options(wins=2, round_clock="30", replay_clock="30"),
    Options(wins=1, round_clock="120", beat_clock="60"),
)
LONGEST = 6_000
"""Moves of a match: presets put on and off included, at most three rounds won and ten tied."""


RARELY = {"resign": 200, "set_assist": 8, "set_auto_draw": 6, "pick_colour": 3}
LATE = ("drop",)
"""KE-106 One that comes with Stop is not lost."""
MET = {
    "ask-answer": 25,
    "ask-beat": 30,
    "do-answer": 8,
    "do-drop": 80,
    "do-set_auto_draw": 8,
    "event-answered": 5,
    "event-card-sealed": 25,
    "event-own-frozen": 3,
    "event-round-stopped": 10,
}
"""A Stop with cards in hand, and a beat, are where this game has its secrets."""


def prelude(table: Playing, below: Below) -> None:
    """Into a round; in the race mostly to its Stop, before or after the freeze."""
    for seat in range(table.seats):
        table.act(seat, {"do": "ready"}, below)
    table.wait(readying.COUNTDOWN, below)
    for _ in range(below(6)):
        table.wait(int(table.options.hand_time), below)
        if waiting := table.waited_for():
            seat, offer = waiting[below(len(waiting))]
            table.act(seat, table.some_action(seat, offer, below), below)
    if table.options.pace == "live" and below(4):
        _stop(table, below)


def _stop(table: Playing, below: Below) -> None:
    while (state := cast(EskadraState, table.state)).phase == "placing":
        for seat in range(table.seats):
            if any(offer.do == "draw" for offer in table.offers(seat)):
                table.act(seat, {"do": "draw"}, below)
        table.wait_for_the_clock(below)
    if state.phase == "stopped" and below(4):
        table.wait(stopping.FREEZE - 1, below)
        table.look_at_signals(below)
        table.wait(1, below)


def components(state: EskadraState) -> list[list[int]]:
    """KE-002, KE-007 The ten ships of every squadron, wherever they are. Cards lie on the table, in
    the order of landing (KE-050)."""
    half = HALF[len(state.squadrons)]
    assert all(on_table(laid_body(card), half) for card in state.table)
    assert [card.order for card in state.table] == list(range(1, len(state.table) + 1))
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
            continue
        deals, answers, holds = below(2), below(2), below(2)
        if deals:
            _deal_anew(state, squadron, below)
        if answers:
            squadron.auto_draw = below(2) == 0
        if holds:
            _hold_otherwise(state, squadron, below)
    return state


def blind(state: EskadraState, below: Below) -> EskadraState:
    """Other cards in decks, hands and hangars, in the same places."""
    for squadron in state.squadrons:
        _deal_anew(state, squadron, below)
    return state


def otherwise(state: EskadraState, seat: int, signal: dict[str, int], below: Below) -> Any:
    """KE-073 Of a held card the others see where its centre is, and not how it is turned."""
    turned = signal | {"a": below(TURN)}
    places = [position(state, convert(each, Hold)) for each in (signal, turned)]
    return turned if None not in places else signal


def _shuffled(cards: list[int], below: Below) -> list[int]:
    left = list(cards)
    return [left.pop(below(len(left))) for _ in cards]


def _deal_anew(state: EskadraState, squadron: Squadron, below: Below) -> None:
    """Deck, hand and what was not played change places; after the round all see the hangars."""
    if state.result is not None:
        return
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
