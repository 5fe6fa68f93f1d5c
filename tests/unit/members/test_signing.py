"""Signing up, in and out: what comes along, and what is refused in words."""

import time

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.models import Session
from django.http import HttpRequest

from server.accounts import known_browser
from server.accounts.guests import COOKIE, COOKIE_AGE, guest_id_of, signed
from server.accounts.known_browser import is_known
from server.accounts.models import Guest, Member
from server.accounts.sessions import GUEST
from server.core.messages import say
from server.rooms.models import Room
from tests.support.guests import ANN, BEN, EVE
from tests.support.second_factor import code_of, given_factor
from tests.unit.members.visitors import PASSWORD, Visitor, read


def test_signing_up_leads_to_the_profile_and_takes_the_seats_along(room):
    ann = Visitor(ANN)
    response = ann.sign_up("Ann")
    assert response["Location"] == "/people/Ann/"
    assert ann.guest != ANN
    assert Guest.objects.get(id=ann.guest).member == Member.objects.get()
    assert room.seats.get(number=0).guest_id == ann.guest


def test_mail_is_in_the_language_of_the_last_sign_in_unless_another_was_chosen(db):
    Visitor(language="en").sign_up()
    assert Member.objects.get().language == "en"
    Visitor(language="pl").sign_in()
    member = Member.objects.get()
    assert member.language == "pl"
    member.preferences = {"language": "en"}
    assert member.language == "en"


def test_a_browser_is_a_new_guest_at_every_sign_in_and_sign_out_and_the_seats_stay(room):
    ann = Visitor(ANN)
    known = [ann.guest]
    ann.sign_up()
    for change in (ann.sign_out, ann.sign_in) * 2:
        known.append(ann.guest)
        change()
        assert room.seats.get(number=0).guest_id == known[1]
    assert len({*known, ann.guest}) == 6 and None not in known
    of_member = {known[1], known[3], ann.guest}
    assert set(Member.objects.get().guests.values_list("pk", flat=True)) == of_member


def test_where_somebody_is_signed_in_no_cookie_names_a_guest(room):
    ann = Visitor(ANN)
    ann.sign_up()
    assert ann.cookies["guest"].value == ""
    ann.cookies["guest"] = signed(BEN)
    before = ann.guest
    assert ann.get("/settings/").cookies["guest"].value == ""
    ann.submit("/", "/rooms/", game=room.game, name="Ann")
    assert Room.objects.exclude(pk=room.pk).get().host_id == before
    assert not Guest.objects.filter(id=BEN).exists()


def test_the_cookie_of_before_the_sign_in_is_worth_nothing(running):
    ann, thief = Visitor(ANN), Visitor(ANN)
    ann.sign_up()
    page = thief.submit("/", f"/r/{running.code}/mine/")
    assert say("en", "refuse-not-yours") in read(thief, page["Location"])
    assert running.seats.get(number=0).guest_id == ann.guest


def test_the_cookie_wears_out(monkeypatch):
    cookie = {COOKIE: signed(ANN)}
    assert guest_id_of(cookie) == ANN
    later = time.time() + COOKIE_AGE + 1
    monkeypatch.setattr("django.core.signing.time.time", lambda: later)
    assert guest_id_of(cookie) is None


def test_whoever_signs_out_everywhere_is_signed_out_everywhere(visitor):
    visitor.sign_up()
    phone = Visitor(language="pl")
    phone.sign_in()
    assert say("pl", "account-everywhere") in read(phone, "/settings/")
    page = read(phone, phone.sign_out_everywhere()["Location"])
    assert say("pl", "account-everywhere-done") in page
    for browser in (visitor, phone):
        assert browser.get("/people/me/").status_code == 302
        assert "login" in browser.get("/people/me/")["Location"]
    phone.sign_in()
    assert "login" not in phone.get("/people/me/")["Location"]


def test_the_guest_of_another_member_is_not_taken_over(visitor):
    visitor.sign_up("Ann")
    first = visitor.guest
    Session.objects.all().delete()
    visitor.sign_up("Ben")
    assert visitor.guest != first
    assert Guest.objects.get(id=first).member.username == "Ann"
    assert Guest.objects.get(id=visitor.guest).member.username == "Ben"


def test_a_session_that_names_no_guest_yet_gets_one(visitor, room):
    visitor.sign_up()
    session = visitor.session
    del session[GUEST]
    session.save()
    visitor.get(f"/r/{room.code}/")
    assert Guest.objects.get(id=visitor.guest).member == Member.objects.get()


def test_a_name_that_is_taken_or_not_to_be_had_and_a_weak_password_are_refused(visitor):
    visitor.sign_up("Ann")
    ben = Visitor(BEN, "pl")
    bad = ("a b", "n" * 25, "\u0430nn", "a/b")
    for refusal, *names in (
        ("account-taken", "ANN"),
        ("refuse-rude-name", "Sh1thead"),
        ("refuse-reserved-name", "Adm1n"),
        ("account-bad-username", *bad),
    ):
        for name in names:
            page = ben.sign_up(name)
            assert page.status_code == 200
            assert say("pl", refusal) in page.content.decode(), name
    assert "To hasło jest za krótkie" in ben.sign_up("Ben", "12345").content.decode()
    assert Member.objects.count() == 1


def test_a_wrong_password_and_an_unknown_name_are_told_the_same(visitor):
    visitor.sign_up()
    other = Visitor(BEN, "pl")
    for name, password in (("Ann", "something else"), ("Nobody", PASSWORD)):
        page = other.sign_in(name, password).content.decode()
        assert say("pl", "account-mismatch") in page
    assert Guest.objects.filter(id=BEN).count() == 0


def at(address, browser):
    browser.defaults["REMOTE_ADDR"] = address
    return browser


def guess(address, times):
    guesser = at(address, Visitor(BEN))
    guesser.get("/account/login/")
    for _ in range(times):
        guesser.send("/account/login/", login="Ann", password="a guess")


def test_who_guesses_at_a_password_shuts_out_nobody_elsewhere_and_no_browser_that_is_known(visitor):
    visitor.sign_up()
    visitor.sign_out()
    guess("203.0.113.7", 6)
    assert not is_in(at("203.0.113.7", Visitor(EVE)))
    assert is_in(at("203.0.113.8", Visitor(EVE)))
    for number in range(10):
        guess(f"203.0.113.{number}", 5)
    assert not is_in(at("198.51.100.1", Visitor(EVE)))
    assert is_in(at("203.0.113.7", visitor))


def test_nor_does_it_any_browser_of_whoever_has_a_second_factor(visitor):
    visitor.sign_up()
    secret = given_factor(Member.objects.get())
    for number in range(10):
        guess(f"203.0.113.{number}", 5)
    there = at("198.51.100.1", Visitor(EVE))
    assert is_in(there)
    there.submit("/account/second/code/", code=code_of(secret))
    assert SESSION_KEY in there.session
    # Of one household's guesses as many are too many as ever.
    guess("198.51.100.2", 5)
    refused = at("198.51.100.2", Visitor(BEN)).sign_in().content.decode()
    assert say("en", "account-too-many") in refused


def test_a_browser_that_is_known_guesses_slowly_too(visitor):
    visitor.sign_up()
    visitor.sign_out()
    for _ in range(10):
        visitor.sign_in("Ann", "a guess")
    assert not is_in(visitor)
    # Its wrong words were none of a stranger's.
    assert is_in(Visitor(EVE))


def test_a_browser_is_known_to_its_own_member_alone_and_by_the_password_of_today(visitor):
    visitor.sign_up()
    Visitor(BEN).sign_up("Ben")
    request = HttpRequest()
    request.COOKIES[known_browser.COOKIE] = visitor.cookies[known_browser.COOKIE].value
    assert is_known(request, "Ann") and is_known(request, "ANN")
    assert not is_known(request, "Ben") and not is_known(request, "Nobody")
    ann = Member.objects.get(username="Ann")
    ann.set_password("another bright star")
    ann.save()
    assert not is_known(request, "Ann")
    request.COOKIES[known_browser.COOKIE] += "x"
    assert not is_known(request, "Ann")


def is_in(browser):
    """Whether the right password lets it in."""
    return bool(browser.sign_in().status_code == 302)


def test_an_expired_sign_in_asks_to_sign_in_and_comes_back(visitor):
    visitor.sign_up()
    Session.objects.all().delete()
    visitor.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    response = visitor.submit("/settings/", theme="dark")
    assert response["Location"] == "/account/login/?next=/settings/&first=yes"
    page = read(visitor, response["Location"])
    assert say("pl", "account-sign-in-first") in page
    assert visitor.sign_in(next="/settings/")["Location"] == "/settings/"


def test_nobody_is_sent_to_another_site_or_to_no_page_after_signing_in(visitor):
    visitor.sign_up()
    for next in ("https://elsewhere.example/", "/settings/\0"):
        visitor.sign_out()
        assert visitor.sign_in(next=next)["Location"] == "/people/Ann/"


def test_the_browser_of_a_closed_account_is_told_before_it_watches(visitor, room):
    visitor.sign_up()
    Member.objects.update(is_active=False)
    address = visitor.get(f"/r/{room.code}/")["Location"]
    assert say("en", "account-inactive-line") in read(visitor, address)
    read(visitor, f"/r/{room.code}/")


def test_the_browser_of_a_closed_account_opens_no_room_and_is_a_guests_then(visitor, room):
    visitor.sign_up()
    Member.objects.update(is_active=False)
    other = Visitor(BEN)
    other.sign_in()
    assert SESSION_KEY not in other.session
    answer = visitor.submit("/", "/rooms/", game=room.game, name="Ann")
    assert answer.status_code == 400
    assert say("en", "refuse-account-closed") in answer.content.decode()
    assert Room.objects.count() == 1
    # The name stays the account's.
    visitor.submit("/", "/rooms/", game=room.game, name="Olga")
    opened = Room.objects.exclude(pk=room.pk).get()
    assert opened.host is not None and opened.host.member is None


def test_the_password_is_changed_with_the_old_one(visitor):
    visitor.sign_up()
    new = {"password1": "a night of snow", "password2": "a night of snow"}
    page = visitor.submit("/account/password/", oldpassword="wrong", **new)
    assert say("en", "account-wrong-password") in page.content.decode()
    response = visitor.submit("/account/password/", oldpassword=PASSWORD, **new)
    assert response["Location"] == "/settings/"
    assert say("en", "account-password-changed") in read(visitor, "/settings/")
    assert Visitor().sign_in("Ann", "a night of snow").status_code == 302


def test_a_refusal_is_a_page_whatever_is_asked_for_and_asks_for_no_address_without_mail(visitor):
    """As every page of the site: nothing of ours would understand another one."""
    assert "email" not in read(visitor, "/account/signup/")
    for header in ({"accept": "application/json"}, {"x-requested-with": "XMLHttpRequest"}):
        page = visitor.post("/account/signup/", headers=header)
        assert page["Content-Type"].startswith("text/html")
