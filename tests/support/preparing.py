"""Migrates, collects static files and fills folders once for many sites."""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.support.processes import ROOT
from tests.support.running import command, once

SECRET_KEY = "known to everybody who reads the tests and to nobody else's site"
SHARED = ROOT / "var" / "tests"
"""Of what the processes of a run of the whole suite share: a folder or a note by each name."""
RUN = "TEST_RUN"
"""The variable by which the processes of such a run know that they are of the same one."""


def migrate(**settings: str) -> None:
    """The database that these settings name."""
    [line] = [line for line in once() if "migrate" in line]
    run(line, settings)


@cache
def collect() -> None:
    """The files, which all sites share: as each is gone for a moment, never by two at a time."""
    once_in_a_run("collected", run_collect)


def run_collect() -> None:
    for line in once():
        if "migrate" not in line:
            run(line, {})


@cache
def folder(name: str, fill: Callable[[Path], None]) -> Path:
    """A new folder with what is needed at many sites and changed at none."""
    if RUN not in os.environ:
        own = Path(tempfile.mkdtemp(prefix="tests-"))
        atexit.register(shutil.rmtree, own, ignore_errors=True)
        fill(own)
        return own
    shared = SHARED / name

    def make() -> None:
        shutil.rmtree(shared, ignore_errors=True)
        shared.mkdir()
        fill(shared)

    once_in_a_run(f"{name}-filled", make)
    return shared


def once_in_a_run(what: str, act: Callable[[], None]) -> None:
    """Whichever process of a run comes first does it, and the others wait; a process that is of no
    run does it in any case. A locked note names the run for which it was done."""
    SHARED.mkdir(parents=True, exist_ok=True)
    with (SHARED / what).open("a+") as note:
        fcntl.flock(note, fcntl.LOCK_EX)
        note.seek(0)
        this_run = os.environ.get(RUN)
        if this_run and note.read() == this_run:
            return
        note.truncate(0)
        act()
        note.write(this_run or "")


def run(line: str, settings: dict[str, str]) -> None:
    of_the_line, words = command(line)
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, "SECRET_KEY": SECRET_KEY, **settings, **of_the_line},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
