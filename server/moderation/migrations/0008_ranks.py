"""The rank of cases that wait, and which lines were hidden by a decision. What waited before weighs
as its heaviest report."""

from datetime import timedelta

from django.db import migrations

HOURS = {"threat": 48, "hate": 24, "private": 24, "insult": 8, "spam": 2, "other": 2}
MORE, MOST = 2, 24


def rank(apps, schema_editor):
    cases = apps.get_model("moderation", "Case").objects
    cases.filter(outcome="hide", room__isnull=False).exclude(upheld=False).update(hid=True)
    for case in cases.filter(state__in=("open", "appealed")).prefetch_related("reports"):
        grounds = [report.ground for report in case.reports.all()]
        weight = max((HOURS.get(each, 0) for each in grounds), default=0)
        weight += min(MORE * max(len(grounds) - 1, 0), MOST)
        since = case.appealed_at if case.state == "appealed" else case.opened_at
        cases.filter(pk=case.pk).update(rank=since - timedelta(hours=weight))


class Migration(migrations.Migration):
    # Apart from the one before: PostgreSQL alters no table with rows changed in the same
    # transaction.
    dependencies = [("moderation", "0007_queue")]
    operations = [migrations.RunPython(rank, migrations.RunPython.noop)]
