"""Whoever plays does not watch as well, in whichever browser they are signed in."""

import pytest

from server.accounts.models import Guest, Member
from server.members.claiming import claim
from server.rooms.hosting import dismiss
from server.rooms.identity import who
from server.rooms.pictures import seat_of
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, EVE, refused


@pytest.fixture
def member(db):
    return Member.objects.create(username="ann")


def test_a_member_speaks_for_the_members_seat_in_every_browser(room, member):
    sit(room.code, EVE, 1, "Eve")
    here, there = claim(ANN, member), claim(BEN, member)
    picture = room_picture(room.code)
    assert seat_of(picture, here, member.pk) == seat_of(picture, there, member.pk) == 0
    assert [seat_of(picture, guest) for guest in (ANN, BEN, there)] == [None] * 3
    assert [line.seat for line in picture.seats] == [0, 1]
    # A browser that holds a seat itself speaks for that one.
    other = claim(EVE, member)
    assert seat_of(room_picture(room.code), other, member.pk) == 1


def test_a_room_looks_again_when_somebody_at_its_table_signs_in(room, member):
    before = room_picture(room.code).version
    claim(EVE, member)
    assert room_picture(room.code).version == before
    claim(ANN, member)
    picture = room_picture(room.code)
    assert picture.version > before
    # It is told as whom somebody sat before.
    assert list(picture.former) == [ANN]


def test_everything_of_the_guest_comes_along_and_nothing_stays(running, member):
    guest = claim(ANN, member)
    running.refresh_from_db()
    assert running.host_id == guest
    assert running.seats.get(number=0).guest_id == guest
    assert list(member.guests.values_list("played__match", flat=True)) == [running.match_id]
    before = Guest.objects.get(pk=ANN)
    assert before.member is None and before.name == ""
    assert not before.seats.exists() and not before.played.exists()


def test_whoever_was_sent_away_is_so_as_a_member_too(room, member):
    room.barred = [{"guest": str(BEN), "name": "Ben", "who": who(room.code, BEN, None)}]
    room.save()
    Guest.objects.create(id=BEN)
    for guest in (claim(BEN, member), claim(EVE, member)):
        with refused("barred", room):
            sit(room.code, guest, 1, "Ben")
        # So that no page offers them a chair.
        assert room_picture(room.code).unseated == {who(room.code, guest, member.pk)}


def test_a_removed_spectator_is_so_as_a_member_too(room, member):
    Guest.objects.create(id=BEN)
    for guest, name in ((BEN, "Ben"), (EVE, "Eve")):
        dismiss(room.code, ANN, who(room.code, guest, None), name)
    claim(BEN, member)
    removed = room_picture(room.code).removed
    assert removed == {who(room.code, BEN, member.pk), who(room.code, EVE, None)}
