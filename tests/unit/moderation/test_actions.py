"""What staff do to rooms, seats, lines and matches, done once and on record, and to a room's
host; what is not possible is refused and not on record."""

import pytest
from django.db import DatabaseError, connection, transaction

from server.accounts.models import Guest, Member
from server.matches.models import Head, Match
from server.matches.process.runtime import wall_time
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
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.hosts import hand_host, take_host
from server.moderation.models import AppendOnly, AuditEntry, Case
from server.rooms.chat import lines_above, say
from server.rooms.hosting import kick, succeed
from server.rooms.models import ChatLine, Room, RoomPresence, Seat
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, EVE, refused
from tests.unit.moderation.cases import WHY, deeds, offered, read


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


def test_a_hidden_line_is_told_to_nobody_in_a_closed_room_too_and_shown_again(member, room):
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
    Room.objects.update(closed=True)
    hide_line(member, two, WHY)
    assert room_picture(room.code).hidden == {"table": [2]}


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


def test_a_match_is_frozen_and_set_going_again(member, running, runtime):
    match = Match.objects.get()
    freeze_match(member, match, WHY)
    assert entry() == ("Zofia", "freeze_match", "match", match.code, running.code, WHY)
    Head.objects.update(frozen=True)
    resume_match(member, Match.objects.get(), WHY)
    assert runtime.asked == [("freeze", match.pk), ("resume", match.pk)]


def test_what_stands_is_not_frozen_and_what_runs_not_resumed(member, running, runtime):
    with refused("not-frozen"):
        resume_match(member, Match.objects.get(), WHY)
    Head.objects.update(frozen=True)
    with refused("frozen-already"):
        freeze_match(member, Match.objects.get(), WHY)
    # Nor is one that stops again on record as going.
    runtime.obeys = False
    with refused("stopped-again"):
        resume_match(member, Match.objects.get(), WHY)
    Match.objects.update(over=True)
    with refused("game-over"):
        freeze_match(member, Match.objects.get(), WHY)
    assert [do for do, _ in runtime.asked] == ["resume"]
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


# ---- the host's role


@pytest.fixture
def trio(room):
    """Ann, the host, and two others."""
    Seat.objects.create(room=room, number=2)
    sit(room.code, BEN, 1, "Ben")
    sit(room.code, EVE, 2, "Eve")
    return room


def seat(room, number):
    return Seat.objects.get(room=room, number=number)


def test_somebody_else_is_made_the_host(member, trio):
    version = room_picture(trio.code).version
    hand_host(member, seat(trio, 2), "spam", WHY)
    picture = room_picture(trio.code)
    assert (picture.host, picture.guests[0]) == (EVE, ANN)
    assert picture.version > version
    entry = AuditEntry.objects.get()
    assert (entry.what, entry.target, entry.room) == ("hand_host", f"{trio.code} 3", trio.code)
    assert (entry.before, entry.after) == ({"host": "Ann"}, {"host": "Eve", "ground": "spam"})
    with refused("not-host", trio):
        kick(trio.code, ANN, 1, [0, 1, 2])
    with refused("host-already", trio):
        hand_host(member, seat(trio, 2), "spam", WHY)


def test_the_role_that_is_taken_away_goes_to_whoever_is_there_else_to_the_lowest_seat(member, trio):
    RoomPresence.objects.create(
        code=trio.code, process="web1", seats="0 2", watching=0, host=True, at=wall_time()
    )
    for heir in (EVE, ANN, BEN):
        take_host(member, trio, "spam", WHY)
        assert room_picture(trio.code).host == heir
        if heir == ANN:
            RoomPresence.objects.all().delete()


def test_it_is_neither_given_to_nor_taken_from_nobody(member, room):
    with refused("no-heir", room):
        take_host(member, room, "spam", WHY)
    with refused("no-person", room):
        hand_host(member, seat(room, 1), "spam", WHY)
    Room.objects.update(host=None)
    with refused("no-host", room):
        take_host(member, room, "spam", WHY)
    Room.objects.update(closed=True)
    with refused("closed", room):
        hand_host(member, seat(room, 0), "spam", WHY)
    assert not AuditEntry.objects.exists() and not Case.objects.exists()


def test_who_was_sent_away_since_does_not_come_back_as_the_host(member, other, trio):
    hand_host(member, seat(trio, 1), "insult", WHY)
    empty_seat(member, seat(trio, 0), WHY)
    appeal(Case.objects.get(), "It was a joke")
    answer_appeal(other, Case.objects.get(), False, WHY)
    assert room_picture(trio.code).host == BEN
    with refused("barred", trio):
        sit(trio.code, ANN, 0, "Ann")


@pytest.mark.parametrize("as_member", [False, True])
def test_a_host_whose_seat_is_taken_is_none_and_does_not_sit_down_again(member, trio, as_member):
    """Nor does a member who hosts from another browser."""
    if as_member:
        trio.seats.filter(number=1).update(guest=None, name="")
        host = Member.objects.create_user("Hanna")
        host.guests.add(*Guest.objects.filter(pk__in=(ANN, BEN)))
        Room.objects.update(host=BEN)
    empty_seat(member, seat(trio, 0), WHY)
    assert room_picture(trio.code).host is None
    for number in (0, 1):
        with refused("barred", trio):
            sit(trio.code, BEN if as_member else ANN, number, "Hanna")
    succeed(trio.code, None, [1, 2])
    assert room_picture(trio.code).host == (EVE if as_member else BEN)


def test_the_page_says_whom_it_touches_and_asks_why(staff, trio):
    client = staff("moderator")
    page = f"/admin/rooms/seat/{seat(trio, 1).pk}/hand-host/"
    asked = read(client, page)
    assert f"Ben is the host of room {trio.code} from now on." in asked
    assert "Ann is told why, and may object for 30 days." in asked
    for wrong in ({"ground": "spam"}, {"reason": WHY, "ground": "no such ground"}):
        client.post(page, wrong)
    assert room_picture(trio.code).host == ANN
    client.post(page, {"reason": WHY, "ground": "spam"})
    assert room_picture(trio.code).host == BEN
    back = f"/admin/rooms/room/{trio.pk}/take-host/"
    assert "Ann is the host" in read(client, back)
    client.post(back, {"reason": WHY, "ground": "spam"})
    assert room_picture(trio.code).host == ANN


def test_a_seat_and_a_room_offer_what_can_be_done_to_them_now(moderator, room):
    def ways():
        at_room = offered(moderator, Room.objects.get()) & {"take-host"}
        return [offered(moderator, seat(room, 0)), offered(moderator, seat(room, 1)), at_room]

    assert ways() == [{"empty"}, set(), set()]
    sit(room.code, BEN, 1, "Ben")
    assert ways() == [{"empty"}, {"empty", "hand-host"}, {"take-host"}]
    Room.objects.update(closed=True)
    assert ways() == [set()] * 3
