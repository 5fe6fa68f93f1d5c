"""Reports of more than lines: what a case is about, and what its reporters have seen."""

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [("moderation", "0011_seals")]

    operations = [
        migrations.RemoveConstraint(model_name="case", name="one_case_of_a_line"),
        migrations.AddField(
            model_name="case",
            name="kind",
            field=models.CharField(db_default="line", default="line", max_length=8),
        ),
        migrations.AddField(
            model_name="case",
            name="veiled",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AlterField(
            model_name="case",
            name="channel",
            field=models.CharField(blank=True, max_length=8),
        ),
        migrations.AddField(
            model_name="caseline",
            name="channel",
            field=models.CharField(blank=True, db_default="", default="", max_length=8),
        ),
        migrations.AlterModelOptions(name="caseline", options={"ordering": ["at", "number"]}),
        migrations.AddField(
            model_name="report",
            name="version",
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="report",
            name="seen",
            field=models.JSONField(db_default=[], default=list),
        ),
        migrations.AddConstraint(
            model_name="case",
            constraint=models.UniqueConstraint(
                condition=~Q(channel=""),
                fields=("room", "channel", "number"),
                name="one_case_of_a_line",
            ),
        ),
        migrations.AddConstraint(
            model_name="case",
            constraint=models.UniqueConstraint(
                condition=Q(kind="event"), fields=("match", "number"), name="one_case_of_an_event"
            ),
        ),
    ]
