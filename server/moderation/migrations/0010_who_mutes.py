"""Mutes: who of the staff sees them, and who imposes and ends them."""

from importlib import import_module

from django.db import migrations

MAY = {
    "helper": ("rooms.view_sanction",),
    "moderator": ("rooms.view_sanction", "moderation.mute_person"),
    "admin": ("rooms.view_sanction", "moderation.mute_person"),
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
    dependencies = [("moderation", "0009_sanctions")]
    operations = [migrations.RunPython(allow, forbid)]
