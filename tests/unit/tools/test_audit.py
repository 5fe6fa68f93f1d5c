"""``make audit``: what it asks about, what it says of the answer, and of none."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tests.support.processes import free_port
from tools import audit
from tools.audit import main, pinned

Answer = Callable[[list[dict[str, Any]]], bytes]


@contextmanager
def osv(answer: Answer) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server of its kind, and what it was asked."""
    asked: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            asked.extend(queries)
            body = answer(queries)
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", asked
        server.shutdown()


def answered(queries: list[dict[str, Any]], bad: str = "") -> bytes:
    """No hole is known but in that package."""
    hole = {"vulns": [{"id": "GHSA-x"}]}
    found = [hole if query["package"]["name"] == bad else {} for query in queries]
    return json.dumps({"results": found}).encode()


def test_every_package_of_every_lock_file_is_asked_about_once_and_a_hole_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "MOST", 50)
    with osv(answered) as (url, asked):
        assert main(["--url", url]) == 0
    names = {(each["package"]["ecosystem"], each["package"]["name"]) for each in asked}
    assert {("PyPI", "django"), ("PyPI", "daphne"), ("PyPI", "mypy"), ("npm", "lit-html")} <= names
    assert ("PyPI", "uvicorn") in names and len(asked) == len(pinned()) > 100
    assert all(each["version"][0].isdigit() for each in asked)
    with osv(lambda queries: answered(queries, "django")) as (url, _):
        assert main(["--url", url]) == 1
    said = capsys.readouterr().out
    assert "django " in said and "https://osv.dev/GHSA-x" in said and "holes in 1." in said


@pytest.mark.parametrize(
    "answer", [b"<html>sign in to this hotel's network", b"{}", b'{"results": [{}]}', b"[]", None]
)
def test_an_answer_that_is_none_is_no_all_clear(
    answer: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """None: nobody is there."""
    if answer is None:
        url = f"http://127.0.0.1:{free_port()}/"
        assert main(["--url", url]) == 2
    else:
        with osv(lambda _queries: answer) as (url, _):
            assert main(["--url", url]) == 2
    said = capsys.readouterr().out
    assert "COULD NOT ASK" in said and "holes" not in said
