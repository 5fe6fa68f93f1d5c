"""The roles of staff: what each may do stands in one place, and docs/running.md says it."""

import re

import pytest
from django.contrib.auth.models import Group, Permission
from django.core.management import CommandError, call_command
from django.utils import translation

from server.accounts.models import Member
from server.core.messages import say
from server.moderation.models import AuditEntry
from server.moderation.roles import ADDED, ROLES, make_roles, permissions_of, role_of
from tests.support.processes import ROOT

PAGE = (ROOT / "docs" / "running.md").read_text()


def may(role):
    """The permissions of the group in the database."""
    rows = Group.objects.get(name=role).permissions.values_list(
        "content_type__app_label", "codename"
    )
    return {f"{app}.{name}" for app, name in rows}


def test_every_role_has_its_permissions_each_more_than_the_one_before(db):
    for role in ROLES:
        assert may(role) == permissions_of(role), role
    assert len({say("pl", f"role-{role}") for role in ROLES}) == len(ROLES)
    for less, more in zip(ROLES, ROLES[1:], strict=False):
        assert permissions_of(less) < permissions_of(more)
    # What is given by hand does not stay, and what was taken comes back.
    group = Group.objects.get(name="helper")
    group.permissions.set([Permission.objects.get(codename="delete_member")])
    make_roles()
    assert may("helper") == permissions_of("helper")


def test_no_role_adds_or_deletes_anything():
    """What staff do goes by actions with a reason; of people alone an account is changed."""
    every = permissions_of("admin")
    changing = {each for each in every if re.search(r"\.(add|change|delete)_", each)}
    assert changing == {"accounts.change_member"}


def rows_of_the_page():
    """By permission: the roles that the table gives it to."""
    [table] = re.findall(r"\| may \|.*?\n\n", PAGE, re.DOTALL)
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n") if line
    ]
    assert tuple(head[2:]) == ROLES
    found = {}
    for _, permissions, *marks in rows:
        for permission in re.findall(r"`([\w.]+)`", permissions):
            found[permission] = {role for role, mark in zip(ROLES, marks, strict=True) if mark}
    return found


def test_the_page_on_running_says_who_may_do_what():
    everything = {each for added in ADDED.values() for each in added}
    assert rows_of_the_page() == {
        each: {role for role in ROLES if each in permissions_of(role)} for each in everything
    }


def test_the_command_line_makes_the_first_admin_on_record(db):
    Member.objects.create_user("Zofia")
    call_command("give_role", "ZOFIA", "admin", "--reason", "the first")
    zofia = Member.objects.get()
    assert (role_of(zofia), zofia.is_staff, zofia.is_superuser) == ("admin", True, False)
    entry = AuditEntry.objects.get()
    assert (entry.who, entry.what, entry.target) == ("", "change_member", "Zofia")
    assert (entry.before["role"], entry.after["role"]) == ("", "admin")
    with translation.override("en"):
        assert entry.actor == say("en", "command-line")


def test_it_gives_one_role_in_place_of_another_and_takes_it(db):
    zofia, club = Member.objects.create_user("Zofia"), Group.objects.create(name="club")
    zofia.groups.add(club)
    for role in ("admin", "helper"):
        call_command("give_role", "Zofia", role, "--reason", "a test")
    zofia = Member.objects.get()
    assert {group.name for group in zofia.groups.all()} == {"club", "helper"}
    # Of who is staff no more the role is none.
    zofia.is_staff = False
    assert role_of(zofia) is None
    call_command("take_role", "Zofia", "--reason", "a test")
    zofia = Member.objects.get()
    assert (role_of(zofia), zofia.is_staff, list(zofia.groups.all())) == (None, False, [club])
    assert AuditEntry.objects.count() == 3


def test_what_it_cannot_do_is_said_and_changes_nothing(db):
    Member.objects.create_user("Zofia")
    Member.objects.create_user("Closed", is_active=False)
    why = ("--reason", "x")
    for asked in (
        ("give_role", "nobody", "admin", *why),
        ("give_role", "Zofia", "owner", *why),
        ("give_role", "Zofia", "admin"),
        ("give_role", "Zofia", "admin", "--reason", " "),
        ("give_role", "Zofia", "admin", "--reason", "x" * 301),
        ("give_role", "Closed", "admin", *why),
        ("take_role", "Zofia", *why),
    ):
        with pytest.raises(CommandError):
            call_command(*asked)
        assert not AuditEntry.objects.exists(), asked
    assert not Member.objects.filter(is_staff=True).exists()
