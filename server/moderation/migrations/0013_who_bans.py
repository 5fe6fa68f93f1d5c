"""Bans: who imposes and ends them."""

from importlib import import_module

from django.db import migrations

MAY = {"moderator": "ban_person", "admin": "ban_person"}
make_permissions = import_module("server.moderation.migrations.0003_groups")._make_permissions


def allow(apps, schema_editor):
    make_permissions(apps)
    for group, permission in _each(apps):
        group.permissions.add(permission)


def forbid(apps, schema_editor):
    for group, permission in _each(apps):
        group.permissions.remove(permission)


def _each(apps):
    permissions = apps.get_model("auth", "Permission").objects
    for name, may in MAY.items():
        group = apps.get_model("auth", "Group").objects.get(name=name)
        yield group, permissions.get(content_type__app_label="moderation", codename=may)


class Migration(migrations.Migration):
    dependencies = [("moderation", "0012_kinds")]
    operations = [
        migrations.AlterModelOptions(
            name="auditentry",
            options={
                "ordering": ["-at", "-pk"],
                "permissions": [
                    ("ban_person", "May ban somebody and end it"),
                    ("close_room", "May close a room for good"),
                    ("empty_seat", "May take somebody's seat"),
                    ("freeze_match", "May stop a match and set it going again"),
                    ("hide_line", "May hide a line of chat"),
                    ("mute_person", "May mute somebody and end it"),
                    ("take_away", "May take a document away"),
                ],
                "verbose_name_plural": "audit entries",
            },
        ),
        migrations.RunPython(allow, forbid),
    ]
