"""Signing up, in and out: what comes along, and what is refused in words."""

from __future__ import annotations

import pytest
from django.contrib.sessions.models import Session

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.rooms.models import Room
from tests.support.guests import ANN, BEN
from tests.unit.members.visitors import PASSWORD, Visitor

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


def test_signing_up_leads_to_the_profile_and_claims_the_guest(room: Room, visitor: Visitor) -> None:
    ann = Visitor(ANN)
    response = ann.sign_up("Ann")
    assert response["Location"] == "/people/Ann/"
    assert Guest.objects.get(id=ANN).member == Member.objects.get()
    assert ann.guest == ANN
    assert room.seats.get(number=0).guest_id == ANN


def test_signing_in_on_another_device_adds_its_guest(visitor: Visitor) -> None:
    visitor.sign_up()
    phone = Visitor()
    phone.sign_in()
    member = Member.objects.get()
    assert set(member.guests.values_list("pk", flat=True)) == {visitor.guest, phone.guest}
    assert visitor.guest != phone.guest


def test_signing_out_gives_the_browser_a_new_guest_and_keeps_the_seats(room: Room) -> None:
    ann = Visitor(ANN)
    ann.sign_up()
    ann.sign_out()
    assert ann.guest not in {None, ANN}
    assert Guest.objects.get(id=ANN).member is not None
    assert ann.get("/people/me/").status_code == 302


def test_the_guest_of_another_member_is_not_taken_over(visitor: Visitor) -> None:
    visitor.sign_up("Ann")
    first = visitor.guest
    Session.objects.all().delete()
    visitor.sign_up("Ben")
    assert visitor.guest != first
    assert Guest.objects.get(id=first).member.username == "Ann"
    assert Guest.objects.get(id=visitor.guest).member.username == "Ben"


def test_a_signed_in_browser_that_lost_its_guest_gets_one_of_its_member(visitor: Visitor) -> None:
    visitor.sign_up()
    del visitor.cookies["guest"]
    visitor.get("/settings/")
    assert Guest.objects.get(id=visitor.guest).member == Member.objects.get()


@LANGUAGES
@pytest.mark.parametrize("name", ["Ann", "ann", "ANN"])
def test_a_taken_name_is_refused_however_it_is_written(
    visitor: Visitor, language: str, name: str
) -> None:
    visitor.sign_up("Ann")
    page = Visitor(BEN, language).sign_up(name)
    assert say(language, "account-taken") in page.content.decode()
    assert Member.objects.count() == 1


@LANGUAGES
@pytest.mark.parametrize("name", ["admin", "Adm1n", "Moderator", "System", "bot", "obsługa"])
def test_names_of_the_house_are_refused(language: str, name: str, visitor: Visitor) -> None:
    page = Visitor(BEN, language).sign_up(name)
    assert say(language, "refuse-reserved-name") in page.content.decode()
    assert not Member.objects.exists()


@LANGUAGES
@pytest.mark.parametrize("name", ["x", "with space", "n" * 25, "аnn", "-ann", "a/b", "<b>"])
def test_names_that_cannot_stand_in_an_address_are_refused(
    language: str, name: str, visitor: Visitor
) -> None:
    page = Visitor(BEN, language).sign_up(name)
    assert page.status_code == 200
    assert say(language, "account-bad-username") in page.content.decode()
    assert not Member.objects.exists()


@LANGUAGES
def test_a_wrong_password_and_an_unknown_name_are_told_the_same(
    language: str, visitor: Visitor
) -> None:
    visitor.sign_up()
    other = Visitor(BEN, language)
    for name, password in (("Ann", "something else"), ("Nobody", PASSWORD)):
        page = other.sign_in(name, password).content.decode()
        assert say(language, "account-mismatch") in page
    assert Guest.objects.filter(id=BEN).count() == 0


@LANGUAGES
def test_a_weak_password_is_refused_in_the_persons_language(
    language: str, visitor: Visitor
) -> None:
    page = Visitor(BEN, language).sign_up("Ben", "12345").content.decode()
    told = {"pl": "To hasło jest za krótkie", "en": "This password is too short"}
    assert told[language] in page
    assert not Member.objects.exists()


def test_guessing_is_slowed_down(visitor: Visitor) -> None:
    visitor.sign_up()
    guesser = Visitor(BEN)
    for _ in range(5):
        guesser.sign_in("Ann", "a guess")
    page = guesser.sign_in("Ann", "a guess").content.decode()
    assert say("en", "account-too-many") in page


@LANGUAGES
def test_an_expired_sign_in_asks_to_sign_in_and_comes_back(language: str, visitor: Visitor) -> None:
    visitor.sign_up()
    Session.objects.all().delete()
    visitor.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    response = visitor.submit("/settings/", theme="dark")
    assert response["Location"] == "/account/login/?next=/settings/&first=yes"
    page = visitor.get(response["Location"]).content.decode()
    assert say(language, "account-sign-in-first") in page
    assert visitor.sign_in(next="/settings/")["Location"] == "/settings/"


def test_nobody_is_sent_to_another_site_after_signing_in(visitor: Visitor) -> None:
    visitor.sign_up()
    visitor.sign_out()
    response = visitor.sign_in(next="https://elsewhere.example/")
    assert response["Location"] == "/people/Ann/"


def test_a_closed_account_cannot_be_signed_in_to(visitor: Visitor) -> None:
    visitor.sign_up()
    Member.objects.update(is_active=False)
    other = Visitor(BEN)
    page = other.sign_in()
    assert say("en", "account-mismatch") in page.content.decode() or page.status_code == 302
    assert other.get("/settings/").content.decode().count("data-guest") == 1


def test_the_password_is_changed_with_the_old_one(visitor: Visitor) -> None:
    visitor.sign_up()
    new = {"password1": "a night of snow", "password2": "a night of snow"}
    page = visitor.submit("/account/password/", oldpassword="wrong", **new)
    assert say("en", "account-wrong-password") in page.content.decode()
    response = visitor.submit("/account/password/", oldpassword=PASSWORD, **new)
    assert response["Location"] == "/settings/"
    assert say("en", "account-password-changed") in visitor.get("/settings/").content.decode()
    assert Visitor().sign_in("Ann", "a night of snow").status_code == 302


def test_without_mail_nobody_is_asked_for_an_address(visitor: Visitor) -> None:
    assert "email" not in visitor.get("/account/signup/").content.decode()
    assert visitor.get("/account/reset/").status_code == 404
