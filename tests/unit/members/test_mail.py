"""Where mail is sent: an address, if somebody likes, and a new password by it."""

import re

import pytest
from django.core import mail

from server.accounts.models import Member
from server.core.messages import say
from tests.support.mailing import with_mail
from tests.unit.members.visitors import Visitor, read

__all__ = ["with_mail"]

NEW = "a night of snow"


@pytest.fixture
def mailing(with_mail, visitor):
    return visitor


def link(message):
    found = re.search(r"https?://[^/]+(/account/\S+)", str(message.body))
    return found[1]


def test_an_address_is_asked_for_and_not_needed(mailing):
    assert say("en", "account-email") in read(mailing, "/account/signup/")
    assert mailing.sign_up("Ann", email="").status_code == 302
    # One that nobody has is told the same as any other.
    sent = mailing.submit("/account/reset/", email="nobody@example.org")["Location"]
    assert say("en", "account-reset-sent") in read(mailing, sent)
    assert mail.outbox == []


def test_mail_is_in_the_words_of_the_site(with_mail, db):
    ann = Visitor(language="pl")
    ann.sign_up("Ann", email="ann@example.org")
    ann.sign_out()
    ann.submit("/account/reset/", email="ann@example.org")
    site = say("pl", "site-name")
    for message, what in zip(mail.outbox, ("mail-confirm", "mail-reset"), strict=True):
        assert message.subject == f"{site}: {say('pl', f'{what}-title')}"
        first, address, last = str(message.body).strip().split("\n\n")
        assert first == say("pl", what, name="Ann")
        assert address.endswith(link(message))
        assert last == say("pl", f"{what}-else")


def test_an_address_is_confirmed_by_its_link_and_refused_to_others_with_a_way_on(mailing):
    assert mailing.sign_up("Ann", email="ann@example.org")["Location"] == "/people/Ann/"
    (message,) = mail.outbox
    page = read(mailing, link(message))
    assert say("en", "account-confirm-line", email="ann@example.org", name="Ann") in page
    mailing.submit(link(message))
    assert Member.objects.get().emailaddress_set.get().verified
    page = Visitor(language="pl").sign_up("Ben", email="ann@example.org").content.decode()
    assert say("pl", "account-email-taken") in page
    # One that confirms nothing asks for nothing.
    page = read(Visitor(language="pl"), "/account/confirm/MQ:1abc:xyz/")
    assert f"{say('pl', 'account-confirm-bad')}</h1>" in page
    assert say("pl", "account-confirm-bad-line") in page
    assert say("pl", "account-confirm") not in page.split("<main")[1]


def test_a_forgotten_password_is_set_anew_by_a_link_that_works_once(mailing):
    mailing.sign_up("Ann", email="ann@example.org")
    mailing.sign_out()
    mail.outbox.clear()
    ann = Visitor(language="pl")
    assert say("pl", "account-forgotten") in read(ann, "/account/login/")
    sent = ann.submit("/account/reset/", email="ann@example.org")["Location"]
    assert say("pl", "account-reset-sent") in read(ann, sent)
    (message,) = mail.outbox
    form = ann.get(link(message))["Location"]
    done = ann.submit(form, password1=NEW, password2=NEW)["Location"]
    assert say("pl", "account-reset-done") in read(ann, done)
    assert ann.sign_in("Ann", NEW).status_code == 302
    assert say("pl", "account-reset-bad") in read(Visitor(language="pl"), link(message))
