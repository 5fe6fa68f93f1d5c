"""Of a member whose name staff have taken: the name by which they still sign in."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_skeletons")]

    operations = [
        migrations.AddField(
            model_name="member",
            name="signs_in_as",
            field=models.CharField(editable=False, max_length=150, null=True, unique=True),
        )
    ]
