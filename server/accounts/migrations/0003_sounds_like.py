from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_preferences")]

    operations = [
        migrations.AddField(
            model_name="member",
            name="sounds_like",
            field=models.CharField(editable=False, max_length=150, null=True, unique=True),
        ),
    ]
