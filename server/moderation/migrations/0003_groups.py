"""Who of the staff may do what: helper, moderator, admin."""

from django.contrib.auth.management import create_permissions
from django.db import migrations

LOOK = (
    *(f"rooms.view_{model}" for model in ("room", "seat", "chatline", "played")),
    *(f"matches.view_{model}" for model in ("match", "fault")),
    *(f"accounts.view_{model}" for model in ("guest", "member")),
)
GROUPS = {
    "helper": (*LOOK, "moderation.hide_line"),
    "moderator": (
        *LOOK,
        *(f"moderation.{do}" for do in ("hide_line", "empty_seat", "close_room", "freeze_match")),
        "moderation.view_auditentry",
    ),
    "admin": (
        *LOOK,
        *(f"moderation.{do}" for do in ("hide_line", "empty_seat", "close_room", "freeze_match")),
        "moderation.view_auditentry",
        "accounts.change_member",
        "auth.view_group",
    ),
}


def make_groups(apps, schema_editor):
    _make_permissions(apps)
    permissions = {
        f"{one.content_type.app_label}.{one.codename}": one
        for one in apps.get_model("auth", "Permission").objects.select_related("content_type")
    }
    for name, may in GROUPS.items():
        group, _ = apps.get_model("auth", "Group").objects.get_or_create(name=name)
        group.permissions.set([permissions[one] for one in may])


def take_groups_away(apps, schema_editor):
    apps.get_model("auth", "Group").objects.filter(name__in=GROUPS).delete()


def _make_permissions(apps):
    """Django makes them after all migrations, which is too late for these groups."""
    for config in apps.get_app_configs():
        config.models_module = True
        create_permissions(config, apps=apps, verbosity=0)
        config.models_module = None


class Migration(migrations.Migration):
    dependencies = [
        ("moderation", "0002_append_only"),
        ("accounts", "0001_initial"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
        ("matches", "0001_initial"),
        ("rooms", "0001_initial"),
    ]
    operations = [migrations.RunPython(make_groups, take_groups_away)]
