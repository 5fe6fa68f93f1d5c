"""Why staff have declared a result void."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matches", "0003_told_later")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="void_ground",
            field=models.CharField(blank=True, db_default="", default="", max_length=8),
        )
    ]
