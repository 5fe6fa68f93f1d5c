"""The role as which the site's processes use PostgreSQL: no superuser, owner of nothing. It reads
and writes rows, and in the audit it only reads and adds. Whoever migrates owns the tables."""

from __future__ import annotations

from typing import NamedTuple

from django.core.exceptions import ImproperlyConfigured
from django.db import connection
from psycopg import sql

APPEND_ONLY = ("moderation_auditentry",)
"""Tables in which rows are neither changed nor deleted, and whose trigger nobody but their owner
may disable."""

EXISTS = "SELECT 1 FROM pg_roles WHERE rolname = %s"
PLAIN = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD {password}"
RIGHTS = (
    "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    "GRANT USAGE ON SCHEMA public TO {role}",
    "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}",
    "GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {role}",
)
KEEP = "REVOKE UPDATE, DELETE, TRUNCATE ON {table} FROM {role}"


class Role(NamedTuple):
    name: str
    password: str


def grant(role: Role) -> None:
    """Make the role, or give it the password of now, and its rights on all tables of now."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_user")
        if cursor.fetchone() == (role.name,):
            raise ImproperlyConfigured("APP_DATABASE_URL must name another role than DATABASE_URL.")
        cursor.execute(EXISTS, [role.name])
        order = "ALTER" if cursor.fetchone() else "CREATE"
        names = {"role": sql.Identifier(role.name), "password": sql.Literal(role.password)}
        cursor.execute(sql.SQL(f"{order} ROLE {{role}} {PLAIN}").format(**names))
        for right in RIGHTS:
            cursor.execute(sql.SQL(right).format(**names))
        for table in APPEND_ONLY:
            cursor.execute(sql.SQL(KEEP).format(table=sql.Identifier(table), **names))
