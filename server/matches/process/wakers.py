"""Celery tasks that ring deadlines: beat sweeps every second, a worker settles what is due.

The truth is the column ``due_at``; a task is a hint that expires after a second. Wakers are
idempotent: the ledger compares before it stores, so ten of them do no more than one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import structlog
from celery import shared_task
from celery.signals import worker_init, worker_process_init
from django.db import connection, transaction

from games.registry import all_games
from server.matches.process.runtime import MatchRuntime, open_runtime
from server.matches.recorder import record_finished_matches

log = structlog.get_logger(__name__)

AHEAD = 1_200
"""Milliseconds that a sweep looks ahead, slightly more than its interval."""
SILENT = 3_000
"""Milliseconds after the last heartbeat of any web process for which matches still run."""
SHARE = 50
"""Deadlines within this many milliseconds share a task."""
MANY = 50
"""Maximum matches per task."""
LIVES = 1
"""Seconds until a task expires after its ETA."""
PATIENCE = 20.0
"""Timeout in seconds of a task waiting for its matches."""

_opening = threading.Lock()

DUE = """
SELECT match_id, due_at - (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM match_head
WHERE due_at < (extract(epoch FROM clock_timestamp()) * 1000)::bigint + %s
    AND EXISTS (SELECT FROM process_beat
        WHERE at > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - %s)
ORDER BY due_at LIMIT 2000 FOR UPDATE SKIP LOCKED
"""


@shared_task
def sweep() -> None:
    """Publish tasks for the matches due within the next second.

    While no web process is up nothing is rung: that time is credited to the matches.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(DUE, [AHEAD, SILENT])
        for matches, ahead in together(cursor.fetchall()):
            # By this machine's clock, as Celery's; the database's may differ.
            eta = datetime.now(UTC) + timedelta(milliseconds=ahead)
            # The next sweep publishes whatever is still due. Tasks that lived longer would pile up
            # where a worker cannot keep pace, and it would never catch up.
            expires = max(eta, datetime.now(UTC)) + timedelta(seconds=LIVES)
            ring.apply_async((matches,), eta=eta, expires=expires)


def together(due: Iterable[tuple[int, int]]) -> Iterator[tuple[list[int], int]]:
    """Group deadlines that are close together into one task, since a task costs as much as some
    moves. It runs at the latest of them, so none is early. ``due`` holds match and milliseconds
    ahead, sorted."""
    matches: list[int] = []
    first = last = 0
    for match, ahead in due:
        if matches and (ahead - first > SHARE or len(matches) == MANY):
            yield matches, last
            matches = []
        first = ahead if not matches else first
        last = ahead
        matches.append(match)
    if matches:
        yield matches, last


@shared_task
def ring(matches: list[int]) -> None:
    """Settle what is due in some matches."""
    with_runtime(lambda runtime: _ring(runtime, matches))


@shared_task
def record() -> None:
    """Make missing recordings of finished matches."""
    record_finished_matches()


async def _ring(runtime: MatchRuntime, matches: list[int]) -> None:
    await runtime.learn_outages()
    await runtime.presence.learn(matches)
    for match in matches:
        live = runtime.live(match)
        live.post(live.poked)
    await asyncio.gather(*map(runtime.ring, matches))


@worker_init.connect
def load(**_facts: Any) -> None:
    """Import the games before the processes are forked: otherwise each of them does so at its first
    deadline, which is then late by up to a second."""
    all_games()


@worker_process_init.connect
def begin(**_facts: Any) -> None:
    """Open the runtime when a worker process starts: opened by the first task, it would take longer
    than that task lives."""
    threading.Thread(target=_open_early, name="opening", daemon=True).start()


def _open_early() -> None:
    try:
        _loop()
    except Exception as error:
        # The next task tries again.
        log.warning("worker.not_open", error=type(error).__name__)


def with_runtime(job: Callable[[MatchRuntime], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine with the worker's runtime, on its event loop."""

    async def on_the_loop() -> None:
        await job(await open_runtime(web=False))

    _on_the_loop(on_the_loop())


def _on_the_loop(job: Coroutine[Any, Any, None]) -> None:
    asyncio.run_coroutine_threadsafe(job, _loop()).result(PATIENCE)


def _loop() -> asyncio.AbstractEventLoop:
    """The worker's event loop, in its own thread, with a runtime as in a web process."""
    with _opening:
        return _opened_loop()


@cache
def _opened_loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="runtime", daemon=True).start()
    asyncio.run_coroutine_threadsafe(open_runtime(web=False), loop).result(PATIENCE)
    return loop
