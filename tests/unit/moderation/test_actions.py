"""What staff do, done once and on record; what is not possible, refused and not on record."""

import pytest
from django.db import DatabaseError, connection, transaction

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
from server.rooms.models import ChatLine, Seat
from server.rooms.refusals import Refused
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, refused
from tests.unit.moderation.cases import WHY, deeds


def entry():
    one = AuditEntry.objects.get()
    return one.who, one.what, one.kind, one.target, one.room, one.reason


def test_a_closed_room_takes_nothing_more(member, room):
    close_room(member, room, WHY)
    with refused("closed", room):
        sit(room.code, BEN, 1, "Ben")
    assert room_picture(room.code).closed
    assert entry() == ("Zofia", "close_room", "room", room.code, room.code, WHY)
    for do in (close_room, lock_room, unlock_room):
        with refused("closed", room):
            do(member, room, WHY)
    assert deeds() == ["close_room"]


def test_a_locked_room_takes_nobody_new_until_it_is_unlocked(member, room):
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


def test_whoever_is_sent_away_sits_down_no_more(member, room):
    with refused("no-person", room):
        empty_seat(member, Seat.objects.get(room=room, number=1), WHY)
    sit(room.code, BEN, 1, "Ben")
    empty_seat(member, Seat.objects.get(room=room, number=1), WHY)
    assert room_picture(room.code).guests == {0: ANN}
    with refused("barred", room):
        sit(room.code, BEN, 1, "Ben")
    assert entry() == ("Zofia", "empty_seat", "seat", f"{room.code} 2", room.code, WHY)
    assert AuditEntry.objects.get().before == {"name": "Ben"}


def test_a_seat_is_emptied_while_the_match_runs(member, running):
    empty_seat(member, Seat.objects.get(room=running, number=0), WHY)
    assert room_picture(running.code).guests == {}
    assert not running.match.over


def test_a_hidden_line_is_told_to_nobody_and_shown_again(member, room):
    for text in ("one", "two", "three"):
        say(room.code, ANN, text)
    version, two = room_picture(room.code).version, ChatLine.objects.get(text="two")

    def heard():
        return [line.text for line in lines_above(room.code, "table", 0)]

    with refused("not-hidden", room):
        show_line(member, two, WHY)
    hide_line(member, two, WHY)
    picture = room_picture(room.code)
    assert heard() == ["one", "three"]
    assert picture.hidden == {"table": [2]} and picture.version > version
    assert ChatLine.objects.get(text="two").hidden
    assert entry() == ("Zofia", "hide_line", "line", f"{room.code} table 2", room.code, WHY)
    with refused("hidden-already", room):
        hide_line(member, two, WHY)
    show_line(member, two, WHY)
    assert heard() == ["one", "two", "three"]
    assert not any(room_picture(room.code).hidden.values())
    assert deeds() == ["hide_line", "show_line"]


def test_a_closed_room_is_opened_again_as_it_was(member, running):
    before = room_picture(running.code)
    with refused("not-closed", running):
        reopen_room(member, running, WHY)
    close_room(member, running, WHY)
    with refused("closed", running):
        say(running.code, ANN, "is anybody here?")
    reopen_room(member, running, WHY)
    after = room_picture(running.code)
    assert (after.closed, after.guests, after.match_id) == (False, before.guests, before.match_id)
    say(running.code, ANN, "here we are")
    assert deeds() == ["close_room", "reopen_room"]


def test_a_line_is_hidden_in_a_closed_room_too(member, room):
    line = say(room.code, ANN, "one")
    close_room(member, room, WHY)
    hide_line(member, line, WHY)
    assert room_picture(room.code).hidden == {"table": [1]}


def test_a_match_is_frozen_and_set_going_again(member, running, runtime):
    match = Match.objects.get()
    freeze_match(member, match, WHY)
    assert entry() == ("Zofia", "freeze_match", "match", match.code, running.code, WHY)
    Head.objects.update(frozen=True)
    resume_match(member, Match.objects.get(), WHY)
    assert runtime.asked == [("freeze", match.pk), ("resume", match.pk)]


def test_what_stands_is_not_frozen_and_what_runs_not_resumed(member, running, runtime):
    with pytest.raises(Refused, match="not-frozen"):
        resume_match(member, Match.objects.get(), WHY)
    Head.objects.update(frozen=True)
    with pytest.raises(Refused, match="frozen-already"):
        freeze_match(member, Match.objects.get(), WHY)
    Match.objects.update(over=True)
    with pytest.raises(Refused, match="game-over"):
        freeze_match(member, Match.objects.get(), WHY)
    assert runtime.asked == []


def test_a_match_that_stops_again_is_not_on_record_as_going(member, running, runtime):
    Head.objects.update(frozen=True)
    runtime.obeys = False
    with pytest.raises(Refused, match="stopped-again"):
        resume_match(member, Match.objects.get(), WHY)
    assert not AuditEntry.objects.exists()


def test_nothing_on_record_is_changed_or_taken_out_nor_does_the_database_do_it(member, room):
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
    for sql in ("UPDATE {} SET reason = 'x'", "DELETE FROM {}"):
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(sql.format("moderation_auditentry"))
    assert AuditEntry.objects.get().reason == WHY
