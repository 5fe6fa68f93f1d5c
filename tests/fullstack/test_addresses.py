"""Zero characters in addresses: PostgreSQL takes them in no text, so none gets that far."""

from __future__ import annotations

import asyncio
import socket
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

from tests.support.stack import Stack
from tests.support.staff import Staff
from tools.client import Guest, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGES = (
    *("/r/%00/", "/r/a%00/qr.svg", "/r/%00/seat/", "/r/%00/mine/", "/people/%00/"),
    *("/m/%00/", "/m/%00/dice/", "/m/%00/film.json", "/static/%00", "/rules/%00/"),
    *("/lobby/?game=%00", "/settings/?%00"),
)
LISTS = ("rooms/room/?game=%00", "matches/match/?q=%00", "moderation/auditentry/?who=a%00")


def status(guest: Guest, path: str) -> int:
    try:
        guest.get(path)
    except HTTPError as answer:
        return answer.code
    return 200


@pytest.mark.parametrize("page", PAGES)
async def test_a_zero_in_an_address_is_told_in_words(full_stack: Stack, page: str) -> None:
    assert await asyncio.to_thread(status, Guest(full_stack.url), page) in {400, 404}


async def test_a_zero_in_the_link_of_a_socket_is_no_room(full_stack: Stack) -> None:
    guest = Guest(full_stack.url)
    await asyncio.to_thread(guest.get, "/")
    player = Player(guest, "%00")
    await player.connect()
    assert (await player.refused()).code == "no-room"
    await player.close()


async def test_a_zero_in_a_cookie_is_nobodys_session(full_stack: Stack) -> None:
    host, port = urlsplit(full_stack.url).netloc.split(":")
    asked = (
        f"GET /settings/ HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n"
        'Cookie: sessionid="aaaaaaaa\\000bbbb"\r\n\r\n'
    )

    def answer() -> bytes:
        with socket.create_connection((host, int(port)), timeout=20) as line:
            line.sendall(asked.encode())
            return line.recv(1024)

    assert b" 200 " in (await asyncio.to_thread(answer)).split(b"\r\n")[0]


async def test_a_zero_in_a_filter_of_the_admin_is_a_bad_request(full_stack: Stack) -> None:
    staff = await asyncio.to_thread(Staff, full_stack, "zero")
    for each in LISTS:
        with pytest.raises(HTTPError) as refused:
            await asyncio.to_thread(staff.read, f"/admin/{each}")
        assert refused.value.code == 400
