"""The rooms in use, as live operations list them: a proxy, for a permission and a list of its
own."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("moderation", "0016_deeds"), ("rooms", "0001_initial")]
    operations = [
        migrations.CreateModel(
            name="LiveRoom",
            fields=[],
            options={
                "verbose_name_plural": "live rooms",
                "proxy": True,
                "default_permissions": ("view",),
                "permissions": [
                    ("rebuild_match", "May rebuild a match from its log"),
                    ("view_slowed", "May see who is slowed"),
                ],
                "indexes": [],
                "constraints": [],
            },
            bases=("rooms.room",),
        )
    ]
