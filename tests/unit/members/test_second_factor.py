"""Two-factor sign-in, by codes and by passkeys: set up, asked for, lost, removed; and who gets to
the desk."""

import json
import re
import time
from datetime import timedelta
from html import unescape
from types import SimpleNamespace
from urllib.parse import unquote

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal import auth
from allauth.mfa.webauthn.internal.auth import WebAuthn
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.members.passkeys import MOST
from server.moderation.entrance import SHIFT, SIGNED_IN_AT
from server.moderation.models import AuditEntry, Case
from server.moderation.roles import role_of, set_role
from tests.support.passkeys import Passkey, options_of
from tests.support.sanctions import proposed
from tests.support.second_factor import code_of, given_factor
from tests.support.staff import NO_ROWS
from tests.unit.members.visitors import PASSWORD, Visitor, read

DESK = "/admin/"
SET_UP = "/account/second/set-up/"
CODE = "/account/second/code/"
SIGN_IN = "/admin/login/"
AGAIN = "/account/second/again/"


@pytest.fixture(autouse=True)
def now(monkeypatch):
    """The time by which codes are made and checked; it stands still, since on a machine that has
    other work a code would be stale before it is sent."""
    now = time.time()
    monkeypatch.setattr(auth, "time", SimpleNamespace(time=lambda: now))
    return now


@pytest.fixture
def public(settings):
    settings.STAFF_SECOND_FACTOR = True


@pytest.fixture
def zofia(db):
    zofia = Member.objects.create_user("Zofia", password=PASSWORD)
    set_role(zofia, "admin")
    return zofia


def signed_in(name="Zofia"):
    visitor = Visitor()
    visitor.submit("/account/login/", login=name, password=PASSWORD)
    return visitor


def by_code(secret, at=None):
    visitor = signed_in()
    visitor.submit(CODE, code=code_of(secret, at))
    return visitor


def where(visitor, page=DESK):
    """Where somebody is led who asks for a page; nothing if it opens."""
    answer = visitor.get(page)
    return str(answer["Location"]) if answer.status_code == 302 else ""


def past(visitor, **ago):
    """The session, as if its sign-in were so long ago."""
    session = visitor.session
    then = time.time() - timedelta(**ago).total_seconds()
    session[SIGNED_IN_AT] = then
    records = session["account_authentication_methods"]
    session["account_authentication_methods"] = [{**each, "at": then} for each in records]
    session.save()


@pytest.mark.django_db(transaction=True)
def test_on_a_public_site_staff_set_it_up_before_the_desk_opens(public, zofia):
    visitor = signed_in()
    assert where(visitor) == SET_UP
    assert where(visitor, f"/admin/accounts/member/{zofia.pk}/change/") == SET_UP
    page = visitor.get(SET_UP)
    text = page.content.decode()
    assert say("en", "second-why-staff") in text
    assert page["Cache-Control"].startswith("max-age=0")
    wrong = visitor.submit(SET_UP, code="000000").content.decode()
    assert say("en", "second-wrong") in wrong
    assert not Authenticator.objects.exists() and where(visitor) == SET_UP
    text = read(visitor, SET_UP)
    [secret] = re.findall(r'<code class="secret">(\w+)</code>', text)
    [token] = re.findall(r'action="/account/second/set-up/">\s*<input[^>]*value="(\w+)"', text)
    answer = visitor.post(SET_UP, {"code": code_of(secret), "csrfmiddlewaretoken": token})
    assert answer["Location"] == "/account/second/recovery/"
    shown = read(visitor, answer["Location"])
    codes = re.findall(r"<li><code>(\d{8})</code>", shown)
    assert len(set(codes)) == 10
    assert where(visitor) == ""


def test_who_has_it_signs_in_by_password_and_a_code_that_works_once(public, zofia, now):
    secret = given_factor(zofia)
    visitor = signed_in()
    assert where(visitor).startswith(SIGN_IN)
    assert visitor.submit(CODE, code="123").status_code == 200
    assert where(visitor).startswith(SIGN_IN)
    visitor.submit(CODE, code=code_of(secret, now))
    assert where(visitor) == ""
    assert where(by_code(secret, now)).startswith(SIGN_IN)
    # Nor while another clock would still show it.
    used = f"allauth.mfa.totp.used?user={zofia.pk}&code={code_of(secret, now)}"
    assert cache.delete(used), "allauth remembers it otherwise"
    assert where(by_code(secret, now)).startswith(SIGN_IN)


def test_a_recovery_code_does_as_well_and_once(public, zofia):
    given_factor(zofia)
    [first, *_] = RecoveryCodes.activate(zofia).generate_codes()
    for opened in (True, False):
        visitor = signed_in()
        visitor.submit(CODE, code=first)
        assert (where(visitor) == "") is opened


def test_too_many_wrong_codes_are_refused_in_words(public, zofia):
    secret, visitor = given_factor(zofia), signed_in()
    for _ in range(5):
        visitor.submit(CODE, code="000000")
    refused = visitor.submit(CODE, code=code_of(secret)).content.decode()
    assert say("en", "account-too-many") in refused


def test_a_session_from_before_the_factor_is_asked_for_it(public, zofia):
    visitor = signed_in()
    secret = given_factor(zofia)
    assert where(visitor, "/admin/rooms/room/") == f"{AGAIN}?next=/admin/rooms/room/"
    answer = visitor.submit(f"{AGAIN}?next=/admin/rooms/room/", code=code_of(secret))
    assert answer["Location"] == "/admin/rooms/room/"
    assert where(visitor) == ""


def test_at_home_no_factor_is_asked_for_but_one_that_is_there_is(zofia):
    assert where(signed_in()) == ""
    given_factor(zofia)
    assert where(signed_in()).startswith(SIGN_IN)


def test_staff_sign_in_anew_after_twelve_hours(public, zofia):
    visitor = by_code(given_factor(zofia))
    ends = visitor.session.get_expiry_date()
    assert abs(ends - (timezone.now() + SHIFT)) < timedelta(minutes=5)
    past(visitor, hours=11, minutes=50)
    assert where(visitor) == ""
    past(visitor, hours=12, minutes=1)
    assert where(visitor) == "/account/login/?next=/admin/&first=yes"
    assert where(visitor, "/settings/") == "" and "_auth_user_id" not in visitor.session


def test_so_do_staff_at_home_and_who_became_staff_since_and_members_do_not(zofia):
    Member.objects.create_user("Ann", password=PASSWORD)
    assert signed_in().session.get_expiry_age() <= SHIFT.total_seconds()
    assert signed_in("Ann").session.get_expiry_age() > 80 * 24 * 3600
    set_role(zofia, None)
    visitor = signed_in()
    set_role(zofia, "helper")
    assert where(visitor) == ""
    past(visitor, hours=13)
    assert where(visitor).startswith("/account/login/")


def role_given(visitor, to):
    page = f"/admin/accounts/member/{to.pk}/change/"
    fields = {"role": "helper", "is_active": "on", "reason": "she helps us"}
    return visitor.submit(page, **fields, **NO_ROWS)


def test_before_a_role_is_given_it_is_asked_for_again_and_then_it_is_given(public, zofia, now):
    ann = Member.objects.create_user("Ann")
    secret = given_factor(zofia)
    visitor = by_code(secret)
    # Shortly after the sign-in it is not.
    assert role_given(visitor, Member.objects.create_user("Ola"))["Location"].endswith("/member/")
    past(visitor, minutes=6)
    asked = role_given(visitor, ann)["Location"]
    assert asked.startswith(AGAIN) and AuditEntry.objects.deeds().get().target == "Ola"
    assert role_of(Member.objects.get(pk=ann.pk)) is None
    assert visitor.submit(asked, code="000000").status_code == 200
    assert visitor.submit(asked, code=code_of(secret, now + 30)).status_code == 302
    assert role_of(Member.objects.get(pk=ann.pk)) == "helper"
    assert AuditEntry.objects.deeds().count() == 2


def test_before_a_ban_or_an_export_staff_are_asked_again(public, zofia):
    ann = Member.objects.create_user("Ann")
    guest = Guest.objects.create(name="Ann", member=ann)
    case = Case.objects.create(number=1, author=guest, name="Ann")
    visitor, account = by_code(given_factor(zofia)), f"/admin/accounts/member/{ann.pk}"
    pages = {
        f"{account}/ban/": {},
        f"{account}/propose-ban/": {},
        f"/admin/moderation/proposal/{proposed(guest.pk, 'Ann').pk}/confirm/": {},
        f"/admin/moderation/case/{case.pk}/decide/": {"outcome": "ban-day"},
        "/account/export/": {},
    }
    for page, said in pages.items():
        assert visitor.submit("/settings/", page, **said).status_code == 200, page
    past(visitor, minutes=6)
    for page, said in pages.items():
        assert visitor.submit("/settings/", page, **said)["Location"].startswith(AGAIN), page


def test_it_is_removed_only_by_a_code_of_now(public, zofia, now):
    secret = given_factor(zofia)
    visitor = by_code(secret, now)
    past(visitor, minutes=6)
    asked = where(visitor, "/account/second/remove/")
    assert asked.startswith(AGAIN)
    visitor.submit(asked, code=code_of(secret, now + 30))
    assert visitor.submit("/account/second/remove/").status_code == 302
    assert not Authenticator.objects.exists() and where(visitor) == SET_UP


def test_it_outlives_a_change_of_the_key_and_opens_nothing_without_the_former(
    public, zofia, settings, now
):
    secret = given_factor(zofia)
    # It is not readable in the database.
    assert secret not in str(Authenticator.objects.get(type="totp").data)
    former = settings.SECRET_KEY
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another key" * 6, [former]
    assert where(by_code(secret, now)) == ""
    settings.SECRET_KEY_FALLBACKS = []
    for guess in (secret, ""):
        assert where(by_code(guess, now + 30)).startswith(SIGN_IN)


def test_a_lost_one_is_forgotten_on_record_and_ends_every_session(public, zofia):
    visitor = by_code(given_factor(zofia))
    call_command("forget_second_factor", "Zofia", "--reason", "her phone fell into the lake")
    assert where(visitor).startswith(SIGN_IN)
    assert where(signed_in()) == SET_UP
    entry = AuditEntry.objects.deeds().get()
    assert (entry.what, entry.who, entry.target) == ("forget_factor", "", "Zofia")
    with pytest.raises(CommandError):
        call_command("forget_second_factor", "Zofia", "--reason", "again")


def test_its_pages_speak_the_readers_language(public, zofia):
    visitor = signed_in()
    visitor.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    assert say("pl", "passkey-line") in read(visitor, ADD)
    with_key(visitor)
    assert say("pl", "passkey-number", number=1) in read(visitor, "/account/second/")
    given_factor(zofia)
    visitor.sign_out()
    visitor.submit("/account/login/", login="Zofia", password=PASSWORD)
    text = read(visitor, CODE)
    assert say("pl", "second-line") in text and say("pl", "second-lost") in text


# ---- passkeys


ADD = "/account/second/passkey/"
BY_KEY = "/account/second/passkey/again/"


def asked(visitor, page):
    return options_of(visitor.get(page).content.decode())


def with_key(visitor, name=""):
    key = Passkey()
    made = key.create(asked(visitor, ADD))
    answer = visitor.send(ADD, name=name, credential=made)
    assert answer.status_code == 302, answer.content.decode()
    return key


def by_key(key):
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


def test_neither_a_stranger_a_forged_signature_nor_a_key_of_another_site_does(public, zofia):
    visitor = signed_in()
    made = Passkey("elsewhere.example").create(asked(visitor, ADD))
    answer = visitor.send(ADD, credential=made)
    assert say("en", "passkey-wrong") in unescape(answer.content.decode())
    assert not Authenticator.objects.exists()
    key, visitor = with_key(visitor), signed_in()
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
