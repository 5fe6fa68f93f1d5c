"""Documents: who of the staff sees them, and who may take one away."""

from importlib import import_module

from django.db import migrations

MAY = {
    "helper": ("library.view_document",),
    "moderator": ("library.view_document", "moderation.take_away"),
    "admin": ("library.view_document", "moderation.take_away"),
}
make_permissions = import_module("server.moderation.migrations.0003_groups")._make_permissions


def allow(apps, schema_editor):
    make_permissions(apps)
    for group, permission in _each(apps):
        group.permissions.add(permission)


def forbid(apps, schema_editor):
    for group, permission in _each(apps):
        group.permissions.remove(permission)


def _each(apps):
    permissions = {
        f"{one.content_type.app_label}.{one.codename}": one
        for one in apps.get_model("auth", "Permission").objects.select_related("content_type")
    }
    for name, may in MAY.items():
        group = apps.get_model("auth", "Group").objects.get(name=name)
        yield from ((group, permissions[one]) for one in may)


class Migration(migrations.Migration):
    dependencies = [
        ("moderation", "0003_groups"),
        ("library", "0001_initial"),
    ]
    operations = [
        migrations.AlterModelOptions(
            name="auditentry",
            options={
                "ordering": ["-at", "-pk"],
                "permissions": [
                    ("close_room", "May close a room for good"),
                    ("empty_seat", "May take somebody's seat"),
                    ("freeze_match", "May stop a match and set it going again"),
                    ("hide_line", "May hide a line of chat"),
                    ("take_away", "May take a document away"),
                ],
                "verbose_name_plural": "audit entries",
            },
        ),
        migrations.RunPython(allow, forbid),
    ]
