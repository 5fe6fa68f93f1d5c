"""Whoever plays does not watch as well, in whichever of their browsers."""

from __future__ import annotations

import pytest

from server.accounts.models import Guest, Member
from server.members.claiming import claim
from server.rooms.models import Room
from server.rooms.services import room_picture, seat_of, sit
from tests.support.guests import ANN, BEN, EVE


@pytest.fixture
def member(db: None) -> Member:
    return Member.objects.create(username="ann")


def test_every_browser_of_a_member_speaks_for_the_members_seat(room: Room, member: Member) -> None:
    claim(ANN, member)
    claim(EVE, member)
    picture = room_picture(room.code)
    assert [seat_of(picture, guest) for guest in (ANN, EVE, BEN)] == [0, 0, None]
    assert [line.seat for line in picture.seats] == [0, 1]


def test_a_browser_that_holds_a_seat_itself_speaks_for_that_one(room: Room, member: Member) -> None:
    sit(room.code, BEN, 1, "Ben")
    claim(ANN, member)
    claim(BEN, member)
    picture = room_picture(room.code)
    assert [seat_of(picture, guest) for guest in (ANN, BEN)] == [0, 1]


def test_guests_without_an_account_are_nobodys_other_browser(room: Room) -> None:
    Guest.objects.create(id=EVE, name="Eve")
    assert seat_of(room_picture(room.code), EVE) is None


def test_a_room_looks_again_when_somebody_at_its_table_signs_in(room: Room, member: Member) -> None:
    before = room_picture(room.code).version
    claim(EVE, member)
    assert room_picture(room.code).version == before
    claim(ANN, member)
    assert room_picture(room.code).version > before
