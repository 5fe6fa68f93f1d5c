"""Celery times the games: beat sweeps every second, a worker rings what is due.

The truth is the column ``due_at``; a task is a hint that lives a second. Ten of them do no more
than one, since the ledger compares before it stores.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from datetime import UTC, datetime
from functools import cache
from typing import Any

from celery import shared_task
from django.db import connection, transaction

from server.matches.filming import film_what_is_over
from server.matches.house import open_house

AHEAD = 1_200
"""Milliseconds that a sweep looks ahead: a little more than the second between two."""
SILENT = 3_000
"""Milliseconds after a web process's last beat in which its matches still run."""
PATIENCE = 20.0
"""Seconds that a task waits for its match."""

_opening = threading.Lock()

DUE = """
SELECT match_id, due_at FROM match_head
WHERE due_at < (extract(epoch FROM clock_timestamp()) * 1000)::bigint + %s
    AND EXISTS (SELECT FROM process_beat
        WHERE at > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - %s)
ORDER BY due_at LIMIT 2000 FOR UPDATE SKIP LOCKED
"""


@shared_task
def sweep() -> None:
    """Publish a hint for every match that is due within the next second.

    While no web process is up nothing is rung: that time is credited to the matches.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(DUE, [AHEAD, SILENT])
        for match, due_at in cursor.fetchall():
            eta = datetime.fromtimestamp(due_at / 1000, UTC)
            ring.apply_async((match,), eta=eta, expires=60)


@shared_task
def ring(match: int) -> None:
    """Settle what is due in one match."""
    _on_the_loop(_ring(match))


@shared_task
def film() -> None:
    """Make the films of matches that are over: nobody waits for them, and no web process has to."""
    film_what_is_over()


async def _ring(match: int) -> None:
    house = await open_house(web=False)
    await house.learn_outages()
    await house.attendance.learn([match])
    live = house.live(match)
    live.post(live.poked)
    await house.ring(match)


def _on_the_loop(job: Coroutine[Any, Any, None]) -> None:
    asyncio.run_coroutine_threadsafe(job, _loop()).result(PATIENCE)


def _loop() -> asyncio.AbstractEventLoop:
    """The worker's event loop, in a thread of its own: the same house as in a web process."""
    with _opening:
        return _opened_loop()


@cache
def _opened_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="house", daemon=True).start()
    asyncio.run_coroutine_threadsafe(open_house(web=False), loop).result(PATIENCE)
    return loop
