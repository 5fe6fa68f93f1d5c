"""What happens when a web process starts and when it ends, under whichever server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from channels.db import database_sync_to_async

from server.matches.filming import film_what_is_over
from server.matches.house import close_house, open_house
from server.rooms.consumer import RoomConsumer, send_everybody_elsewhere
from server.rooms.lobby_consumer import LobbyConsumer, send_onlookers_elsewhere
from server.rooms.lounge import Lounge
from server.rooms.noticeboard import Noticeboard

log = structlog.get_logger(__name__)

SPREAD = 3_000
"""Milliseconds over which the sockets of an ending process come back to others."""

FILMING = 2.0
"""Seconds between two looks for matches that are over and not yet filmed."""


async def open_process() -> None:
    house = await open_house(web=True)
    RoomConsumer.lounge = Lounge(house)
    LobbyConsumer.board = Noticeboard(house, RoomConsumer.lounge)
    await RoomConsumer.lounge.attendance.forget_the_gone()
    if house.alone:
        # With a worker it is Celery's: see ``server/matches/tasks.py``.
        house.every(FILMING, films)
    log.info("process.open", process=house.process)


async def films() -> None:
    """Off the event loop: a film costs as much as some hundred moves."""
    await database_sync_to_async(film_what_is_over)()


async def drain_process() -> None:
    """Send everybody to another process, let what was begun be stored, close."""
    LobbyConsumer.board.close()
    await send_everybody_elsewhere(RoomConsumer.lounge, SPREAD, secrets.randbelow)
    await send_onlookers_elsewhere(LobbyConsumer.board, SPREAD, secrets.randbelow)
    await asyncio.sleep(0.2)
    await close_house()
    log.info("process.closed")


async def lifespan(
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    """For servers that speak ASGI's lifespan; Daphne does not (see ``server/serve.py``)."""
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            await open_process()
            await send({"type": "lifespan.startup.complete"})
        else:
            await drain_process()
            await send({"type": "lifespan.shutdown.complete"})
            return
