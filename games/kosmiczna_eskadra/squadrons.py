"""The squadrons: questions and small changes that several phases share."""

from __future__ import annotations

from typing import Literal

from games.engine import Event, Millis
from games.kosmiczna_eskadra.geometry import TURN
from games.kosmiczna_eskadra.state import (
    CardDrawn,
    CardLanded,
    CardWithheld,
    EskadraState,
    Given,
    Held,
    Laid,
    OwnDrawn,
)

SIZE = 10
"""KE-002 Ships of a squadron, one of each speed."""

SHUFFLE = "deck"
"""The purpose of every shuffle: squadrons are shuffled in the order of their seats."""

Place = tuple[int, int, int]
"""Where a card lies: x, y and its angle."""


def remaining(state: EskadraState) -> list[int]:
    """KE-305 The seats that play on."""
    return [seat for seat, squadron in enumerate(state.squadrons) if not squadron.resigned]


def resigned(state: EskadraState) -> frozenset[int]:
    """KE-305 The others."""
    return frozenset(seat for seat, squadron in enumerate(state.squadrons) if squadron.resigned)


def connected(state: EskadraState) -> list[int]:
    """Those of them whose person is here."""
    return [seat for seat in remaining(state) if state.squadrons[seat].away_since is None]


def holders(state: EskadraState) -> list[int]:
    """The seats that hold a card, those that have resigned included (KE-305)."""
    return [seat for seat, squadron in enumerate(state.squadrons) if squadron.held is not None]


def held(state: EskadraState, seat: int) -> Held:
    """The card of a seat that holds one."""
    card = state.squadrons[seat].held
    assert card is not None
    return card


def all_said(state: EskadraState) -> bool:
    """Whether whoever is here has said ``ready``, or ``continue``; one at least has."""
    here = all(state.squadrons[seat].ready for seat in connected(state))
    return here and any(state.squadrons[seat].ready for seat in remaining(state))


def waited_for(state: EskadraState) -> list[int]:
    """Who has not said it. Whoever is away is waited for only where all are."""
    silent = [seat for seat in remaining(state) if not state.squadrons[seat].ready]
    return [seat for seat in silent if seat in connected(state)] or silent


def deal(state: EskadraState) -> None:
    """KE-007 All ten cards return to the deck and are shuffled anew; nobody holds one."""
    for squadron in state.squadrons:
        squadron.deck = state.chance.shuffled(range(1, SIZE + 1), SHUFFLE)
        squadron.hangar = []


def unshuffled(purpose: str) -> list[str]:
    """A squadron as it lies before it is shuffled."""
    return [f"ship-{speed}" for speed in range(1, SIZE + 1)] if purpose == SHUFFLE else []


def draw(state: EskadraState, seat: int) -> list[Event]:
    """KE-071 The top card of the deck. Everybody sees that it was drawn, its seat what it is."""
    squadron = state.squadrons[seat]
    speed = squadron.deck.pop()
    squadron.held = Held(speed=speed, drawn_at=state.now)
    return [
        CardDrawn(seat=seat, left=len(squadron.deck)),
        OwnDrawn(speed=speed, only=frozenset((seat,))),
    ]


def lay(state: EskadraState, seat: int, place: Place, *, late: bool = False) -> Event:
    """KE-073, KE-132 The held card lies on the table from now on, next in the order."""
    order, speed, (x, y, a) = len(state.table) + 1, held(state, seat).speed, place
    card = Laid(order, seat, speed, x, y, a, at=state.now, beat=state.beat)
    state.table.append(card)
    state.landed_at = state.now
    state.squadrons[seat].held = None
    return CardLanded(order=order, seat=seat, speed=speed, x=x, y=y, a=a, late=late)


def withhold(state: EskadraState, seat: int, why: Literal["unseen"] | None = None) -> Event:
    """KE-102 The held card is not played and goes to its owner's hangar."""
    squadron = state.squadrons[seat]
    squadron.hangar.append(held(state, seat).speed)
    squadron.held = None
    return CardWithheld(seat=seat, why=why)


def given(state: EskadraState, place: Place, effective: Millis) -> Given:
    """KE-031 A drop as it is kept: its angle is taken modulo a whole turn."""
    x, y, a = place
    return Given(x, y, a % TURN, at=state.now, effective=effective)


def place_of(drop: Given) -> Place:
    return drop.x, drop.y, drop.a
