"""Permissions of their own for bans and for giving roles. The groups themselves are made after the
migrations: ``server/moderation/roles.py``."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("moderation", "0013_bans")]
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
                    ("give_role", "May give the roles of staff and take them"),
                    ("hide_line", "May hide a line of chat"),
                    ("mute_person", "May mute somebody and end it"),
                    ("take_away", "May take a document away"),
                ],
                "verbose_name_plural": "audit entries",
            },
        ),
    ]
