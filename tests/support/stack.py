"""Starts the site as it really runs: the embedded process, or the full stack.

The commands are read from docs/running.md, so what it says is what is tested.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.support import preparing
from tests.support.preparing import SECRET_KEY, collect, migrate
from tests.support.processes import Process, free_port
from tests.support.running import command, processes
from tests.support.servers import Postgres, Redis

NOTICED = 1.5
"""Seconds after which every process has asked a server that has restarted."""


class Stack:
    """A site that is up: ``url``, and everything that can be done to its processes by name."""

    def __init__(self, environment: dict[str, str]) -> None:
        inherited = {
            name: value
            for name, value in os.environ.items()
            if name not in {"DATABASE_URL", "REDIS_URL", "SQLITE_PATH", "DEBUG", "TRUSTED_ORIGINS"}
        }
        self.folder = Path(tempfile.mkdtemp(prefix="tests-"))
        self.environment = {
            **inherited,
            "SECRET_KEY": SECRET_KEY,
            "ALLOWED_HOSTS": "127.0.0.1 localhost",
            "HOST": "127.0.0.1",
            "LOG_LEVEL": "INFO",
            "PYTHONUNBUFFERED": "1",
            **environment,
        }
        self.processes: dict[str, Process] = {}
        self.own: list[Process] = []
        """Those that end with it; servers may serve another site."""
        self.lost_broker = False
        self.urls: list[str] = []

    @property
    def url(self) -> str:
        return self.urls[0]

    @property
    def database_url(self) -> str | None:
        return self.environment.get("DATABASE_URL")

    @property
    def redis_url(self) -> str | None:
        return self.environment.get("REDIS_URL")

    def prepare(self) -> None:
        """The embedded default: a file of SQLite as it is before anybody has opened the site."""
        collect()
        file = self.folder / "db.sqlite3"
        shutil.copy(unopened(), file)
        self.environment["SQLITE_PATH"] = str(file)

    def add(self, name: str, line: str) -> None:
        """A process by its line; what listens gets a free port."""
        settings, words = command(line)
        environment = {**self.environment, **settings}
        ready = self.said_so(name)
        if "server.serve" in words:
            port = free_port()
            environment["PORT"] = str(port)
            self.urls.append(f"http://127.0.0.1:{port}")
            ready = healthy(self.urls[-1])
        if "beat" in words:
            # Its note of what it did last belongs to this run.
            words.append(f"--schedule={self.folder / 'beat'}")
        log = self.folder / f"{name}.log"
        self.processes[name] = Process(name, words, environment, log, ready)
        self.own.append(self.processes[name])

    def said_so(self, name: str) -> Callable[[], bool]:
        """Celery has no address to ask, but it says when it is ready."""
        return lambda: bool(re.search(r" ready\.|maxinterval", self.processes[name].said))

    def start(self, name: str) -> None:
        """Start it (again), and wait until it answers."""
        self.processes[name].start()
        self.processes[name].wait()

    def stop(self, name: str) -> None:
        """SIGTERM, and wait for its end."""
        self.processes[name].stop()

    def kill(self, name: str) -> None:
        """kill -9."""
        self.processes[name].kill()
        self.lost_broker |= name == "redis"

    def renew(self) -> None:
        """Those of Celery, if Redis has been killed: on a slow machine a worker that has lost its
        broker ends by itself as late as in the next test."""
        if self.lost_broker:
            for process in self.own:
                if any(word.endswith("celery") for word in process.command):
                    process.kill()
        self.lost_broker = False

    def mend(self) -> None:
        """Whatever a test has stopped is started again, as who keeps the processes up would do it:
        a worker that loses its broker may end by itself a moment later (celery/kombu#970)."""
        lost = any(not each.up for each in self.processes.values() if each not in self.own)
        for process in self.processes.values():
            process.start()
        for process in self.processes.values():
            if not process.comes_up():
                process.start()
                process.wait()
        if lost:
            # By their heartbeats the others meet their dead connections, and replace them.
            time.sleep(NOTICED)

    def log(self, name: str) -> str:
        """What it has said since its latest start."""
        return self.processes[name].said

    def close(self) -> None:
        for process in reversed(self.own):
            process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def healthy(url: str) -> Callable[[], bool]:
    def asked() -> bool:
        try:
            with urllib.request.urlopen(f"{url}/ready/", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    return asked


def unopened() -> Path:
    """The file of a new site: migrated once, and copied for each."""
    return preparing.folder("unopened", migrate_in) / "db.sqlite3"


def migrate_in(folder: Path) -> None:
    migrate(SQLITE_PATH=str(folder / "db.sqlite3"))


def embedded(through: str = "", **settings: str) -> Stack:
    """One process, SQLite, no Redis: what ``make run`` serves; started ``through`` a module of the
    tests, where that changes something about it first."""
    stack = Stack(settings)
    stack.prepare()
    stack.add("web", f".venv/bin/python -m {through} server.serve")
    stack.mend()
    return stack


def through_module(line: str, module: str) -> str:
    """A command of docs/running.md, started through a module of the tests."""
    start = f".venv/bin/python -m {module} "
    return line.replace(".venv/bin/python -m ", start).replace(".venv/bin/celery", f"{start}celery")


def full(
    postgres: Postgres,
    redis: Redis,
    through: str = "",
    prepare: Callable[[str], None] = lambda url: None,
    **settings: str,
) -> Stack:
    """Two web processes, worker and beat on PostgreSQL and Redis; those two, too, can be killed by
    name where they are the tests' own. ``through`` as above, for each of the four; ``prepare``:
    what is done to the database before they start."""
    servers = [process for process in (postgres.process, redis.process) if process is not None]
    for process in servers:
        # Another site may have left it killed.
        process.start()
        process.wait()
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    prepare(database)
    urls = {"DATABASE_URL": database, "REDIS_URL": redis.url}
    return served({**urls, **settings}, through, servers)


def served(
    environment: dict[str, str], through: str = "", servers: Sequence[Process] = ()
) -> Stack:
    """The four processes of docs/running.md with this environment, and servers of the tests."""
    collect()
    stack = Stack(environment)
    stack.processes.update({process.name: process for process in servers})
    for name, line in processes().items():
        stack.add(name, through_module(line, through) if through else line)
    stack.mend()
    return stack
