"""The audit of a site: what is on record, and what its check says once an entry was changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from tests.support.processes import ROOT
from tests.support.stack import Stack

CHANGE = "UPDATE moderation_auditentry SET reason = %s WHERE id = %s"


def deeds_on_record(site: Stack) -> list[tuple[str, str]]:
    """Who did what, in its order; looks are none."""
    with _connected(site) as connection:
        rows = connection.execute(
            "SELECT who, what FROM moderation_auditentry WHERE what NOT LIKE 'look%' ORDER BY id"
        )
        return [(str(who), str(what)) for who, what in rows.fetchall()]


def checked(site: Stack) -> str:
    """What the command says of the audit."""
    done = subprocess.run(
        [sys.executable, "manage.py", "check_audit"],
        cwd=ROOT,
        env=site.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@contextmanager
def reworded(site: Stack, what: str) -> Iterator[None]:
    """The newest entry of such a deed has another reason meanwhile. Whoever owns the table can do
    without the trigger that guards it, but not without being noticed."""
    with _connected(site) as connection:
        newest = "SELECT id, reason FROM moderation_auditentry WHERE what = %s ORDER BY id DESC"
        found = connection.execute(newest, (what,)).fetchone()
        assert found is not None
        key, reason = found
        connection.execute("ALTER TABLE moderation_auditentry DISABLE TRIGGER USER")
        try:
            connection.execute(CHANGE, ("another", key))
            yield
        finally:
            connection.execute(CHANGE, (reason, key))
            connection.execute("ALTER TABLE moderation_auditentry ENABLE TRIGGER USER")


def _connected(site: Stack) -> psycopg.Connection:
    assert site.database_url is not None
    return psycopg.connect(site.database_url, autocommit=True)
