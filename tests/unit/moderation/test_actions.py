"""What staff do, done once and on record; what is not possible, refused and not on record."""

from __future__ import annotations

import pytest
from django.db import DatabaseError, connection, transaction

from server.accounts.models import Member
from server.matches.models import Head, Match
from server.moderation.actions import (
    close_room,
    empty_seat,
    freeze_match,
    hide_line,
    lock_room,
    reopen_room,
    resume_match,
    show_line,
    unlock_room,
)
from server.moderation.models import AppendOnly, AuditEntry
from server.rooms.chat import lines_above, say
from server.rooms.models import ChatLine, Room, Seat
from server.rooms.refusals import Refused
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, refused
from tests.unit.moderation.conftest import FakeRuntime

WHY = "it had to be"


def entry() -> tuple[object, ...]:
    one = AuditEntry.objects.get()
    return one.who, one.what, one.kind, one.target, one.room, one.reason


def test_a_closed_room_takes_nothing_more(member: Member, room: Room) -> None:
    close_room(member, room, WHY)
    with refused("closed", room):
        sit(room.code, BEN, 1, "Ben")
    assert room_picture(room.code).closed
    assert entry() == ("Zofia", "close_room", "room", room.code, room.code, WHY)


def test_a_room_is_closed_once(member: Member, room: Room) -> None:
    close_room(member, room, WHY)
    with pytest.raises(Refused, match="closed"):
        close_room(member, room, WHY)
    assert AuditEntry.objects.count() == 1


def test_a_locked_room_takes_nobody_new_until_it_is_unlocked(member: Member, room: Room) -> None:
    with refused("not-locked", room):
        unlock_room(member, room, WHY)
    lock_room(member, room, WHY)
    with refused("locked", room):
        sit(room.code, BEN, 1, "Ben")
    with refused("locked-already", room):
        lock_room(member, room, WHY)
    assert entry() == ("Zofia", "lock_room", "room", room.code, room.code, WHY)
    unlock_room(member, room, WHY)
    sit(room.code, BEN, 1, "Ben")
    assert room_picture(room.code).guests == {0: ANN, 1: BEN}


def test_a_closed_room_is_not_locked(member: Member, room: Room) -> None:
    close_room(member, room, WHY)
    for do in (lock_room, unlock_room):
        with pytest.raises(Refused, match="closed"):
            do(member, room, WHY)


def test_whoever_is_sent_away_sits_down_no_more(member: Member, room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    empty_seat(member, Seat.objects.get(room=room, number=1), WHY)
    assert room_picture(room.code).guests == {0: ANN}
    with refused("barred", room):
        sit(room.code, BEN, 1, "Ben")
    assert entry() == ("Zofia", "empty_seat", "seat", f"{room.code} 2", room.code, WHY)
    assert AuditEntry.objects.get().before == {"name": "Ben"}


def test_a_seat_is_emptied_while_the_match_runs(member: Member, running: Room) -> None:
    empty_seat(member, Seat.objects.get(room=running, number=0), WHY)
    assert room_picture(running.code).guests == {}
    assert not running.match.over


def test_nobody_is_sent_away_from_a_free_seat(member: Member, room: Room) -> None:
    with refused("no-person", room):
        empty_seat(member, Seat.objects.get(room=room, number=1), WHY)
    assert not AuditEntry.objects.exists()


def test_a_hidden_line_is_told_to_nobody_and_kept(member: Member, room: Room) -> None:
    for text in ("one", "two", "three"):
        say(room.code, ANN, text)
    version = room_picture(room.code).version
    hide_line(member, ChatLine.objects.get(text="two"), WHY)
    assert [line.text for line in lines_above(room.code, "table", 0)] == ["one", "three"]
    picture = room_picture(room.code)
    assert picture.hidden == {"table": [2]}
    assert picture.version > version
    assert ChatLine.objects.get(text="two").hidden
    assert entry() == ("Zofia", "hide_line", "line", f"{room.code} table 2", room.code, WHY)
    with pytest.raises(Refused, match="hidden-already"):
        hide_line(member, ChatLine.objects.get(text="two"), WHY)


def test_a_hidden_line_is_shown_again(member: Member, room: Room) -> None:
    line = say(room.code, ANN, "one")
    with refused("not-hidden", room):
        show_line(member, line, WHY)
    hide_line(member, line, WHY)
    show_line(member, line, WHY)
    assert [each.text for each in lines_above(room.code, "table", 0)] == ["one"]
    assert not any(room_picture(room.code).hidden.values())
    assert AuditEntry.objects.filter(what="show_line", reason=WHY).count() == 1


def test_a_closed_room_is_opened_again_as_it_was(member: Member, running: Room) -> None:
    before = room_picture(running.code)
    with refused("not-closed", running):
        reopen_room(member, running, WHY)
    close_room(member, running, WHY)
    with pytest.raises(Refused, match="closed"):
        say(running.code, ANN, "is anybody here?")
    reopen_room(member, running, WHY)
    after = room_picture(running.code)
    assert (after.closed, after.guests, after.match_id) == (False, before.guests, before.match_id)
    say(running.code, ANN, "here we are")
    assert [entry.what for entry in AuditEntry.objects.all()] == ["reopen_room", "close_room"]


def test_a_line_is_hidden_in_a_closed_room_too(member: Member, room: Room) -> None:
    line = say(room.code, ANN, "one")
    close_room(member, room, WHY)
    hide_line(member, line, WHY)
    assert room_picture(room.code).hidden == {"table": [1]}


def test_a_match_is_frozen_and_set_going_again(
    member: Member, running: Room, runtime: FakeRuntime
) -> None:
    match = Match.objects.get()
    freeze_match(member, match, WHY)
    assert entry() == ("Zofia", "freeze_match", "match", match.code, running.code, WHY)
    Head.objects.update(frozen=True)
    resume_match(member, Match.objects.get(), WHY)
    assert runtime.asked == [("freeze", match.pk), ("resume", match.pk)]


def test_what_stands_is_not_frozen_and_what_runs_not_resumed(
    member: Member, running: Room, runtime: FakeRuntime
) -> None:
    with pytest.raises(Refused, match="not-frozen"):
        resume_match(member, Match.objects.get(), WHY)
    Head.objects.update(frozen=True)
    with pytest.raises(Refused, match="frozen-already"):
        freeze_match(member, Match.objects.get(), WHY)
    Match.objects.update(over=True)
    with pytest.raises(Refused, match="game-over"):
        freeze_match(member, Match.objects.get(), WHY)
    assert runtime.asked == []


def test_a_match_that_stops_again_is_not_on_record_as_going(
    member: Member, running: Room, runtime: FakeRuntime
) -> None:
    Head.objects.update(frozen=True)
    runtime.obeys = False
    with pytest.raises(Refused, match="stopped-again"):
        resume_match(member, Match.objects.get(), WHY)
    assert not AuditEntry.objects.exists()


def test_nothing_on_record_is_changed_or_taken_out(member: Member, room: Room) -> None:
    close_room(member, room, WHY)
    one = AuditEntry.objects.get()
    one.reason = "another"
    for attempt in (
        one.save,
        one.delete,
        AuditEntry.objects.all().delete,
        lambda: AuditEntry.objects.update(reason="another"),
    ):
        with pytest.raises(AppendOnly):
            attempt()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE moderation_auditentry SET reason = 'another'",
        "DELETE FROM moderation_auditentry",
    ],
)
def test_the_database_refuses_it_too(member: Member, room: Room, sql: str) -> None:
    close_room(member, room, WHY)
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql)
    assert AuditEntry.objects.get().reason == WHY
