"""Metrics of worker processes, which serve no pages: each on its own port."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

from django.conf import settings
from prometheus_client import make_wsgi_app

from server.operations.metrics import REGISTRY, may_read

Start = Callable[[str, list[tuple[str, str]]], Any]

pages = make_wsgi_app(REGISTRY)


class Silent(WSGIRequestHandler):
    """A handler without access log: scrapes would fill it."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


def guarded(environ: dict[str, Any], start: Start) -> Iterable[bytes]:
    """Answer 404 without the token, as web processes do."""
    known = environ.get("PATH_INFO") == "/metrics"
    if known and may_read(environ.get("HTTP_AUTHORIZATION", "")):
        page: Iterable[bytes] = pages(environ, start)
        return page
    start("404 Not Found", [("Content-Type", "text/plain")])
    return [b""]


def serve_metrics(index: int) -> None:
    """Start the server for worker process ``index``, from 0, in a thread."""
    server = make_server(
        settings.HOST, settings.METRICS_PORT + index, guarded, handler_class=Silent
    )
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
