"""Rooms in use: who is there through any process, which matches are stuck, frozen or forgotten, and
what can be done to each at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from html import unescape

import pytest
from django.test import Client
from pytest_django import Settings

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Head, Match
from server.moderation.live_rooms import LONG_PAST
from server.moderation.models import AuditEntry
from server.rooms.models import Room, RoomPresence
from server.rooms.services import open_room
from tests.support.guests import ANN, BEN, GAME
from tests.unit.moderation.conftest import FakeRuntime, Staff

LIVE = "/admin/moderation/liveroom/"


@pytest.fixture(autouse=True)
def several_processes(settings: Settings) -> None:
    settings.EMBEDDED = False


def now() -> int:
    return int(time.time() * 1000)


def present(
    room: Room, process: str, seats: str = "", watching: int = 0, ago: int = -3_600_000
) -> None:
    """Fresh for as long as a slow machine takes, unless it was so long ago."""
    RoomPresence.objects.create(
        code=room.code, process=process, seats=seats, watching=watching, at=now() - ago
    )


def listed(client: Client, query: str = "") -> list[str]:
    return [room.code for room in client.get(LIVE + query).context["cl"].result_list]


def read(client: Client, **headers: str) -> str:
    response = client.get(LIVE, headers=headers)
    assert response.status_code == 200
    return unescape(response.content.decode())


def test_rooms_with_somebody_are_listed_and_empty_ones_are_not(staff: Staff, room: Room) -> None:
    client = staff("helper")
    assert listed(client) == []
    present(room, "long gone", "0", ago=60_000)
    assert listed(client) == []
    present(room, "here", "0")
    assert listed(client) == [room.code]


def test_connections_of_all_processes_are_counted(staff: Staff, room: Room) -> None:
    """Two windows of one seat are one person; spectators are counted each."""
    present(room, "here", "0", 2)
    present(room, "there", "0 1", 3)
    present(room, "long gone", "5", 7, ago=60_000)
    assert say("en", "live-connected", players=2, watching=5) in read(staff("helper"))


def test_so_it_is_where_one_process_does_everything(
    staff: Staff, room: Room, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.EMBEDDED = True
    monkeypatch.setattr("server.moderation.live_rooms.registry_if_open", lambda: Here(room.code))
    client = staff("helper")
    assert listed(client) == [room.code]
    assert say("en", "live-connected", players=1, watching=4) in read(client)


class Here:
    def __init__(self, code: str) -> None:
        self._code = code

    def codes(self) -> list[str]:
        return [self._code]

    async def connected(self, codes: list[str]) -> dict[str, tuple[set[int], int]]:
        return {self._code: ({0}, 4)} if self._code in codes else {}


def freeze(room: Room) -> None:
    Head.objects.filter(match=room.match_id).update(frozen=True, due_at=None)


def owe(room: Room, late: int) -> None:
    Head.objects.filter(match=room.match_id).update(due_at=now() - late)


@pytest.mark.parametrize(
    ("state", "befalls"),
    [
        ("forgotten", lambda _room: None),
        ("frozen", freeze),
        ("stuck", lambda room: owe(room, LONG_PAST + 5_000)),
        ("occupied", lambda room: present(room, "here", "0")),
    ],
)
def test_a_running_match_is_found_by_what_befell_it(
    staff: Staff, running: Room, state: str, befalls: Callable[[Room], None]
) -> None:
    befalls(running)
    client = staff("helper")
    assert listed(client, f"?state={state}") == [running.code]
    counted = {key: count for _, key, count in client.get(LIVE).context["live_counts"]}
    assert counted[state] == 1


def test_a_match_is_forgotten_only_while_nobody_is_there(staff: Staff, running: Room) -> None:
    present(running, "here", watching=1)
    assert listed(staff("helper"), "?state=forgotten") == []


def test_a_deadline_that_has_just_passed_is_not_stuck(staff: Staff, running: Room) -> None:
    owe(running, 2_000)
    assert listed(staff("helper"), "?state=stuck") == []


def test_a_match_that_is_over_or_in_a_closed_room_is_not_forgotten(
    staff: Staff, running: Room
) -> None:
    client = staff("helper")
    Room.objects.update(closed=True)
    assert listed(client) == []
    Room.objects.update(closed=False)
    Match.objects.update(over=True)
    assert listed(client) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_row_says_seats_deadline_and_how_late_it_is(
    staff: Staff, running: Room, language: str
) -> None:
    owe(running, 5 * 60_000 + 1_000)
    page = read(staff("helper"), **{"accept-language": language})
    late = say(language, "time-minutes", count=5)
    for told in (
        say(language, "live-seats", people=1, bots=1, free=0),
        say(language, "live-due-late", time=late),
        say(language, "live-acted", time=say(language, "time-moment")),
        say(language, "live-stuck"),
    ):
        assert told in page


def test_a_row_shows_no_secret_of_the_match(staff: Staff, running: Room) -> None:
    match = running.match
    assert match is not None
    page = read(staff("admin"))
    assert match.code in page
    assert not any(each in page for each in (running.secret, match.secret, match.seed))


def test_what_can_be_done_stands_in_the_row_for_whoever_may(staff: Staff, running: Room) -> None:
    deeds = {
        "freeze": f"/admin/matches/match/{running.match_id}/freeze",
        "close": f"/admin/rooms/room/{running.pk}/close",
    }
    page, helpers = read(staff("moderator")), read(staff("helper"))
    assert all(deed in page and deed not in helpers for deed in deeds.values())
    freeze(running)
    page = read(staff("senior"))
    assert deeds["freeze"] not in page
    assert f"/admin/matches/match/{running.match_id}/resume" in page


@pytest.mark.parametrize(
    ("action", "does"),
    [("freeze_matches", "freeze_match"), ("close_rooms", "close_room")],
)
def test_several_are_dealt_with_at_once_with_a_reason_on_record(
    staff: Staff, running: Room, runtime: FakeRuntime, action: str, does: str
) -> None:
    client = staff("moderator")
    chosen = {"action": action, "_selected_action": [running.pk]}
    client.post(LIVE, chosen)
    assert not AuditEntry.objects.deeds().exists()
    client.post(LIVE, {**chosen, "reason": "a fault in the rules"})
    entry = AuditEntry.objects.deeds().get()
    assert (entry.what, entry.room, entry.reason) == (does, running.code, "a fault in the rules")


def test_a_frozen_match_is_set_going_from_the_list(
    staff: Staff, running: Room, runtime: FakeRuntime
) -> None:
    freeze(running)
    staff("moderator").post(
        LIVE,
        {"action": "resume_matches", "_selected_action": [running.pk], "reason": "it is mended"},
    )
    assert runtime.asked == [("resume", running.match_id)]
    assert AuditEntry.objects.deeds().get().what == "resume_match"


def test_a_helper_does_nothing_there(staff: Staff, running: Room, runtime: FakeRuntime) -> None:
    client = staff("helper")
    for action in ("freeze_matches", "resume_matches", "close_rooms"):
        chosen = {"action": action, "_selected_action": [running.pk], "reason": "I like to"}
        client.post(LIVE, chosen)
    assert runtime.asked == []
    assert not Room.objects.get(pk=running.pk).closed


def test_whose_match_it_is_sees_nothing_of_it(staff: Staff, running: Room) -> None:
    client = staff("moderator")
    assert listed(client) == [running.code]
    Guest.objects.filter(pk=ANN).update(member=Member.objects.get())
    assert listed(client) == []
    assert client.get(LIVE).context["live_counts"][-1][2] == 0


def test_there_is_no_page_of_one_behind_it(staff: Staff, room: Room) -> None:
    client = staff("admin")
    for page in (f"{room.pk}/change/", f"{room.pk}/delete/", "add/"):
        assert client.get(LIVE + page).status_code == 404


def test_a_long_list_costs_no_more_queries(
    staff: Staff, running: Room, django_assert_max_num_queries: object
) -> None:
    for number in range(60):
        present(open_room(BEN, "Ben", GAME, {}, public=False), f"p{number}", "0")
    client = staff("moderator")
    with django_assert_max_num_queries(15):  # type: ignore[operator]
        read(client)
    assert len(listed(client)) == 50
    assert len(listed(client, "?p=2")) == 11


def test_the_desk_leads_there(staff: Staff, room: Room) -> None:
    assert f'href="{LIVE}"' in unescape(staff("helper").get("/admin/").content.decode())
