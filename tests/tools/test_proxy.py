"""The proxy of a load is the one that docker-compose.yml starts, before other addresses."""

from __future__ import annotations

import asyncio
import gzip
import re
import shutil
import socket
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from server.core.messages import say
from server.core.static_files import SECURITY
from tests.support.processes import free_port
from tools.load_proxy import CONF, ours, start
from tools.siege_http import ask

AWAY = CONF.parent / "away"


def test_only_the_addresses_are_others_and_no_name_is_left_to_be_looked_up() -> None:
    text = ours(9000, [9001, 9002])
    for port in (9001, 9002):
        assert f"server 127.0.0.1:{port} max_fails=1 fail_timeout=3s;" in text
    assert "listen 127.0.0.1:9000;" in text
    changed = ("127.0.0.1", "root", "access_log")
    kept = {line for line in text.splitlines() if not any(word in line for word in changed)}
    assert kept <= set(CONF.read_text().splitlines())
    assert not any(word in text for word in ("web1", "resolve", "zone web"))


class Listening(ThreadingHTTPServer):
    request_queue_size = 512


class Web(BaseHTTPRequestHandler):
    """A web process that says which address it was asked for; or nothing, like a socket that is
    open, until it is let go."""

    let_go = threading.Event()

    def do_GET(self) -> None:
        if self.path == "/hold/":
            self.let_go.wait(60)
        self.send_response(503 if self.path == "/503/" else 200)
        self.end_headers()
        self.wfile.write(self.path.encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    static = files_of(tmp_path)
    (static / "board.0123456789ab.js").write_text("export {}")
    (static / "board.0123456789ab.js.gz").write_bytes(gzip.compress(b"export {}"))
    (static / "board.js").write_text("export {}")
    web = Listening(("127.0.0.1", 0), Web)
    threading.Thread(target=web.serve_forever, daemon=True).start()
    try:
        with proxied(tmp_path, web.server_port, tmp_path / "asked.log") as url:
            yield url
    finally:
        web.shutdown()


@pytest.fixture
def empty_site(tmp_path: Path) -> Iterator[str]:
    """A proxy before web processes that are not there."""
    files_of(tmp_path)
    with proxied(tmp_path, free_port()) as url:
        yield url


def files_of(folder: Path) -> Path:
    """The folder of static files, beside the pages that the proxy gives by itself."""
    static = folder / "srv" / "static"
    static.mkdir(parents=True)
    shutil.copytree(AWAY, folder / "srv" / "away")
    return static


@contextmanager
def proxied(folder: Path, web: int, log: Path | None = None) -> Iterator[str]:
    """The address of a proxy before a web process at that port."""
    port = free_port()
    proxy = start(folder, port, [web], folder / "srv" / "static", log)
    try:
        listening(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(10)


def listening(port: int) -> None:
    """Wait until somebody is at that port of this machine."""
    end = time.monotonic() + 10
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.02)


def asked(
    address: str, headers: dict[str, str] | None = None, body: bytes | None = None
) -> tuple[int, Message, bytes]:
    request = urllib.request.Request(address, body, headers or {})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as refused:
        return refused.code, refused.headers, refused.read()


def test_the_proxy_serves_files_and_a_web_process_what_it_has_not(site: str) -> None:
    hashed = f"{site}/static/board.0123456789ab.js"
    _, headers, body = asked(hashed, {"Accept-Encoding": "gzip"})
    assert headers["Cache-Control"] == "max-age=315360000, public, immutable"
    assert headers["Content-Encoding"] == "gzip" and gzip.decompress(body) == b"export {}"
    _, headers, body = asked(f"{site}/static/board.js")
    assert headers["Cache-Control"] == "max-age=60, public" and body == b"export {}"
    assert {name: headers.get(name) for name in SECURITY} == SECURITY
    assert "Strict-Transport-Security" not in headers
    _, headers, _ = asked(f"{site}/static/board.js", {"X-Forwarded-Proto": "https"})
    assert headers["Strict-Transport-Security"] == "max-age=31536000"
    for place, status in (("/static/newer.js", 200), ("/lobby/?game=x", 200), ("/503/", 503)):
        code, _, body = asked(site + place)
        assert (code, body.decode()) == (status, place)
    assert asked(f"{site}/away/en.html")[0] == 404


@pytest.mark.parametrize(
    ("cookie", "accepts", "language"),
    [
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "en-GB,en;q=0.9,pl;q=0.1", "en"),
        ("", "de", "en"),
        ("guest=x; __Host-django_language=pl", "en", "pl"),
        ("django_language=en; guest=x", "pl", "en"),
    ],
)
def test_who_meets_no_web_process_is_told_so_kindly_and_comes_again(
    empty_site: str, cookie: str, accepts: str, language: str
) -> None:
    for place, form in (("/", None), ("/r/k7m2pq9xw4td/", None), ("/rooms/", b"x=1")):
        told = {"Cookie": cookie, "Accept-Language": accepts}
        code, headers, body = asked(empty_site + place, told, form)
        assert (code, headers["Retry-After"], headers["Cache-Control"]) == (502, "5", "no-store")
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert f'<html lang="{language}">' in body.decode()
        assert '<meta http-equiv="refresh" content="5">' in body.decode()


@pytest.mark.parametrize(
    ("place", "headers", "body", "code", "words"),
    [
        ("/rooms/", {"Accept-Language": "pl"}, b"x" * 300_000, 413, ("pl", "too-large-title")),
        ("/" + "x" * 20_000, {}, None, 414, ("en", "bad-request-title")),
        ("/", {"Cookie": "x" * 20_000}, None, 400, ("en", "bad-request-title")),
    ],
    ids=["body", "line", "head"],
)
def test_what_the_proxy_refuses_by_itself_is_told_in_words_and_not_tried_again(
    empty_site: str, place: str, headers: Any, body: bytes | None, code: int, words: tuple[str, str]
) -> None:
    status, told, page = asked(empty_site + place, headers, body)
    assert (status, told["Retry-After"]) == (code, None)
    assert say(*words) in page.decode() and "refresh" not in page.decode()


def test_its_log_keeps_no_code_no_key_and_no_whole_address(site: str, tmp_path: Path) -> None:
    for place in ("r/k7m2pq9xw4td", "accounts/password/reset/key/3-c0ffee", "ws/rooms/abc/?n=7"):
        asked(f"{site}/{place}")
    end = time.monotonic() + 10
    while len(log := (tmp_path / "asked.log").read_text().splitlines()) < 3:
        # A line is written once its answer has gone out, by whichever worker gave it.
        assert time.monotonic() < end
        time.sleep(0.02)
    assert sorted(re.sub(r"\[.*?\]", "[]", line).split(" 200 ")[0] for line in log) == [
        "127.0.0.0 [] GET /accounts",
        "127.0.0.0 [] GET /r",
        "127.0.0.0 [] GET /ws",
    ]


async def status(site: str, address: str) -> int:
    """Of an answer to somebody for whom another proxy asks."""
    found = await asyncio.to_thread(asked, f"{site}/lobby/", {"X-Forwarded-For": address})
    return found[0]


async def at_once(url: str, times: int, address: str, until: int = 0) -> Counter[int]:
    """Nobody waits for more answers once so many have been refused."""
    asking = [ask(url, "/lobby/", address, within=30) for _ in range(times)]
    answers: Counter[int] = Counter()
    tasks = [asyncio.create_task(each) for each in asking]
    try:
        for next_one in asyncio.as_completed(tasks):
            answers[(await next_one).status] += 1
            if until and answers[429] >= until:
                break
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return answers


async def without_end(url: str, address: str, refused: asyncio.Event) -> None:
    while True:
        if (await at_once(url, 500, address, until=1))[429]:
            refused.set()


async def test_who_asks_too_often_waits_and_is_refused_and_no_neighbour_notices(
    site: str, tmp_path: Path
) -> None:
    # A hundred at once, two hundred who wait.
    answers = await at_once(site, 500, "203.0.113.7", until=100)
    assert set(answers) <= {200, 429} and answers[429] == 100
    # Thirty places a second become free, so it goes on.
    refused = asyncio.Event()
    asking = asyncio.create_task(without_end(site, "203.0.113.7", refused))
    await asyncio.wait_for(refused.wait(), 60)
    for address in ("203.0.113.8", "198.51.100.1", "2001:db8::1"):
        assert await status(site, address) == 200
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    # The proxy's log says what it did, and of whom the network alone.
    log = (tmp_path / "asked.log").read_text()
    assert " 429 " in log and " REJECTED " in log and "203.0.113.7" not in log


async def test_sockets_of_one_household_leave_enough_for_all_others(site: str) -> None:
    Web.let_go.clear()
    held = [asyncio.create_task(ask(site, "/hold/", "203.0.113.7", within=60)) for _ in range(290)]
    refused = Counter[int]()
    try:
        for next_one in asyncio.as_completed(held):
            refused[(await next_one).status] += 1
            if refused[429] == 40:
                break
        assert refused == {429: 40}
        for address in ("203.0.113.8", "198.51.100.1"):
            assert await status(site, address) == 200
    finally:
        Web.let_go.set()
        last = await asyncio.gather(*held)
    assert Counter(answer.status for answer in last) == {200: 250, 429: 40}


async def test_of_nobody_in_particular_nothing_is_counted(site: str) -> None:
    assert await at_once(site, 500, "") == {200: 500}
