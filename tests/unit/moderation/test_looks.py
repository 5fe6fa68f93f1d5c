"""Who of the staff has looked at what is protected, on record."""

import pytest
from django.core.cache import cache
from django.test import Client
from django.urls import reverse

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.models import AuditEntry
from server.moderation.sealing import check, seal_of
from server.rooms.chat import say as say_line
from server.rooms.models import Room
from tests.support.guests import ANN
from tests.unit.moderation.cases import read

AUDIT = "/admin/moderation/auditentry/"


@pytest.fixture(autouse=True)
def nobody_has_looked():
    cache.clear()


def looks():
    """What was looked at, the earliest first."""
    return list(AuditEntry.objects.order_by("pk").values_list("what", "target", "room"))


def looked_at(client, page, status=200):
    """The looks that one page adds."""
    before = len(looks())
    assert client.get(page).status_code == status
    return looks()[before:]


def test_every_look_at_a_case_a_member_a_guest_and_the_audit_is_on_record(staff, case):
    client, ann = staff("moderator"), Member.objects.create_user("Anna")
    Guest.objects.filter(pk=ANN).update(name="Ann")
    target = f"{case.place} {case.channel} {case.number}"
    pages = {
        f"/admin/moderation/case/{case.pk}/change/": ("look_case", target, case.place),
        f"/admin/accounts/member/{ann.pk}/change/": ("look_member", "Anna", ""),
        f"/admin/accounts/guest/{ANN}/change/": ("look_guest", "Ann", ""),
        AUDIT: ("look_audit", "", ""),
    }
    for page, look in pages.items():
        assert looked_at(client, page) == [look]
    entry = AuditEntry.objects.first()
    assert looked_at(client, f"{AUDIT}{entry.pk}/change/") == [("look_audit", str(entry.pk), "")]
    who = Member.objects.get(username="a moderator")
    by = set(AuditEntry.objects.values_list("who", "who_id"))
    assert by == {(who.username, who.pk)}
    assert all(len(each.request) == 16 for each in AuditEntry.objects.all())
    assert AuditEntry.objects.values("request").distinct().count() == 5
    assert check(AuditEntry.objects).whole


def test_chat_is_read_on_record_where_a_room_is_closed_or_bars_somebody(staff, room):
    client, line = staff("helper"), say_line(room.code, ANN, "hello there")
    listed = f"/admin/rooms/chatline/?room__id__exact={room.pk}"
    page = f"/admin/rooms/chatline/{line.pk}/change/"
    assert looked_at(client, listed) == looked_at(client, page) == []
    for change in ({"closed": True}, {"closed": False, "barred": [{"guest": "x"}]}):
        Room.objects.filter(pk=room.pk).update(**change)
        cache.clear()
        assert looked_at(client, listed) == [("look_chat", room.code, room.code)]
        assert looked_at(client, page) == [("look_chat", f"{room.code} table 1", room.code)]
    # So is the chat of every room.
    for asked in ("", "?q=hello", "?room__id__exact=" + "9" * 30):
        cache.clear()
        before = len(looks())
        client.get(f"/admin/rooms/chatline/{asked}", follow=True)
        assert looks()[before:] == [("look_chat", "", "")]


def test_a_reload_is_no_other_look_until_a_minute_later(staff, room):
    client, other = staff("helper"), staff("moderator")
    page = f"/admin/accounts/guest/{ANN}/change/"
    assert len(looked_at(client, page)) == 1
    assert looked_at(client, page) == looked_at(client, page) == []
    assert len(looked_at(other, page)) == 1
    cache.clear()
    assert len(looked_at(client, page)) == 1


def test_what_was_not_seen_is_not_on_record_nor_sent_so_that_it_cannot_be_read(staff, case):
    client, moderator = staff("helper"), staff("moderator")
    assert looked_at(client, AUDIT, 403) == []
    assert looked_at(client, "/admin/accounts/member/4711/change/", 302) == []
    assert looked_at(Client(), f"/admin/moderation/case/{case.pk}/change/", 302) == []
    for page in ("/admin/", "/admin/rooms/room/", "/admin/moderation/case/"):
        assert looked_at(client, page) == []
    page = reverse("admin:moderation_case_undo_this", args=[case.pk])
    refused = moderator.post(page, b"--\r\n", "multipart/form-data; boundary=")
    assert refused.status_code == 400 and looks() == []
    assert moderator.post(page, {"reason": ""}).status_code == 200 and len(looks()) == 1


def test_no_page_is_shown_whose_look_cannot_be_put_on_record(staff, room, monkeypatch):
    def fail(*_entry, **_fields):
        raise OSError

    client = staff("helper")
    monkeypatch.setattr(AuditEntry, "save", fail)
    with pytest.raises(OSError):
        client.get(f"/admin/accounts/guest/{ANN}/change/")


def test_the_audit_tells_of_looks_in_words_and_apart_from_deeds(staff, room):
    client = staff("moderator")
    client.get(f"/admin/accounts/guest/{ANN}/change/")
    client.post(f"/admin/rooms/room/{room.pk}/close/", {"reason": "a good reason"})
    seen, done = say("en", "did-look_guest"), say("en", "did-close_room")

    def listed(query):
        found = client.get(f"{AUDIT}{query}").context["cl"]
        return [str(entry).split(":")[0] for entry in found.queryset]

    assert {seen, done} < set(listed(""))
    assert done in listed("?looks=no") and seen not in listed("?looks=no")
    assert seen in listed("?looks=yes") and done not in listed("?looks=yes")
    # What was done lately is not lost among looks.
    start = read(client, "/admin/")
    assert done in start and seen not in start


def test_an_entry_from_before_there_were_ids_keeps_its_seal(staff, room):
    staff("moderator").post(f"/admin/rooms/room/{room.pk}/close/", {"reason": "a good reason"})
    [row] = AuditEntry.objects.values()
    before = {name: value for name, value in row.items() if name not in ("who_id", "request")}
    assert seal_of(before, "") == seal_of({**row, "who_id": None, "request": ""}, "")
    for changed in ({"who_id": 4711}, {"request": "f" * 16}, {"who_id": None}, {"request": ""}):
        assert seal_of({**row, **changed}, "") != row["seal"]
