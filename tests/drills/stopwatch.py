"""Times moves: a trigger notes, by the database's clock, when each was stored. A drill may set that
clock."""

from __future__ import annotations

from urllib.parse import urlsplit

import psycopg

from tests.support.logs import ask
from tests.support.stack import Stack

CLOCK = (
    "CREATE SCHEMA drill",
    "CREATE TABLE drill.leap AS SELECT 0::bigint AS ms",
    """CREATE FUNCTION drill.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT pg_catalog.clock_timestamp() + ms * interval '1 ms' FROM drill.leap $$""",
)
"""The database's clock as everybody sees it who names no schema: it may leap."""
NOTES = (
    "CREATE TABLE drill_stored (match_id bigint, version int, at bigint, really bigint)",
    """CREATE FUNCTION drill_note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO drill_stored VALUES (NEW.match_id, NEW.version,
            (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
            (extract(epoch FROM pg_catalog.clock_timestamp()) * 1000)::bigint);
        RETURN NEW;
    END $$""",
    "CREATE TRIGGER drill_note AFTER INSERT ON move FOR EACH ROW EXECUTE FUNCTION drill_note()",
)


def set_up(database: str) -> None:
    """Before the processes start: who is connected already keeps the true clock."""
    seen = "drill, pg_catalog, public"
    path = f"ALTER DATABASE {urlsplit(database).path[1:]} SET search_path = {seen}"
    do(database, *CLOCK, path)
    do(database, *NOTES)


def leap(site: Stack, ms: int) -> None:
    """The database's clock goes so much before the true one from now on."""
    do(site.database_url, f"UPDATE drill.leap SET ms = {ms}")


def do(database: str | None, *orders: str) -> None:
    """Orders that answer with nothing, by somebody who comes for them."""
    assert database is not None
    with psycopg.connect(database, autocommit=True) as connection:
        for order in orders:
            connection.execute(order.encode())


def match_of(site: Stack, code: str) -> int:
    """The newest match of a room."""
    return int(ask(site, "SELECT match_id FROM rooms_room WHERE code = %s", code)[0][0])
