"""Finds, by declared type, the fields of a game's actions, events and views that are seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from games.engine import IS_SEAT, SeatAway, Turn
from games.referee import AnyGame


@cache
def seat_fields(kind: type[AnyGame]) -> frozenset[str]:
    """The names of the fields declared ``Seat``, in an Optional, a list or a tuple too."""
    unions = (kind.action_type, kind.clock_type, kind.event_type, kind.view_type)
    return fields_of(*unions) | SHARED


def fields_of(*kinds: Any) -> frozenset[str]:
    structs: set[type[Struct]] = set()
    for kind in kinds:
        _collect(kind, structs)
    return frozenset(
        field for struct in structs for field, own in _hints(struct).items() if _is_seat(own)
    )


def _collect(kind: Any, found: set[type[Struct]]) -> None:
    """The structs that a type is made of, each once: they may contain themselves."""
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
        found.add(kind)
        for own in _hints(kind).values():
            _collect(own, found)
    for part in _parts(kind):
        _collect(part, found)


def _hints(struct: type[Struct]) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _parts(kind: Any) -> Iterator[Any]:
    if get_origin(kind) is Annotated:
        yield get_args(kind)[0]
    else:
        yield from (part for part in get_args(kind) if get_origin(part) or isinstance(part, type))


def _is_seat(kind: Any) -> bool:
    """A dictionary is none: its key names what it is about."""
    if get_origin(kind) is Annotated and IS_SEAT in get_args(kind)[1:]:
        return True
    return get_origin(kind) is not dict and any(map(_is_seat, _parts(kind)))


SHARED = fields_of(SeatAway, Turn)
"""Seat fields of the events and views that all games share."""
