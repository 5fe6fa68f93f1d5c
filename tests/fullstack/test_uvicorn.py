"""The application runs under uvicorn, too: it opens and drains by ASGI's own lifespan."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest

from server.transport.uvicorn import AHEAD
from tests.protocol.test_large_bodies import HUGE, announced, in_chunks, send
from tests.support import logs
from tests.support.preparing import SECRET_KEY, migrate
from tests.support.seats import play
from tests.support.servers import Postgres, Redis
from tools.client import Known, Player
from tools.load_server import Kind, OwnServers
from tools.tables import Wanted, by_command

COME_BACK = {1012, 4012}
"""With these codes a browser is told that the server restarts: by uvicorn, by ours."""


@pytest.fixture
def own(postgres: Postgres, redis: Redis) -> Iterator[OwnServers]:
    database = postgres.copy(lambda url: migrate(DATABASE_URL=url))
    site = {**os.environ, "DATABASE_URL": database, "REDIS_URL": redis.url}
    site |= {"SECRET_KEY": SECRET_KEY, "LOG_LEVEL": "INFO"}
    with OwnServers(Kind(uvicorn=True), site) as servers:
        yield servers


async def seated(own: OwnServers) -> list[Player]:
    wanted = Wanted("asy_przestworzy", {"clock": "off"}, rooms=1, seats=2, watchers=0)
    [table] = await asyncio.to_thread(by_command, wanted, own.environment)
    players = [Player(Known(own.urls[0], cookie), table.code) for cookie in table.cookies]
    for player in players:
        await player.connect()
        await player.ready()
    for player in players:
        await player.until(lambda player=player: player.match == 1 and bool(player.offers))
    return players


async def test_a_site_refuses_what_is_amiss_and_loses_nothing_at_its_end(own: OwnServers) -> None:
    for body in (announced, in_chunks):
        await too_large_a_body_is_refused_unread(own, body())
    players = await seated(own)
    await a_text_that_is_no_utf8_ends_its_socket(players[0])
    await frames_that_come_all_at_once_are_all_answered(players[0])
    n = players[0].n
    acknowledged = await play(players, lambda: players[0].n >= n + 12)
    os.kill(own.pids["server 1"], signal.SIGTERM)
    await asyncio.to_thread(own.ended, "server 1")
    for player in players:
        await player.close()
    assert {player.closed for player in players} <= COME_BACK
    assert '"event": "process.closed"' in own.said, "it has drained before it ended"
    logs.assert_sound(own, players[0].code)
    assert len(acknowledged) >= 6
    assert acknowledged <= set(logs.ids(own, players[0].code))


async def too_large_a_body_is_refused_unread(own: OwnServers, body: Iterator[bytes]) -> None:
    at = urlsplit(own.urls[0])
    with closing(socket.create_connection((at.hostname, at.port), timeout=10)) as line:
        answer, sent = await asyncio.to_thread(send, line, body)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert sent < HUGE // 10


async def a_text_that_is_no_utf8_ends_its_socket(player: Player) -> None:
    await player.send_text(b'{"type":"chat","text":"a\xc3\x28b"}', as_text=True)
    await player.until(lambda: player.closed is not None)
    assert player.closed == 1007
    await player.connect()


async def frames_that_come_all_at_once_are_all_answered(player: Player) -> None:
    """More of them than the server reads ahead."""
    heard: list[str] = []
    player.heard = lambda frame, raw: heard.append(frame.type)
    await asyncio.gather(*(player.send("ping", n=player.n) for _ in range(3 * AHEAD)))
    await player.until(lambda: heard.count("pong") == 3 * AHEAD)
