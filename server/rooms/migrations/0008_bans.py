from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("rooms", "0007_guests_who_watch"),
    ]

    operations = [
        migrations.AddField(
            model_name="sanction",
            name="network",
            field=models.CharField(blank=True, db_default="", default="", max_length=4),
        ),
        migrations.AddField(
            model_name="sanctionedrange",
            name="shut",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
