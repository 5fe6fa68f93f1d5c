"""The lobby's socket: subscribes to one page of the public rooms."""

from __future__ import annotations

from urllib.parse import parse_qsl

import msgspec
import structlog
from django.db import DatabaseError

from server.core.messages import refusal_text
from server.lobby.feed import LobbyFeed, current_feed
from server.lobby.listing import chosen_of
from server.protocol.messages import AnyFromLobbyClient, Ping, Pong, Refusal
from server.rooms.live.handshake import spoken
from server.transport.rate_limits import RateLimit
from server.transport.socket import FLOOD, TRY_AGAIN, Socket

log = structlog.get_logger(__name__)

frames_budget = RateLimit(burst=20, every=1.0)

_decode = msgspec.json.Decoder(AnyFromLobbyClient).decode
_encode = msgspec.json.Encoder().encode


class LobbyConsumer(Socket):
    """Pushes changes of a page; accepts only pings and echoes."""

    _feed: LobbyFeed | None = None
    """None until it looks."""

    async def _connect(self) -> None:
        query = dict(parse_qsl(self.scope.get("query_string", b"").decode("latin-1")))
        await self.base_send({"type": "websocket.accept"})
        if self.crowded:
            await self.try_again()
            return
        self._feed = current_feed()
        try:
            await self._feed.look(chosen_of(query), self)
        except DatabaseError:
            await self._outbox.close(TRY_AGAIN)

    async def _go(self) -> None:
        if self._feed is not None:
            self._feed.leave(self)

    async def _receive(self, text: bytes | str) -> None:
        if self._outbox.closed or self._feed is None:
            return
        if not frames_budget.take(self):
            log.warning("lobby.flood")
            await self._outbox.close(FLOOD)
            return
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            said = refusal_text(spoken(self.scope), None, "malformed", {})
            await self.deliver(_encode(Refusal("malformed", said)))
            return
        if isinstance(message, Ping):
            if self._outbox.has_read(0):
                self._outbox.begin_anew()
                await self._feed.catch_up(self)
            await self.deliver(_encode(Pong(0, 0)))
