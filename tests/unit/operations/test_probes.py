"""Questions from outside: does the process live, can it do its work."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from django.db import connection

from server.operations import probes
from server.operations.probes import Probe, Probes
from server.operations.readiness import NothingNew, Unmigrated, _refuse_unmigrated, readiness
from tests.support.processes import free_port


class Asked:
    """A question that counts how often it was asked, and answers when it is let."""

    def __init__(self) -> None:
        self.times = 0
        self.let = asyncio.Event()

    async def __call__(self, _scope: Any) -> None:
        self.times += 1
        await self.let.wait()


async def test_however_many_ask_it_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    question = Asked()
    probe = Probe({"one": question})
    first, *others = [asyncio.create_task(probe.ask({})) for _ in range(20)]
    await asyncio.sleep(0)
    first.cancel()
    question.let.set()
    assert await asyncio.gather(*others) == [{"one": True}] * 19
    assert await probe.ask({}) == {"one": True}
    assert question.times == 1
    # An old answer is not given again.
    monkeypatch.setattr(probes, "FRESH", -1.0)
    await probe.ask({})
    assert question.times == 2


async def test_what_takes_too_long_is_a_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "WITHIN", 0.05)

    async def at_once(_scope: Any) -> None:
        """Nothing is wrong."""

    assert await Probe({"slow": Asked(), "quick": at_once}).ask({}) == {
        "slow": False,
        "quick": True,
    }


async def test_a_process_that_is_not_open_yet_or_about_to_end_is_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    status, answers = await told("/ready/")
    assert (status, answers["database"], answers["stays"]) == (503, False, True)
    monkeypatch.setattr(readiness, "draining", True)
    status, answers = await told("/ready/")
    assert status == 503 and answers["stays"] is False
    # Only what looks is answered; the rest is the site's, which knows how to refuse it.
    assert await told("/health/", method="POST") == (418, None)
    assert await told("/", method="GET") == (418, None)


async def told(path: str, method: str = "GET") -> tuple[int, Any]:
    """What an application says with the probes before it; itself it is a teapot."""
    sent: list[dict[str, Any]] = []

    async def pages(_scope: Any, _receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        await send({"status": 418})
        await send({"body": b"null"})

    async def keep(message: dict[str, Any]) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        raise AssertionError("nothing is read")

    scope = {"path": path, "method": method, "server": ("127.0.0.1", free_port())}
    await Probes(pages)(scope, receive, keep)
    return sent[0]["status"], json.loads(sent[1]["body"])


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"])
async def test_a_server_without_sockets_does_not_echo(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        probe = Probe({"socket": probes._socket_echoes})
        assert await probe.ask({"server": ("127.0.0.1", port)}) == {"socket": False}


@pytest.mark.django_db
def test_a_database_that_lacks_a_migration_is_found_out() -> None:
    _refuse_unmigrated()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'rooms' AND name LIKE '0%'")
    with pytest.raises(Unmigrated):
        _refuse_unmigrated()


async def test_what_is_only_told_leaves_a_process_ready() -> None:
    async def no(_scope: Any) -> None:
        raise NothingNew

    answers = await Probe({"opens": no}, beside={"opens"}).ask({})
    assert answers == {"opens": False}
    assert Probe({"opens": no}, beside={"opens"}).is_well(answers)
    assert not Probe({"opens": no}).is_well(answers)
