"""Celery times the games: beat sweeps every second, a worker rings what is due.

The truth is the column ``due_at``; a task is a hint that lives a second. Ten of them do no more
than one, since the ledger compares before it stores.
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
from celery.signals import worker_process_init
from django.db import connection, transaction

from server.matches.process.runtime import MatchRuntime, open_runtime
from server.matches.recorder import record_finished_matches

log = structlog.get_logger(__name__)

AHEAD = 1_200
"""Milliseconds that a sweep looks ahead: a little more than the second between two."""
SILENT = 3_000
"""Milliseconds after a web process's last beat in which its matches still run."""
SHARE = 50
"""Milliseconds within which matches that are due share a hint."""
MANY = 50
"""Matches that share a hint at most."""
LIVES = 1
"""Seconds that a hint lives once its time has come."""
PATIENCE = 20.0
"""Seconds that a task waits for its matches."""

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
    """Publish a hint for the matches that are due within the next second.

    While no web process is up nothing is rung: that time is credited to the matches.
    """
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(DUE, [AHEAD, SILENT])
        for matches, ahead in together(cursor.fetchall()):
            # By our own clock, which is Celery's; the database's may show another time.
            eta = datetime.now(UTC) + timedelta(milliseconds=ahead)
            # By then the next sweep has seen who is still due. Hints that lived longer would add up
            # where a worker cannot keep pace, and it never would again.
            expires = max(eta, datetime.now(UTC)) + timedelta(seconds=LIVES)
            ring.apply_async((matches,), eta=eta, expires=expires)


def together(due: Iterable[tuple[int, int]]) -> Iterator[tuple[list[int], int]]:
    """Matches that are due one shortly after the other share a hint, since a task costs as much as
    some moves. It rings with the last of them: none is early. ``due`` says of each match how many
    milliseconds it is ahead, in that order."""
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
def film() -> None:
    """Make the films of matches that are over: nobody waits for them, and no web process has to."""
    record_finished_matches()


async def _ring(runtime: MatchRuntime, matches: list[int]) -> None:
    await runtime.learn_outages()
    await runtime.presence.learn(matches)
    for match in matches:
        live = runtime.live(match)
        live.post(live.poked)
    await asyncio.gather(*map(runtime.ring, matches))


@worker_process_init.connect
def begin(**_facts: Any) -> None:
    """A process of the worker opens its house as it begins, not with its first hint, which would
    be a second old by then."""
    threading.Thread(target=_open_early, name="opening", daemon=True).start()


def _open_early() -> None:
    try:
        _loop()
    except Exception as error:
        # The next hint tries again.
        log.warning("worker.not_open", error=type(error).__name__)


def with_runtime(job: Callable[[MatchRuntime], Coroutine[Any, Any, None]]) -> None:
    """Something that a task wants of the worker's house."""

    async def on_the_loop() -> None:
        await job(await open_runtime(web=False))

    _on_the_loop(on_the_loop())


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
    asyncio.run_coroutine_threadsafe(open_runtime(web=False), loop).result(PATIENCE)
    return loop
