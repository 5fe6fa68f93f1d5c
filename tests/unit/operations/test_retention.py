"""What nobody came back to is deleted; everything else stays."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db.models import QuerySet
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.library.models import Document
from server.matches.models import Head, Match, Move
from server.moderation.models import Case, CaseLine, Report
from server.moderation.reporting import report
from server.operations import retention
from server.operations.retention import forget_old
from server.rooms.chat import say
from server.rooms.models import NEVER_ENTERED, ChatLine, Played, Room, Seat
from server.rooms.rows import entered
from server.rooms.services import open_room, sit, stand
from tests.support.guests import ANN, BEN, EVE, GAME, finish

pytestmark = pytest.mark.django_db

KINDS = ("matches", "rooms", "empty_rooms", "guests", "cases", "ranges", "sanctions")
KINDS = (*KINDS, "proposals", "sessions", "sign_ins")
NOTHING = dict.fromkeys(KINDS, 0)


def ago(days: float, rows: QuerySet[Any], field: str = "active_at") -> None:
    rows.update(**{field: timezone.now() - timedelta(days=days)})


def begun(days: float, room: Room) -> None:
    at = timezone.now() - timedelta(days=days)
    Match.objects.filter(pk=room.match_id).update(begun_at=int(at.timestamp() * 1000))


@pytest.mark.parametrize(("days", "left"), [(periods.ROOM - 1, 1), (periods.ROOM + 1, 0)])
def test_a_room_that_nobody_came_back_to_goes_with_its_chat(
    room: Room, days: int, left: int
) -> None:
    say(room.code, ANN, "hello there")
    ago(days, Room.objects.all())
    assert forget_old()["rooms"] == 1 - left
    assert Room.objects.count() == ChatLine.objects.count() == left
    assert Seat.objects.exists() is bool(left)


def test_a_room_that_nobody_entered_goes_within_two_hours_and_no_other(room: Room) -> None:
    """Of the others one was looked into for a moment, and in one somebody has sat down."""
    looked_into, sat_in = (open_room(who, "Ben", GAME, {}, public=False) for who in (BEN, EVE))
    sit(sat_in.code, BEN, 1, "Bob")
    for each in Room.objects.all():
        hours_ago = timezone.now() - timedelta(hours=2)
        Room.objects.filter(pk=each.pk).update(created_at=hours_ago, active_at=hours_ago)
    entered(looked_into.code)
    assert forget_old() == {**NOTHING, "empty_rooms": 1}
    assert set(Room.objects.all()) == {looked_into, sat_in}


def test_one_that_was_just_opened_or_entered_stays(room: Room) -> None:
    assert forget_old() == NOTHING
    ago(0.9 * periods.NEVER_ENTERED, Room.objects.all(), "created_at")
    assert forget_old() == NOTHING
    # Even in the moment after its opening.
    other = open_room(BEN, "Ben", GAME, {}, public=False)
    for is_new in (True, False):
        assert Room.objects.filter(NEVER_ENTERED, pk=other.pk).exists() is is_new
        entered(other.code)


def test_a_finished_match_outlives_its_room(running: Room) -> None:
    finish(running)
    ago(periods.ROOM + 1, Room.objects.all())
    assert forget_old()["rooms"] == 1
    played = Played.objects.get(guest=ANN)
    assert (played.match_id, played.room, played.name) == (running.match_id, None, "Ann")
    assert Move.objects.exists()


@pytest.mark.parametrize(
    ("days", "left"), [(periods.UNFINISHED - 1, 1), (periods.UNFINISHED + 1, 0)]
)
def test_a_match_never_finished_goes_later_and_its_room_with_it(
    running: Room, days: int, left: int
) -> None:
    # A long match is kept that somebody looks after.
    begun(periods.UNFINISHED + 100, running)
    ago(days, Room.objects.all())
    assert forget_old()["matches"] == 1 - left
    for model in (Room, Match, Head):
        assert model.objects.count() == left
    for many in (Move, Played, Seat):
        assert many.objects.exists() is bool(left)


def test_so_does_one_without_a_room(running: Room) -> None:
    begun(periods.UNFINISHED - 1, running)
    Room.objects.all().delete()
    assert forget_old() == NOTHING
    begun(periods.UNFINISHED + 1, running)
    assert forget_old() == {**NOTHING, "matches": 1}


def test_a_guest_without_a_seat_is_forgotten_and_so_is_what_they_said(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    say(room.code, BEN, "hello there")
    stand(room.code, BEN)
    ago(periods.GUEST + 1, Guest.objects.filter(pk=BEN), "last_seen")
    assert forget_old() == {**NOTHING, "guests": 1}
    assert list(Guest.objects.values_list("pk", flat=True)) == [ANN]
    line = ChatLine.objects.get()
    assert (line.text, line.name, line.guest, line.hidden) == ("", "", None, True)


def document(owner: UUID) -> None:
    Document.objects.create(code="bcdfghjkmnpq", game=GAME, owner_id=owner, name="X", body="{}")


def test_a_guest_is_kept_who_is_needed_was_here_lately_or_has_an_account(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    Room.objects.update(host=EVE if Guest.objects.create(id=EVE) else None)
    document(Guest.objects.create(id=UUID(int=4)).pk)
    Guest.objects.create(id=UUID(int=5), member=Member.objects.create(username="Zofia"))
    ago(periods.GUEST + 1, Guest.objects.all(), "last_seen")
    Guest.objects.create(id=UUID(int=6), name="Lately")
    ago(periods.GUEST - 1, Guest.objects.filter(name="Lately"), "last_seen")
    assert forget_old() == NOTHING
    assert Guest.objects.count() == 6


def test_sessions_that_are_over_go(member: Member) -> None:
    for days in (-1, 1):
        session = SessionStore()
        session.set_expiry(timezone.now() + timedelta(days=days))
        session.create()
    assert forget_old() == {**NOTHING, "sessions": 1}
    assert Session.objects.get().expire_date > timezone.now()


@pytest.fixture
def member() -> Member:
    return Member.objects.create(username="Zofia")


@pytest.mark.parametrize(
    ("days", "known"), [(periods.SIGN_IN - 1, True), (periods.SIGN_IN + 1, False)]
)
def test_who_somebody_was_before_signing_in_is_forgotten(
    member: Member, days: int, known: bool
) -> None:
    since = int((timezone.now() - timedelta(days=days)).timestamp() * 1000)
    Guest.objects.create(member=member, before=ANN, since=since)
    forget_old()
    guest = Guest.objects.get()
    assert guest.member == member
    assert (guest.before, guest.since) == ((ANN, since) if known else (None, None))


def test_what_is_more_than_a_batch_goes_too_while_there_is_time(
    monkeypatch: pytest.MonkeyPatch, db: None
) -> None:
    monkeypatch.setattr(retention, "ROOMS", 2)
    for _ in range(5):
        open_room(ANN, "Ann", GAME, {}, public=False)
    ago(periods.ROOM + 1, Room.objects.all())
    assert forget_old(budget=0.0) == NOTHING
    assert forget_old()["rooms"] == 5


@pytest.mark.parametrize(
    ("state", "days", "left"),
    [
        (Case.OPEN, 1_000, 1),
        (Case.APPEALED, 1_000, 1),
        (Case.DECIDED, periods.REPORT - 1, 1),
        (Case.DECIDED, periods.REPORT + 1, 0),
        (Case.ANSWERED, periods.REPORT + 1, 0),
        (Case.GONE, periods.REPORT + 1, 0),
    ],
)
def test_a_case_goes_when_it_has_long_been_settled_and_not_before(
    room: Room, state: str, days: int, left: int
) -> None:
    say(room.code, ANN, "you are all vile")
    report(room.code, EVE, "table", 1, "insult", "")
    Case.objects.update(state=state)
    ago(days, Case.objects.all(), "changed_at")
    assert forget_old()["cases"] == 1 - left
    assert Case.objects.count() == CaseLine.objects.count() == Report.objects.count() == left


def test_a_guest_who_is_forgotten_leaves_nothing_in_a_case(room: Room) -> None:
    say(room.code, ANN, "you are all vile")
    report(room.code, EVE, "table", 1, "insult", "please look")
    ago(periods.GUEST + 1, Guest.objects.filter(pk=EVE), "last_seen")
    assert forget_old()["guests"] == 1
    left = Report.objects.get()
    assert (left.reporter, left.words) == (None, "")
