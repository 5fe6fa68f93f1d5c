"""Counts of each month, which outlive the cases that they count."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("moderation", "0017_live_rooms")]
    operations = [
        migrations.CreateModel(
            name="MonthlyCount",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("month", models.DateField()),
                ("what", models.CharField(max_length=30)),
                ("number", models.PositiveIntegerField()),
            ],
            options={
                "default_permissions": (),
                "constraints": [
                    models.UniqueConstraint(fields=("month", "what"), name="one_count_of_a_month")
                ],
            },
        )
    ]
