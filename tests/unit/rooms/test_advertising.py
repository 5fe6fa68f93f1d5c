"""Advertising: what looks like it, from whom, and that what waits is nowhere said."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from server.rooms.advertising import FIRST, looks_like_advertising, say_held, say_unless_held
from server.rooms.chat import say
from server.rooms.services import open_room, sit
from tests.support.guests import ANN, BEN, EVE, GAME, refused

LINK = "buy it on www.example.com"


@pytest.mark.parametrize(
    ("looks_so", "texts"),
    [
        (True, ["https://example.com", "see WWW.example.com", "tanio: sklep-24.pl!"]),
        (True, ["zadzwoń 600 700 800", "+48 600-700-800", "(600) 700.800"]),
        (False, ["Cześć, gramy?", "No.. to go.wait", "I have 12 000 points, you 8500"]),
        (False, ["12.11.2026 o 18:30"]),
    ],
)
def test_links_and_telephone_numbers_look_like_it_and_what_people_say_does_not(looks_so, texts):
    assert [looks_like_advertising(text) for text in texts] == [looks_so] * len(texts)


def test_a_line_that_waits_is_not_there(room):
    before = room.version
    assert not say_unless_held(room.code, ANN, LINK)
    room.refresh_from_db()
    assert not room.chat.exists() and room.version == before
    assert say_unless_held(room.code, ANN, "hello")


def test_what_was_held_is_said_once_though_its_author_has_come_back_with_it(room):
    for _socket in range(2):
        say_held(room.code, ANN, LINK)
    assert [line.text for line in room.chat.all()] == [LINK]
    say_held(room.code, ANN, "and that")
    assert room.chat.count() == 2


def test_who_is_new_no_more_says_it_at_once(room):
    for _ in range(FIRST):
        say(room.code, ANN, "hello")
    assert say_unless_held(room.code, ANN, LINK)


def test_the_same_text_in_another_room_is_a_sign(room):
    other = open_room(BEN, "Ben", GAME, {}, public=True)
    sit(other.code, ANN, 1, "Ann")
    say(other.code, ANN, "hello everybody")
    assert not say_unless_held(room.code, ANN, " hello  everybody ")
    assert say_unless_held(room.code, ANN, "hello you")
    assert say_unless_held(other.code, ANN, "hello everybody")


def test_what_may_not_be_said_is_refused_and_does_not_wait(room):
    with refused("name-needed", room):
        say_unless_held(room.code, EVE, LINK)
    with refused("too-long", room):
        say_unless_held(room.code, ANN, LINK * 20)


def test_moves_wait_for_the_writing_alone(room):
    """On SQLite nobody else writes from the first line of the transaction to its last."""
    with CaptureQueriesContext(connection) as asked:
        say_unless_held(room.code, ANN, "hello")
    kinds = [query["sql"].split(" ", 1)[0] for query in asked]
    before = kinds.index("SAVEPOINT")
    written = [kind for kind in kinds[before:] if kind not in ("SAVEPOINT", "RELEASE")]
    assert written == ["SELECT", "UPDATE", "SELECT", "SELECT", "INSERT"]
    assert sum("rooms_sanction" in query["sql"] for query in asked) == 1
