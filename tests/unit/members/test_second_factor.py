"""Two-factor sign-in: set up, asked for, lost; and who gets to the desk."""

import re
import time
from datetime import timedelta
from types import SimpleNamespace

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal import auth
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.entrance import SHIFT, SIGNED_IN_AT
from server.moderation.models import AuditEntry, Case
from server.moderation.roles import role_of, set_role
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


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("/admin/accounts/member/{ann}/ban/", {}),
        ("/admin/accounts/member/{ann}/propose-ban/", {}),
        ("/admin/moderation/proposal/{proposal}/confirm/", {}),
        ("/admin/moderation/case/{case}/decide/", {"outcome": "ban-day"}),
        ("/account/export/", {}),
    ],
)
def test_before_a_ban_or_an_export_staff_are_asked_again(asked, said, public, zofia):
    ann = Member.objects.create_user("Ann")
    guest = Guest.objects.create(name="Ann", member=ann)
    case = Case.objects.create(number=1, author=guest, name="Ann")
    proposal = proposed(guest.pk, "Ann")
    page = asked.format(ann=ann.pk, proposal=proposal.pk, case=case.pk)
    visitor = by_code(given_factor(zofia))
    assert visitor.submit("/settings/", page, **said).status_code == 200
    past(visitor, minutes=6)
    assert visitor.submit("/settings/", page, **said)["Location"].startswith(AGAIN)


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
    given_factor(zofia)
    visitor = Visitor(language="pl")
    visitor.submit("/account/login/", login="Zofia", password=PASSWORD)
    text = read(visitor, CODE)
    assert say("pl", "second-line") in text and say("pl", "second-lost") in text
