"""Measures the lists of the moderation desk on a site where much has been said and reported.

``python -m tools.desk`` makes a PostgreSQL database with a million lines of chat, ten thousand
reports and ten thousand rooms, and asks for every list and search; ``--sqlite`` does so on a file
of SQLite's, with 200,000 lines. Of each page it prints the queries, the median of the milliseconds
by the wall, and by the processor those of the site and those of the database, on average. With
``DATABASE_URL`` it takes that database, and fills it unless it has been.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from msgspec import Struct, to_builtins

from tests.support import servers
from tests.support.preparing import migrate

PAGE, SEARCH = 300, 500
"""Milliseconds that a list, and a search, may take."""
QUERIES, OF_ONE = 15, 20
"""Queries that a list may take, and the page of one thing."""
PAGES = {
    "start": ("", PAGE),
    "queue": ("moderation/case/", PAGE),
    "queue, last page": ("moderation/case/?p={last}", PAGE),
    "queue, by ground": ("moderation/case/?grounds=hate", PAGE),
    "queue, by state": ("moderation/case/?state=appealed", PAGE),
    "queue, search by name": ("moderation/case/?q=Gracz+77", SEARCH),
    "queue, search by room": ("moderation/case/?q=room77", SEARCH),
    "badge": ("moderation/case/waiting/", PAGE),
    "live": ("moderation/liveroom/", PAGE),
    "live, last page": ("moderation/liveroom/?p={last}", PAGE),
    "live, occupied": ("moderation/liveroom/?state=occupied", PAGE),
    "live, stuck": ("moderation/liveroom/?state=stuck", PAGE),
    "live, frozen": ("moderation/liveroom/?state=frozen", PAGE),
    "live, forgotten": ("moderation/liveroom/?state=forgotten", PAGE),
    "live, search": ("moderation/liveroom/?q=room77", SEARCH),
    "sanctions": ("rooms/sanction/", PAGE),
    "sanctions, last page": ("rooms/sanction/?p={last}", PAGE),
    "sanctions, all": ("rooms/sanction/?holds=all", PAGE),
    "sanctions, over": ("rooms/sanction/?holds=over&kind=ban", PAGE),
    "sanctions, search": ("rooms/sanction/?q=Gracz+77", SEARCH),
    "audit": ("moderation/auditentry/", PAGE),
    "audit, last page": ("moderation/auditentry/?p={last}", PAGE),
    "audit, looks": ("moderation/auditentry/?looks=yes", PAGE),
    "audit, by deed": ("moderation/auditentry/?what=mute_person", PAGE),
    "audit, search": ("moderation/auditentry/?q=case777", SEARCH),
    "chat": ("rooms/chatline/", PAGE),
    "chat, page 5": ("rooms/chatline/?p=5", PAGE),
    "chat, last page": ("rooms/chatline/?p={last}", PAGE),
    "chat, spectators": ("rooms/chatline/?channel=watchers", PAGE),
    "chat, hidden": ("rooms/chatline/?hidden__exact=1", PAGE),
    "chat, this week": ("rooms/chatline/?at=7", PAGE),
    "chat, by game": ("rooms/chatline/?room__game=mag_blast", PAGE),
    "chat, of a room": ("rooms/chatline/?room__id__exact=77", PAGE),
    "chat, of a guest": ("rooms/chatline/?guest__id__exact={guest}", PAGE),
    "chat, search": ("rooms/chatline/?q=rzadkosc", SEARCH),
    "chat, search of a word said all the time": ("rooms/chatline/?q=gra", SEARCH),
    "chat, search of two words": ("rooms/chatline/?q=gra+rzadkosc", SEARCH),
    "chat, search of a room": ("rooms/chatline/?q=room77", SEARCH),
    "chat, search of a member": ("rooms/chatline/?q=member77", SEARCH),
    "chat, search of nothing": ("rooms/chatline/?q=nigdynigdy", SEARCH),
    "rooms": ("rooms/room/", PAGE),
    "rooms, search": ("rooms/room/?q=room77", SEARCH),
    "seats": ("rooms/seat/", PAGE),
    "matches": ("matches/match/", PAGE),
    "players of matches": ("rooms/played/", PAGE),
    "shared boards": ("library/document/", PAGE),
    "guests": ("accounts/guest/", PAGE),
    "guests, search": ("accounts/guest/?q=Gracz+77", SEARCH),
    "members": ("accounts/member/", PAGE),
    "a case": ("moderation/case/7/change/", PAGE),
    "a guest": ("accounts/guest/{guest}/change/", PAGE),
}


class Measured(Struct, frozen=True):
    """What one page costs."""

    page: str
    queries: int
    wall: float
    cpu: float
    database: float
    """The processor's time of PostgreSQL; that of SQLite is in ``cpu``."""
    limit: int
    read_through: list[str]
    """Tables that PostgreSQL reads from end to end though it was told to avoid it."""
    slowest: str

    @property
    def over(self) -> bool:
        """By the processor: the wall tells of whoever else is at the machine."""
        queries = OF_ONE if PAGES[self.page][0].endswith("/change/") else QUERIES
        return self.cpu + self.database > self.limit or self.queries > queries


def main(words: list[str]) -> int:
    asked = _asked(words)
    with _database(asked) as environment:
        os.environ |= environment
        migrate()
        found = []
        for each in measure(asked):
            found.append(each)
            print(_line(each, asked.json), flush=True)
    return int(any(each.over for each in found) and not asked.json)


def _asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.desk", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sqlite", action="store_true", help="on a file instead of PostgreSQL")
    parser.add_argument("--lines", type=int, help="of chat: 1,000,000, on SQLite 200,000")
    parser.add_argument("--share", type=float, default=1, help="of everything else (1)")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="", help="pages whose name begins so")
    parser.add_argument("--json", action="store_true", help="a line each; says nothing of limits")
    return parser.parse_args(words)


@contextmanager
def _database(asked: argparse.Namespace) -> Iterator[dict[str, str]]:
    """The environment that leads to an empty one: the given one, else one that goes afterwards."""
    secret = {"SECRET_KEY": "x" * 50}
    if asked.sqlite:
        with TemporaryDirectory() as folder:
            yield {"SQLITE_PATH": str(Path(folder, "desk.sqlite3")), **secret}
    elif url := os.environ.get("DATABASE_URL"):
        yield {"DATABASE_URL": url, **secret}
    else:
        server = servers.postgres()
        try:
            yield {"DATABASE_URL": server.fresh(), **secret}
        finally:
            server.close()


def measure(asked: argparse.Namespace) -> Iterator[Measured]:
    """Fills the database, and asks for every page."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "server.settings"
    import django  # noqa: PLC0415  what it reads from the environment stands there only now

    django.setup()
    from django.db import connection  # noqa: PLC0415
    from django.test import Client, override_settings  # noqa: PLC0415

    from server.accounts.models import Member  # noqa: PLC0415
    from server.moderation import looks  # noqa: PLC0415
    from server.settings import STORAGES  # noqa: PLC0415
    from tests.support import crowded  # noqa: PLC0415

    if not Member.objects.filter(username="moderator").exists():
        began = time.perf_counter()
        crowded.fill(
            crowded.sized(asked.share, asked.lines or (200_000 if asked.sqlite else 1_000_000))
        )
        print(f"filled in {time.perf_counter() - began:.0f} s", file=sys.stderr)
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    usual = override_settings(
        STORAGES={**STORAGES, "staticfiles": plain},
        STAFF_SECOND_FACTOR=False,
        ALLOWED_HOSTS=["testserver"],
    )
    # A look is put on record once a minute: here by the visit before, never by one that counts.
    with usual, patch.object(looks, "A_MINUTE", 24 * 60 * 60):
        client = Client(headers={"accept-language": "pl"})
        client.force_login(Member.objects.get(username="moderator"))
        guest = crowded.some_guest()
        client.get("/admin/")
        for page, (path, limit) in PAGES.items():
            if page.startswith(asked.only):
                address = "/admin/" + path.replace("{guest}", guest)
                yield _measured(client, connection, page, address, limit, asked.runs)


def _measured(
    client: Any, connection: Any, page: str, address: str, limit: int, runs: int
) -> Measured:
    from django.test.utils import CaptureQueriesContext  # noqa: PLC0415

    if "{last}" in address:
        first = client.get(address.partition("?")[0]).content.decode()
        pages = map(int, re.findall(r"[?;]p=([0-9]+)", first))
        address = address.format(last=max(pages, default=1))
    client.get(address)
    with CaptureQueriesContext(connection) as captured:
        answer = client.get(address)
    if answer.status_code != 200:
        raise AssertionError(f"{address}: {answer.status_code} {answer.headers}")
    queries = [each["sql"] for each in captured.captured_queries]
    slowest = max(captured.captured_queries, key=lambda each: float(each["time"]))
    walls = []
    cpu, database = time.process_time(), _database_ms(connection)
    for _ in range(runs):
        wall = time.perf_counter()
        client.get(address)
        walls.append((time.perf_counter() - wall) * 1000)
    cpu, database = time.process_time() - cpu, _database_ms(connection) - database
    return Measured(
        page,
        len(queries),
        round(statistics.median(walls), 1),
        round(cpu * 1000 / runs, 1),
        round(database / runs, 1),
        limit,
        sorted(_read_through(connection, queries)),
        f"{slowest['time']} s: {slowest['sql']}",
    )


def _database_ms(connection: Any) -> float:
    """The processor's time of all that PostgreSQL does for this database, as Linux counts it."""
    if connection.vendor != "postgresql":
        return 0.0
    with connection.cursor() as cursor:
        cursor.execute("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
        pids = [row[0] for row in cursor.fetchall()]
    ticks = 0
    for pid in pids:
        with suppress(FileNotFoundError):
            told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(told[11]) + int(told[12])
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


def _read_through(connection: Any, queries: list[str]) -> set[str]:
    if connection.vendor != "postgresql":
        return set()
    found: set[str] = set()
    with connection.cursor() as cursor:
        cursor.execute("SET enable_seqscan = off")
        for query in queries:
            if query.startswith("SELECT"):
                cursor.execute("EXPLAIN " + query.replace("%", "%%"), ())
                plan = "\n".join(row[0] for row in cursor.fetchall())
                found.update(re.findall(r"Seq Scan on (\w+)", plan))
        cursor.execute("SET enable_seqscan = on")
    return found


def _line(found: Measured, as_json: bool) -> str:
    if as_json:
        return json.dumps(to_builtins(found))
    mark = "over" if found.over else ""
    through = f"  reads through {', '.join(found.read_through)}" if found.read_through else ""
    return (
        f"{found.page:42} {found.queries:3} queries {found.wall:8.1f} ms wall"
        f" {found.cpu:7.1f} + {found.database:6.1f} ms cpu {mark}{through}"
        + (f"\n    {found.slowest[:1500]}" if found.over else "")
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
