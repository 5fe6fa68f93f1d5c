"""Two processes write the same logs at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import pytest

from server.core.database import InDoubt
from server.matches.ledger import AnyLedger
from server.matches.process.committer import Committer
from tests.support.ledgers import act, new_match

Opened = Callable[[], AnyLedger]


@dataclass
class Writer:
    """A process's cache of some matches, and what it was told has been stored."""

    ledger: AnyLedger
    committer: Committer
    bases: dict[int, int]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    unanswered_commits: int = 0

    async def write(self, match: int, id: str, rows: int) -> None:
        """Act until it is stored, as a mailbox does: catch up where it lost, look in doubt."""
        while True:
            try:
                if await self.committer.commit(act(match, self.bases[match], id, rows)):
                    self.bases[match] += rows
                    break
                if await self._is_stored(match, id):
                    break
            except InDoubt:
                self.unanswered_commits += 1
                await asyncio.sleep(0.01)
        self.acknowledged.append((match, id))

    async def _is_stored(self, match: int, id: str) -> bool:
        self.bases[match] = await self.ledger.version(match)
        return await self.ledger.find(match, 0, id) is not None


@pytest.fixture
async def writers(open_ledger: Opened) -> AsyncIterator[list[Writer]]:
    ledgers = [open_ledger(), open_ledger()]
    for ledger in ledgers:
        await ledger.database.open()
    matches = [await new_match(ledgers[0]) for _ in range(8)]
    made = [Writer(ledger, Committer(ledger), dict.fromkeys(matches, 1)) for ledger in ledgers]
    for writer in made:
        writer.committer.start()
    yield made
    for writer in made:
        await writer.committer.stop()
        await writer.ledger.database.close()


async def test_two_processes_make_one_order_without_gap_or_fork(writers: list[Writer]) -> None:
    await play(writers, acts=40)
    await assert_sound(writers)


async def test_the_same_act_sent_to_both_processes_is_stored_once(writers: list[Writer]) -> None:
    matches = list(writers[0].bases)
    await asyncio.gather(
        *(writer.write(match, "same", 2) for writer in writers for match in matches)
    )
    for match in matches:
        stored = [row.id for row in await writers[0].ledger.rows(match, 0) if row.id]
        assert stored == ["same"]


async def play(writers: list[Writer], acts: int) -> None:
    """Every writer acts in every match, each match's acts one after the other."""

    async def in_match(number: int, writer: Writer, match: int) -> None:
        chooser = random.Random(f"{number} {match}")
        for turn in range(acts):
            await writer.write(match, f"w{number}-{turn}", chooser.randint(1, 3))

    await asyncio.gather(
        *(
            in_match(number, writer, match)
            for number, writer in enumerate(writers)
            for match in writer.bases
        )
    )


async def assert_sound(writers: list[Writer]) -> None:
    """Logs count from 1 without a gap; what was acknowledged is in once; no act is half."""
    ledger = writers[0].ledger
    for match in writers[0].bases:
        rows = await settled_rows(ledger, match)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        ids = [row.id for row in rows if row.id is not None]
        assert len(ids) == len(set(ids))
        told = {id for writer in writers for each, id in writer.acknowledged if each == match}
        assert told == set(ids)
        assert rows[-1].id is not None, "an act was stored by half"


async def settled_rows(ledger: AnyLedger, match: int) -> list:
    """The log, once the last killed connection is replaced."""
    for _ in range(50):
        try:
            return await ledger.rows(match, 0)
        except InDoubt:
            await asyncio.sleep(0.1)
    raise AssertionError("the ledger does not answer")
