"""The admin: visibility, rights, and a reason for each action."""

import re
from gettext import GNUTranslations
from html import unescape
from pathlib import Path

import pytest
from django.apps import apps
from django.contrib import admin
from django.urls import reverse
from django.utils import timezone
from django.utils.html import strip_tags
from django.utils.text import capfirst
from django.utils.translation import override

from server import moderation
from server.accounts.models import Guest, Member
from server.core.messages import say
from server.library.models import Document
from server.matches.models import Fault, Head, Match
from server.moderation import actions
from server.moderation.actions import close_room, hide_line
from server.moderation.models import AuditEntry
from server.moderation.muting import mute_person
from server.moderation.naming import name_of
from server.moderation.reporting import report
from server.moderation.roles import HELPER, role_of, set_role
from server.rooms.chat import say as say_line
from server.rooms.models import Played, Room
from tests.support.guests import ANN, EVE
from tests.support.staff import NO_ROWS
from tests.unit.moderation.cases import WHY, asking, deeds, offered, read

LISTS = {
    "rooms": ("room", "seat", "chatline", "played", "sanction"),
    "matches": ("match", "fault"),
    "accounts": ("guest", "member"),
    "library": ("document",),
    "moderation": ("case", "liveroom", "auditentry"),
}


def lists():
    return [
        reverse(f"admin:{app}_{model}_changelist")
        for app, models in LISTS.items()
        for model in models
    ]


UNTIMED = ("/admin/rooms/seat/", "/admin/rooms/played/")


def pages_of(client, address):
    """A list, and the pages of whatever stands in it, by their addresses."""
    found = {address: read(client, address)}
    linked = set(re.findall(rf'href="({address}[^"/?]+/change/)', found[address]))
    return found | {page: read(client, page) for page in sorted(linked)}


MARKED = re.compile(r"<time [^>]*data-shape[^>]*>[^<]*</time>")
CLOCK = re.compile(r">[^<]*\b\d{1,2}:\d\d\b[^<]*<")
"""A time of the day that somebody reads. In Polish the server writes none otherwise."""


def test_the_pages_show_no_secret_and_mark_every_time(staff, member, running):
    """On a site on which everything that has a time has happened."""
    say_line(running.code, ANN, "hello there")
    report(running.code, EVE, "table", 1, "insult", "")
    match, ann = Match.objects.get(), Guest.objects.get(pk=ANN)
    ann.member = Member.objects.create_user("Ania", last_login=timezone.now())
    ann.save()
    mute_person(member, ann, "day", "spam", WHY)
    Document.objects.create(code="bcdfghjk", game=running.game, owner=ann, name="A board")
    Fault.objects.create(
        match=match, version=7, seat=0, action="a hand of aces", trace="Traceback: aces", at=1
    )
    client = staff("admin")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    secrets = (running.secret, match.seed, match.secret, "a" * 32, "aces", '"nonces"')
    told = {"/admin/": read(client, "/admin/")}
    for address in lists():
        told |= pages_of(client, address)
    assert len(told) > 2 * len(lists())
    assert any("hello there" in page for page in told.values())
    for address, page in told.items():
        assert not any(secret in page for secret in secrets), address
        assert MARKED.search(page) or address.startswith(UNTIMED), address
        assert CLOCK.findall(MARKED.sub("", page)) == [], address


def test_what_a_fault_was_about_is_shown_when_the_match_is_over(staff, running):
    fault = Fault.objects.create(
        match=running.match, version=7, seat=0, action="a hand", trace="Traceback: aces", at=1
    )
    client, page = staff("helper"), f"/admin/matches/fault/{fault.pk}/change/"
    assert say("en", "after-the-end") in read(client, page)
    Match.objects.update(over=True)
    assert "Traceback: aces" in read(client, page)


def test_the_start_page_counts_and_leads_to_every_list(staff, running):
    client = staff("moderator")
    page = read(client, "/admin/")
    assert [address for address in lists() if f'href="{address}"' not in page] == []

    def figures():
        found = client.get("/admin/").context["figures"]
        return {str(label): count for label, count, _ in found if count}

    assert figures() == {say("en", "running-matches"): 1}
    Head.objects.update(frozen=True)
    assert figures() == {say("en", "frozen-matches"): 1}
    for key in ("waiting-cases", "waiting-proposals", "live-rooms", "faults-lately"):
        assert say("en", key) in page


def test_a_room_leads_to_its_match_people_and_chat_and_back(staff, running):
    client = staff("helper")
    room = f"/admin/rooms/room/{running.pk}/change/"
    match = f"/admin/matches/match/{running.match_id}/change/"
    guest = f"/admin/accounts/guest/{ANN}/change/"
    chat = f"/admin/rooms/chatline/?room__id__exact={running.pk}"
    for page, leads_to in ((room, (match, guest, chat)), (match, (room,)), (guest, (match, room))):
        shown = read(client, page)
        assert [address for address in leads_to if address not in shown] == [], page
    # An object is found by its id where no field is named.
    read(client, f"{room}?_to_field=")


def test_all_is_offered_where_a_list_is_narrowed(staff, room):
    client = staff("moderator")
    every = '(<a href="?">'
    for asked, narrowed in (("", False), ("?q=zzzzzz", True), (f"?game={room.game}", True)):
        assert (every in read(client, f"/admin/rooms/room/{asked}")) is narrowed


ACTIONS = (
    ("rooms/room", "close_rooms", "close", ["moderator"]),
    ("rooms/seat", "empty_seats", "empty", ["moderator"]),
    ("rooms/chatline", "hide_lines", "hide", ["helper", "moderator"]),
    ("matches/match", "freeze_matches", "freeze", ["moderator"]),
    ("matches/match", "resume", "resume", ["moderator"]),
    ("library/document", "take_documents_away", "take-away", ["moderator"]),
)
"""By list: a deed there, the same on a page, and who may."""


@pytest.mark.parametrize(("kind", "in_list", "on_page", "who"), ACTIONS)
@pytest.mark.parametrize("way", ["list", "page"])
def test_a_deed_is_done_by_those_who_may_and_with_a_reason(
    staff, running, runtime, kind, in_list, on_page, who, way
):
    Head.objects.update(frozen=on_page == "resume")
    Document.objects.create(code="c0de", game="maze", owner_id=ANN, name="A", body="{}")
    say_line(running.code, ANN, "hello there")
    target = apps.get_model(*kind.split("/")).objects.order_by("pk").first().pk
    address = f"/admin/{kind}/" if way == "list" else f"/admin/{kind}/{target}/{on_page}/"
    asked = {"action": in_list, "_selected_action": [target]} if way == "list" else {}
    if kind == "library/document":
        asked["ground"] = "hate"
    if "helper" not in who:
        staff("helper").post(address, {**asked, "reason": "a good reason"})
    client = staff("moderator")
    for reason in ({}, {"reason": " "}):
        assert client.post(address, {**asked, **reason}).status_code == 200
    assert deeds() == [] and runtime.asked == []
    assert client.post(address, {**asked, "reason": "a good reason"}).status_code == 302
    entry = AuditEntry.objects.deeds().get()
    assert (entry.who, entry.reason) == ("a moderator", "a good reason")


def test_a_person_offers_what_is_done_to_such_as_they_are(moderator):
    """Nobody bans or renames staff, or does anything to themselves."""
    ida, olga = (
        Member.objects.create_user(name, is_staff=name == "Olga") for name in ("Ida", "Olga")
    )
    for account, *ways in (
        (ida, "mute", "limit-to-phrases", "ban", "propose-ban", "rename"),
        (olga, "mute", "limit-to-phrases"),
        (moderator,),
    ):
        browser = Guest.objects.create(name=account.username, member=account)
        for person in (account, browser):
            assert offered(moderator, person) == set(ways), person


def test_a_match_offers_what_can_be_done_to_it_now(moderator, running):
    def both():
        return offered(moderator, Match.objects.get()) & {"freeze", "resume"}

    assert both() == {"freeze"}
    Head.objects.update(frozen=True)
    assert both() == {"resume"}
    Match.objects.update(over=True)
    assert both() == set()


def test_a_room_and_a_line_offer_what_can_be_done_to_them_now(moderator, room):
    line = say_line(room.code, ANN, "hello there")
    room.refresh_from_db()
    assert offered(moderator, line) == {"hide"}
    assert offered(moderator, room) == {"close", "lock"}
    hide_line(moderator, line, WHY)
    close_room(moderator, room, WHY)
    assert offered(moderator, line) == {"show"}
    assert offered(moderator, room) == {"reopen"}


def test_the_audit_is_read_in_words_and_leads_to_the_room(staff, running):
    client = staff("moderator")
    close_room(Member.objects.get(username="a moderator"), running, "a good reason")
    entry, audit = AuditEntry.objects.deeds().get(), "/admin/moderation/auditentry/"
    text = read(client, audit)
    assert "a good reason" in text and say("en", "did-close_room") in text
    assert f"/admin/rooms/room/{running.pk}/change/" in read(client, f"{audit}{entry.pk}/change/")


def page_of(member):
    return f"/admin/accounts/member/{member.pk}/change/"


def test_only_admins_give_roles_and_nobody_changes_the_mightiest(staff):
    chief = Member.objects.create_superuser("chief")
    ann = Member.objects.create_user("Ann")
    form = {"is_active": "on", "role": "helper", **NO_ROWS}
    form |= {"username": "chief", "is_superuser": "on", "reason": "she helps us"}
    given = {"moderator": (403, None), "senior": (302, None), "admin": (302, "helper")}
    for group, (status, role) in given.items():
        client = staff(group)
        assert client.post(page_of(ann), form).status_code == status
        ann = Member.objects.get(pk=ann.pk)
        assert (ann.username, role_of(ann), ann.is_superuser) == ("Ann", role, False)
        assert client.post(page_of(chief), form).status_code == 403
    entry = AuditEntry.objects.deeds().first()
    assert (entry.who, entry.target, entry.reason) == ("a admin", "Ann", "she helps us")
    assert (entry.before["role"], entry.after["role"]) == ("", "helper")


def test_people_are_changed_with_a_reason_and_to_a_role_that_there_is(staff):
    ann, client = Member.objects.create_user("Ann"), staff("admin")
    form = {"is_active": "on", "role": "helper", "reason": WHY, **NO_ROWS}
    for wrong in ({"reason": ""}, {"role": "owner"}, {"role": "9223372036854775808"}):
        answer = client.post(page_of(ann), {**form, **wrong})
        assert answer.status_code == 200
        assert answer.context["adminform"].form.errors.keys() == wrong.keys()
    page = unescape(answer.content.decode())
    # Words that Django has for whoever chooses a name of their own.
    assert "150 characters" not in page and "Unselect this" not in page
    assert capfirst(say("en", "field-role")) in page
    ann.refresh_from_db()
    assert not ann.is_staff and deeds() == []


def test_a_senior_closes_accounts_but_none_of_staff_and_a_form_without_the_role_takes_it(staff):
    """As one does whose choice is empty: nobody keeps a role by a page of before."""
    senior, ann = staff("senior"), Member.objects.create_user("Ann")
    helper = Member.objects.create_user("Ola")
    set_role(helper, HELPER)
    for member, status in ((ann, 302), (helper, 403)):
        assert senior.post(page_of(member), {"reason": WHY, **NO_ROWS}).status_code == status
        member.refresh_from_db()
        assert member.is_active == (status == 403)
    sent = {"is_active": "on", "reason": WHY, **NO_ROWS}
    assert staff("admin").post(page_of(helper), sent).status_code == 302
    helper.refresh_from_db()
    assert (role_of(helper), helper.is_staff) == (None, False)


def test_the_mark_of_staff_is_put_on_in_every_room_at_once(
    staff, room, monkeypatch, django_capture_on_commit_callbacks
):
    ann = Member.objects.create_user("Ann")
    Guest.objects.filter(pk=ANN).update(member=ann)
    told = []
    monkeypatch.setattr(actions, "notify_account_changed", told.append)
    monkeypatch.setattr(actions, "notify_room_changed", told.append)
    form = {"is_active": "on", "role": "helper", "reason": WHY, **NO_ROWS}
    client = staff("admin")
    for _ in range(2):
        with django_capture_on_commit_callbacks(execute=True):
            client.post(page_of(ann), form)
    assert told == [ann.pk, room.code]


def test_a_closed_account_loses_its_seats(staff, running, django_capture_on_commit_callbacks):
    zoe = Member.objects.create_user("Zoe")
    Guest.objects.filter(seats__room=running).update(member=zoe)
    with django_capture_on_commit_callbacks(execute=True):
        staff("admin").post(page_of(zoe), {"reason": WHY, **NO_ROWS})
    zoe.refresh_from_db()
    running.refresh_from_db()
    assert not zoe.is_active
    assert (running.seats.get(number=0).guest, running.host) == (None, None)
    assert deeds() == ["change_member"]


def test_what_is_not_there_leads_back_to_the_list(staff):
    client = staff("moderator")
    for kind, _, deed, _ in ACTIONS:
        answer = client.get(f"/admin/{kind}/4711/{deed}/")
        assert (answer.status_code, answer["Location"]) == (302, f"/admin/{kind}/")
    assert say("en", "not-here") in read(client, answer["Location"])


def test_the_admin_speaks_the_readers_language(staff, running):
    client = staff("moderator")
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "pl"
    page, game = read(client, f"/admin/rooms/room/{running.pk}/change/"), running.game
    for key in ("admin-match-many", "field-locked", "moderation-close_room"):
        assert say("pl", key).casefold() in page.casefold()
    rooms = read(client, "/admin/rooms/room/")
    assert all(say("pl", "game-name", game) in each for each in (page, rooms))
    # Unfold's own words.
    for theirs, ours in (("Filters", "Filtry"), ("Select all rows", "Zaznacz wszystkie wiersze")):
        assert ours in rooms and theirs not in rooms
    assert re.search(r">\s*Wróć\s*</a>", page) and not re.search(r">\s*Zamknij\s*</a>", page)


@pytest.mark.parametrize(("language", "least"), [("pl", 30), ("en", 1)])
def test_its_words_are_compiled_as_they_are_written(language, least):
    folder = Path(moderation.__file__).parent / "locale" / language / "LC_MESSAGES"
    written = re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', (folder / "django.po").read_text(), re.M)
    with (folder / "django.mo").open("rb") as file:
        compiled = GNUTranslations(file)
    assert len(written) >= least
    assert [(said, compiled.gettext(said)) for said, _ in written] == written


def test_every_list_is_called_by_what_is_in_it(db):
    root = Member.objects.create_superuser("root")
    with override("pl"):
        for model, shown in admin.site._registry.items():
            page = shown.changelist_view(asking(root))
            assert page.context_data["title"] == capfirst(str(model._meta.verbose_name_plural))


def test_the_tab_of_a_page_says_whom_and_what_it_is_about(staff, room):
    client = staff("helper")
    for about in (room, room.seats.get(guest=ANN), Guest.objects.get(pk=ANN)):
        meta = about._meta
        address = reverse(f"admin:{meta.app_label}_{meta.model_name}_change", args=[about.pk])
        title = read(client, address, language="pl").partition("<title>")[2]
        with override("pl"):
            kind = capfirst(str(meta.verbose_name))
            assert title.strip().startswith(f"{name_of(about)} | {kind} | ")


def test_the_settings_of_a_room_are_told_in_words(staff, room):
    client, page = staff("helper"), f"/admin/rooms/room/{room.pk}/change/"
    for kept, key in (
        ({"absent": "remove"}, "opening-absent-remove"),
        ({"chat": "phrases"}, "opening-chat-phrases"),
        ({}, "opening-delay-none"),
        ({"delay_moves": 3}, "opening-delay-moves-3"),
        ({"delay_seconds": 120}, "opening-delay-seconds-120"),
    ):
        Room.objects.update(settings=kept)
        text = read(client, page)
        label = say("en", "-".join(key.split("-")[:2]))
        assert f"{label}: {say('en', key)}" in text and "delay_moves" not in text


def test_a_guest_without_a_name_is_no_number_and_a_seat_is_called_by_its_game(staff, running):
    Guest.objects.update(name="")
    page = read(staff("helper"), f"/admin/rooms/room/{running.pk}/change/")
    assert f">{say('en', 'admin-guest')}</a>" in page
    assert f">{running.host_id}</a>" not in page
    seat = Played.objects.order_by("seat").first()
    with override("pl"):
        assert name_of(seat) == f"{name_of(seat.match)}, {say('pl', 'seat-number', number=1)}"


def test_a_guests_page_has_what_can_be_done_below_its_head_and_says_what_there_is_none_of(staff):
    """There is no room for all of it beside their name, and on a phone none at all."""
    guest = Guest.objects.create(id=EVE, name="Eve")
    page = read(staff("moderator"), f"/admin/accounts/guest/{guest.pk}/change/", language="pl")
    head, _, below = page.partition('class="done-here"')
    for deed in ("mute", "limit-to-phrases", "ban", "propose-ban", "rename"):
        link = f'href="/admin/accounts/guest/{guest.pk}/{deed}/"'
        assert link in below and link not in head
    for none in ("none-sanction", "none-held", "none-played"):
        assert say("pl", none) in page
    assert "<table" not in page


def test_the_way_to_a_page_begins_where_the_menu_has_it(staff):
    client = staff("admin")
    for section, model in (
        ("desk", "rooms_announcement"),
        ("desk", "moderation_case"),
        ("play", "moderation_liveroom"),
        ("people", "accounts_guest"),
        ("record", "moderation_auditentry"),
    ):
        page = read(client, reverse(f"admin:{model}_changelist"), language="pl")
        _, _, head = page.partition("<h1")
        assert strip_tags(f"<h1{head}").split()[0] in say("pl", f"admin-{section}").split()
