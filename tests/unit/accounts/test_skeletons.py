"""Skeletons of members' names: no two look alike, and the oldest of those that do has it."""

from importlib import import_module

import pytest
from django.apps import apps
from django.db import IntegrityError, connection

from server.accounts.models import Member

give_skeletons = import_module("server.accounts.migrations.0003_skeletons").give_skeletons


@pytest.mark.django_db
def test_no_two_members_look_alike():
    Member.objects.create(username="modern")
    with pytest.raises(IntegrityError):
        Member.objects.create(username="modem")


@pytest.mark.django_db
def test_of_members_who_look_alike_the_oldest_has_the_skeleton():
    old = Member.objects.create(username="modern")
    new, other = Member.objects.create(username="other"), Member.objects.create(username="Ada")
    Member.objects.update(skeleton=None)
    Member.objects.filter(pk=new.pk).update(username="modem")
    give_skeletons(apps, connection.schema_editor())
    assert list(Member.objects.order_by("pk").values_list("skeleton", flat=True)) == [
        "rnodern",
        None,
        "ada",
    ]
    new.refresh_from_db()
    new.save()
    assert (new.skeleton, new.username) == (None, "modem")
    other.refresh_from_db()
    other.username = "Ben"
    other.save(update_fields=["username"])
    other.refresh_from_db()
    assert other.skeleton == "ben"
    assert old.pk < new.pk
