"""Fixtures: the embedded site and the full stack, each started once for all tests."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.support import servers, stack
from tests.support.metrics import TOKEN
from tests.support.processes import free_port
from tests.support.stack import Stack

STACKS = ("embedded", "full_stack")

# Asked to end, a run stops the servers it has started, as it does when it is interrupted.
signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[servers.Postgres]:
    """A PostgreSQL server: ``postgres.fresh()`` is the URL of a new, empty database on it."""
    server = servers.postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis() -> Iterator[servers.Redis]:
    """A Redis server: ``redis.url``."""
    server = servers.redis_server()
    yield server
    server.close()


@pytest.fixture(scope="session")
def embedded() -> Iterator[Stack]:
    """The site as ``make run`` serves it, with a database of its own."""
    site = stack.embedded()
    yield site
    site.close()


@pytest.fixture(scope="session")
def full_stack(postgres: servers.Postgres, redis: servers.Redis) -> Iterator[Stack]:
    """The site as docs/running.md starts it: processes ``web1 web2 worker beat postgres redis``,
    with figures for who knows the token, logs of all that they and their libraries can say, and a
    self-check every two seconds."""
    metrics = {"METRICS_TOKEN": TOKEN, "METRICS_PORT": str(two_free_ports())}
    site = stack.full(postgres, redis, LOG_LEVEL="DEBUG", CHECK_MS="2000", **metrics)
    yield site
    site.close()


def two_free_ports() -> int:
    """The first of two that follow each other: a worker has two processes."""
    while True:
        port = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port + 1))
            return port


@pytest.fixture(autouse=True)
def mended(request: pytest.FixtureRequest) -> None:
    """What the test before has killed is up again."""
    for name in STACKS:
        if name in request.fixturenames:
            site = request.getfixturevalue(name)
            site.renew()
            site.mend()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """With a failure goes what the processes have said."""
    report = yield
    if report.failed and hasattr(item, "funcargs"):
        for name in STACKS:
            if isinstance(site := item.funcargs.get(name), Stack):
                for process in site.processes.values():
                    report.sections.append((f"log of {process.name}", process.tail()))
    return report
