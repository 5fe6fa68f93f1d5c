"""A member's seat on another device: taken along by one click, and by nobody else's."""

import pytest

from server.core.messages import say
from server.rooms.own_seats import seat_elsewhere, take_own_seat
from tests.support.guests import ANN, BEN, EVE, refused
from tests.unit.members.visitors import Visitor, read


@pytest.fixture
def phone(visitor, running):
    """Ann's second device; her match is on."""
    Visitor(ANN).sign_up("Ann")
    phone = Visitor(BEN)
    phone.sign_in("Ann")
    return phone


def test_the_room_offers_the_seat_on_the_other_device(phone, running):
    page = read(phone, f"/r/{running.code}/")
    assert say("en", "seat-elsewhere", number=1) in page
    stranger = read(Visitor(EVE), f"/r/{running.code}/")
    assert say("en", "seat-take") not in stranger


def test_one_click_takes_it_along_while_the_match_runs(phone, running):
    before = running.seats.get(number=0).guest_id
    response = phone.submit(f"/r/{running.code}/", f"/r/{running.code}/mine/")
    assert response["Location"] == f"/r/{running.code}/"
    seat = running.seats.get(number=0)
    assert (seat.guest_id, seat.name) == (phone.guest, "Ann")
    running.refresh_from_db()
    assert running.host_id == phone.guest
    assert seat_elsewhere(running, before) == 0
    assert seat_elsewhere(running, phone.guest) is None


def test_nobody_takes_the_seat_of_somebody_else(phone, running):
    """Nor does who has signed out, or once more whoever has it."""
    eve = Visitor(EVE)
    eve.sign_up("Eve")
    with refused("not-yours", running):
        take_own_seat(running.code, eve.guest)
    page = eve.submit("/", f"/r/{running.code}/mine/")
    assert say("en", "refuse-not-yours") in read(eve, page["Location"])
    take_own_seat(running.code, phone.guest)
    with refused("not-yours", running):
        take_own_seat(running.code, phone.guest)
    assert running.seats.get(number=0).guest_id == phone.guest
    phone.sign_out()
    with refused("not-yours", running):
        take_own_seat(running.code, phone.guest)
    # Guests without an account have nothing in common.
    assert seat_elsewhere(running, phone.guest) is None
