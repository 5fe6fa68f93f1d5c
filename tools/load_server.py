"""A server of the load's own: one web process on PostgreSQL, alone on the first core."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

from tools import cores

BASE = Path(__file__).resolve().parent.parent
STARTS_WITHIN = 60.0


class OwnServer:
    """While it is open everything else of ours, PostgreSQL too, keeps to the other cores."""

    def __init__(self) -> None:
        if not os.environ.get("DATABASE_URL"):
            raise SystemExit("--start needs DATABASE_URL: a PostgreSQL database for this alone")
        self._cores = sorted(os.sched_getaffinity(0))
        self._port = _free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self._environment = {
            "SECRET_KEY": secrets.token_urlsafe(40),
            **os.environ,
            "PORT": str(self._port),
            "HOST": "127.0.0.1",
            "LOG_LEVEL": "WARNING",
        }
        self._said = TemporaryFile("w+")  # noqa: SIM115 - closed with the server

    def __enter__(self) -> OwnServer:
        self._manage("migrate", "--noinput", "--verbosity", "0")
        self._manage("collectstatic", "--noinput", "--verbosity", "0")
        first, others = set(self._cores[:1]), set(self._cores[1:] or self._cores)
        cores.keep_to(first, [os.getpid()])
        self._process = self._python("-m", "server.serve")
        cores.keep_to(others, [os.getpid(), *cores.postgres()])
        self._wait_until_it_answers()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)
        cores.keep_to(set(self._cores), [os.getpid(), *cores.postgres()])
        self._said.seek(0)
        sys.stderr.write(self._said.read())

    def _manage(self, *arguments: str) -> None:
        command = [sys.executable, "manage.py", *arguments]
        subprocess.run(command, cwd=BASE, env=self._environment, check=True)

    def _python(self, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=BASE,
            env=self._environment,
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until and self._process.poll() is None:
            try:
                with urlopen(f"{self.url}/health/", timeout=2):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        self._said.seek(0)
        raise SystemExit(f"the server did not start:\n{self._said.read()}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
