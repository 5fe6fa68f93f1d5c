"""Who is signed in with a session, as a socket reads it."""

from __future__ import annotations

from typing import Any

import pytest

from server.accounts.sessions import SignedOut, signed_in

NO_KEYS = ("", "a\0b", "%00", "a b", "' or 1=1")
"""PostgreSQL takes a zero in no text."""


@pytest.mark.parametrize("key", NO_KEYS)
def test_what_can_be_no_session_is_not_looked_for(
    db: None, django_assert_num_queries: Any, key: str
) -> None:
    with django_assert_num_queries(0), pytest.raises(SignedOut):
        signed_in(key)
