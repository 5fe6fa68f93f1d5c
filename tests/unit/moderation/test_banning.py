"""Bans from the desk: imposed, told, on record, ended; and what stays open to whoever is banned."""

from __future__ import annotations

import re
from datetime import timedelta
from html import unescape
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import Group
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.ban_pages import OPEN
from server.moderation.banning import ban_person, end_bans
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import BAN_PERIODS, AuditEntry, Case
from server.operations.retention import forget_old
from server.rooms.bans import ban_of
from server.rooms.models import Room, Sanction
from server.rooms.sanctions import UNTRACED
from server.rooms.services import set_ready, sit
from tests.protocol.permissions.asking import routes
from tests.support.guests import ANN, BEN, refused
from tests.support.sanctions import banned
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY
from tests.unit.moderation.conftest import Staff

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


@pytest.fixture
def member(db: None) -> Member:
    """May ban."""
    found = Member.objects.create_user("Zofia", is_staff=True)
    found.groups.add(Group.objects.get(name="moderator"))
    return found


@pytest.fixture
def ann(room: Room) -> Guest:
    return Guest.objects.get(pk=ANN)


def is_banned(guest: UUID = ANN) -> bool:
    return ban_of(guest, None, UNTRACED) is not None


def read(client: Client, page: str, status: int = 200) -> str:
    response = client.get(page)
    assert response.status_code == status, response
    return unescape(response.content.decode())


# ---- imposed and ended


@pytest.mark.parametrize("period", BAN_PERIODS)
def test_a_ban_has_an_end_a_page_and_an_entry(member: Member, ann: Guest, period: str) -> None:
    ban_person(member, ann, period, "insult", WHY)
    ban, case, entry = Sanction.objects.get(), Case.objects.get(), AuditEntry.objects.get()
    assert is_banned()
    assert abs(ban.until - timezone.now() - BAN_PERIODS[period]) < timedelta(minutes=1)
    assert (case.code, case.sanction, case.outcome, case.told) == (ban.code, ban, "ban", False)
    assert (entry.what, entry.kind, entry.target) == ("ban_person", "guest", "Ann")
    assert entry.after == {"until": ban.until.isoformat(), "ground": "insult"}


def test_it_is_ended_on_record(member: Member, ann: Guest) -> None:
    ban_person(member, ann, "week", "insult", WHY)
    end_bans(member, ann, WHY)
    assert not is_banned()
    assert AuditEntry.objects.filter(what="end_bans").exists()
    with refused("not-banned"):
        end_bans(member, ann, WHY)


def test_a_banned_persons_seats_are_free_and_their_rooms_have_no_host(
    member: Member, room: Room, django_capture_on_commit_callbacks: Any
) -> None:
    sit(room.code, BEN, 1, "Ben")
    set_ready(room.code, ANN, True, "a" * 32)
    set_ready(room.code, BEN, True, "b" * 32)
    account = Member.objects.create_user("Ania")
    Guest.objects.filter(pk=ANN).update(member=account)
    with django_capture_on_commit_callbacks(execute=True):
        ban_person(member, account, "week", "insult", WHY)
    room.refresh_from_db()
    assert [seat.guest_id for seat in room.seats.all()] == [None, BEN]
    assert room.host is None


def test_nobody_bans_staff_or_themselves_or_whom_they_play_with(
    member: Member, room: Room, ann: Guest
) -> None:
    colleague = Member.objects.create_user("Olga", is_staff=True)
    with refused("bans-staff"):
        ban_person(member, colleague, "week", "insult", WHY)
    with refused("yourself"):
        ban_person(member, member, "week", "insult", WHY)
    Guest.objects.create(id=BEN, member=member)
    sit(room.code, BEN, 1, "Zofia")
    set_ready(room.code, ANN, True, "a" * 32)
    set_ready(room.code, BEN, True, "b" * 32)
    with refused("party"):
        ban_person(member, ann, "week", "insult", WHY)
    assert not is_banned()


def test_who_may_only_decide_does_not_ban(case: Case) -> None:
    helper = Member.objects.create_user("Hela", is_staff=True)
    with refused("may-not-ban"):
        decide_case(helper, case, "ban-week", "insult", WHY)
    case.refresh_from_db()
    assert case.state == Case.OPEN


def test_a_decision_about_a_line_bans_its_author_and_is_taken_back_whole(
    member: Member, case: Case
) -> None:
    decide_case(member, case, "ban-week", "insult", WHY)
    case.refresh_from_db()
    assert is_banned() and case.hid and case.outcome == "ban"
    undo_decision(member, case, WHY)
    assert not is_banned()


@pytest.mark.parametrize("upheld", [True, False])
def test_an_objection_is_answered_by_somebody_else(
    member: Member, other: Member, ann: Guest, upheld: bool
) -> None:
    ban_person(member, ann, "month", "insult", WHY)
    case = Case.objects.get()
    appeal(case, "it was somebody else")
    with refused("own-decision"):
        answer_appeal(member, case, upheld, WHY)
    answer_appeal(other, case, upheld, WHY)
    assert is_banned() is upheld


def test_the_page_of_a_ban_stays_as_long_as_the_ban(db: None) -> None:
    ban = banned(ANN, lasts=timedelta(days=10))
    Case.objects.create(
        code=ban.code, place="", number=0, outcome="ban", state=Case.DECIDED, sanction=ban
    )
    long_ago = timezone.now() - timedelta(days=200)
    Case.objects.update(changed_at=long_ago)
    Guest.objects.update(last_seen=long_ago)
    forget_old()
    assert Case.objects.exists() and Guest.objects.filter(pk=ANN).exists()
    Sanction.objects.update(until=long_ago)
    forget_old()
    assert not Case.objects.exists() and not Guest.objects.filter(pk=ANN).exists()


# ---- on the staff's pages


def test_staff_ban_from_a_persons_page_and_end_it_there(staff: Staff, ann: Guest) -> None:
    moderator = staff("moderator")
    page = f"/admin/accounts/guest/{ANN}"
    assert say("en", "moderation-end_bans") not in read(moderator, f"{page}/change/")
    said = {"period": "week", "ground": "insult", "reason": WHY}
    assert moderator.post(f"{page}/ban/", said).status_code == 302
    assert is_banned()
    shown = read(moderator, f"{page}/change/")
    assert say("en", "moderation-end_bans") in shown and say("en", "admin-ban") in shown
    assert moderator.post(f"{page}/end-bans/", {"reason": WHY}).status_code == 302
    assert not is_banned()


@pytest.mark.parametrize("wrong", [{"period": "ever"}, {"period": ""}, {"ground": "envy"}])
def test_a_form_that_is_wrong_bans_nobody(staff: Staff, ann: Guest, wrong: dict[str, str]) -> None:
    said = {"period": "week", "ground": "insult", "reason": WHY, **wrong}
    answer = staff("moderator").post(f"/admin/accounts/guest/{ANN}/ban/", said)
    assert answer.status_code == 200 and not is_banned()


# ---- on the site


@LANGUAGES
def test_every_page_says_what_why_until_when_and_how_to_object(
    member: Member, ann: Guest, language: str
) -> None:
    ban_person(member, ann, "week", "insult", WHY)
    visitor = Visitor(ANN, language)
    for page, status in (("/", 403), ("/lobby/", 403), ("/banned/", 200)):
        shown = read(visitor, page, status)
        assert say(language, "decision-outcome-ban") in shown
        assert say(language, "because-insult") in shown
        assert f"/decisions/{Case.objects.get().code}/" in shown
    shown = read(visitor, f"/decisions/{Case.objects.get().code}/")
    assert say(language, "appeal-send") in shown and say(language, "because-insult") in shown


@pytest.mark.parametrize("page", ["/lobby/", "/banned/"])
def test_a_page_that_is_left_open_is_told_for_how_long(
    member: Member, ann: Guest, page: str
) -> None:
    ban_person(member, ann, "week", "insult", WHY)
    shown = Visitor(ANN).get(page).content.decode()
    found = re.search(r'data-banned-for="(\d+)"', shown)
    assert found is not None and 7 * 86_400 - 60 < int(found[1]) <= 7 * 86_400
    assert "js/site/banned.js" in shown


def test_nothing_of_play_is_open_and_what_is_kept_of_somebody_is(
    member: Member, room: Room, ann: Guest
) -> None:
    ban_person(member, ann, "week", "insult", WHY)
    visitor = Visitor(ANN)
    for page in (
        "/settings/",
        "/privacy/",
        "/reports/",
        "/account/delete/",
        "/rules/",
        "/account/login/",
    ):
        read(visitor, page)
    assert visitor.submit("/settings/", "/account/export/").status_code == 200
    assert visitor.submit("/settings/", "/i18n/setlang/", language="pl").status_code == 302
    for page in (f"/r/{room.code}/", "/workshop/space_hulk/", "/account/signup/", "/admin/"):
        read(visitor, page, 403)
    opening = {"game": room.game, "name": "Ann"}
    assert visitor.submit("/settings/", "/rooms/", **opening).status_code == 403
    assert Room.objects.count() == 1


def test_what_is_open_is_a_route() -> None:
    """Those of mail are there with EMAIL_URL alone."""
    mail = {name for name in OPEN if "reset" in name or "email" in name}
    assert OPEN - mail - {"server.rooms.views.no_room"} <= set(routes()) - {
        "front",
        "room",
        "lobby",
        "create",
    }


def test_a_ban_that_is_over_leads_back(member: Member, ann: Guest) -> None:
    ban_person(member, ann, "week", "insult", WHY)
    Sanction.objects.update(until=timezone.now())
    visitor = Visitor(ANN)
    assert visitor.get("/banned/")["Location"] == reverse("front")
    read(visitor, "/lobby/")
    shown = read(visitor, f"/decisions/{Case.objects.get().code}/")
    assert "you can take part again" in shown


def test_a_banned_member_signs_in_and_out_and_reads_why(member: Member, db: None) -> None:
    browser = Visitor()
    browser.sign_up("Ania")
    ban_person(member, Member.objects.get(username="Ania"), "week", "insult", WHY)
    read(browser, "/lobby/", 403)
    assert browser.submit("/settings/", "/account/logout/").status_code == 302
    # The browser is known to be the member's.
    read(browser, "/lobby/", 403)
    assert Sanction.objects.get(guest=browser.guest).weighed == "browser"
    assert browser.sign_in("Ania").status_code == 302
    read(browser, "/lobby/", 403)
    read(browser, f"/decisions/{Case.objects.exclude(sanction__root=None).get().code}/", 200)
