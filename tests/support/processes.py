"""Starts and kills processes for tests, on free ports, with their logs kept."""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
READY_WITHIN = 60.0
GONE_WITHIN = 20.0


@dataclass
class Process:
    """One process and its children, to be started, stopped and started again."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str]
    log: Path
    ready: Callable[[], bool] = lambda: True
    """Whether it answers."""
    user: str | None = None
    folder: Path = ROOT
    """Where it is started."""
    running: subprocess.Popen[bytes] | None = field(default=None, repr=False)
    began: int = 0
    """Where in the log its latest start is."""

    @property
    def up(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def start(self) -> None:
        """Start it, without waiting for it."""
        if self.up:
            return
        with self.log.open("ab") as out:
            self.began = out.tell()
            self.running = subprocess.Popen(
                self.command,
                cwd=self.folder if self.user is None else self.log.parent,
                env=dict(self.environment),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                user=self.user,
                # A group of its own: a kill takes the children along.
                start_new_session=True,
            )
        atexit.register(self.kill)

    def wait(self) -> None:
        """Until it answers."""
        assert self.comes_up(), f"{self.name} has ended:\n{self.tail()}"

    def comes_up(self) -> bool:
        """Wait until it answers; False if it has ended instead."""
        end = time.monotonic() + READY_WITHIN
        while self.up and not self.ready():
            assert time.monotonic() < end, f"{self.name} does not answer:\n{self.tail()}"
            time.sleep(0.05)
        return self.up

    def stop(self) -> None:
        """Ask it to end, as a restart does."""
        if self.running is None or not self.up:
            return
        self.running.terminate()
        try:
            self.running.wait(GONE_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """kill -9, it and its children, and wait until they are gone: those of PostgreSQL are no
        longer of its group, and while one holds its memory no other server starts there."""
        if self.running is not None:
            family = descendants(self.running.pid)
            with suppress(ProcessLookupError):
                os.killpg(self.running.pid, signal.SIGKILL)
            for child in family:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self.running.wait()
            end = time.monotonic() + GONE_WITHIN
            while any(map(is_alive, family)) and time.monotonic() < end:
                time.sleep(0.005)
        atexit.unregister(self.kill)

    @property
    def said(self) -> str:
        """What it has said since its latest start; nothing once its folder is gone."""
        if not self.log.exists():
            return ""
        return self.log.read_bytes()[self.began :].decode(errors="replace")

    def tail(self) -> str:
        return "\n".join(self.said.splitlines()[-40:])


def manage(*words: str, **environment: str) -> str:
    """What a command of ``manage.py`` prints."""
    done = subprocess.run(
        [sys.executable, "manage.py", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def descendants(process: int) -> list[int]:
    """Its children, and theirs; none where the system does not tell, or it has ended."""
    file = Path(f"/proc/{process}/task/{process}/children")
    try:
        own = [int(child) for child in file.read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [*own, *(each for child in own for each in descendants(child))]


def is_alive(process: int) -> bool:
    """Not even waiting for its parent to hear of its end."""
    try:
        about = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return about.rpartition(")")[2].split()[0] not in "ZX"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
