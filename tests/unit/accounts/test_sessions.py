"""Who is signed in with a session, as a socket reads it."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from server.accounts.models import Guest, Member
from server.accounts.sessions import GUEST, SignedOut, name_guest, no_more, signed_in

NO_KEYS = ("", "a\0b", "%00", "a b", "' or 1=1")
"""PostgreSQL takes a zero in no text."""


@pytest.mark.parametrize("key", NO_KEYS)
def test_what_can_be_no_session_is_not_looked_for(
    db: None, django_assert_num_queries: Any, key: str
) -> None:
    with django_assert_num_queries(0), pytest.raises(SignedOut):
        signed_in(key)


@pytest.fixture
def another_key(settings: Settings) -> Settings:
    """Changes the key; what was signed with the one before is still good."""
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another" * 10
    return settings


def test_a_new_key_signs_nobody_out_while_the_former_one_is_known(
    client: Client, db: None, request: pytest.FixtureRequest
) -> None:
    member = Member.objects.create(username="Zofia")
    client.force_login(member)
    session = client.session
    name_guest(session, Guest.objects.create(member=member).pk)
    session.save()
    settings = request.getfixturevalue("another_key")
    told = signed_in(session.session_key or "")
    assert told is not None and no_more([told]) == set()
    assert client.get("/people/me/")["Location"] == "/people/Zofia/"
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(SignedOut):
        signed_in(session.session_key or "")


def test_who_is_staff_no_more_is_asked_to_come_again(client: Client, db: None) -> None:
    """Else the mark of an open socket would outlast the rights."""
    member = Member.objects.create(username="Zofia", is_staff=True)
    client.force_login(member)
    session = client.session
    name_guest(session, Guest.objects.create(member=member).pk)
    session.save()
    told = signed_in(session.session_key or "")
    assert told is not None and told.staff and session[GUEST] == told.guest.hex
    assert no_more([told]) == set()
    Member.objects.update(is_staff=False)
    assert no_more([told]) == {told}
