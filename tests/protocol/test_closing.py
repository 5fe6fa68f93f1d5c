"""Why a line is closed reaches those who are slow to read it."""

from __future__ import annotations

import asyncio
import socket
import time
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tests.support.people import match
from tests.support.stack import Stack

FLOOD = 600
LATE = 2.0
"""Seconds for which nothing is read."""


async def test_who_reads_late_and_still_writes_is_told_why(embedded: Stack) -> None:
    async with match(embedded) as table:
        cookies = table.watcher.guest.cookies
        told = await asyncio.to_thread(floods_and_reads_late, embedded.url, table.code, cookies)
        assert told == 4029


def floods_and_reads_late(url: str, code: str, cookies: str) -> int | None:
    """The code of the close frame."""
    address = urlsplit(url)
    browser = ClientProtocol(parse_uri(f"ws://{address.netloc}/ws/rooms/{code}/"))
    with socket.create_connection((address.hostname, address.port), timeout=20) as line:
        request = browser.connect()
        request.headers["Cookie"] = cookies
        request.headers["Origin"] = url
        browser.send_request(request)
        write(browser, line)
        while browser.state is not OPEN:
            browser.receive_data(line.recv(65_536))
        for _ in range(FLOOD):
            browser.send_text(b'{"type":"ping","n":0}')
        write(browser, line)
        time.sleep(LATE)
        for _ in range(2):
            browser.send_text(b'{"type":"ping","n":0}')
            # Where the line was dropped, the second one fails.
            write(browser, line)
            time.sleep(0.1)
        while browser.close_rcvd is None and (heard := line.recv(65_536)):
            browser.receive_data(heard)
        return browser.close_rcvd.code if browser.close_rcvd else None


def write(browser: ClientProtocol, line: socket.socket) -> None:
    line.sendall(b"".join(browser.data_to_send()))
