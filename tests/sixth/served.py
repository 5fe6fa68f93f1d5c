"""A copy of the project in whose ``games/`` the model lies beside the others, served for real."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.preparing import SECRET_KEY, collect
from tests.support.processes import ROOT, Process, free_port
from tests.support.stack import healthy

PROJECT = ("manage.py", "server", "games", "templates", "static")
SERVE = (
    "import runpy, sys; sys.path.insert(0, sys.argv[1]);"
    " runpy.run_module('server.serve', run_name='__main__')"
)


class SiteOfSix:
    """Nothing was added but the one folder. ``urls`` are its web processes on one database."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "SECRET_KEY": SECRET_KEY,
            "ALLOWED_HOSTS": "127.0.0.1 localhost",
            "HOST": "127.0.0.1",
            "PYTHONPATH": str(folder),
            **environment,
        }
        self.urls: list[str] = []
        self.processes: list[Process] = []
        for name in PROJECT:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name)
        shutil.copytree(ROOT / "tests" / "sixth" / "cups", folder / "games" / "cups")
        (folder / "node_modules").symlink_to(ROOT / "node_modules")
        # What is compressed already need not be compressed again.
        collect()
        shutil.copytree(ROOT / "var" / "static", folder / "var" / "static")
        for order in ("migrate", "collectstatic"):
            words = [sys.executable, "manage.py", order, "--noinput", "--verbosity", "0"]
            subprocess.run(words, cwd=folder, env=self.environment, check=True)

    @property
    def url(self) -> str:
        return self.urls[0]

    def serve(self) -> None:
        """One more web process."""
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", SERVE, str(self.folder)]
        name = f"six{len(self.urls)}"
        environment = {**self.environment, "PORT": str(port)}
        process = Process(name, command, environment, self.folder / name, healthy(url))
        process.start()
        process.wait()
        self.urls.append(url)
        self.processes.append(process)

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
