"""Each entry of the audit says who by their key, and by which request. Those of before have neither,
and their seals hold."""

from importlib import import_module

from django.db import migrations, models

append_only = import_module("server.moderation.migrations.0002_append_only")


def keep_again(apps, schema_editor):
    """SQLite may have made the table anew, without its triggers."""
    if schema_editor.connection.vendor == "sqlite":
        for statement in append_only.SQLITE:
            schema_editor.execute(
                statement.replace("CREATE TRIGGER", "CREATE TRIGGER IF NOT EXISTS")
            )


class Migration(migrations.Migration):
    dependencies = [("moderation", "0014_roles")]
    operations = [
        migrations.RunPython(migrations.RunPython.noop, keep_again),
        migrations.AddField("auditentry", "who_id", models.BigIntegerField(null=True)),
        migrations.AddField(
            "auditentry",
            "request",
            models.CharField(blank=True, db_default="", default="", max_length=16),
        ),
        migrations.RunPython(keep_again, migrations.RunPython.noop),
    ]
