"""Two processes write the same logs at once, on PostgreSQL: the tests of SQLite again, and what
happens when the database is cut off again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.unit.matches.ledger.test_conflict import *  # noqa: F403
from tests.unit.matches.ledger.test_conflict import Writer, assert_sound, play


async def test_nothing_acknowledged_is_lost_when_backends_are_killed(
    writers: list[Writer], kill_backends: Callable[[], int]
) -> None:
    killed = 0

    def acknowledged() -> int:
        return sum(len(writer.acknowledged) for writer in writers)

    async def kill() -> None:
        """Again and again, but not so often that nothing gets through on a busy machine."""
        nonlocal killed
        enough = 40
        while True:
            await asyncio.sleep(0.01)
            if acknowledged() >= enough:
                killed += await asyncio.to_thread(kill_backends)
                enough = acknowledged() + 40

    killer = asyncio.create_task(kill())
    try:
        await play(writers, acts=150)
    finally:
        killer.cancel()
    assert killed > 2
    assert sum(writer.unanswered_commits for writer in writers) > 0
    await assert_sound(writers)
