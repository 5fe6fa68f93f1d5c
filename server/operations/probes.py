"""``/health/`` and ``/ready/``, answered before Django, whose threads may all wait for the database
while the process is alive."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from http import HTTPStatus
from time import monotonic
from typing import Any

import structlog

from server.core.static_files import Asgi
from server.core.trouble import Trouble
from server.operations.echo import echoes
from server.operations.readiness import readiness

log = structlog.get_logger(__name__)

WITHIN = 3.0
"""Timeout of one check in seconds, shorter than that of outside monitors."""
FRESH = 1.0
"""Seconds for which a result is cached."""

Scope = dict[str, Any]
Question = Callable[[Scope], Awaitable[None]]


class Silent(Exception):
    """The echo differed from what was sent."""


class Probe:
    """A set of checks run concurrently; a check passes if it raises nothing in time. ``beside``:
    those that are told, and without which all is well."""

    def __init__(self, questions: Mapping[str, Question], beside: Collection[str] = ()) -> None:
        self._questions = questions
        self._beside = beside
        self._asked = float("-inf")
        self._answers: asyncio.Task[dict[str, bool]] | None = None
        self._troubles = {name: Trouble(log, "probe", probe=name) for name in questions}

    async def ask(self, scope: Scope) -> dict[str, bool]:
        if self._answers is None or (self._answers.done() and monotonic() - self._asked > FRESH):
            self._asked = monotonic()
            self._answers = asyncio.create_task(self._ask_all(scope))
        # Shielded: the request that started the checks may be cancelled.
        return await asyncio.shield(self._answers)

    def is_well(self, answers: Mapping[str, bool]) -> bool:
        return all(well for name, well in answers.items() if name not in self._beside)

    async def _ask_all(self, scope: Scope) -> dict[str, bool]:
        answers = await asyncio.gather(*(self._ask(name, scope) for name in self._questions))
        return dict(zip(self._questions, answers, strict=True))

    async def _ask(self, name: str, scope: Scope) -> bool:
        try:
            async with asyncio.timeout(WITHIN):
                await self._questions[name](scope)
        except Exception as error:
            self._troubles[name].met(error)
            return False
        self._troubles[name].over()
        return True


async def _socket_echoes(scope: Scope) -> None:
    """Check the address at which the probe's own request came in."""
    host, port = scope["server"]
    if not await echoes(host, port):
        raise Silent


def _probes() -> dict[str, Probe]:
    return {
        "/health/": Probe({"socket": _socket_echoes}),
        "/ready/": Probe(
            {
                "stays": lambda _scope: readiness.stays(),
                "database": lambda _scope: readiness.database(),
                "redis": lambda _scope: readiness.redis(),
                "migrations": lambda _scope: readiness.migrations(),
                "opens": lambda _scope: readiness.opens(),
            },
            beside={"opens"},
        ),
    }


class Probes:
    """ASGI middleware that answers the probes."""

    def __init__(self, pages: Asgi) -> None:
        self._pages = pages
        self._probes = _probes()

    async def __call__(
        self,
        scope: Scope,
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[Mapping[str, Any]], Awaitable[None]],
    ) -> None:
        probe = self._probes.get(scope["path"])
        if probe is None or scope["method"] not in {"GET", "HEAD"}:
            await self._pages(scope, receive, send)
            return
        answers = await probe.ask(scope)
        well = probe.is_well(answers)
        status = HTTPStatus.OK if well else HTTPStatus.SERVICE_UNAVAILABLE
        body = json.dumps(answers).encode() if scope["method"] == "GET" else b""
        headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": int(status), "headers": headers})
        await send({"type": "http.response.body", "body": body})
