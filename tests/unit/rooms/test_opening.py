"""Opening a room: options, seats, the code in its link."""

import pytest

from games.chance import commitment
from server.accounts.models import Guest
from server.core.codes import ALPHABET, LENGTH
from server.rooms.models import Room
from server.rooms.opening import checked
from server.rooms.services import open_room, room_picture
from tests.support.guests import ANN, GAME, refused

NAMED_OR_NOT = ("central", "pick")

pytestmark = pytest.mark.django_db


def test_the_opener_sits_at_seat_0_and_is_the_host():
    room = open_room(ANN, " Ann ", GAME, {}, public=True)
    seats = [(seat.number, seat.guest_id, seat.name) for seat in room.seats.all()]
    assert seats == [(0, ANN, "Ann"), (1, None, "")]
    assert room.host_id == ANN and room.public
    assert room.options == checked(GAME, {"best_of": 1}).options, "left out, those of the game"


def test_a_guest_has_a_row_once_they_have_opened_a_room_and_not_for_one_that_was_refused():
    with refused("bad-name"):
        open_room(ANN, "", GAME, {}, public=False)
    assert not Room.objects.exists() and not Guest.objects.exists()
    for name in ("Ann", "Anna"):
        open_room(ANN, name, GAME, {}, public=False)
    assert [guest.name for guest in Guest.objects.all()] == ["Anna"]


def test_options_come_from_a_form_as_text_and_what_nobody_knows_is_refused():
    chosen = checked(GAME, {"best_of": "3", "seats": "2"})
    assert (chosen.options["best_of"], chosen.seats) == (3, 2)
    for game, options, code in (
        (GAME, {"best_of": "2"}, "malformed"),
        (GAME, {"colour": "red"}, "malformed"),
        (GAME, {"seats": "x"}, "malformed"),
        (GAME, {"seats": "3"}, "too-many-seats"),
        ("chess", {}, "malformed"),
    ):
        with refused(code):
            open_room(ANN, "Ann", game, options, public=False)


def test_the_sides_of_the_seats_are_known_where_the_options_name_them():
    named, picked = (open_room(ANN, "Ann", GAME, {"sides": how}, False) for how in NAMED_OR_NOT)
    assert room_picture(named.code).sides == ["central", "entente"]
    assert room_picture(picked.code).sides == ["unknown", "unknown"]
    assert room_picture(open_room(ANN, "Ann", "kosmiczna_eskadra", {}, False).code).sides == []
    # Nor where the game has those options no more.
    Room.objects.update(options={"sides": "north"})
    assert room_picture(named.code).sides == []


def test_every_room_has_a_long_code_and_is_committed_to_a_secret_of_its_own():
    rooms = [open_room(ANN, "Ann", GAME, {}, public=False) for _ in range(20)]
    codes, secrets = ({getattr(room, own) for room in rooms} for own in ("code", "secret"))
    assert len(codes) == len(secrets) == 20
    assert all(len(code) == LENGTH and set(code) <= set(ALPHABET) for code in codes)
    assert rooms[0].commitment == commitment(rooms[0].secret)
