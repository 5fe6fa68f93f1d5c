from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from server.accounts.lookalikes import skeleton


def give_skeletons(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Of two whose names look alike the older member has it: nobody loses a name."""
    members = apps.get_model("accounts", "Member").objects.order_by("pk")
    known = set()
    for pk, username in members.values_list("pk", "username").iterator():
        if (own := skeleton(username)) not in known:
            known.add(own)
            members.filter(pk=pk).update(skeleton=own)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_sign_in_anew")]

    operations = [
        migrations.AddField(
            model_name="member",
            name="skeleton",
            field=models.CharField(editable=False, max_length=150, null=True, unique=True),
        ),
        migrations.RunPython(give_skeletons, migrations.RunPython.noop),
    ]
