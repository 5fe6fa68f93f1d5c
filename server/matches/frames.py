"""What a viewer is sent: made once for all viewers who may know the same and act the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from games import referee
from games.engine import Audience, View
from games.offers import Offer, grouped
from games.referee import Move
from server.matches.head import Head
from server.matches.patches import difference
from server.wire import Snapshot, Update

WORTH_COMPARING = 700
"""Bytes of a frame from which the whole view may be a shorter way to say it than a patch."""

_encode = msgspec.json.Encoder().encode

Groups = dict[str, list[Offer]]


class Shown:
    """What one kind of viewer (a seat, or None for spectators) has been shown last."""

    __slots__ = ("audience", "n", "offers", "seat", "view")

    def __init__(self, head: Head, seat: int | None) -> None:
        self.seat = seat
        self.audience: Audience = head.begun.audience_of(head.state, seat)
        self.n = head.n(self.audience)
        self.view: View = head.begun.game.view(head.state, self.audience)
        self.offers: Groups = offers_of(head, seat)


def offers_of(head: Head, seat: int | None) -> Groups:
    """Nothing to whoever has no say: those who watch, and those who have lost their seat."""
    if seat is None or seat in head.company.lost:
        return {}
    return grouped(head.begun.game.offers(head.state, seat))


def update(
    shown: Shown, head: Head, moves: Sequence[Move], now: int, done: str | None = None
) -> tuple[Shown, bytes] | None:
    """The frame that brings a viewer to ``head``, or None if it may know of nothing new.

    A move that tells an audience no event changes nothing in its view, so nothing is compared then.
    """
    told = [events for move in moves if (events := referee.told(move.events, shown.audience))]
    if not told and done is None:
        return None
    if not told:
        return shown, _frame(shown, head, now, done=done)
    later = Shown(head, shown.seat)
    rest = {
        "events": list(enumerate(told, shown.n + 1)),
        "offers": _offers_patch(shown.offers, later.offers),
        "done": done,
    }
    frame = _frame(later, head, now, patch=difference(shown.view, later.view), **rest)
    if len(frame) > WORTH_COMPARING:
        frame = min(frame, _frame(later, head, now, view=later.view, **rest), key=len)
    return later, frame


def _frame(shown: Shown, head: Head, now: int, **parts: Any) -> bytes:
    return _encode(Update(shown.n, now, not head.clock.standing, **parts))


def _offers_patch(old: Groups, new: Groups) -> dict[str, Any] | None:
    changes: dict[str, Any] = {group: None for group in old if group not in new}
    for group, offers in new.items():
        if old.get(group) != offers:
            changes[group] = offers
    return changes or None


def snapshot(
    shown: Shown,
    head: Head,
    number: int,
    events: list[tuple[int, list[Any]]],
    now: int,
) -> bytes:
    """The whole picture. ``events`` are those told above the ``n`` that was asked with."""
    game, state = head.begun.game, head.state
    scene = game.scene(state, shown.audience)
    return _encode(
        Snapshot(
            match=number,
            n=shown.n,
            now=now,
            running=not head.clock.standing,
            view=Raw(_encode(shown.view)),
            events=Raw(_encode(events)),
            offers=Raw(_encode(shown.offers)),
            scene=None if scene is None else Raw(_encode(scene)),
            done=[id for seat, id in head.done if seat == shown.seat],
        )
    )
