"""Of a member the language of the pages at which they signed in last."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0004_signs_in_as")]

    operations = [
        migrations.AddField(
            model_name="member",
            name="spoken",
            field=models.CharField(db_default="", default="", editable=False, max_length=2),
        )
    ]
