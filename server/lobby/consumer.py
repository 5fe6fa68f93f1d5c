"""The lobby's socket: subscribes to one page of the public rooms."""

from __future__ import annotations

from urllib.parse import parse_qsl
from uuid import UUID

import msgspec
import structlog
from django.conf import settings
from django.db import DatabaseError

from server.accounts.guests import cookies_of, guest_id_of
from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.networks import networks_at
from server.accounts.sessions import AccountClosed, SignedIn, SignedOut, signed_in
from server.core.database import db_call
from server.core.messages import refusal_text
from server.lobby.feed import LobbyFeed, current_feed
from server.lobby.listing import chosen_of
from server.protocol.messages import AnyFromLobbyClient, Ping, Pong, Refusal
from server.rooms.live.handshake import spoken
from server.rooms.live.registry import current_registry
from server.rooms.live.sanction_watch import BANNED, SanctionWatch
from server.rooms.sanctions import UNTRACED, traces_of
from server.transport.rate_limits import RateLimit
from server.transport.socket import FLOOD, TRY_AGAIN, Socket

log = structlog.get_logger(__name__)

_decode = msgspec.json.Decoder(AnyFromLobbyClient).decode
_encode = msgspec.json.Encoder().encode


class LobbyConsumer(Socket):
    """Pushes changes of a page; accepts only pings and echoes."""

    frames = RateLimit(burst=20, every=1.0)
    guest: UUID | None = None
    traces = UNTRACED
    language = "en"
    _signed_in: SignedIn | None = None
    _feed: LobbyFeed | None = None
    """None until it looks."""

    def __init__(self) -> None:
        registry = current_registry()
        self._sanctions: SanctionWatch = registry.sanctions
        self._announcements = registry.announcements

    async def _connect(self) -> None:
        query = dict(parse_qsl(self.scope.get("query_string", b"").decode("latin-1")))
        self.language = spoken(self.scope)
        await self.base_send({"type": "websocket.accept"})
        if self.crowded:
            await self.try_again()
            return
        try:
            await self._identify()
            self._sanctions.visitors.add(self)
            if await self._sanctions.keeps_out(self):
                await self.banned()
                return
            self._feed = current_feed()
            await self._feed.look(chosen_of(query), self)
            await self._announcements.meet(self)
        except DatabaseError:
            await self._outbox.close(TRY_AGAIN)

    async def _identify(self) -> None:
        """Anybody may look: who it is matters for bans alone."""
        cookies = cookies_of(self.scope)
        self.guest, self.traces = (
            guest_id_of(cookies),
            traces_of(networks_at(self.scope), cookies.get(KNOWN, "")),
        )
        if (session := cookies.get(settings.SESSION_COOKIE_NAME)) is None:
            return
        try:
            self._signed_in = await db_call(signed_in, session)
        except (SignedOut, AccountClosed):
            return
        if self._signed_in is not None:
            self.guest = self._signed_in.guest

    @property
    def member(self) -> int | None:
        return None if self._signed_in is None else self._signed_in.member

    async def banned(self) -> None:
        if not self._outbox.closed:
            said = refusal_text(self.language, None, "banned", {})
            await self.deliver(_encode(Refusal("banned", said)))
            await self._outbox.close(BANNED)

    async def _go(self) -> None:
        self._sanctions.visitors.discard(self)
        if self._feed is not None:
            self._feed.leave(self)

    async def _receive(self, text: bytes | str) -> None:
        if self._outbox.closed or self._feed is None:
            return
        if not self.frames.take(self):
            log.warning("lobby.flood")
            await self._outbox.close(FLOOD)
            return
        try:
            message = _decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            said = refusal_text(self.language, None, "malformed", {})
            await self.deliver(_encode(Refusal("malformed", said)))
            return
        if isinstance(message, Ping):
            if self._outbox.has_read(0):
                self._outbox.begin_anew()
                await self._feed.catch_up(self)
            await self.deliver(_encode(Pong(0, 0)))
