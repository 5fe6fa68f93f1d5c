"""``make audit``: what it asks about, what it says of the answer, and of none."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

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


def none_known(queries: list[dict[str, Any]]) -> bytes:
    return json.dumps({"results": [{} for _ in queries]}).encode()


def test_every_package_of_every_lock_file_is_asked_about_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "MOST", 50)
    with osv(none_known) as (url, asked):
        assert main(["--url", url]) == 0
    names = {(each["package"]["ecosystem"], each["package"]["name"]) for each in asked}
    assert {("PyPI", "django"), ("PyPI", "daphne"), ("PyPI", "mypy"), ("npm", "lit-html")} <= names
    assert ("PyPI", "uvicorn") in names and len(asked) == len(pinned()) > 100
    assert all(each["version"][0].isdigit() for each in asked)
    assert f"{len(asked)} packages, known holes in 0." in capsys.readouterr().out


def test_a_known_hole_is_named_with_its_package(capsys: pytest.CaptureFixture[str]) -> None:
    def one(queries: list[dict[str, Any]]) -> bytes:
        of = [
            {"vulns": [{"id": "GHSA-x"}]} if q["package"]["name"] == "django" else {}
            for q in queries
        ]
        return json.dumps({"results": of}).encode()

    with osv(one) as (url, _):
        assert main(["--url", url]) == 1
    said = capsys.readouterr().out
    assert "django " in said and "https://osv.dev/GHSA-x" in said and "holes in 1." in said


@pytest.mark.parametrize(
    "answer", [b"<html>sign in to this hotel's network", b"{}", b'{"results": [{}]}', b"[]"]
)
def test_an_answer_that_is_none_is_no_all_clear(
    answer: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with osv(lambda _queries: answer) as (url, _):
        assert main(["--url", url]) == 2
    said = capsys.readouterr().out
    assert "COULD NOT ASK" in said and "holes" not in said


def test_without_a_line_it_says_that_it_could_not_ask(capsys: pytest.CaptureFixture[str]) -> None:
    with osv(none_known) as (url, _):
        pass
    assert main(["--url", url]) == 2
    assert "COULD NOT ASK" in capsys.readouterr().out
