"""What staff announce to everybody: at most one of each kind."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rooms", "0009_blocks")]
    operations = [
        migrations.CreateModel(
            name="Announcement",
            fields=[
                (
                    "kind",
                    models.CharField(max_length=12, primary_key=True, serialize=False),
                ),
                ("text_pl", models.CharField(blank=True, max_length=300)),
                ("text_en", models.CharField(blank=True, max_length=300)),
                ("until", models.DateTimeField(null=True)),
                ("at", models.DateTimeField(auto_now=True)),
            ],
            options={
                "permissions": [("announce", "May announce something to everybody")],
                "default_permissions": ("view",),
            },
        )
    ]
