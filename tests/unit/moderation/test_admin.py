"""The admin: visibility, rights, and a reason for each action."""

from __future__ import annotations

import re
from gettext import GNUTranslations
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.contrib import admin
from django.test import Client
from django.urls import reverse
from django.utils.html import strip_tags
from django.utils.text import capfirst
from django.utils.translation import override

from server import moderation
from server.accounts.models import Guest, Member
from server.core.messages import say
from server.library.models import Document
from server.matches.models import Fault, Head, Match
from server.moderation import actions
from server.moderation.models import AuditEntry
from server.moderation.naming import name_of
from server.moderation.reporting import report
from server.moderation.roles import HELPER, role_of, set_role
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Played, Room, Seat
from tests.support.guests import ANN, EVE
from tests.support.staff import NO_ROWS
from tests.unit.moderation.conftest import FakeRuntime, Staff

LISTS = {
    "rooms": ("room", "seat", "chatline", "played"),
    "matches": ("match", "fault"),
    "accounts": ("guest", "member"),
    "library": ("document",),
    "moderation": ("case",),
}


def lists() -> list[str]:
    return [
        reverse(f"admin:{app}_{model}_changelist")
        for app, models in LISTS.items()
        for model in models
    ]


def pages_of(client: Client, address: str) -> list[str]:
    """A list, and the pages of whatever stands in it."""
    text = client.get(address).content.decode()
    linked = set(re.findall(rf'href="({address}[^"/?]+/change/)', text))
    return [text, *(client.get(page).content.decode() for page in sorted(linked))]


@pytest.mark.parametrize("group", ["helper", "admin"])
def test_every_list_is_open_to_all_staff_and_shows_no_secret(
    staff: Staff, running: Room, group: str
) -> None:
    say_line(running.code, ANN, "hello there")
    report(running.code, EVE, "table", 1, "insult", "")
    match = Match.objects.get()
    Fault.objects.create(
        match=match, version=7, seat=0, action="a hand of aces", trace="Traceback: aces", at=1
    )
    client = staff(group)
    told = [page for address in lists() for page in pages_of(client, address)]
    assert len(told) >= 2 * len(lists()) - 1
    assert any("hello there" in page for page in told)
    for secret in (running.secret, match.seed, match.secret, "a" * 32, "aces", '"nonces"'):
        assert not any(secret in page for page in told)


def test_what_a_fault_was_about_is_shown_when_the_match_is_over(
    staff: Staff, running: Room
) -> None:
    fault = Fault.objects.create(
        match=running.match, version=7, seat=0, action="a hand", trace="Traceback: aces", at=1
    )
    client = staff("helper")
    page = f"/admin/matches/fault/{fault.pk}/change/"
    assert say("en", "after-the-end") in client.get(page).content.decode()
    Match.objects.update(over=True)
    assert "Traceback: aces" in client.get(page).content.decode()


@pytest.mark.parametrize("group", ["helper", "admin"])
def test_the_menu_at_the_side_leads_to_every_list(staff: Staff, group: str) -> None:
    page = staff(group).get("/admin/").content.decode()
    assert [address for address in lists() if f'href="{address}"' not in page] == []


def test_a_room_leads_to_its_match_people_and_chat_and_back(staff: Staff, running: Room) -> None:
    client = staff("helper")
    match = running.match
    room = client.get(f"/admin/rooms/room/{running.pk}/change/").content.decode()
    for address in (
        f"/admin/matches/match/{match.pk}/change/",
        f"/admin/accounts/guest/{ANN}/change/",
        f"/admin/rooms/chatline/?room__id__exact={running.pk}",
    ):
        assert address in room
    assert (
        f"/admin/rooms/room/{running.pk}/change/"
        in client.get(f"/admin/matches/match/{match.pk}/change/").content.decode()
    )
    guest = client.get(f"/admin/accounts/guest/{ANN}/change/").content.decode()
    assert f"/admin/matches/match/{match.pk}/change/" in guest
    assert f"/admin/rooms/room/{running.pk}/change/" in guest


@pytest.mark.parametrize("asked", ["rooms/room", "rooms/seat", "rooms/played", "matches/match"])
def test_a_code_finds_the_room_and_all_that_is_in_it(
    staff: Staff, running: Room, asked: str
) -> None:
    client = staff("helper")
    found = client.get(f"/admin/{asked}/?q={running.code}").context["cl"]
    nothing = client.get(f"/admin/{asked}/?q=zzzzzz").context["cl"]
    assert found.result_count >= 1
    assert nothing.result_count == 0


def test_all_is_offered_where_a_list_is_narrowed(staff: Staff, room: Room) -> None:
    client = staff("moderator")
    every = '(<a href="?">'
    for asked, offered in (("", False), ("?q=zzzzzz", True), (f"?game={room.game}", True)):
        assert (every in client.get(f"/admin/rooms/room/{asked}").content.decode()) is offered


def test_the_admins_start_page_counts(staff: Staff, running: Room) -> None:
    client = staff("helper")
    figures = {str(label): count for label, count, _ in client.get("/admin/").context["figures"]}
    assert figures == {
        say("en", "waiting-cases"): 0,
        say("en", "live-rooms"): 0,
        say("en", "running-matches"): 1,
        say("en", "frozen-matches"): 0,
        say("en", "faults-lately"): 0,
    }
    Head.objects.update(frozen=True)
    assert [count for _, count, _ in client.get("/admin/").context["figures"]] == [0, 0, 0, 1, 0]


ACTIONS = {
    "rooms/room": ("close_rooms", "close", {"moderator"}),
    "rooms/seat": ("empty_seats", "empty", {"moderator"}),
    "rooms/chatline": ("hide_lines", "hide", {"helper", "moderator"}),
    "matches/match": ("freeze_matches", "freeze", {"moderator"}),
    "library/document": ("take_documents_away", "take-away", {"moderator"}),
}


@pytest.mark.parametrize("kind", ACTIONS)
@pytest.mark.parametrize("way", ["list", "page"])
def test_a_deed_is_done_by_those_who_may_and_with_a_reason(
    staff: Staff, running: Room, runtime: FakeRuntime, kind: str, way: str
) -> None:
    line = say_line(running.code, ANN, "hello there")
    document = Document.objects.create(code="c0de", game="maze", owner_id=ANN, name="A", body="{}")
    target = {
        "rooms/room": running.pk,
        "rooms/seat": Seat.objects.get(room=running, number=0).pk,
        "rooms/chatline": line.pk,
        "matches/match": running.match_id,
        "library/document": document.pk,
    }[kind]
    in_list, on_page, who = ACTIONS[kind]
    address = f"/admin/{kind}/" if way == "list" else f"/admin/{kind}/{target}/{on_page}/"
    asked = {"action": in_list, "_selected_action": [target]} if way == "list" else {}
    if kind == "library/document":
        asked["ground"] = "hate"
    for group in {"helper", "moderator"} - who:
        staff(group).post(address, {**asked, "reason": "a good reason"})
    client = staff("moderator")
    for reason in ({}, {"reason": " "}, {"reason": "x" * 301}):
        assert client.post(address, {**asked, **reason}).status_code == 200
    assert not AuditEntry.objects.deeds().exists()
    assert client.post(address, {**asked, "reason": "a good reason"}).status_code == 302
    entry = AuditEntry.objects.deeds().get()
    assert (entry.who, entry.reason) == ("a moderator", "a good reason")


@pytest.mark.parametrize(
    ("of_staff", "own", "offered"),
    [
        (False, False, ["mute", "ban", "propose-ban", "rename"]),
        (True, False, ["mute"]),
        (True, True, []),
    ],
)
def test_a_person_offers_what_is_done_to_such_as_they_are(
    staff: Staff, of_staff: bool, own: bool, offered: list[str]
) -> None:
    """Nobody bans or renames staff, or does anything to themselves."""
    client = staff("moderator")
    account = Member.objects.get() if own else Member.objects.create_user("Ida", is_staff=of_staff)
    browser = Guest.objects.create(name="Ida", member=account)
    for kind, id in (("member", account.pk), ("guest", browser.pk)):
        text = client.get(f"/admin/accounts/{kind}/{id}/change/").content.decode()
        ways = ("mute", "ban", "propose-ban", "rename")
        assert [way for way in ways if f"/{id}/{way}/" in text] == offered, kind


def test_a_match_offers_what_can_be_done_to_it_now(staff: Staff, running: Room) -> None:
    client, page = staff("moderator"), f"/admin/matches/match/{running.match_id}/change/"

    def offered() -> list[bool]:
        text = client.get(page).content.decode()
        return [f"/{running.match_id}/{action}/" in text for action in ("freeze", "resume")]

    assert offered() == [True, False]
    Head.objects.update(frozen=True)
    assert offered() == [False, True]
    Match.objects.update(over=True)
    assert offered() == [False, False]


def test_a_room_and_a_line_offer_what_can_be_done_to_them_now(staff: Staff, room: Room) -> None:
    client, line = staff("moderator"), say_line(room.code, ANN, "hello there")

    def offered(kind: str, id: int, *ways: str) -> list[bool]:
        text = client.get(f"/admin/rooms/{kind}/{id}/change/").content.decode()
        return [f"/{id}/{way}/" in text for way in ways]

    for kind, id, ways in (
        ("chatline", line.pk, ("hide", "show")),
        ("room", room.pk, ("close", "reopen")),
    ):
        assert offered(kind, id, *ways) == [True, False]
        client.post(f"/admin/rooms/{kind}/{id}/{ways[0]}/", {"reason": "a good reason"})
        assert offered(kind, id, *ways) == [False, True]
        client.post(f"/admin/rooms/{kind}/{id}/{ways[1]}/", {"reason": "a good reason"})
        assert offered(kind, id, *ways) == [True, False]


@pytest.mark.parametrize("role", ["owner", "9223372036854775808", "admin "])
def test_a_role_that_is_none_is_refused(staff: Staff, role: str) -> None:
    member = Member.objects.create_user("Olga")
    asked = {"role": role, "is_active": "on", "reason": "a good reason"}
    page = f"/admin/accounts/member/{member.pk}/change/"
    answer = staff("admin").post(page, {**asked, **NO_ROWS})
    assert answer.status_code == 200 and "role" in answer.context["adminform"].form.errors
    assert not AuditEntry.objects.deeds().exists()


def test_what_is_refused_is_said_and_not_on_record(staff: Staff, running: Room) -> None:
    client = staff("moderator")
    bot = Seat.objects.get(room=running, number=1)
    page = client.post(
        f"/admin/rooms/seat/{bot.pk}/empty/", {"reason": "a good reason"}, follow=True
    ).content.decode()
    assert say("en", "refuse-no-person", seat=1) in page
    assert not AuditEntry.objects.deeds().exists()


def test_the_audit_is_read_and_never_written(staff: Staff, running: Room) -> None:
    client = staff("moderator")
    client.post(f"/admin/rooms/room/{running.pk}/close/", {"reason": "a good reason"})
    entry = AuditEntry.objects.deeds().get()
    listed = client.get("/admin/moderation/auditentry/").content.decode()
    assert "a good reason" in listed and say("en", "did-close_room") in listed
    page = f"/admin/moderation/auditentry/{entry.pk}/"
    assert (
        f"/admin/rooms/room/{running.pk}/change/" in client.get(f"{page}change/").content.decode()
    )
    for address in (f"{page}change/", f"{page}delete/", "/admin/moderation/auditentry/add/"):
        assert client.post(address, {"reason": "another"}).status_code == 403
    assert staff("helper").get("/admin/moderation/auditentry/").status_code == 403


def test_only_admins_give_roles_and_nobody_changes_the_mightiest(staff: Staff) -> None:
    chief = Member.objects.create_superuser("chief")
    ann = Member.objects.create_user("Ann")
    form = {"is_active": "on", "role": "helper", **NO_ROWS}
    form |= {"username": "chief", "is_superuser": "on", "reason": "she helps us"}
    given = {"moderator": (403, None), "senior": (302, None), "admin": (302, "helper")}
    for group, (status, role) in given.items():
        client = staff(group)
        page = f"/admin/accounts/member/{ann.pk}"
        assert client.post(f"{page}/change/", form).status_code == status
        ann = Member.objects.get(pk=ann.pk)
        assert (ann.username, role_of(ann), ann.is_superuser) == ("Ann", role, False)
        assert client.post(f"/admin/accounts/member/{chief.pk}/change/", form).status_code == 403
        for forbidden in (f"{page}/delete/", f"{page}/password/", "/admin/accounts/member/add/"):
            assert client.post(forbidden).status_code == 403
    entry = AuditEntry.objects.deeds().first()
    assert entry is not None
    assert (entry.who, entry.target, entry.reason) == ("a admin", "Ann", "she helps us")
    assert (entry.before["role"], entry.after["role"]) == ("", "helper")


def test_a_members_page_says_nothing_to_whoever_chooses_a_name(staff: Staff) -> None:
    ann = Member.objects.create_user("Ann")
    page = staff("admin").get(f"/admin/accounts/member/{ann.pk}/change/").content.decode()
    assert "150 characters" not in page and "Unselect this" not in page
    assert capfirst(say("en", "field-role")) in page


def test_a_senior_closes_accounts_but_none_of_staff(staff: Staff) -> None:
    senior = staff("senior")
    ann, helper = Member.objects.create_user("Ann"), Member.objects.create_user("Ola")
    set_role(helper, HELPER)
    for member, status in ((ann, 302), (helper, 403)):
        page = f"/admin/accounts/member/{member.pk}/change/"
        assert senior.post(page, {"reason": "a good reason", **NO_ROWS}).status_code == status
        member.refresh_from_db()
        assert member.is_active == (status == 403)


def test_a_change_without_the_field_of_the_role_takes_it(staff: Staff) -> None:
    """As a form does whose choice is empty: nobody keeps a role by a page of before."""
    helper = Member.objects.create_user("Ola")
    set_role(helper, HELPER)
    page = f"/admin/accounts/member/{helper.pk}/change/"
    sent = {"is_active": "on", "reason": "a good reason", **NO_ROWS}
    assert staff("admin").post(page, sent).status_code == 302
    helper.refresh_from_db()
    assert (role_of(helper), helper.is_staff) == (None, False)


def test_the_mark_of_staff_is_put_on_in_every_room_at_once(
    staff: Staff,
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: Any,
) -> None:
    ann = Member.objects.create_user("Ann")
    Guest.objects.filter(pk=ANN).update(member=ann)
    told: list[object] = []
    monkeypatch.setattr(actions, "notify_account_changed", told.append)
    monkeypatch.setattr(actions, "notify_room_changed", told.append)
    form = {"is_active": "on", "role": "helper", **NO_ROWS}
    page, client = f"/admin/accounts/member/{ann.pk}/change/", staff("admin")
    for _ in range(2):
        with django_capture_on_commit_callbacks(execute=True):
            client.post(page, {**form, "reason": "she helps us"})
    assert told == [ann.pk, room.code]


def test_people_are_not_changed_without_a_reason(staff: Staff) -> None:
    ann = Member.objects.create_user("Ann")
    form = {"role": "helper", **NO_ROWS}
    assert staff("admin").post(f"/admin/accounts/member/{ann.pk}/change/", form).status_code == 200
    ann.refresh_from_db()
    assert not ann.is_staff and not AuditEntry.objects.deeds().exists()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_admin_speaks_the_readers_language(staff: Staff, running: Room, language: str) -> None:
    client = staff("moderator")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    page = client.get(f"/admin/rooms/room/{running.pk}/change/").content.decode()
    for key in ("admin-match-many", "field-locked", "moderation-close_room"):
        assert say(language, key).casefold() in page.casefold()
    assert say(language, "game-name", running.game) in page
    assert (
        say(language, "game-name", running.game)
        in client.get("/admin/rooms/room/").content.decode()
    )


def test_what_the_panel_says_itself_is_polish_too(staff: Staff, running: Room) -> None:
    client = staff("moderator")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    page = client.get("/admin/rooms/room/").content.decode()
    for theirs, ours in (("Filters", "Filtry"), ("Select all rows", "Zaznacz wszystkie wiersze")):
        assert ours in page and theirs not in page


@pytest.mark.parametrize(("language", "least"), [("pl", 30), ("en", 1)])
def test_its_words_are_compiled_as_they_are_written(language: str, least: int) -> None:
    folder = Path(moderation.__file__).parent / "locale" / language / "LC_MESSAGES"
    written = re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', (folder / "django.po").read_text(), re.M)
    with (folder / "django.mo").open("rb") as file:
        compiled = GNUTranslations(file)
    assert len(written) >= least
    assert [(said, compiled.gettext(said)) for said, _ in written] == written


def test_a_member_without_staff_rights_does_not_get_in(room: Room, client: Client) -> None:
    client.force_login(Member.objects.create_user("Ann"))
    assert client.get("/admin/rooms/room/").status_code == 302
    assert client.get("/admin/login/").status_code == 403


def test_every_model_of_people_and_play_is_in_the_admin() -> None:
    for model in (Room, Seat, ChatLine, Played, Match, Fault, Guest, Member, AuditEntry):
        meta = model._meta
        assert reverse(f"admin:{meta.app_label}_{meta.model_name}_changelist")


def test_a_closed_account_loses_its_seats(
    staff: Staff, running: Room, django_capture_on_commit_callbacks: Any
) -> None:
    member = Member.objects.create_user("Zoe")
    Guest.objects.filter(seats__room=running).update(member=member)
    page = f"/admin/accounts/member/{member.pk}/change/"
    with django_capture_on_commit_callbacks(execute=True):
        answer = staff("admin").post(page, {"reason": "a test", **NO_ROWS})
    assert answer.status_code == 302
    member.refresh_from_db()
    running.refresh_from_db()
    assert not member.is_active
    assert (running.seats.get(number=0).guest, running.host) == (None, None)
    assert AuditEntry.objects.deeds().get().what == "change_member"


@pytest.mark.parametrize("id", ["nan", "9" * 30, "_00", "00000000-0000-4000-8000-000000000000"])
def test_nothing_can_be_done_to_what_is_no_id(staff: Staff, running: Room, id: str) -> None:
    client = staff("moderator")
    for kind, (_, deed, _) in ACTIONS.items():
        for ask in (client.get, client.post):
            page = f"/admin/{kind}/{id}/{deed}/"
            answered = ask(page, {"reason": "a good reason"}, follow=True)
            assert answered.redirect_chain == [(f"/admin/{kind}/", 302)]
            assert say("en", "not-here") in answered.content.decode()


@pytest.mark.parametrize("id", ["nan", "9" * 30, "9" * 5_000])
def test_a_case_that_is_none_leads_to_those_that_wait(staff: Staff, room: Room, id: str) -> None:
    client = staff("moderator")
    for deed in ("decide", "answer", "undo"):
        answer = client.get(f"/admin/moderation/case/{id}/{deed}/")
        assert answer["Location"] == "/admin/moderation/case/"


@pytest.mark.parametrize("id", ["nan", "", "9" * 30])
def test_what_is_no_id_is_not_chosen_on_a_list(staff: Staff, running: Room, id: str) -> None:
    sent = {"action": "close_rooms", "_selected_action": [str(running.pk), id], "reason": "test"}
    assert staff("moderator").post("/admin/rooms/room/", sent).status_code == 400
    assert not Room.objects.filter(closed=True).exists()


@pytest.mark.parametrize("at", ["9999", "9999-12", "9223372036854775808", "-1", "2024-13"])
def test_a_time_beyond_the_calendar_narrows_no_list(staff: Staff, room: Room, at: str) -> None:
    answer = staff("helper").get("/admin/rooms/room/", {"created_at": at})
    assert answer.context["cl"].result_count == 1


def test_a_number_beyond_its_column_narrows_no_list(staff: Staff, room: Room) -> None:
    answer = staff("helper").get(f"/admin/accounts/guest/?member__exact={2**63}")
    assert (answer.status_code, answer["Location"]) == (302, "/admin/accounts/guest/?e=1")


def test_an_object_is_found_by_its_id_where_no_field_is_named(staff: Staff, room: Room) -> None:
    page = f"/admin/rooms/room/{room.pk}/change/?_to_field="
    assert staff("helper").get(page).status_code == 200


def test_every_list_is_called_by_what_is_in_it(staff: Staff) -> None:
    client = staff("admin")
    for model in admin.site._registry:
        meta = model._meta
        page = client.get(
            reverse(f"admin:{meta.app_label}_{meta.model_name}_changelist"),
            headers={"accept-language": "pl"},
        )
        with override("pl"):
            assert page.context["title"] == capfirst(str(meta.verbose_name_plural))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_tab_of_a_page_says_whom_and_what_it_is_about(
    staff: Staff, room: Room, language: str
) -> None:
    client, seat = staff("helper"), room.seats.get(guest=ANN)
    for about in (room, seat, Guest.objects.get(pk=ANN)):
        meta = about._meta
        page = client.get(
            reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[about.pk]),
            headers={"accept-language": language},
        )
        title = unescape(page.content.decode()).partition("<title>")[2].partition("</title>")[0]
        with override(language):
            kind = capfirst(str(meta.verbose_name))
            assert title.strip().startswith(f"{name_of(about)} | {kind} | ")


def test_what_can_be_done_to_a_person_stands_below_the_head_of_the_page(
    staff: Staff, room: Room
) -> None:
    """There is no room for all of it beside their name, and on a phone none at all."""
    page = staff("moderator").get(f"/admin/accounts/guest/{ANN}/change/").content.decode()
    head, _, below = page.partition('class="done-here"')
    for deed in ("mute", "limit-to-phrases", "ban", "propose-ban", "rename"):
        link = f'href="/admin/accounts/guest/{ANN}/{deed}/"'
        assert link in below and link not in head


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_way_to_a_page_begins_where_the_menu_has_it(staff: Staff, language: str) -> None:
    client = staff("admin")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    for section, model in (
        ("desk", "rooms_announcement"),
        ("desk", "moderation_case"),
        ("play", "moderation_liveroom"),
        ("people", "accounts_guest"),
        ("record", "moderation_auditentry"),
    ):
        page = client.get(reverse(f"admin:{model}_changelist")).content.decode()
        _, _, head = page.partition("<h1")
        assert strip_tags(f"<h1{head}").split()[0] in say(language, f"admin-{section}").split()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_guest_s_page_says_of_what_there_are_no_rows(staff: Staff, language: str) -> None:
    guest = Guest.objects.create(id=EVE, name="Eve")
    client = staff("admin")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    page = unescape(client.get(f"/admin/accounts/guest/{guest.pk}/change/").content.decode())
    for none in ("none-sanction", "none-held", "none-played"):
        assert say(language, none) in page
    assert "<table" not in page


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_seat_in_a_match_is_called_by_its_game_and_number(running: Room, language: str) -> None:
    seat = Played.objects.order_by("seat").first()
    assert seat is not None
    with override(language):
        assert name_of(seat) == f"{name_of(seat.match)}, {say(language, 'seat-number', number=1)}"
