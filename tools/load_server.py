"""Starts the load's own web processes, on the database in the environment or on SQLite."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct

from tools import cores, load_proxy

BASE = Path(__file__).resolve().parent.parent
STARTS_WITHIN = 60.0
ENDS_WITHIN = 30.0
LARGEST_MESSAGE = 64 * 1024
LINES, LINE = 20, 400
"""Of what the servers have said, so many at the end are shown, and so much of each."""

DAPHNE = ("-m", "server.serve")


class Kind(Struct, frozen=True):
    """Which processes. ``command``: the words after ``python`` that serve at $HOST and $PORT."""

    servers: int = 1
    embedded: bool = False
    """SQLite in a folder of its own, no Redis."""
    uvicorn: bool = False
    proxy: bool = False
    command: tuple[str, ...] = DAPHNE

    def words(self, port: int) -> Sequence[str]:
        if not self.uvicorn:
            return self.command
        options = {
            **{"host": "127.0.0.1", "port": port, "loop": "uvloop", "log-level": "warning"},
            **{"ws": "server.transport.uvicorn:SocketProtocol", "ws-max-size": LARGEST_MESSAGE},
            **{"ws-per-message-deflate": "false", "timeout-graceful-shutdown": 10},
        }
        asked = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        return ["-m", "uvicorn", "server.asgi:application", *asked]


class OwnServers:
    """``urls``: one of each process. A single one is alone on the first core while it is open."""

    def __init__(self, kind: Kind, environment: Mapping[str, str] = os.environ) -> None:
        if not kind.embedded and not environment.get("DATABASE_URL"):
            raise SystemExit("DATABASE_URL is missing: a PostgreSQL database for this alone")
        self.kind = kind
        self.folder = Path(mkdtemp(prefix="load-"))
        self.ports = [_free_port() for _ in range(kind.servers)]
        self.urls = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.proxy_url = f"http://127.0.0.1:{_free_port()}" if kind.proxy else None
        self.environment = {
            "SECRET_KEY": secrets.token_urlsafe(40),
            "METRICS_TOKEN": secrets.token_urlsafe(20),
            "LOG_LEVEL": "WARNING",
            # Nobody asks for the files of pages; they need not be collected.
            "PYTHONWARNINGS": "ignore:No directory at:UserWarning",
            **environment,
            "HOST": "127.0.0.1",
            **self._embedded(),
        }
        self._cores = sorted(os.sched_getaffinity(0))
        self._processes: list[subprocess.Popen[bytes]] = []
        self._proxy: subprocess.Popen[bytes] | None = None
        self._said = TemporaryFile("w+")  # noqa: SIM115 - closed with the servers

    @property
    def pids(self) -> dict[str, int]:
        return {
            f"server {number}": process.pid for number, process in enumerate(self._processes, 1)
        }

    def ended(self, name: str) -> None:
        """Wait for the end of a server that was asked to end."""
        dict(zip(self.pids, self._processes, strict=True))[name].wait(ENDS_WITHIN)

    @property
    def said(self) -> str:
        """By all web processes so far."""
        self._said.seek(0)
        return self._said.read()

    @property
    def proxy_pid(self) -> int | None:
        return None if self._proxy is None else self._proxy.pid

    @property
    def own_core(self) -> int | None:
        """That of the load, where the one server has another for itself."""
        return self._cores[-1] if self.kind.servers == 1 and len(self._cores) > 1 else None

    def keep_apart(self) -> None:
        """Whatever is ours or works for us leaves the first core to the one server."""
        if self.own_core is not None:
            database = self.environment.get("DATABASE_URL", "").rpartition("/")[2]
            theirs = cores.backends(database) if database else []
            cores.keep_to(set(self._cores[1:]), [os.getpid(), *theirs])
            cores.keep_to(set(self._cores[:1]), self.pids.values())

    def __enter__(self) -> OwnServers:
        # Asked to end, whoever started them stops them, too, as when it is interrupted.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            self._manage("migrate", "--noinput", "--verbosity", "0")
            for port in self.ports:
                self._processes.append(self._python(self.kind.words(port), port))
            for process, url in zip(self._processes, self.urls, strict=True):
                self._wait(process, url)
            if self.proxy_url is not None:
                port = int(self.proxy_url.rpartition(":")[2])
                self._proxy = load_proxy.start(self.folder, port, self.ports)
                self._wait(self._proxy, self.proxy_url)
            self.keep_apart()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def _end(self) -> None:
        """As a restart does; what they have said comes last."""
        started = [*self._processes, *([self._proxy] if self._proxy else [])]
        for process in started:
            process.send_signal(signal.SIGTERM)
        for process in started:
            try:
                process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
        cores.keep_to(set(self._cores), [os.getpid()])
        for line in self.said.splitlines()[-LINES:]:
            print(line[:LINE], file=sys.stderr)
        self._said.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _embedded(self) -> dict[str, str]:
        if not self.kind.embedded:
            return {}
        nothing = {"DATABASE_URL": "", "REDIS_URL": ""}
        return {**nothing, "SQLITE_PATH": str(self.folder / "db.sqlite3")}

    def _manage(self, *arguments: str) -> None:
        command = [sys.executable, "manage.py", *arguments]
        subprocess.run(command, cwd=BASE, env=self.environment, check=True)

    def _python(self, words: Sequence[str], port: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, *words],
            cwd=BASE,
            env={**self.environment, "PORT": str(port)},
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )

    def _wait(self, process: subprocess.Popen[bytes], url: str) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and process.poll() is None:
            try:
                with urlopen(f"{url}/health/", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise SystemExit(f"nothing answers at {url}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
