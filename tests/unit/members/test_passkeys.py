"""Passkeys as the second factor: added, signed in by, asked for again, removed; what is none."""

from __future__ import annotations

import json
from html import unescape
from typing import Any
from urllib.parse import unquote

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.webauthn.internal.auth import WebAuthn
from django.core.cache import cache

from server.accounts.models import Member
from server.core.messages import say
from server.members.passkeys import MOST
from tests.support.passkeys import Passkey, options_of
from tests.support.second_factor import code_of, given_factor
from tests.unit.members.test_second_factor import (
    AGAIN,
    CODE,
    SET_UP,
    SIGN_IN,
    past,
    public,
    role_given,
    signed_in,
    where,
    zofia,
)
from tests.unit.members.visitors import PASSWORD, Visitor, read

__all__ = ["public", "zofia"]

ADD = "/account/second/passkey/"
BY_KEY = "/account/second/passkey/again/"


def asked(visitor: Visitor, page: str) -> dict[str, Any]:
    return options_of(visitor.get(page).content.decode())


def with_key(visitor: Visitor, name: str = "") -> Passkey:
    key = Passkey()
    made = key.create(asked(visitor, ADD))
    answer = visitor.send(ADD, name=name, credential=made)
    assert answer.status_code == 302, answer.content.decode()
    return key


def by_key(key: Passkey) -> Visitor:
    visitor = signed_in()
    visitor.send(CODE, credential=key.sign(asked(visitor, CODE)))
    return visitor


def test_staff_add_one_in_place_of_codes_and_the_desk_opens(public, zofia):
    visitor = signed_in()
    assert where(visitor) == SET_UP
    assert ADD in read(visitor, SET_UP)
    with_key(visitor, "My phone")
    assert where(visitor) == ""
    kinds = set(Authenticator.objects.values_list("type", flat=True))
    assert kinds == {"webauthn", "recovery_codes"}, "and codes for when it is lost"
    assert "My phone" in read(visitor, "/account/second/")


def test_neither_a_stranger_to_the_account_nor_a_forged_signature_does(public, zofia):
    key, visitor = with_key(signed_in()), signed_in()
    answer = visitor.send(CODE, credential=Passkey().sign(asked(visitor, CODE)))
    assert say("en", "passkey-wrong") in unescape(answer.content.decode())
    signed = json.loads(key.sign(asked(visitor, CODE)))
    signed["response"]["signature"] = "AAAA"
    assert visitor.send(CODE, credential=json.dumps(signed)).status_code == 200
    assert where(visitor).startswith(SIGN_IN)


def test_a_sign_in_by_it_opens_the_desk_and_nothing_signed_does_twice(public, zofia):
    key = with_key(signed_in())
    visitor = signed_in()
    signed = key.sign(asked(visitor, CODE))
    assert where(visitor).startswith(SIGN_IN)
    visitor.send(CODE, credential=signed)
    assert where(visitor) == ""
    other = signed_in()
    other.get(CODE)
    other.send(CODE, credential=signed)
    assert where(other).startswith(SIGN_IN)


def test_a_key_of_another_site_does_not_do(public, zofia):
    visitor = signed_in()
    made = Passkey("elsewhere.example").create(asked(visitor, ADD))
    answer = visitor.send(ADD, credential=made)
    assert say("en", "passkey-wrong") in unescape(answer.content.decode())
    assert not Authenticator.objects.exists()


NONSENSE = (
    *("", "x", "1", "[]", "{}", "null", '{"id": 1}', '{"response": {}}', '"\\u0000"'),
    *("[" * 5_000, "9" * 5_000),
)


@pytest.mark.parametrize("page", [CODE, ADD, BY_KEY])
def test_what_no_browser_has_made_is_refused_in_words(public, zofia, page):
    with_key(signed_in())
    visitor = signed_in() if page == CODE else by_code(given_factor(zofia))
    for credential in NONSENSE:
        # How often somebody may try is for another test.
        cache.clear()
        visitor.get(page)
        answer = visitor.send(page, credential=credential)
        told = unescape(answer.content.decode())
        assert answer.status_code == 200, credential[:20]
        assert say("en", "passkey-wrong") in told or say("en", "passkey-missing") in told


def by_code(secret: str) -> Visitor:
    visitor = signed_in()
    visitor.submit(CODE, code=code_of(secret))
    return visitor


def test_before_a_role_is_given_it_is_asked_for_again(public, zofia):
    ann = Member.objects.create_user("Ann")
    key = with_key(signed_in())
    visitor = by_key(key)
    past(visitor, minutes=6)
    again = role_given(visitor, ann)["Location"]
    assert again.startswith(AGAIN)
    back = unquote(again.partition("?next=")[2])
    wrong = visitor.send(BY_KEY, credential=Passkey().sign(asked(visitor, again)), next=back)
    assert say("en", "passkey-wrong") in unescape(wrong.content.decode())
    assert not Member.objects.get(pk=ann.pk).is_staff
    signed = key.sign(options_of(wrong.content.decode()))
    visitor.send(BY_KEY, credential=signed, next=back)
    assert Member.objects.get(pk=ann.pk).is_staff


def test_it_is_removed_after_it_was_shown_again(public, zofia):
    key = with_key(signed_in())
    pk = Authenticator.objects.get(type="webauthn").pk
    visitor = by_key(key)
    page = f"{ADD}{pk}/remove/"
    past(visitor, minutes=6)
    again = where(visitor, page)
    assert again.startswith(AGAIN)
    visitor.send(BY_KEY, credential=key.sign(asked(visitor, again)))
    assert visitor.submit(page)["Location"] == "/account/second/"
    assert not Authenticator.objects.exists(), "with the last one its recovery codes go"
    assert where(visitor) == SET_UP


def test_nobody_removes_that_of_somebody_else_or_is_offered_one(public, zofia):
    with_key(signed_in())
    pk = Authenticator.objects.get(type="webauthn").pk
    given_factor(Member.objects.create_user("Ann", password=PASSWORD))
    ann = signed_in("Ann")
    assert "data-passkey" not in read(ann, CODE)
    Member.objects.create_user("Ben", password=PASSWORD)
    read(signed_in("Ben"), f"{ADD}{pk}/remove/", 404)


def test_there_are_ten_at_most(public, zofia):
    visitor = signed_in()
    with_key(visitor)
    [stored] = Authenticator.objects.filter(type="webauthn")
    for _ in range(MOST - 1):
        WebAuthn.add(zofia, "x", stored.data["credential"])
    answer = visitor.send(ADD, credential=Passkey().create(asked(visitor, ADD)))
    told = unescape(answer.content.decode())
    assert say("en", "passkey-too-many", most=MOST) in told


def test_its_pages_speak_the_readers_language(public, zofia):
    visitor = signed_in()
    visitor.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    assert say("pl", "passkey-line") in read(visitor, ADD)
    with_key(visitor)
    name = say("pl", "passkey-number", number=1)
    assert name in read(visitor, "/account/second/")
