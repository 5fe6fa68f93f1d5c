"""A way to the embedded site on which something is lost: what a blocker or an old copy does."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PASSED = ("Cookie", "Accept-Language")
KEPT = ("Content-Type", "Content-Security-Policy")


@contextmanager
def broken(url: str, lost: str, unknown: bytes = b"") -> Iterator[str]:
    """The address of the same pages, without the files whose address has ``lost`` in it. What is
    ``unknown`` no browser there understands."""

    class Way(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if re.search(lost, self.path):
                self.send_error(404)
                return
            asked = {name: self.headers[name] for name in PASSED if name in self.headers}
            try:
                answer = urlopen(Request(url + self.path, headers=asked))
            except HTTPError as error:
                answer = error
            with answer:
                content = answer.read()
            if unknown:
                content = content.replace(unknown, b"unknown")
            self.send_response(answer.status)
            for name in KEPT:
                if name in answer.headers:
                    self.send_header(name, answer.headers[name])
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Way)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
