"""A copy of the project in whose ``games/`` the model lies beside the others, served for real."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.preparing import SECRET_KEY, collect, folder
from tests.support.processes import ROOT, Process, free_port
from tests.support.stack import healthy, unopened

PROJECT = ("manage.py", "server", "games", "templates", "static")
SERVE = (
    "import runpy, sys; sys.path.insert(0, sys.argv[1]);"
    " runpy.run_module('server.serve', run_name='__main__')"
)


def copied(copy: Path) -> None:
    """The project with the one folder added, and nothing else."""
    for name in PROJECT:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
    shutil.copytree(ROOT / "tests" / "sixth" / "cups", copy / "games" / "cups")
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    # What is compressed already need not be compressed again.
    collect()
    shutil.copytree(ROOT / "var" / "static", copy / "var" / "static")
    words = [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"]
    subprocess.run(words, cwd=copy, env=os.environ | {"SECRET_KEY": SECRET_KEY}, check=True)


class SiteOfSix:
    """On a migrated database: that of its settings, or a file of its own. ``urls`` are its web
    processes."""

    def __init__(self, **settings: str) -> None:
        self.project = folder("six", copied)
        self.folder = Path(tempfile.mkdtemp(prefix="tests-"))
        self.environment = {
            **os.environ,
            "SECRET_KEY": SECRET_KEY,
            "ALLOWED_HOSTS": "127.0.0.1 localhost",
            "HOST": "127.0.0.1",
            "PYTHONPATH": str(self.project),
            "DATABASE_URL": "",
            "REDIS_URL": "",
            "SQLITE_PATH": str(self.folder / "db.sqlite3"),
            **settings,
        }
        if not self.environment["DATABASE_URL"]:
            shutil.copy(unopened(), self.environment["SQLITE_PATH"])
        self.urls: list[str] = []
        self.processes: list[Process] = []

    @property
    def url(self) -> str:
        return self.urls[0]

    def serve(self) -> None:
        """One more web process."""
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", SERVE, str(self.project)]
        name = f"six{len(self.urls)}"
        environment = {**self.environment, "PORT": str(port)}
        process = Process(name, command, environment, self.folder / name, healthy(url))
        process.start()
        process.wait()
        self.urls.append(url)
        self.processes.append(process)

    def renew(self) -> None:
        """It has no broker."""

    def mend(self) -> None:
        """What a test has stopped is started again."""
        for process in self.processes:
            process.start()
            process.wait()

    def said(self) -> str:
        return "".join(process.said for process in self.processes)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
