"""``make dev`` on a copy of the source: what is changed there is served, without being asked to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.support.processes import ROOT, Process, free_port

RESTARTED_WITHIN = 60.0
"""Seconds, on a busy machine; alone it takes five."""
SAVED_AGAIN = 15.0


class Site:
    """A working copy that somebody edits while it is served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()

    def get(self, path: str) -> str:
        address = f"http://127.0.0.1:{self.port}{path}"
        with urllib.request.urlopen(address, timeout=10) as answer:
            return str(answer.read().decode())

    def says(self, path: str, text: str) -> Callable[[], bool]:
        """Whether it answers, and with that in it."""

        def look() -> bool:
            try:
                return text in self.get(path)
            except OSError:
                return False

        return look

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        self.edited = path

    def until(self, true: Callable[[], bool]) -> None:
        """Saved again now and then: a change in the moment of a start may be overlooked."""
        end = time.monotonic() + RESTARTED_WITHIN
        saved = time.monotonic()
        while not true():
            assert time.monotonic() < end, "the change is not served"
            if time.monotonic() - saved > SAVED_AGAIN:
                self.edited.touch()
                saved = time.monotonic()
            time.sleep(0.1)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("copy")
    for name in ("games", "server", "static", "templates"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "manage.py", folder)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    own = Site(folder)
    kept = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    environment = {
        **kept,
        "SQLITE_PATH": str(folder / "db.sqlite3"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    migrate = [sys.executable, "manage.py", "migrate", "--noinput", "--verbosity", "0"]
    subprocess.run(migrate, cwd=folder, env=environment, check=True)
    command = [sys.executable, "manage.py", "runserver", str(own.port)]
    ready = own.says("/", "<title>")
    process = Process("dev", command, environment, folder / "log", ready=ready, folder=folder)
    process.start()
    process.wait()
    yield own
    process.kill()


def test_a_changed_style_sheet_is_served_at_once(site: Site) -> None:
    assert '"/static/css/tokens.css"' in site.get("/"), "without a hash"
    site.edit("static/css/tokens.css", ":root {", ":root {\n  --changed: 1;")
    assert "--changed: 1" in site.get("/static/css/tokens.css")


def test_a_new_import_is_preloaded_at_once(site: Site) -> None:
    assert "js/site/random.js" not in site.get("/lobby/")
    site.edit("static/js/lobby/lobby.js", "\nimport ", '\nimport "../site/random.js";\nimport ')
    assert "js/site/random.js" in site.get("/lobby/")


def test_changed_python_and_words_are_served_by_a_new_process(site: Site) -> None:
    site.edit("server/core/pwa.py", '"#0c1220"', '"#abcdef"')
    site.until(site.says("/manifest.webmanifest", "#abcdef"))
    site.edit("static/words/en.ftl", "site-name = ", "site-name = New ")
    site.until(site.says("/offline/", "New "))


def test_a_mistake_is_waited_out(site: Site) -> None:
    site.edit("server/core/codes.py", '"""', 'def"""')
    site.until(lambda: not site.says("/", "<title>")())
    site.edit("server/core/codes.py", 'def"""', '"""')
    site.until(site.says("/", "<title>"))


def test_sockets_are_served_too(site: Site) -> None:
    with connect(
        f"ws://127.0.0.1:{site.port}/ws/lobby/",
        origin=f"http://127.0.0.1:{site.port}",
        open_timeout=10,
    ) as socket:
        assert '"lobby"' in socket.recv(timeout=10)
