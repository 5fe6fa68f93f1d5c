"""Notify open sockets, in all processes, after a view changed a room."""

from __future__ import annotations

from collections.abc import Callable

from asgiref.sync import async_to_sync

from server.rooms.live.registry import registry_if_open


def notify_room_changed(code: str) -> None:
    """Called from a view's thread. Does nothing in a process without sockets."""
    if (registry := registry_if_open()) is not None:
        async_to_sync(_on_the_loop)(registry.changed, code)


async def _on_the_loop(changed: Callable[[str], None], code: str) -> None:
    changed(code)
