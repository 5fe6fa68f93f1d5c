"""A body that no page takes is refused before it is read, announced or not."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from server.core.messages import say
from tests.support.stack import Stack

HUGE = 300 * 1024 * 1024
BLOCK = b"x" * 65536
PATH = "/rooms/new/mag_blast/"


def head(length: str) -> bytes:
    return f"POST {PATH} HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n".encode()


def announced() -> Iterator[bytes]:
    yield head(f"Content-Length: {HUGE}")
    while True:
        yield BLOCK


def in_chunks() -> Iterator[bytes]:
    yield head("Transfer-Encoding: chunked")
    while True:
        yield b"10000\r\n" + BLOCK + b"\r\n"


@pytest.mark.parametrize("body", [announced, in_chunks])
async def test_a_body_beyond_all_bounds_is_refused_unread(embedded: Stack, body) -> None:  # type: ignore[no-untyped-def]
    at = urlsplit(embedded.url)
    with closing(socket.create_connection((at.hostname, at.port), timeout=10)) as line:
        answer, sent = send(line, body())
    assert answer.startswith(b"HTTP/1.1 413 ")
    head, _, page = answer.partition(b"\r\n\r\n")
    assert b"\r\ncontent-type: text/html; charset=utf-8\r\n" in head
    assert f'<p lang="pl">{say("pl", "too-large-line")}'.encode() in page
    # What the sockets' buffers took, the server has not.
    assert sent < HUGE // 10


def send(line: socket.socket, body: Iterator[bytes]) -> tuple[bytes, int]:
    """What is answered, and how much could be sent before that."""
    sent = 0
    line.setblocking(False)
    for block in body:
        rest = block
        while rest:
            try:
                done = line.send(rest)
            except BlockingIOError:
                if answer := waiting(line):
                    return answer, sent
                continue
            sent += done
            rest = rest[done:]
            if answer := waiting(line):
                return answer, sent
    raise AssertionError("a body has no end")


def waiting(line: socket.socket) -> bytes:
    try:
        return line.recv(4096)
    except BlockingIOError:
        time.sleep(0.001)
        return b""
