"""``make dev``: the site with DEBUG, which starts again whenever its Python or its words change.

Templates are read again at once, and static files are served from their sources without hashes: a
reload in the browser shows them. Open rooms are told to come back, as at every end of a process.
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from typing import Any

from django.utils import autoreload

ROOT = Path(__file__).resolve().parent.parent
READ_ONCE = (
    "static/importmap.json",
    "static/words/*.ftl",
    "templates/words/*.ftl",
    "games/*/locale/*.ftl",
    "games/*/RULES*.md",
)
"""What a process reads at its start, beside its modules."""
NEEDS_RESTART = {".py", ".ftl", ".json", ".md"}

watching = threading.Event()
"""Whoever sees the site up may change a file of it: then it is looked for already."""


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
    os.environ["DEBUG"] = "1"
    autoreload.autoreload_started.connect(watch)
    autoreload.file_changed.connect(restart)
    autoreload.run_with_reloader(serve)


def serve() -> None:
    """In a thread: the main one looks for changes. Imports come here, so that a module with a
    mistake is shown, and waited for until it is mended."""
    from server import serve as site

    watching.wait()
    site.main()


def watch(sender: Any, **_: object) -> None:
    for files in READ_ONCE:
        sender.watch_dir(ROOT, files)
    watching.set()


def restart(file_path: Path, **_: object) -> None:
    """End well before Django's reloader starts the next process; it would just end this one."""
    if file_path.suffix in NEEDS_RESTART:
        if (site := sys.modules.get("server.serve")) is not None:
            site.end()
        autoreload.trigger_reload(file_path)


if __name__ == "__main__":
    main()
