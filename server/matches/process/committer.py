"""Group commit: writes the waiting acts of many matches in one statement."""

from __future__ import annotations

import asyncio
from time import perf_counter

from server.core.counters import counters
from server.core.database import BadData, InDoubt
from server.matches.core.rows import Act
from server.matches.ledger import AnyLedger


class Committer:
    """Batches acts while the previous batch is being written. A match waits for its act, so a batch
    never holds two of one match."""

    def __init__(self, ledger: AnyLedger) -> None:
        self._ledger = ledger
        self._waiting: list[tuple[Act, asyncio.Future[bool]]] = []
        self._some = asyncio.Event()
        self._rest = asyncio.Event()
        self._rest.set()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._write_batches(), name="committer")

    async def stop(self) -> None:
        """Flush, then stop."""
        if self._task is not None:
            await self._rest.wait()
            self._task.cancel()

    async def commit(self, act: Act) -> bool:
        """Commit an act; whether it won. Raises ``InDoubt``, ``NoSpace`` or ``BadData``."""
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((act, answer))
        self._rest.clear()
        self._some.set()
        return await answer

    async def _write_batches(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            batch, self._waiting = self._waiting, []
            await self._write(batch)
            if not self._waiting:
                self._rest.set()

    async def _write(self, batch: list[tuple[Act, asyncio.Future[bool]]]) -> None:
        began = perf_counter()
        try:
            won = await self._ledger.commit([act for act, _ in batch])
        except BadData as error:
            await self._write_one_by_one(batch, error)
        except Exception as error:
            # Usually InDoubt; whatever it is, every waiting act must be answered.
            counters.unanswered_commits += 1
            _refuse(batch, error if isinstance(error, InDoubt) else BadData(str(error)))
        else:
            moves = sum(len(act.rows) for act, _ in batch if act.match in won)
            counters.note_commit(len(batch), len(won), moves, perf_counter() - began)
            for act, answer in batch:
                if not answer.done():
                    answer.set_result(act.match in won)

    async def _write_one_by_one(
        self, batch: list[tuple[Act, asyncio.Future[bool]]], error: BadData
    ) -> None:
        """Retry a refused batch act by act, so that only the bad one is refused."""
        if len(batch) == 1:
            _refuse(batch, error)
            return
        for entry in batch:
            await self._write([entry])


def _refuse(batch: list[tuple[Act, asyncio.Future[bool]]], error: Exception) -> None:
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(error)
