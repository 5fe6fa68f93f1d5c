"""A small client of the public protocol, for tests and load: does what a browser does at a table.

It tracks ``n``, acknowledgements and offers; the rest of a message stays undecoded until asked for.
"""

from __future__ import annotations

import asyncio
import http.cookiejar
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Offers = dict[str, list[dict[str, Any]]]


class Frame(Struct):
    """The fields of a message that a client needs."""

    type: str
    n: int = 0
    match: int | None = None
    over: bool = False
    done: list[str] | str | None = None
    offers: dict[str, list[dict[str, Any]] | None] | None = None
    code: str | None = None
    id: str | None = None
    seat: int | None = None
    after_ms: int = 0
    at: int = 0
    seats: Raw = Raw()
    text: str | None = None
    rule: str | None = None


_decode = msgspec.json.Decoder(Frame).decode
_encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """The server did not do it."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame.code)
        self.code = frame.code
        self.text = frame.text
        self.rule = frame.rule


class Browser(Protocol):
    """Headers and cookies of the opening request."""

    @property
    def url(self) -> str: ...

    @property
    def language(self) -> str: ...

    @property
    def cookies(self) -> str: ...


class Known(NamedTuple):
    """A guest whose cookies are known, and who needs no page."""

    url: str
    cookies: str
    language: str = "en"


class Guest:
    """A guest's cookies and page requests."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.jar = http.cookiejar.CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.jar))
        self._opener.addheaders = [("Accept-Language", language), ("Referer", self.url + "/")]

    def get(self, path: str, form: Mapping[str, str] | None = None) -> str:
        """A page; that to which a form leads, if one is sent."""
        sent = None if form is None else urlencode(form).encode()
        with self._opener.open(self.url + path, sent, timeout=20) as answer:
            page: str = answer.read().decode()
        return page

    @property
    def token(self) -> str:
        """Without which no form is taken."""
        self.get("/")
        return next(cookie.value or "" for cookie in self.jar if cookie.name == "csrftoken")

    def send(self, path: str, told: object) -> Any:
        """What is answered to JSON."""
        headers = {"Content-Type": "application/json", "X-CSRFToken": self.token}
        request = Request(self.url + path, msgspec.json.encode(told), headers)
        with self._opener.open(request, timeout=20) as answer:
            return msgspec.json.decode(answer.read())

    def open_room(self, game: str, name: str = "Ada", **options: Any) -> str:
        """The code of a new room, in which this guest holds seat 0."""
        fields = {"csrfmiddlewaretoken": self.token, "game": game, "name": name, **options}
        request = Request(self.url + "/rooms/", data=urlencode(fields).encode())
        with self._opener.open(request, timeout=20) as answer:
            return str(urlsplit(answer.url).path.strip("/").split("/")[-1])

    def visit(self, code: str) -> None:
        """Open the room's page: the cookie that comes with it is who this guest is."""
        self.get(f"/r/{code}/")

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)


class Player:
    """One socket in a room."""

    def __init__(self, guest: Browser, code: str, url: str | None = None) -> None:
        self.guest = guest
        self.code = code
        self.url = (url or guest.url).rstrip("/")
        self.n = 0
        self.read = {"table": 0, "watchers": 0}
        """By channel of the chat, the number of the last line that it has heard."""
        self.match: int | None = None
        self.over = False
        self.seat: int | None = None
        self.offers: Offers = {}
        self.done: set[str] = set()
        self.signals: dict[str, dict[str, int]] = {}
        """By seat what the others have signalled last."""
        self.heard: Callable[[Frame, bytes], None] | None = None
        """Called with every message, before anybody else looks at it."""
        self.closed: int | None = None
        """The code with which the socket was closed."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._refusals: list[Frame] = []
        self._updates = 0
        self._ping: asyncio.Task[None] | None = None
        self._echo: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[None]] = {}

    async def connect(self) -> None:
        known = {"match": self.match or 0, "n": self.n, **self.read}
        self._socket = await connect(
            f"ws{self.url[4:]}/ws/rooms/{self.code}/?{urlencode(known)}",
            additional_headers={
                "Cookie": self.guest.cookies,
                "Origin": self.url,
                "Accept-Language": self.guest.language,
            },
            compression=None,
            max_size=2**22,
            ping_interval=None,
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def send(self, type: str, **fields: Any) -> None:
        await self.send_text(_encode({"type": type, **fields}).decode())

    async def send_text(self, text: str | bytes, as_text: bool | None = None) -> None:
        """One frame: of bytes a binary one, or (``as_text``) whatever they are a text."""
        assert self._socket is not None, "connect first"
        await self._socket.send(text, text=as_text)

    async def act(self, action: dict[str, Any], id: str | None = None, wait: float = 20.0) -> str:
        """Do it and wait until it is stored. Raises ``Refused``; ``TimeoutError`` or
        ``ConnectionError`` if no answer came, and then it may or may not be stored."""
        id = id or secrets.token_hex(8)
        answer = self._answers.setdefault(id, asyncio.get_running_loop().create_future())
        try:
            await self.send("act", id=id, action=action)
            await asyncio.wait_for(asyncio.shield(answer), wait)
        finally:
            self._answers.pop(id, None)
        return id

    async def signal(self, **signal: Any) -> None:
        """Where the hand is just now, in the game's terms. Nobody answers."""
        await self.send("signal", signal=signal)

    async def take_seat(self, seat: int, name: str) -> None:
        await self.send("sit", seat=seat, name=name)
        await self.until(lambda: self.seat == seat)

    async def ready(self) -> None:
        await self.send("ready", ready=True, nonce=secrets.token_hex(16))

    async def until(self, true: Callable[[], bool], wait: float = 20.0) -> None:
        """Wait for a message after which it is true. A refusal is raised at once."""
        async with asyncio.timeout(wait):
            while not true():
                if self._refusals:
                    raise Refused(self._refusals.pop(0))
                if self._reader is not None and self._reader.done():
                    self._reader.result()
                self._changed.clear()
                await self._changed.wait()

    async def refused(self, wait: float = 20.0) -> Frame:
        """The next refusal that answers no act of ``act``."""
        async with asyncio.timeout(wait):
            while not self._refusals:
                self._changed.clear()
                await self._changed.wait()
            return self._refusals.pop(0)

    def choices(self) -> list[dict[str, Any]]:
        """The offers that the table waits for."""
        return [
            offer
            for group in self.offers.values()
            for offer in group
            if not offer.get("standing", False)
        ]

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                raw = text.encode() if isinstance(text, str) else text
                self._take(_decode(raw), raw)
        except ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code
            self._changed.set()
            self._give_up()

    def _give_up(self) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("closed before the answer came"))

    def _take(self, frame: Frame, raw: bytes) -> None:
        if self.heard is not None:
            self.heard(frame, raw)
        match frame.type:
            case "snapshot":
                self._picture(frame)
            case "update":
                self._update(frame)
                self._say_what_was_read()
            case "refusal":
                self._refusal(frame)
            case "room":
                self.over = frame.over
                self.match = frame.match
            case "you":
                self.seat = frame.seat
            case "signals":
                self.signals |= msgspec.json.decode(frame.seats)
            case "pong":
                self._echo = asyncio.create_task(self._give_back(frame.at))
        self._changed.set()

    def _picture(self, frame: Frame) -> None:
        self.n, self.match = frame.n, frame.match
        self.offers = {group: offers for group, offers in (frame.offers or {}).items() if offers}
        for id in frame.done or ():
            self._acknowledge(id)

    def _update(self, frame: Frame) -> None:
        self.n = frame.n
        for group, offers in (frame.offers or {}).items():
            if offers is None:
                self.offers.pop(group, None)
            else:
                self.offers[group] = offers
        if isinstance(frame.done, str):
            self._acknowledge(frame.done)

    def _say_what_was_read(self) -> None:
        """Often enough never to be taken for a reader who does not keep up."""
        self._updates += 1
        if self._updates % 100 == 0:
            self._ping = asyncio.create_task(self.send("ping", n=self.n))

    async def _give_back(self, at: int) -> None:
        """So the server learns how long the line is; it need not if the line has just died."""
        with suppress(ConnectionClosed):
            await self.send("echo", at=at)

    def _acknowledge(self, id: str) -> None:
        self.done.add(id)
        answer = self._answers.get(id)
        if answer is not None and not answer.done():
            answer.set_result(None)

    def _refusal(self, frame: Frame) -> None:
        answer = self._answers.get(frame.id or "")
        if answer is None:
            self._refusals.append(frame)
        elif not answer.done():
            answer.set_exception(Refused(frame))


def whole(raw: bytes) -> dict[str, Any]:
    """A message with everything in it."""
    message: dict[str, Any] = msgspec.json.decode(raw)
    return message
