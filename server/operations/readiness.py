"""Readiness checks: what a process needs before it can serve people."""

from __future__ import annotations

import redis.asyncio
from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from server.matches.process.runtime import current_runtime


class Draining(Exception):
    """The process is shutting down."""


class NothingNew(Exception):
    """No room is opened and no match begins, on the whole site."""


class Readiness:
    """Each check raises if it fails."""

    def __init__(self) -> None:
        self.draining = False
        """Set once, when shutdown begins."""
        self._migrated = False

    async def stays(self) -> None:
        if self.draining:
            raise Draining

    async def opens(self) -> None:
        """Whether rooms are opened and matches begun: not while staff let nothing new begin."""
        if await current_runtime().database.fetch(
            "SELECT 1 FROM rooms_announcement WHERE kind = 'drain'"
        ):
            raise NothingNew

    async def database(self) -> None:
        """Query through the pool that moves use, not Django's."""
        await current_runtime().database.fetch("SELECT 1")

    async def redis(self) -> None:
        if settings.REDIS_URL:
            async with redis.asyncio.Redis.from_url(
                settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2
            ) as line:
                await line.ping()

    async def migrations(self) -> None:
        """Checked until it passes once: the code of a running process does not change."""
        if not self._migrated:
            await sync_to_async(_refuse_unmigrated)()
            self._migrated = True


class Unmigrated(Exception):
    """Migrations are missing."""


def _refuse_unmigrated() -> None:
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise Unmigrated


readiness = Readiness()
"""Readiness of this process."""
