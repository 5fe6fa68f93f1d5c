"""The staff's pages: plain, read-only, and blind to what a running match must hide."""

from __future__ import annotations

import re

import pytest
from django.contrib import admin
from django.contrib.auth.models import Permission
from django.test import Client

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Fault, Head, Match
from server.moderation.models import AuditEntry
from server.rooms.chat import say as say_line
from server.rooms.models import Announcement, ChatLine, Played, Room, Sanction, Seat
from tests.support.guests import ANN

pytestmark = pytest.mark.usefixtures("plain_statics")


@pytest.fixture
def staff(client: Client, db: None) -> Client:
    client.force_login(Member.objects.create_superuser("staff"))
    return client


def test_a_stranger_is_asked_to_log_in(client: Client, room: Room) -> None:
    response = client.get(f"/admin/rooms/room/{room.pk}/change/")
    assert response.status_code == 302
    assert response["Location"].startswith("/admin/login/")


def test_staff_see_a_room_and_none_of_its_secrets(staff: Client, running: Room) -> None:
    match = running.match
    assert match is not None
    for address in (
        "/admin/rooms/room/",
        f"/admin/rooms/room/{running.pk}/change/",
        "/admin/matches/match/",
        f"/admin/matches/match/{match.pk}/change/",
    ):
        response = staff.get(address)
        assert response.status_code == 200
        page = response.content.decode()
        assert running.code in page or match.game in page
        assert not any(
            each in page for each in (running.secret, match.secret, match.seed, "a" * 32)
        )


@pytest.mark.parametrize(
    ("kept", "key"),
    [
        ({"absent": "remove"}, "opening-absent-remove"),
        ({"chat": "phrases"}, "opening-chat-phrases"),
        ({}, "opening-delay-none"),
        ({"delay_moves": 3}, "opening-delay-moves-3"),
        ({"delay_seconds": 120}, "opening-delay-seconds-120"),
    ],
)
def test_staff_read_the_settings_of_a_room_in_words(
    staff: Client, room: Room, kept: dict[str, object], key: str
) -> None:
    Room.objects.filter(pk=room.pk).update(settings=kept)
    page = staff.get(f"/admin/rooms/room/{room.pk}/change/").content.decode()
    label = say("en", "-".join(key.split("-")[:2]))
    assert f"{label}: {say('en', key)}" in page
    assert "delay_moves" not in page


def test_a_guest_without_a_name_is_no_number(staff: Client, room: Room) -> None:
    Guest.objects.update(name="")
    page = staff.get(f"/admin/rooms/room/{room.pk}/change/").content.decode()
    assert f">{say('en', 'admin-guest')}</a>" in page
    assert f">{room.host_id}</a>" not in page


@pytest.mark.parametrize(
    ("language", "back", "close"), [("en", "Back", "Close"), ("pl", "Wróć", "Zamknij")]
)
def test_the_way_back_from_a_room_is_not_called_to_close(
    staff: Client, room: Room, language: str, back: str, close: str
) -> None:
    address = f"/admin/rooms/room/{room.pk}/change/"
    page = staff.get(address, headers={"accept-language": language}).content.decode()
    assert re.search(rf">\s*{back}\s*</a>", page)
    assert not re.search(rf">\s*{close}\s*</a>", page)


def test_staff_read_the_chat(staff: Client, room: Room) -> None:
    say_line(room.code, ANN, "hello there")
    assert "hello there" in staff.get("/admin/rooms/chatline/").content.decode()


def test_staff_change_nothing_behind_the_services_backs(staff: Client, room: Room) -> None:
    assert staff.post(f"/admin/rooms/room/{room.pk}/change/", {"public": "on"}).status_code == 403
    assert staff.post(f"/admin/rooms/room/{room.pk}/delete/").status_code == 403
    assert staff.get("/admin/rooms/room/add/").status_code == 403


def test_staff_set_a_stopped_match_going_and_that_is_on_record(
    staff: Client, running: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = FakeRuntime()
    monkeypatch.setattr("server.moderation.actions.current_runtime", lambda: runtime)
    Head.objects.filter(match=running.match_id).update(frozen=True)
    chosen = {"action": "resume", "_selected_action": [running.match_id]}
    staff.post("/admin/matches/match/", chosen)
    assert runtime.resumed == []
    staff.post("/admin/matches/match/", {**chosen, "reason": "the fault is mended"})
    assert runtime.resumed == [running.match_id]
    entry = AuditEntry.objects.deeds().get()
    assert (entry.who, entry.what, entry.room) == ("staff", "resume_match", running.code)
    assert entry.reason == "the fault is mended"


def test_who_may_only_look_is_not_offered_to_set_matches_going(
    client: Client, running: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = FakeRuntime()
    monkeypatch.setattr("server.moderation.actions.current_runtime", lambda: runtime)
    looker = Member.objects.create_user("looker", is_staff=True)
    looker.user_permissions.add(Permission.objects.get(codename="view_match"))
    client.force_login(looker)
    Head.objects.filter(match=running.match_id).update(frozen=True)
    assert (
        say("en", "moderation-resume_match")
        not in client.get("/admin/matches/match/").content.decode()
    )
    client.post(
        "/admin/matches/match/",
        {"action": "resume", "_selected_action": [running.match_id], "reason": "I like to"},
    )
    assert runtime.resumed == []


class FakeRuntime:
    """Of the running process the tests of pages have none."""

    def __init__(self) -> None:
        self.resumed: list[int] = []

    async def resume(self, match: int) -> bool:
        self.resumed.append(match)
        return True


def test_logs_heads_and_snapshots_are_not_registered() -> None:
    shown = {
        model for model in admin.site._registry if model._meta.app_label in {"matches", "rooms"}
    }
    assert shown == {Room, Seat, ChatLine, Sanction, Announcement, Played, Match, Fault}
