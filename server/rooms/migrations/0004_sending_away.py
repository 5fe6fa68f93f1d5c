from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rooms", "0003_names")]

    operations = [
        migrations.AddField(
            model_name="room",
            name="unwatched",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(model_name="room", name="motion", field=models.JSONField(null=True)),
    ]
