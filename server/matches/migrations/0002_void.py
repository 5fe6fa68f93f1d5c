from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("matches", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="match",
            name="void",
            field=models.BooleanField(db_default=False, default=False),
        )
    ]
