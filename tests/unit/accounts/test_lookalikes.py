"""Skeletons: names that a reader would confuse have the same, and no two members have one."""

import sys
import unicodedata
from importlib import import_module

import pytest
from django.apps import apps
from django.db import IntegrityError, connection

from server.accounts.lookalikes import is_seen, skeleton
from server.accounts.models import Member

ADAS = [
    *("ADA LOVELACE", "Ada  Lovelace", "Ada.Lovelace", "Ada-Lovelace"),
    *("Ada Love1ace", "Ada LoveIace", "Ada L0velace", "\u0410da Lovelace"),
    *("Ada L\u03bfvelace", "\u13aada Lovelace", "Ada Lovel\u0430ce", "\uff21da Lovelace"),
    *("\U0001d468da Lovelace", "Ada\u180b Lovelace", "A\u034fda Lovelace"),
    "\U0001f170da Lovelace",
]


ALIKE = [
    ("modern", "modem"),
    ("Hanna", "\u0397\u0391\u039d\u039d\u0391"),
    ("Tom", "\u0422\u043e\u043c"),
    ("Wanda", "VVanda"),
    ("Ian", "lan"),
    ("STRASSE", "stra\u00dfe"),
]
APART = """
Ann Anna, Zaneta Żaneta, Lukasz Łukasz, Nina Vina, Mary Maru, Ала Ада, 李小龙 李大龙, ... ---
"""


def test_there_is_one_ada_lovelace():
    assert [name for name in ADAS if skeleton(name) != skeleton("Ada Lovelace")] == []


def test_names_of_other_letters_look_alike():
    assert [(one, other) for one, other in ALIKE if skeleton(one) != skeleton(other)] == []


def test_names_that_a_reader_tells_apart_differ():
    pairs = [("Ala 2", "Ala 3"), *(pair.split() for pair in APART.split(","))]
    assert [(one, other) for one, other in pairs if skeleton(one) == skeleton(other)] == []


def test_every_character_comes_to_an_end():
    """The skeleton of a skeleton is itself, or names would look alike in one direction."""
    seen = filter(is_seen, map(chr, range(sys.maxunicode + 1)))
    moved = [each for each in seen if skeleton(skeleton(each)) != skeleton(each)]
    assert moved == []


def test_what_is_drawn_as_nothing_is_not_seen():
    unseen = "\u00ad\u034f\u115f\u17b4\u180b\u200d\u2800\u3164\ufe0f\uffa0\U000e0100"
    assert [unicodedata.name(each) for each in unseen if is_seen(each)] == []
    assert all(map(is_seen, "aŻ李🚀'-"))


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
