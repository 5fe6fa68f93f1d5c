"""The table's chat: numbered rows, and who may write."""

from __future__ import annotations

import pytest

from server.rooms.models import Room
from server.rooms.services import CHAT_AT_ONCE, chat_since, say, sit, stand
from tests.rooms.people import ANN, BEN, refused


def test_lines_are_numbered_without_a_gap(room: Room) -> None:
    sit(room.code, BEN, 1, "Ben")
    lines = [say(room.code, who, "hello") for who in (ANN, BEN, ANN)]
    assert [(line.number, line.seat, line.name) for line in lines] == [
        (1, 0, "Ann"),
        (2, 1, "Ben"),
        (3, 0, "Ann"),
    ]


def test_what_was_missed_comes_in_its_order(room: Room) -> None:
    for text in ("one", "two", "three"):
        say(room.code, ANN, text)
    assert [line.text for line in chat_since(room.code, 1)] == ["two", "three"]
    assert chat_since(room.code, 3) == []


def test_of_very_many_lines_the_newest_come(room: Room) -> None:
    for number in range(CHAT_AT_ONCE + 2):
        say(room.code, ANN, str(number))
    assert [line.number for line in chat_since(room.code, 0)][:: CHAT_AT_ONCE - 1] == [3, 202]


def test_a_line_keeps_the_name_under_which_it_was_said(room: Room) -> None:
    say(room.code, ANN, "hello")
    stand(room.code, ANN)
    assert chat_since(room.code, 0)[0].name == "Ann"


def test_who_holds_no_seat_does_not_chat_at_the_table(room: Room) -> None:
    with refused("not-seated", room):
        say(room.code, BEN, "hello")


def test_rooms_have_chats_of_their_own(room: Room) -> None:
    say(room.code, ANN, "hello")
    assert chat_since("elsewhere", 0) == []
    with refused("no-room", room):
        say("elsewhere", ANN, "hello")


@pytest.mark.parametrize("text", ["", "   ", "a\x00b", "\u202egpj.exe"], ids=ascii)
def test_a_line_that_shows_nothing_or_hides_something_is_refused(room: Room, text: str) -> None:
    with refused("malformed", room):
        say(room.code, ANN, text)


def test_a_line_has_an_end(room: Room) -> None:
    assert say(room.code, ANN, "x" * 300).text == "x" * 300
    with refused("too-long", room):
        say(room.code, ANN, "x" * 301)
