"""``python -m tools.soak_server``: a web process that counts its objects on SIGUSR1.

A match that nobody watches is let go after half a minute instead of ten, so that a soak of a few
minutes reaches the state that a long evening has.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import runpy
import signal
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

HELD = "SOAK_HELD"
"""The variable that names the file into which it is said, one object a line."""
LET_GO = 30_000
"""Milliseconds."""
KEPT = ("LiveRoom", "LiveMatch", "RoomConsumer")
"""Classes of what is kept for people, and let go after them."""


def held() -> dict[str, object]:
    gc.collect()
    tasks = asyncio.all_tasks(asyncio.get_event_loop_policy().get_event_loop())
    objects = Counter(type(each).__name__ for each in gc.get_objects())
    return {
        "tasks": dict(Counter(map(kind, tasks))),
        "kept": {name: objects[name] for name in KEPT},
        "threads": threading.active_count(),
        "objects": objects.total(),
    }


def kind(task: asyncio.Task[object]) -> str:
    """By what it was called, ``room`` for ``room 7kq2``; one without a name by what it runs."""
    name = task.get_name()
    if name.startswith("Task-"):
        return str(getattr(task.get_coro(), "__qualname__", "?"))
    return name.partition(" ")[0]


def say(_number: int, _frame: FrameType | None) -> None:
    with Path(os.environ[HELD]).open("a") as out:
        out.write(json.dumps(held()) + "\n")


def main() -> None:
    signal.signal(signal.SIGUSR1, say)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
    import django

    django.setup()
    from server.matches.process import runtime

    runtime.LET_GO = LET_GO
    runpy.run_module("server.serve", run_name="__main__")


if __name__ == "__main__":
    main()
