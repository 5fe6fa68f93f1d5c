from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matches", "0002_void")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="delay",
            field=models.PositiveSmallIntegerField(db_default=0, default=0),
        ),
        migrations.AddField(
            model_name="match", name="told_at", field=models.BigIntegerField(null=True)
        ),
    ]
