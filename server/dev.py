"""``make dev``: the site with DEBUG, restarted whenever Python files or words change.

Templates are re-read, and static files are served unhashed from their sources: a reload of the
browser shows them. Open rooms are told to reconnect, as at every shutdown.
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
    "static/words/*/*.ftl",
    "templates/words/*.ftl",
    "games/*/locale/*.ftl",
    "games/*/locale/*/*.ftl",
    "games/*/RULES*.md",
)
"""Files, besides modules, that a process reads at its start."""
NEEDS_RESTART = {".py", ".ftl", ".json", ".md"}

watching = threading.Event()
"""Files are watched from before the site is reachable."""


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
    os.environ["DEBUG"] = "1"
    autoreload.autoreload_started.connect(watch)
    autoreload.file_changed.connect(restart)
    autoreload.run_with_reloader(serve)


def serve() -> None:
    """Serve, in a thread: the main one watches files. Imports happen here, so that a broken module
    is shown and its correction awaited."""
    from server import serve as site

    watching.wait()
    site.main()


def watch(sender: Any, **_: object) -> None:
    for files in READ_ONCE:
        sender.watch_dir(ROOT, files)
    watching.set()


def restart(file_path: Path, **_: object) -> None:
    """Shut down before Django's reloader starts the next process; it would kill this one."""
    if file_path.suffix in NEEDS_RESTART:
        if (site := sys.modules.get("server.serve")) is not None:
            site.end()
        autoreload.trigger_reload(str(file_path))


if __name__ == "__main__":
    main()
