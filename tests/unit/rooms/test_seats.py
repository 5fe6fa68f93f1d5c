"""Sitting down, moving, standing up; bots in free seats."""

from __future__ import annotations

import pytest

from server.rooms import naming
from server.rooms.models import Room
from server.rooms.services import room_picture, seat_of, set_bot, set_ready, sit, stand
from tests.support.guests import ANN, BEN, EVE, LEVEL, finish, picture_of, refused


def test_a_free_seat_may_be_taken(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    assert room_picture(room.code).guests == {0: ANN, 1: BEN}


def test_a_seat_of_a_room_nobody_opened_is_refused(room: Room) -> None:
    with refused("no-room", room):
        sit("nowhere", BEN, 1, "Ben")


def test_a_seat_that_is_not_there_is_refused(room: Room) -> None:
    with refused("no-such-seat", room):
        sit(room.code, BEN, 2, "Ben")


def test_a_seat_of_somebody_else_is_refused(room: Room) -> None:
    with refused("seat-taken", room):
        sit(room.code, BEN, 0, "Ben")


def test_a_seat_of_a_bot_is_refused(room: Room) -> None:
    stand(room.code, ANN)
    set_bot(room.code, ANN, 1, LEVEL)
    with refused("seat-not-free", room):
        sit(room.code, BEN, 1, "Ben")


def test_a_full_room_says_so(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    with refused("room-full", room):
        sit(room.code, EVE, 1, "Eve")


def test_sitting_down_twice_is_sitting_down_once(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    before = picture_of(room)
    sit(room.code, BEN, 1, "Ben")
    assert picture_of(room) == before


def test_who_sits_may_take_another_name(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "RENAMING", 0)
    sit(room.code, ANN, 0, "Anna")
    assert room_picture(room.code).seats[0].name == "Anna"


def test_who_sits_may_move_and_holds_one_seat_only(room: Room) -> None:
    sit(room.code, ANN, 1, "Ann")
    assert room_picture(room.code).guests == {1: ANN}


def test_who_moves_is_not_ready_any_more(room: Room) -> None:
    set_ready(room.code, ANN, True)
    sit(room.code, ANN, 1, "Ann")
    assert not any(seat.ready for seat in room_picture(room.code).seats)


@pytest.mark.parametrize("name", ["Ann", "ANN", "  ann ", "Ａnn"])
def test_a_name_of_the_room_is_not_given_twice(room: Room, name: str) -> None:
    with refused("name-taken", room):
        sit(room.code, BEN, 1, name)


def test_a_name_is_free_again_after_standing_up(room: Room) -> None:
    stand(room.code, ANN)
    sit(room.code, BEN, 1, "Ann")
    assert room_picture(room.code).guests == {1: BEN}


def test_nobody_sits_down_in_a_running_match(running: Room) -> None:
    with refused("match-running", running):
        sit(running.code, BEN, 1, "Ben")


def test_nobody_takes_another_name_in_a_running_match(running: Room) -> None:
    sit(running.code, ANN, 0, "Anna")
    assert room_picture(running.code).seats[0].name == "Ann"


def test_a_seat_may_be_given_back(room: Room) -> None:
    stand(room.code, ANN)
    assert room_picture(room.code).guests == {}
    stand(room.code, ANN)


def test_a_seat_is_not_given_back_in_a_running_match(running: Room) -> None:
    with refused("match-running", running):
        stand(running.code, ANN)


def test_a_seat_is_given_back_after_the_match(running: Room) -> None:
    finish(running)
    stand(running.code, ANN)
    assert room_picture(running.code).guests == {}


def test_standing_up_where_one_does_not_sit_changes_nothing(room: Room) -> None:
    before = picture_of(room)
    stand(room.code, BEN)
    assert picture_of(room) == before


def test_a_bot_takes_a_free_seat_and_gives_it_back(room: Room) -> None:
    set_bot(room.code, ANN, 1, LEVEL)
    assert room_picture(room.code).seats[1].kind == "bot"
    set_bot(room.code, ANN, 1, None)
    assert room_picture(room.code).seats[1].kind == "free"


def test_a_bot_may_change_its_level(room: Room) -> None:
    set_bot(room.code, ANN, 1, "easy")
    set_bot(room.code, ANN, 1, "normal")
    assert room_picture(room.code).seats[1].level == "normal"


def test_a_bot_does_not_take_the_seat_of_a_person(room: Room) -> None:
    with refused("seat-not-free", room):
        set_bot(room.code, ANN, 0, LEVEL)


def test_a_bot_of_a_level_the_game_does_not_have_is_refused(room: Room) -> None:
    with refused("no-such-level", room):
        set_bot(room.code, ANN, 1, "genius")


def test_a_bot_for_a_seat_that_is_not_there_is_refused(room: Room) -> None:
    with refused("no-such-seat", room):
        set_bot(room.code, ANN, 7, LEVEL)


def test_a_stranger_puts_no_bot_into_a_room(room: Room) -> None:
    with refused("not-seated", room):
        set_bot(room.code, BEN, 1, LEVEL)


def test_whoever_sits_may_put_a_bot_into_a_room(room: Room) -> None:
    stand(room.code, ANN)
    sit(room.code, BEN, 0, "Ben")
    set_bot(room.code, BEN, 1, LEVEL)
    assert room_picture(room.code).seats[1].kind == "bot"


def test_the_opener_may_put_a_bot_into_the_room_without_a_seat(room: Room) -> None:
    stand(room.code, ANN)
    set_bot(room.code, ANN, 0, LEVEL)
    assert room_picture(room.code).seats[0].kind == "bot"


def test_bots_stay_as_they_are_in_a_running_match(running: Room) -> None:
    with refused("match-running", running):
        set_bot(running.code, ANN, 1, None)


def test_a_picture_tells_everybodys_seat(room: Room) -> None:
    picture = room_picture(room.code)
    assert seat_of(picture, ANN) == 0
    assert seat_of(picture, BEN) is None
    assert seat_of(picture, None) is None


def test_there_is_no_picture_of_a_room_nobody_opened(room: Room) -> None:
    with refused("no-room"):
        room_picture("nowhere")
