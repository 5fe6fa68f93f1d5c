"""Compares CPU clocks of the processes in a load run between two moments."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from time import perf_counter
from urllib.parse import urlsplit

from msgspec import Struct

from tools import cores

Pids = Callable[[], list[int]]


class Spent(Struct, frozen=True):
    """Seconds between two readings: of the wall, and of the processor by who has used them."""

    wall: float
    cpu: dict[str, float]

    def of(self, kind: str) -> float:
        """All whose name begins so: ``server`` is ``server 1`` and ``server 2``."""
        return sum(spent for name, spent in self.cpu.items() if name.startswith(kind))


class Meter:
    """``who``: by name the processes of each, asked anew for every reading."""

    def __init__(self, who: Mapping[str, Pids]) -> None:
        self._who = who
        self._wall, self._cpu = 0.0, self._read()
        self.start()

    def start(self) -> None:
        self._wall, self._cpu = perf_counter(), self._read()

    def spent(self) -> Spent:
        """Since the start. A process that has ended since then is left out, one that was not there
        then counts whole."""
        before, now = self._cpu, self._read()
        return Spent(
            perf_counter() - self._wall,
            {
                name: sum(spent - before[name].get(pid, 0.0) for pid, spent in pids.items())
                for name, pids in now.items()
            },
        )

    def _read(self) -> dict[str, dict[int, float]]:
        return {
            name: {pid: cores.seconds([pid]) for pid in pids()} for name, pids in self._who.items()
        }


def of_this_machine(
    servers: Mapping[str, int], environment: Mapping[str, str], proxy: int | None
) -> dict[str, Pids]:
    """Whose clocks can be read: the servers (pid by name), this process, PostgreSQL's backends of
    that database, Redis, the proxy; as far as they run here."""
    who: dict[str, Pids] = {name: _only(pid) for name, pid in servers.items()}
    who["load"] = _only(os.getpid())
    if database := urlsplit(environment.get("DATABASE_URL", "")).path.strip("/"):
        who["postgres"] = lambda: cores.backends(database)
    if redis := _redis(environment.get("REDIS_URL", "")):
        who["redis"] = _only(redis)
    if proxy is not None:
        who["proxy"] = lambda: [proxy, *cores.children(proxy)]
    return who


def _only(pid: int) -> Pids:
    return lambda: [pid]


def _redis(url: str) -> int | None:
    parts = urlsplit(url)
    if parts.hostname not in {"localhost", "127.0.0.1"}:
        return None
    try:
        return cores.listening_at(parts.port or 6379)
    except LookupError:
        return None
