"""Rooms in use: who is there through any process, which matches are stuck, frozen or forgotten, and
what can be done to each at once."""

import time

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Head, Match
from server.moderation.live_rooms import LONG_PAST
from server.moderation.models import AuditEntry, LiveRoom
from server.rooms.models import Room, RoomPresence
from server.rooms.services import open_room
from tests.support.guests import ANN, BEN, GAME
from tests.unit.moderation.cases import WHY, deeds, listed, one_of, read

LIVE = "/admin/moderation/liveroom/"


@pytest.fixture(autouse=True)
def several_processes(settings):
    settings.EMBEDDED = False


def now():
    return int(time.time() * 1000)


def present(room, process, seats="", watching=0, ago=-3_600_000):
    """Fresh for as long as a slow machine takes, unless it was so long ago."""
    RoomPresence.objects.create(
        code=room.code, process=process, seats=seats, watching=watching, at=now() - ago
    )


@pytest.fixture
def helper(db):
    return one_of("helper", "Hela")


def codes(person, **asked):
    """Of the rooms that the list has."""
    return [room.code for room in listed(person, LiveRoom, **asked)]


def test_rooms_with_somebody_are_listed_and_connections_of_all_processes_counted(
    staff, helper, room
):
    """Two windows of one seat are one person; spectators are counted each."""
    assert codes(helper) == []
    present(room, "long gone", "5", 7, ago=60_000)
    assert codes(helper) == []
    present(room, "here", "0", 2)
    assert codes(helper) == [room.code]
    present(room, "there", "0 1", 3)
    assert say("en", "live-connected", players=2, watching=5) in read(staff("helper"), LIVE)


class Here:
    """The registry of the one process, with one room."""

    def __init__(self, code):
        self._code = code

    def codes(self):
        return [self._code]

    async def connected(self, codes):
        return {self._code: ({0}, 4)} if self._code in codes else {}


def test_so_it_is_where_one_process_does_everything(staff, room, settings, monkeypatch):
    settings.EMBEDDED = True
    monkeypatch.setattr("server.moderation.live_rooms.registry_if_open", lambda: Here(room.code))
    page = read(staff("helper"), LIVE)
    assert room.code in page and say("en", "live-connected", players=1, watching=4) in page


def freeze(room):
    Head.objects.filter(match=room.match_id).update(frozen=True, due_at=None)


def owe(room, late):
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
def test_a_running_match_is_found_by_what_befell_it(staff, running, state, befalls):
    befalls(running)
    shown = staff("helper").get(LIVE, {"state": state}).context
    assert [room.code for room in shown["cl"].result_list] == [running.code]
    counted = {key: count for _, key, count in shown["live_counts"]}
    assert counted[state] == 1


def test_what_is_looked_after_is_not_among_them(helper, running):
    owe(running, 2_000)
    assert codes(helper, state="stuck") == []
    for none in (Room.objects.filter(pk=running.pk), Match.objects):
        assert codes(helper) == [running.code]
        field = "closed" if none.model is Room else "over"
        none.update(**{field: True})
        assert codes(helper) == []
        none.update(**{field: False})
    present(running, "here", watching=1)
    assert codes(helper, state="forgotten") == []


def test_a_row_says_seats_deadline_and_how_late_it_is(staff, running):
    owe(running, 5 * 60_000 + 1_000)
    page = read(staff("helper"), LIVE, language="pl")
    late = say("pl", "time-minutes", count=5)
    for told in (
        say("pl", "live-seats", people=1, bots=1, free=0),
        say("pl", "live-due-late", time=late),
        say("pl", "live-acted", time=say("pl", "time-moment")),
        say("pl", "live-stuck"),
    ):
        assert told in page


def test_what_can_be_done_stands_in_the_row_for_whoever_may(staff, running):
    do = [
        f"/admin/matches/match/{running.match_id}/freeze",
        f"/admin/matches/match/{running.match_id}/resume",
        f"/admin/rooms/room/{running.pk}/close",
    ]

    def ways(group):
        page = read(staff(group), LIVE)
        return [each in page for each in do]

    assert ways("moderator") == [True, False, True]
    assert ways("helper") == [False] * 3
    freeze(running)
    assert ways("senior") == [False, True, True]


@pytest.mark.parametrize(
    ("action", "does"),
    [
        ("freeze_matches", "freeze_match"),
        ("resume_matches", "resume_match"),
        ("close_rooms", "close_room"),
    ],
)
def test_several_are_dealt_with_at_once_by_those_who_may_and_with_a_reason(
    staff, running, runtime, action, does
):
    Head.objects.update(frozen=does == "resume_match")
    chosen = {"action": action, "_selected_action": [running.pk]}
    client = staff("moderator")
    staff("helper").post(LIVE, {**chosen, "reason": WHY})
    client.post(LIVE, chosen)
    assert deeds() == [] and runtime.asked == []
    client.post(LIVE, {**chosen, "reason": WHY})
    entry = AuditEntry.objects.deeds().get()
    assert (entry.what, entry.room, entry.reason) == (does, running.code, WHY)


def test_whose_match_it_is_sees_nothing_of_it(staff, running):
    client = staff("moderator")
    person = Member.objects.get()
    assert codes(person) == [running.code]
    Guest.objects.filter(pk=ANN).update(member=person)
    assert codes(person) == []
    assert client.get(LIVE).context["live_counts"][-1][2] == 0


def test_a_long_list_costs_no_more_queries(staff, running, django_assert_max_num_queries):
    for number in range(60):
        present(open_room(BEN, "Ben", GAME, {}, public=False), f"p{number}", "0")
    client = staff("moderator")
    with django_assert_max_num_queries(15):
        read(client, LIVE)
    person = Member.objects.get()
    assert (len(codes(person)), len(codes(person, p="2"))) == (50, 11)
