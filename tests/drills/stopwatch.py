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


def set_up(site: Stack) -> None:
    """Before the processes start: who is connected already keeps the true clock."""
    for order in CLOCK:
        do(site, order)
    path = "drill, pg_catalog, public"
    do(site, f"ALTER DATABASE {urlsplit(str(site.database_url)).path[1:]} SET search_path = {path}")
    for order in NOTES:
        do(site, order)


def leap(site: Stack, ms: int) -> None:
    """The database's clock goes so much before the true one from now on."""
    do(site, f"UPDATE drill.leap SET ms = {ms}")


def do(site: Stack, order: str) -> None:
    """An order that answers with nothing."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        connection.execute(order.encode())


def match_of(site: Stack, code: str) -> int:
    """The newest match of a room."""
    return int(ask(site, "SELECT match_id FROM rooms_room WHERE code = %s", code)[0][0])
