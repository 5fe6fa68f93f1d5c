"""Start-up and shutdown of a web process, under Daphne or an ASGI lifespan server."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from asgiref.sync import async_to_sync
from channels.db import database_sync_to_async
from django.conf import settings

from server.core.counters import counters
from server.lobby.feed import current_feed, open_feed
from server.matches.process.runtime import close_runtime, current_runtime, open_runtime
from server.matches.recorder import record_finished_matches
from server.moderation import alarm
from server.moderation.counting import count_daily
from server.moderation.models import AuditEntry
from server.moderation.sealing import check_daily
from server.operations import loop_lag, retention
from server.operations.readiness import readiness
from server.operations.selfcheck import check_some
from server.rooms.live.registry import current_registry, open_registry
from server.transport.socket import send_elsewhere

log = structlog.get_logger(__name__)

SPREAD = 3_000
"""Milliseconds over which a stopping process spreads the reconnects of its sockets."""

TURN = 0.0005
"""Seconds after which a thread that computes lets another in. Moves wait for the event loop, which
waits behind every page that is being made."""

YOUNG = 20_000
"""Garbage collector threshold: new objects before it runs."""

RECORDING = 2.0
"""Seconds between two searches for matches without a recording."""


async def open_process() -> None:
    opened = await open_runtime(web=True)
    registry = open_registry(opened)
    open_feed(opened, registry)
    await registry.presence.forget_the_gone()
    opened.every(retention.EVERY, registry.presence.forget_the_gone)
    opened.every(loop_lag.EVERY, loop_lag.LoopLag(counters.loop_lag_seconds).look)
    if opened.alone:
        # With a worker Celery does it: see ``server/matches/process/wakers.py``.
        opened.every(RECORDING, record)
        opened.every(settings.CHECK_MS / 1_000, checks)
        opened.every(retention.EVERY, forget)
        opened.every(retention.EVERY, check_audit)
        opened.every(retention.EVERY, count_deeds)
        opened.every(alarm.EVERY, sound_alarm)
    _collect_seldom()
    sys.setswitchinterval(TURN)
    log.info("process.open", process=opened.process)


def _collect_seldom() -> None:
    """Freeze the objects of the start-up out of garbage collection and raise the threshold: a move
    makes some hundred objects and no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


async def checks() -> None:
    """Run the self-check in a thread of its own, so that pages, which share one, do not wait."""
    seize = async_to_sync(current_runtime().seize)
    await database_sync_to_async(check_some, thread_sensitive=False)(seize)


async def forget() -> None:
    """Delete what nobody came back to, in a thread of its own."""
    await database_sync_to_async(retention.forget_old, thread_sensitive=False)()


async def check_audit() -> None:
    """Once a day, whoever asks, in a thread of its own."""
    await database_sync_to_async(check_daily, thread_sensitive=False)(AuditEntry.objects)


async def count_deeds() -> None:
    """The same of the counts of moderation."""
    await database_sync_to_async(count_daily, thread_sensitive=False)()


async def sound_alarm() -> None:
    """Mail those on duty, in a thread of its own: a mail server may take its time."""
    await database_sync_to_async(alarm.mail_those_on_duty, thread_sensitive=False)()


async def record() -> None:
    """Make missing recordings in a thread: one costs as much as some hundred moves."""
    await database_sync_to_async(record_finished_matches)()


async def drain_process() -> None:
    """Drain: send sockets to other processes, finish what has begun, close."""
    readiness.draining = True
    registry, feed = current_registry(), current_feed()
    feed.close()
    sockets = [*registry.all_sockets(), *feed.subscribers]
    await send_elsewhere(sockets, SPREAD, secrets.randbelow)
    await asyncio.sleep(0.2)
    await close_runtime()
    log.info("process.closed")


async def lifespan(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    """ASGI lifespan handler; Daphne has none (see ``server/serve.py``)."""
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            await open_process()
            await send({"type": "lifespan.startup.complete"})
        else:
            await drain_process()
            await send({"type": "lifespan.shutdown.complete"})
            return
