"""Who is signed in with a session, as a socket reads it."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

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
