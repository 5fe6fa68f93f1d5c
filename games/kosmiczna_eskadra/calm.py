"""Calm pace: ten beats, in each a card of everybody's, sealed (KE-320 to KE-323)."""

from __future__ import annotations

from games.engine import Event, Millis
from games.kosmiczna_eskadra.squadrons import (
    SIZE,
    draw,
    held,
    holders,
    lay,
    place_of,
    remaining,
    withhold,
)
from games.kosmiczna_eskadra.state import (
    BeatBegan,
    CardSealed,
    EskadraState,
    Given,
    OwnSealed,
    limit,
)

PATIENCE = 60_000
"""KE-323 How long a beat without a clock waits for somebody who is away."""


def begin_beat(state: EskadraState) -> list[Event]:
    """KE-320 Every seat draws one card."""
    state.beat += 1
    state.since = state.now
    state.given = []
    told: list[Event] = [BeatBegan(number=state.beat)]
    for seat in remaining(state):
        told += draw(state, seat)
    return told


def seal(state: EskadraState, seat: int, drop: Given) -> list[Event]:
    """KE-320 Nobody else sees where, before the beat ends."""
    card = held(state, seat)
    card.drop = drop
    state.given.append(seat)
    only = frozenset((seat,))
    return [
        CardSealed(seat=seat),
        OwnSealed(speed=card.speed, x=drop.x, y=drop.y, a=drop.a, only=only),
    ]


def open_hands(state: EskadraState) -> list[int]:
    """Who is still to drop in this beat."""
    mine = remaining(state)
    return [seat for seat in holders(state) if seat in mine and held(state, seat).drop is None]


def end_beat(state: EskadraState) -> list[Event]:
    """KE-320, KE-321 The cards are shown in the order of their drops; the others go to hangars."""
    told: list[Event] = []
    for seat in state.given:
        drop = held(state, seat).drop
        assert drop is not None
        told.append(lay(state, seat, place_of(drop)))
    told += [withhold(state, seat) for seat in holders(state)]
    return told


def is_last(state: EskadraState) -> bool:
    return state.beat == SIZE


def due(state: EskadraState) -> Millis | None:
    """When the beat ends by itself, or, without a clock, the patience with someone away."""
    if state.options.beat_clock != "off":
        return state.since + limit(state.options, state.options.beat_clock)
    return min((_patience(state, seat) for seat in _missing(state)), default=None)


def _missing(state: EskadraState) -> list[int]:
    return [seat for seat in open_hands(state) if state.squadrons[seat].away_since is not None]


def _patience(state: EskadraState, seat: int) -> Millis:
    """KE-323 From the moment of leaving, or from the beginning of the beat."""
    away_since = state.squadrons[seat].away_since
    assert away_since is not None
    return max(state.since, away_since) + PATIENCE


def time_up(state: EskadraState) -> list[Event]:
    """KE-321, KE-323 Who has not dropped in time sends the card to the hangar."""
    late = open_hands(state)
    if state.options.beat_clock == "off":
        late = [seat for seat in _missing(state) if _patience(state, seat) <= state.now]
    return [withhold(state, seat) for seat in late]
