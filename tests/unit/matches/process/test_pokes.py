"""Pokes without Redis: they are tried again, and what is wrong is said without flooding the log."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from server.matches.process import pokes as module
from server.matches.process.pokes import Pokes


class Layer:
    """A channel layer whose Redis is away until it is back."""

    def __init__(self) -> None:
        self.away = True
        self.tried = 0
        self.sent: list[Any] = []

    async def group_send(self, _group: str, message: Any) -> None:
        self.tried += 1
        if self.away:
            raise ConnectionError("Error 111 connecting to redis:6379.")
        self.sent.append(message)


async def test_redis_is_tried_often_and_spoken_of_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    layer = Layer()
    monkeypatch.setattr(module, "get_channel_layer", lambda: layer)
    monkeypatch.setattr(module, "PAUSE", 0.0)
    monkeypatch.setattr(module, "TICK", 0.0)
    sender = Pokes("one", lambda *_: None, lambda _: None, lambda: None)
    with capture_logs() as lines:
        sender.start(listen=False)
        async with asyncio.timeout(10):
            while layer.tried < 50:
                sender.matter(7)
                await asyncio.sleep(0)
            layer.away = False
            while not layer.sent:
                sender.matter(8)
                await asyncio.sleep(0)
        sender.stop()
    assert [(line["event"], line.get("error")) for line in lines] == [
        ("pokes.broken", "ConnectionError: Error 111 connecting to redis:6379."),
        ("pokes.mended", None),
    ]


async def test_without_another_process_nothing_is_kept_for_one() -> None:
    alone = Pokes("one", lambda *_: None, lambda _: None, lambda: None)
    alone.matter(7)
    alone.room("code")
    assert not (alone._matches or alone._rooms or alone._some.is_set())
