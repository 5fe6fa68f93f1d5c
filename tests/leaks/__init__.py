"""Games with a planted leak each: the laws of the contract must find every one alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from games.engine import Audience, Event, View

Kinds = type[Event] | tuple[type[Event], ...]


def altered(
    events: Sequence[Event], kinds: Kinds, change: Callable[[Any], dict[str, Any]]
) -> list[Event]:
    """The events, those of these kinds with something else in them."""
    return [
        replace(event, **change(event)) if isinstance(event, kinds) else event for event in events
    ]


def of_seats(view: Any, change: Callable[[int, Any], dict[str, Any] | None]) -> Any:
    """The view, with something else in what is shown of seats."""
    seats = {
        seat: replace(each, **(change(int(seat), each) or {})) for seat, each in view.seats.items()
    }
    return replace(view, seats=seats)


class Leaky:
    """A game with something between it and those who are told and shown."""

    public: tuple[type[Event], ...] = ()
    """Kinds of events that everybody is told."""

    def later(self, state: Any) -> int:
        """By how many milliseconds the clock is more patient."""
        return 0

    def tell(self, state: Any, seat: int | None, action: Any, events: list[Event]) -> list[Event]:
        return altered(events, self.public, lambda _: {"only": None})

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

    def deadlines(self, state: Any) -> list[Any]:
        late = self.later(state)
        return [replace(each, at=each.at + late) for each in super().deadlines(state)]
