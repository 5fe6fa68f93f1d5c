"""Games with a planted leak each: the laws of the contract must find every one alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engine import Audience, Event, View


def public(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    """Events of these kinds are told to everybody."""
    return [
        msgspec.structs.replace(event, only=None) if isinstance(event, kinds) else event
        for event in events
    ]


class Leaky:
    """A game with something between it and those who are told and shown."""

    def tell(self, state: Any, seat: int | None, action: Any, events: list[Event]) -> list[Event]:
        return events

    def show(self, state: Any, audience: Audience, view: Any) -> Any:
        return view

    def apply(self, state: Any, seat: int | None, action: Any) -> list[Event]:
        return self.tell(state, seat, action, super().apply(state, seat, action))

    def sampled(self, state: Any, seat: int, signals: Sequence[Any]) -> list[Event]:
        return self.tell(state, None, None, super().sampled(state, seat, signals))

    def view(self, state: Any, audience: Audience) -> View:
        return self.show(state, audience, super().view(state, audience))

    def views(self, state: Any, audiences: Sequence[Audience]) -> list[View]:
        return [self.view(state, audience) for audience in audiences]
