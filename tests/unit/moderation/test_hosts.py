"""The host's role of a room, given to somebody else by staff: done once, on record, told to the
former host, and taken back after an objection."""

import pytest

from server.accounts.models import Guest, Member
from server.matches.process.runtime import wall_time
from server.moderation.actions import empty_seat
from server.moderation.deciding import answer_appeal, appeal
from server.moderation.hosts import hand_host, take_host
from server.moderation.models import AuditEntry, Case
from server.rooms.hosting import kick, succeed
from server.rooms.models import Room, RoomPresence, Seat
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, EVE, refused
from tests.unit.moderation.cases import WHY, offered, read


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
