"""Heartbeats of web processes, and outages (no web process up), which are credited to matches."""

from __future__ import annotations

from server.core.database import Database


class Heartbeats:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, process: str, at: int) -> None:
        await self._database.run(
            "INSERT INTO process_beat (process, at) VALUES (%s, %s)"
            " ON CONFLICT (process) DO UPDATE SET at = excluded.at",
            process,
            at,
        )

    async def forget_beats(self, before: int) -> None:
        """Delete the heartbeats of processes that ended long ago."""
        await self._database.run("DELETE FROM process_beat WHERE at < %s", before)

    async def last_beat(self) -> int | None:
        rows = await self._database.fetch("SELECT max(at) FROM process_beat")
        latest: int | None = rows[0][0]
        return latest

    async def record_outage(self, began: int, ended: int) -> None:
        """Insert an outage unless an overlapping one exists: two processes may start at once."""
        await self._database.run(
            "INSERT INTO process_outage (began, ended) SELECT %s, %s"
            " WHERE NOT EXISTS (SELECT 1 FROM process_outage WHERE ended > %s)",
            began,
            ended,
            began,
        )

    async def outages(self) -> list[tuple[int, int]]:
        found = await self._database.fetch("SELECT began, ended FROM process_outage ORDER BY began")
        return [(began, ended) for began, ended in found]
