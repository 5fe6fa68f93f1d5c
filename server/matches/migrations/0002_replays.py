from django.db import migrations, models

import server.core.codes


def give_codes(apps, _editor):
    """Matches that were played before they had one."""
    match = apps.get_model("matches", "Match")
    for pk in match.objects.filter(code=None).values_list("pk", flat=True):
        match.objects.filter(pk=pk).update(code=server.core.codes.fresh_code())


class Migration(migrations.Migration):
    dependencies = [
        ("matches", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="match",
            name="filmed",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddIndex(
            model_name="match",
            index=models.Index(
                condition=models.Q(("filmed", False), ("over", True)),
                fields=["id"],
                name="matches_to_be_filmed",
            ),
        ),
        migrations.AddField(
            model_name="match",
            name="code",
            field=models.CharField(max_length=16, null=True),
        ),
        migrations.RunPython(give_codes, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="match",
            name="code",
            field=models.CharField(
                default=server.core.codes.fresh_code, max_length=16, unique=True
            ),
        ),
    ]
