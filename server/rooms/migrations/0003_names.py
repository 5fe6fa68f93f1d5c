from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rooms", "0002_documents")]

    operations = [
        migrations.AddField(model_name="room", name="called", field=models.JSONField(null=True)),
        migrations.AddField(
            model_name="roompresence",
            name="watchers",
            field=models.TextField(blank=True, db_default="[]"),
        ),
        # Processes of before still write the column; nothing reads it any more.
        migrations.SeparateDatabaseAndState(
            state_operations=[migrations.RemoveField(model_name="roompresence", name="names")]
        ),
    ]
