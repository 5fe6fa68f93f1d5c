"""Migrates, collects static files and fills folders once for many sites."""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TextIO

from tests.support.processes import ROOT
from tests.support.running import command, once

SECRET_KEY = "known to everybody who reads the tests and to nobody else's site"
RUN = "TEST_RUN"
"""The variable by which the processes of a run of the whole suite know that they are of the same
one."""
RUNS = ROOT / "var" / "tests" / "runs"
"""What the processes of such runs share, in a folder for each run."""


class Run:
    """Folder of one run, shared by its processes: lives as long as one of them, by a lock that the
    system takes from whoever ends, however it ends.

    Several runs may be under way in one checkout, and none touches another's. Each removes those
    whose processes have all ended. Between two parts of the suite that may be its own: the next
    part prepares everything anew.
    """

    def __init__(self, runs: Path, name: str) -> None:
        self.folder = runs / name
        runs.mkdir(parents=True, exist_ok=True)
        with locked(runs / "lock"):
            self.folder.mkdir(exist_ok=True)
            self._life = life_of(self.folder)
            fcntl.flock(self._life, fcntl.LOCK_SH)
            for each in runs.iterdir():
                if each.is_dir() and each != self.folder:
                    remove_if_over(each)

    def once(self, what: str, act: Callable[[], None]) -> None:
        """Whichever of its processes comes first does it, and the others wait."""
        with locked(self.folder / f"{what}.note") as note:
            if not note.read():
                act()
                note.write("done")


def life_of(run: Path) -> TextIO:
    """The file that each of its processes has locked, together with the others."""
    return (run / "alive").open("a")


def remove_if_over(run: Path) -> None:
    with life_of(run) as life:
        try:
            fcntl.flock(life, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        shutil.rmtree(run, ignore_errors=True)


@contextmanager
def locked(file: Path) -> Iterator[TextIO]:
    """By nobody else at the same time. What it says is read from its beginning."""
    with file.open("a+") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        opened.seek(0)
        yield opened


@cache
def this_run() -> Run | None:
    """None for a process by itself."""
    name = os.environ.get(RUN)
    return Run(RUNS, name) if name else None


def migrate(**settings: str) -> None:
    """The database that these settings name."""
    [line] = [line for line in once() if "migrate" in line]
    run_line(line, settings)


@cache
def collect() -> None:
    """The files, which all sites share, those of other runs too: never by two at a time."""
    run = this_run()
    if run is None:
        run_collect()
    else:
        run.once("collected", run_collect)


def run_collect() -> None:
    RUNS.mkdir(parents=True, exist_ok=True)
    with locked(RUNS / "collecting"):
        for line in once():
            if "migrate" not in line:
                run_line(line, {})


@cache
def folder(name: str, fill: Callable[[Path], None]) -> Path:
    """A new folder with what is needed at many sites and changed at none."""
    run = this_run()
    if run is None:
        own = Path(tempfile.mkdtemp(prefix="tests-"))
        atexit.register(shutil.rmtree, own, ignore_errors=True)
        fill(own)
        return own
    shared = run.folder / name

    def make() -> None:
        # Whoever began it before may have been broken off.
        shutil.rmtree(shared, ignore_errors=True)
        shared.mkdir()
        fill(shared)

    run.once(name, make)
    return shared


def run_line(line: str, settings: dict[str, str]) -> None:
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
