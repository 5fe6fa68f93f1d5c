"""Runs the Django ORM from coroutines, in threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from channels.db import database_sync_to_async

P = ParamSpec("P")
T = TypeVar("T")


async def db_call(service: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run one short transaction in a thread of its own, so that it waits behind no other."""
    in_thread = database_sync_to_async(service, thread_sensitive=False)
    answer: T = await in_thread(*args, **kwargs)
    return answer
