"""Notify open sockets, in all processes, after a view changed a room, an account, a sanction or a
block."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from asgiref.sync import async_to_sync

from server.rooms.blocking import Person
from server.rooms.live.registry import registry_if_open

T = TypeVar("T")


def notify_room_changed(code: str) -> None:
    """Called from a view's thread. Does nothing in a process without sockets."""
    if (registry := registry_if_open()) is not None:
        async_to_sync(_on_the_loop)(registry.changed, code)


def notify_rooms_changed(codes: Iterable[str]) -> None:
    for code in codes:
        notify_room_changed(code)


def notify_account_changed(member: int) -> None:
    """The same after somebody signed in or out, or an account was changed or closed: sockets that
    are signed in no more are closed."""
    if (registry := registry_if_open()) is not None:
        async_to_sync(_on_the_loop)(registry.account_changed, member)


def notify_sanctions_changed() -> None:
    """The same after a mute or a warning began or was ended."""
    if (registry := registry_if_open()) is not None:
        async_to_sync(_sanctions_on_the_loop)(registry.sanctions_changed)


def notify_blocks_changed(person: Person) -> None:
    """The same after somebody blocked somebody, or does so no more."""
    if (registry := registry_if_open()) is not None:
        async_to_sync(_on_the_loop)(registry.blocks_changed, person.key)


async def _sanctions_on_the_loop(changed: Callable[[], None]) -> None:
    changed()


async def _on_the_loop(changed: Callable[[T], None], what: T) -> None:
    changed(what)
