"""Who is signed in with a session, as a socket reads it."""

import pytest

from server.accounts.models import Guest, Member
from server.accounts.sessions import GUEST, SignedOut, name_guest, no_more, signed_in

NO_KEYS = ("", "a\0b", "%00", "a b", "' or 1=1")
"""PostgreSQL takes a zero in no text."""


def test_what_can_be_no_session_is_not_looked_for(db, django_assert_num_queries):
    for key in NO_KEYS:
        with django_assert_num_queries(0), pytest.raises(SignedOut):
            signed_in(key)


def session_of(client, member):
    """Its key, where the member has signed in."""
    client.force_login(member)
    session = client.session
    name_guest(session, Guest.objects.create(member=member).pk)
    session.save()
    return str(session.session_key)


def test_a_new_key_signs_nobody_out_while_the_former_one_is_known(client, db, settings):
    key = session_of(client, Member.objects.create(username="Zofia"))
    settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
    settings.SECRET_KEY = "another" * 10
    told = signed_in(key)
    assert told is not None and no_more([told]) == set()
    assert client.get("/people/me/")["Location"] == "/people/Zofia/"
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(SignedOut):
        signed_in(key)


def test_who_is_staff_no_more_is_asked_to_come_again(client, db):
    """Else the mark of an open socket would outlast the rights."""
    told = signed_in(session_of(client, Member.objects.create(username="Zofia", is_staff=True)))
    assert told is not None and told.staff and client.session[GUEST] == told.guest.hex
    assert no_more([told]) == set()
    Member.objects.update(is_staff=False)
    assert no_more([told]) == {told}
