"""The order of the queue, claims, and what a decision did."""

import django.db.models.deletion
import django.db.models.functions.datetime
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_skeletons"),
        ("matches", "0003_told_later"),
        ("moderation", "0006_who_decides"),
        ("rooms", "0004_sending_away"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RemoveIndex(
            model_name="case",
            name="cases_that_wait",
        ),
        migrations.AddField(
            model_name="case",
            name="alarmed_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="case",
            name="claimed_by",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
        migrations.AddField(
            model_name="case",
            name="claimed_until",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="case",
            name="hid",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="case",
            name="rank",
            field=models.DateTimeField(
                db_default=django.db.models.functions.datetime.Now(),
                default=django.utils.timezone.now,
            ),
        ),
        migrations.AddField(
            model_name="case",
            name="undone",
            field=models.CharField(blank=True, db_default="", default="", max_length=20),
        ),
        migrations.AddIndex(
            model_name="case",
            index=models.Index(fields=["state", "rank"], name="cases_that_wait"),
        ),
    ]
