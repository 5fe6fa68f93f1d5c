"""Whose decision a match waits for, as one seat may know it."""

from __future__ import annotations

from msgspec import Struct

from server.matches.core.head import Head


class Awaited(Struct, frozen=True):
    mine: bool
    """It waits for this seat."""
    seats: tuple[int, ...]
    """The others it waits for; none as well where this seat may not know."""


def awaited(head: Head, seat: int) -> Awaited:
    game, state = head.begun.game, head.state
    turn = game.view(state, head.begun.audience_of(state, seat)).turn
    seats = None if turn is None else turn.seats
    if seats is None:
        mine = any(not offer.standing for offer in game.offers(state, seat))
        seats = ()
    else:
        mine = seat in seats
    mine = mine and seat not in head.participants.lost
    return Awaited(mine, tuple(other for other in seats if other != seat))
