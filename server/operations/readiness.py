"""What a process needs before it can do its work."""

from __future__ import annotations

import redis.asyncio
from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from server.matches.process.runtime import current_runtime


class Draining(Exception):
    """The process is about to end; whoever comes should go to another."""


class Readiness:
    """Each question raises where the answer is no."""

    def __init__(self) -> None:
        self.draining = False
        """Set once, when the process has been asked to end."""
        self._migrated = False

    async def stays(self) -> None:
        if self.draining:
            raise Draining

    async def database(self) -> None:
        """The way that moves go, past Django's threads and pool."""
        await current_runtime().database.fetch("SELECT 1")

    async def redis(self) -> None:
        if settings.REDIS_URL:
            async with redis.asyncio.Redis.from_url(
                settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2
            ) as line:
                await line.ping()

    async def migrations(self) -> None:
        """Looked up until it is so: code that runs is not changed under its process."""
        if not self._migrated:
            await sync_to_async(_refuse_unmigrated)()
            self._migrated = True


class Unmigrated(Exception):
    """The database lacks what this code expects in it."""


def _refuse_unmigrated() -> None:
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        raise Unmigrated


readiness = Readiness()
"""This process's."""
