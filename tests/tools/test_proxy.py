"""The proxy of a load is the one that docker-compose.yml starts, before other addresses."""

from __future__ import annotations

import gzip
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.support.processes import free_port
from tools.load_proxy import CONF, ours, start


def test_only_the_addresses_are_others() -> None:
    text = ours(9000, [9001, 9002, 9003])
    for port in (9001, 9002, 9003):
        assert f"server 127.0.0.1:{port} max_fails=1 fail_timeout=3s;" in text
    assert "listen 127.0.0.1:9000;" in text
    assert "hash $room consistent;" in text
    kept = [line for line in text.splitlines() if "127.0.0.1" not in line and "root" not in line]
    assert set(kept) <= set(CONF.read_text().splitlines())


def test_no_name_is_left_to_be_looked_up() -> None:
    text = ours(9000, [9001])
    assert "web1" not in text and "resolve" not in text and "zone" not in text


class Web(BaseHTTPRequestHandler):
    """A web process that says which address it was asked for."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.path.encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    static = tmp_path / "srv" / "static"
    static.mkdir(parents=True)
    (static / "board.0123456789ab.js").write_text("export {}")
    (static / "board.0123456789ab.js.gz").write_bytes(gzip.compress(b"export {}"))
    (static / "board.js").write_text("export {}")
    port, web = free_port(), HTTPServer(("127.0.0.1", 0), Web)
    threading.Thread(target=web.serve_forever, daemon=True).start()
    proxy = start(tmp_path, port, [web.server_port], static)
    try:
        listening(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(10)
        web.shutdown()


def listening(port: int) -> None:
    """Wait until somebody is at that port of this machine."""
    end = time.monotonic() + 10
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.02)


def asked(address: str) -> tuple[dict[str, str], bytes]:
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return dict(answer.headers), answer.read()


def test_the_proxy_serves_files_and_a_web_process_what_it_has_not(site: str) -> None:
    headers, body = asked(f"{site}/static/board.0123456789ab.js")
    assert headers["Cache-Control"] == "max-age=315360000, public, immutable"
    assert headers["Content-Encoding"] == "gzip" and gzip.decompress(body) == b"export {}"
    headers, body = asked(f"{site}/static/board.js")
    assert headers["Cache-Control"] == "max-age=60, public" and body == b"export {}"
    assert asked(f"{site}/static/newer.js")[1] == b"/static/newer.js"
    assert asked(f"{site}/lobby/?game=x")[1] == b"/lobby/?game=x"
