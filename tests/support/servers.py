"""PostgreSQL and Redis servers for the tests: private ones on free ports, or given ones.

A given server (DATABASE_URL, REDIS_URL) is used as it is; each stack gets a new database there,
dropped at the end.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
import redis
from psycopg import sql

from tests.support.processes import Process, free_port
from tools import needs


class Postgres:
    """A server, and the databases that were made on it."""

    def __init__(self, server_url: str, process: Process | None = None) -> None:
        self.server_url, self.process = server_url, process
        self.made: list[str] = []
        self.template: str | None = None

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        return self._made("CREATE DATABASE {}")

    def copy(self, fill: Callable[[str], None]) -> str:
        """The URL of a new database like the first that was filled so: once, by its URL."""
        if self.template is None:
            fill(url := self.fresh())
            self.template = urlsplit(url).path.removeprefix("/")
        return self._made("CREATE DATABASE {} TEMPLATE {}", self.template)

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            return
        for name in self.made:
            self._order("DROP DATABASE IF EXISTS {} WITH (FORCE)", name)

    def _made(self, order: str, *others: str) -> str:
        name = f"test_{secrets.token_hex(6)}"
        self._order(order, name, *others)
        self.made.append(name)
        return urlsplit(self.server_url)._replace(path=f"/{name}").geturl()

    def _order(self, order: str, *names: str) -> None:
        with psycopg.connect(self.server_url, autocommit=True) as connection:
            connection.execute(sql.SQL(order).format(*map(sql.Identifier, names)))


def postgres() -> Postgres:
    if url := os.environ.get("TEST_DATABASE_URL"):
        return Postgres(url)
    programs = needs.postgres()
    if programs is None:
        pytest.fail(f"PostgreSQL is missing: {needs.how_to_install([needs.POSTGRES])}")
    folder, port = own_folder(), free_port()
    run_as = os.environ | {"LC_ALL": "C"}
    how = ["-U", "rooms", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(
        [str(programs / "initdb"), "-D", str(folder / "data"), *how],
        check=True,
        cwd=folder,
        env=run_as,
        user=unprivileged(),
        stdout=subprocess.DEVNULL,
    )
    url = f"postgres://rooms@127.0.0.1:{port}/postgres"
    settings = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": str(folder),
        # A process that dies takes nothing with it; only a power cut would.
        "fsync": "off",
    }
    options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    process = Process(
        "postgres",
        [str(programs / "postgres"), "-D", str(folder / "data"), "-p", str(port), *options],
        run_as,
        folder / "log",
        ready=lambda: answers(lambda: psycopg.connect(url, connect_timeout=2).close()),
        user=unprivileged(),
    )
    process.start()
    process.wait()
    return Postgres(url, process)


class Redis:
    def __init__(self, url: str, process: Process | None = None) -> None:
        self.url, self.process = url, process

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()


def redis_server() -> Redis:
    if url := os.environ.get("TEST_REDIS_URL"):
        return Redis(url)
    program = needs.redis()
    if program is None:
        pytest.fail(f"Redis is missing: {needs.how_to_install([needs.REDIS])}")
    folder, port = own_folder(), free_port()
    url = f"redis://127.0.0.1:{port}/0"
    settings = f"--port {port} --bind 127.0.0.1 --appendonly no --dir {folder} --save".split()
    process = Process(
        "redis",
        [str(program), *settings, ""],
        os.environ,
        folder / "log",
        ready=lambda: answers(redis.Redis.from_url(url).ping),
        user=unprivileged(),
    )
    process.start()
    process.wait()
    return Redis(url, process)


def answers(question: Callable[[], object]) -> bool:
    try:
        question()
    except (psycopg.OperationalError, redis.ConnectionError):
        return False
    return True


def own_folder() -> Path:
    """A folder of the unprivileged user's, outside of the checkout, which that one may not read."""
    folder = Path(tempfile.mkdtemp(prefix="tests-"))
    if user := unprivileged():
        shutil.chown(folder, user)
    return folder


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
