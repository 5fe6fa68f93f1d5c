"""The seals of the audit: whatever is changed behind the site's back breaks them."""

from datetime import timedelta
from importlib import import_module
from io import StringIO
from types import SimpleNamespace

import pytest
from django.apps import apps
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.db import connection, transaction

from server.core.messages import say
from server.moderation import sealing
from server.moderation.models import AuditEntry
from server.moderation.sealing import Found, check, check_again, check_daily

pytestmark = pytest.mark.django_db

TABLE = "moderation_auditentry"
seals = import_module("server.moderation.migrations.0011_seals")


@pytest.fixture(autouse=True)
def unchecked():
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def entries():
    return [
        AuditEntry.objects.create(
            who="zofia",
            what="hide_line",
            kind="line",
            target=f"room table {number}",
            reason="Słowo „żółć”",
            before={"hidden": False, "n": number},
            after={"hidden": True},
        )
        for number in range(4)
    ]


def behind(sql, *params):
    """As somebody does it who owns the table."""
    editor = SimpleNamespace(connection=connection, execute=connection.cursor().execute)
    seals.append_only.back(apps, editor)
    with connection.cursor() as cursor:
        cursor.execute(sql, params)
    seals.append_only.forward(apps, editor)


def test_what_is_added_is_sealed_with_its_moment(entries):
    found = check(AuditEntry.objects)
    assert found == Found(4, newest=(entries[-1].pk, entries[-1].seal))
    assert len({entry.seal for entry in entries}) == 4
    said = {name: getattr(entries[0], name) for name in sealing.SEALED}
    assert sealing.seal_of(said, "") == entries[0].seal
    later = {**said, "at": entries[0].at + timedelta(microseconds=1)}
    assert sealing.seal_of(later, "") != entries[0].seal


def test_a_change_of_anything_is_noticed(entries):
    changes = dict.fromkeys(("who", "what", "kind", "target", "room", "reason"), "another")
    changes |= {"before": '{"hidden": true}', "after": "{}"}
    changes |= {"at": "2020-01-01 00:00:00", "seal": "0" * 64}
    for column, value in changes.items():
        with transaction.atomic():
            behind(f"UPDATE {TABLE} SET {column} = %s WHERE id = %s", value, entries[1].pk)
            assert check(AuditEntry.objects).broken == entries[1].pk, column
            transaction.set_rollback(True)
    assert check(AuditEntry.objects).whole


def test_a_missing_entry_is_noticed_at_the_next_and_one_cut_off_the_end_at_the_next_check(entries):
    assert check_again(AuditEntry.objects).whole
    behind(f"DELETE FROM {TABLE} WHERE id = %s", entries[3].pk)
    assert check(AuditEntry.objects).whole
    assert check_again(AuditEntry.objects).cut
    behind(f"DELETE FROM {TABLE} WHERE id = %s", entries[1].pk)
    assert check(AuditEntry.objects).broken == entries[2].pk


def test_two_that_have_changed_places_are_noticed(entries):
    one, other = entries[1].pk, entries[2].pk
    for before, after in ((one, -1), (other, one), (-1, other)):
        behind(f"UPDATE {TABLE} SET id = %s WHERE id = %s", after, before)
    assert check(AuditEntry.objects).broken == one


def test_it_is_checked_once_a_day(entries, monkeypatch):
    asked = []
    monkeypatch.setattr(
        sealing, "check_again", lambda them: asked.append(them) or Found(len(entries))
    )
    for _ in range(3):
        check_daily(AuditEntry.objects)
    assert asked == [AuditEntry.objects]


def test_the_command_says_how_it_stands(entries):
    out = StringIO()
    call_command("check_audit", stdout=out)
    assert out.getvalue() == f"4 entries as they were written; newest seal {entries[3].seal}\n"
    behind(f"UPDATE {TABLE} SET reason = 'x' WHERE id = %s", entries[0].pk)
    with pytest.raises(CommandError, match=f"entry {entries[0].pk} "):
        call_command("check_audit")


def test_the_desk_says_how_it_stands(entries, staff):
    client = staff("moderator")
    assert say("en", "audit-whole") in client.get("/admin/").content.decode()
    behind(f"UPDATE {TABLE} SET reason = 'x' WHERE id = %s", entries[0].pk)
    cache.clear()
    page = client.get("/admin/", headers={"Accept-Language": "pl"}).content.decode()
    assert say("pl", "audit-broken") in page and say("pl", "audit-whole") not in page


def test_what_was_on_record_before_there_were_seals_is_sealed(entries):
    behind(f"UPDATE {TABLE} SET seal = ''")
    assert check(AuditEntry.objects).broken == entries[0].pk
    editor = SimpleNamespace(connection=connection, execute=connection.cursor().execute)
    # As SQLite has it by then.
    seals.append_only.back(apps, editor)
    seals.seal(apps, editor)
    assert check(AuditEntry.objects).whole
    with pytest.raises(Exception, match="append-only"):
        connection.cursor().execute(f"DELETE FROM {TABLE}")
