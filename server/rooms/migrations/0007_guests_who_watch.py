from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("rooms", "0006_chat_words")]

    operations = [
        migrations.AddField(
            model_name="roompresence",
            name="guests",
            field=models.TextField(blank=True, db_default="{}"),
        ),
    ]
