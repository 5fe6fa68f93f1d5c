"""The role as which the processes run: it plays, and cannot touch what is on record."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from urllib.parse import quote, urlsplit

import psycopg
import pytest
from psycopg import sql
from psycopg.errors import InsufficientPrivilege

from tests.support import stack
from tests.support.people import match
from tests.support.preparing import migrate
from tests.support.servers import Postgres, Redis

ENTRY = (
    "INSERT INTO moderation_auditentry"
    " (who, what, kind, target, room, reason, before, after, at, seal)"
    " VALUES ('zofia', 'close', 'room', 'x', 'x', 'why', '{}', '{}', now(), 'any')"
)
PASSWORD = 'it\'s "quoted" :@/'
"""A password may hold anything."""


def url_as(url: str, role: str) -> str:
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{role}:{quote(PASSWORD, safe='')}@{host}").geturl()


@pytest.fixture(scope="module")
def app_url(postgres: Postgres) -> Iterator[str]:
    """A database migrated by its owner; the address of it as the processes get it."""
    url, role = postgres.fresh(), f"test_{secrets.token_hex(6)}"
    app = url_as(url, role)
    # Twice: the second time is an update.
    for _ in range(2):
        migrate(DATABASE_URL=url, APP_DATABASE_URL=app)
    yield app
    with psycopg.connect(url, autocommit=True) as connection:
        for order in ("DROP OWNED BY {}", "DROP ROLE {}"):
            connection.execute(sql.SQL(order).format(sql.Identifier(role)))


def test_the_audit_is_read_and_added_to_and_nothing_else(app_url: str) -> None:
    with psycopg.connect(app_url, autocommit=True) as connection:
        connection.execute(ENTRY)
        assert connection.execute("SELECT who FROM moderation_auditentry").fetchall() == [
            ("zofia",)
        ]
        for order in (
            "UPDATE moderation_auditentry SET who = 'nobody'",
            "DELETE FROM moderation_auditentry",
            "TRUNCATE moderation_auditentry",
            "ALTER TABLE moderation_auditentry DISABLE TRIGGER ALL",
            "DROP TRIGGER audit_stays ON moderation_auditentry",
            "DROP TABLE moderation_auditentry",
            "CREATE OR REPLACE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS"
            " 'BEGIN RETURN NULL; END'",
            "SET session_replication_role = replica",
            "CREATE TABLE another (id int)",
            "CREATE ROLE another SUPERUSER",
            "COPY (SELECT 1) TO PROGRAM 'true'",
        ):
            with pytest.raises(InsufficientPrivilege):
                connection.execute(order)


def test_the_role_is_nobody_in_particular(app_url: str) -> None:
    with psycopg.connect(app_url) as connection:
        rights = connection.execute(
            "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls"
            " FROM pg_roles WHERE rolname = current_user"
        ).fetchone()
        owned = connection.execute(
            "SELECT count(*) FROM pg_class WHERE relowner = current_user::regrole"
        ).fetchone()
    assert rights == (False,) * 5 and owned == (0,)


async def test_people_play_on_a_site_that_owns_nothing(app_url: str, redis: Redis) -> None:
    site = stack.served({"DATABASE_URL": app_url, "REDIS_URL": redis.url})
    try:
        async with match(site) as table:
            await table.play(lambda: table.ada.n >= 6)
            await table.ada.send("chat", text="hello there")
            await table.zaneta.until(lambda: table.zaneta.chat == 1)
    finally:
        site.close()
