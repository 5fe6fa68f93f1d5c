"""The fixtures of matches and of rooms, for what watches over both; a site that says all it can."""

import socket
from collections.abc import Iterator
from contextlib import suppress

import django
import pytest

# A conftest of a folder named on the command line is loaded before pytest-django has set up Django.
django.setup()

from tests import stack  # noqa: E402
from tests.matches.conftest import sqlite_file, sqlite_template, table  # noqa: E402
from tests.operations.figures import TOKEN  # noqa: E402
from tests.processes import free_port  # noqa: E402
from tests.rooms.table import plain_statics  # noqa: E402
from tests.servers import Postgres, Redis  # noqa: E402
from tests.stack import Stack  # noqa: E402

__all__ = ["plain_statics", "sqlite_file", "sqlite_template", "table"]


@pytest.fixture(scope="session")
def observed(postgres: Postgres, redis: Redis) -> Iterator[Stack]:
    """The full stack with figures for everybody who knows the token, and logs of all that its
    processes, and the libraries in them, can say."""
    settings = {"METRICS_TOKEN": TOKEN, "METRICS_PORT": str(two_free_ports())}
    site = stack.full(postgres, redis, LOG_LEVEL="DEBUG", **settings)
    yield site
    site.close()


def two_free_ports() -> int:
    """The first of two that follow each other."""
    while True:
        port = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port + 1))
            return port
