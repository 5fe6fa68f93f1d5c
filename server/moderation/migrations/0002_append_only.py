"""The database itself keeps what is on record."""

from django.db import migrations

POSTGRES = """
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the audit is append-only';
END $$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_auditentry
    FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
"""
POSTGRES_BACK = """
DROP TRIGGER audit_stays ON moderation_auditentry;
DROP FUNCTION audit_stays();
"""
SQLITE = [
    f"CREATE TRIGGER audit_stays_at_{what.lower()} BEFORE {what} ON moderation_auditentry"
    " BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END"
    for what in ("UPDATE", "DELETE")
]
SQLITE_BACK = [f"DROP TRIGGER audit_stays_at_{what}" for what in ("update", "delete")]


def forward(apps, schema_editor):
    _execute(schema_editor, POSTGRES, SQLITE)


def back(apps, schema_editor):
    _execute(schema_editor, POSTGRES_BACK, SQLITE_BACK)


def _execute(schema_editor, postgres, sqlite):
    statements = [postgres] if schema_editor.connection.vendor == "postgresql" else sqlite
    for statement in statements:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("moderation", "0001_initial")]
    operations = [migrations.RunPython(forward, back)]
