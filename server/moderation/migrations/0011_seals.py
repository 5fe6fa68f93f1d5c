"""Every entry of the audit is sealed. Those that are there are believed this once."""

from importlib import import_module

import django.utils.timezone
from django.db import migrations, models

from server.moderation.sealing import seals

append_only = import_module("server.moderation.migrations.0002_append_only")


def seal(apps, schema_editor):
    """SQLite has lost the triggers already: it made the table anew."""
    connection, entry = schema_editor.connection, apps.get_model("moderation", "AuditEntry")
    postgres = connection.vendor == "postgresql"
    if postgres:
        schema_editor.execute("ALTER TABLE moderation_auditentry DISABLE TRIGGER audit_stays")
    with connection.cursor() as cursor:
        for key, _, right in list(seals(entry.objects)):
            cursor.execute("UPDATE moderation_auditentry SET seal = %s WHERE id = %s", [right, key])
    if postgres:
        schema_editor.execute("ALTER TABLE moderation_auditentry ENABLE TRIGGER audit_stays")
    else:
        append_only.forward(apps, schema_editor)


def unseal(apps, schema_editor):
    if schema_editor.connection.vendor != "postgresql":
        append_only.back(apps, schema_editor)


def keep_again(apps, schema_editor):
    if schema_editor.connection.vendor != "postgresql":
        append_only.forward(apps, schema_editor)


class Migration(migrations.Migration):
    dependencies = [("moderation", "0010_who_mutes")]
    operations = [
        migrations.RunPython(migrations.RunPython.noop, keep_again),
        migrations.AlterField(
            "auditentry", "at", models.DateTimeField(default=django.utils.timezone.now)
        ),
        migrations.AddField(
            "auditentry", "seal", models.CharField(default="", editable=False, max_length=64)
        ),
        migrations.RunPython(seal, unseal),
    ]
