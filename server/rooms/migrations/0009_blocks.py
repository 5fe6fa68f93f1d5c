import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import server.core.codes


def person(model: str) -> models.ForeignKey:
    return models.ForeignKey(
        null=True, on_delete=django.db.models.deletion.CASCADE, related_name="+", to=model
    )


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_skeletons"),
        ("rooms", "0008_bans"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Block",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "code",
                    models.CharField(
                        default=server.core.codes.fresh_code, max_length=16, unique=True
                    ),
                ),
                ("name", models.CharField(max_length=24)),
                ("at", models.DateTimeField(auto_now_add=True)),
                ("guest", person("accounts.guest")),
                ("member", person(settings.AUTH_USER_MODEL)),
                ("whom_guest", person("accounts.guest")),
                ("whom_member", person(settings.AUTH_USER_MODEL)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=[one, other], name=f"{one}_blocks_{other}_once")
                    for one in ("guest", "member")
                    for other in ("whom_guest", "whom_member")
                ]
            },
        ),
    ]
