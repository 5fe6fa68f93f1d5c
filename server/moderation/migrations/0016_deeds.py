"""Permissions of their own for further deeds of staff."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("moderation", "0015_requests")]
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
                    ("hand_host", "May give a room another host"),
                    ("hide_line", "May hide a line of chat"),
                    ("mute_person", "May mute somebody and end it"),
                    ("rename_person", "May take an offensive name from somebody"),
                    ("take_away", "May take a document away"),
                    ("void_match", "May declare the result of a match void"),
                ],
                "verbose_name_plural": "audit entries",
            },
        ),
    ]
