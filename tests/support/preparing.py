"""Migrates and collects static files once for many sites."""

from __future__ import annotations

import fcntl
import os
import subprocess
from functools import cache

from tests.support.processes import ROOT
from tests.support.running import command, once

SECRET_KEY = "known to everybody who reads the tests and to nobody else's site"
COLLECTED = ROOT / "var" / "tests" / "collected"
"""Locked while files are collected; names the run of the whole suite for which they were."""
RUN = "TEST_RUN"
"""The variable by which the processes of such a run know that they are of the same one."""


def migrate(**settings: str) -> None:
    """The database that these settings name."""
    [line] = [line for line in once() if "migrate" in line]
    run(line, settings)


@cache
def collect() -> None:
    """The files, which all sites share: once for this process or for the whole run, and never by
    two at a time, as each file is gone for a moment."""
    COLLECTED.parent.mkdir(parents=True, exist_ok=True)
    with COLLECTED.open("a+") as note:
        fcntl.flock(note, fcntl.LOCK_EX)
        note.seek(0)
        this_run = os.environ.get(RUN)
        if this_run and note.read() == this_run:
            return
        for line in once():
            if "migrate" not in line:
                run(line, {})
        note.truncate(0)
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
