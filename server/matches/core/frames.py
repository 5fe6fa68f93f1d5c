"""Frames for viewers: one update or snapshot per audience, shared by all its sockets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from games import referee
from games.engine import Audience, Event, View
from games.offers import Offer, grouped
from games.referee import Move
from server.matches.core.head import Head
from server.matches.core.merge_patch import Compared, difference
from server.protocol.messages import Snapshot, Update

WORTH_COMPARING = 700
"""Size in bytes from which the whole view is tried as a shorter alternative to a patch."""

_encode = msgspec.json.Encoder().encode

Groups = dict[str, list[Offer]]


class Shown:
    """The last picture sent to one kind of viewer: a seat, or None for the spectators."""

    __slots__ = ("audience", "n", "offers", "seat", "view")

    def __init__(self, head: Head, seat: int | None, view: View | None = None) -> None:
        self.seat = seat
        self.audience: Audience = head.begun.audience_of(head.state, seat)
        self.n = head.n(self.audience)
        self.view: View = view or head.begun.game.view(head.state, self.audience)
        self.offers: Groups = offers_of(head, seat)


class Done(Struct, frozen=True):
    """Seat and id of the accepted act; its acknowledgement is part of that seat's update."""

    seat: int
    id: str


def offers_of(head: Head, seat: int | None) -> Groups:
    """The seat's offers; none for spectators and for seats that lost their say or are out, for
    which nothing will be decided any more: the game need not look."""
    if seat is None or seat in head.participants.lost or seat in head.finished:
        return {}
    return grouped(head.offers(seat))


def updates(
    viewers: Sequence[Shown], head: Head, moves: Sequence[Move], now: int, done: Done | None = None
) -> list[tuple[Shown, bytes]]:
    """Update frames up to ``head``, one per kind of viewer; none for audiences that were told
    nothing.

    A move that tells an audience no event leaves its view unchanged, so its views are not compared.
    """
    told = [
        [events for move in moves if (events := referee.told(move.events, shown.audience))]
        for shown in viewers
    ]
    later = _all_shown(head, [one for one, news in zip(viewers, told, strict=True) if news])
    compared: Compared = {}
    made = []
    for shown, news in zip(viewers, told, strict=True):
        id = done.id if done is not None and done.seat == shown.seat else None
        if news:
            after = next(later)
            patch = difference(shown.view, after.view, compared)
            made.append((after, _update(shown, after, head, now, patch, news, id)))
        elif id is not None:
            running = not head.clock.suspended
            made.append((shown, _encode(Update(shown.n, now, running, done=id))))
    return made


def _all_shown(head: Head, viewers: Sequence[Shown]) -> Iterator[Shown]:
    """What they are shown at ``head``, in their order."""
    audiences = [head.begun.audience_of(head.state, shown.seat) for shown in viewers]
    views = head.begun.game.views(head.state, audiences)
    return (Shown(head, shown.seat, view) for shown, view in zip(viewers, views, strict=True))


def _update(
    before: Shown,
    after: Shown,
    head: Head,
    now: int,
    patch: Any,
    news: list[list[Event]],
    done: str | None,
) -> bytes:
    events: Any = list(enumerate(news, before.n + 1))
    offers: Any = _offers_patch(before.offers, after.offers)
    update = Update(after.n, now, not head.clock.suspended, patch, None, events, offers, done)
    frame = _encode(update)
    if len(frame) > WORTH_COMPARING:
        frame = min(frame, _encode(replace(update, patch=None, view=after.view)), key=len)
    return frame


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
            running=not head.clock.suspended,
            view=Raw(_encode(shown.view)),
            events=Raw(_encode(events)),
            offers=Raw(_encode(shown.offers)),
            scene=None if scene is None else Raw(_encode(scene)),
            done=[id for seat, id in head.done if seat == shown.seat],
        )
    )
