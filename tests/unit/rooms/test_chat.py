"""The chat: numbered rows by channel, who may write, who hears it, and what is held since it looks
like advertising."""

from typing import get_args

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from server.protocol.messages import QuickPhrase
from server.protocol.room_settings import RoomSettings
from server.rooms import chat
from server.rooms.advertising import FIRST, looks_like_advertising, say_held, say_unless_held
from server.rooms.chat import (
    channels_heard,
    lines_above,
    name_to_watch_under,
    say,
    say_phrase,
)
from server.rooms.hosting import admit, change
from server.rooms.live.arrivals import lines_told
from server.rooms.services import open_room, sit, stand
from tests.messages import LANGUAGES, SHELL, messages
from tests.support.guests import ANN, BEN, EVE, GAME, refused


def test_lines_are_numbered_without_a_gap_and_keep_the_name_they_were_said_under(room):
    sit(room.code, BEN, 1, "Ben")
    lines = [say(room.code, who, "hello") for who in (ANN, BEN, ANN)]
    assert [(line.number, line.seat) for line in lines] == [(1, 0), (2, 1), (3, 0)]
    stand(room.code, ANN)
    assert [line.name for line in lines_above(room.code, "table", 0)] == ["Ann", "Ben", "Ann"]


def test_what_was_missed_comes_in_its_order_and_nothing_of_another_room(room):
    for text in ("one", "two", "three"):
        say(room.code, ANN, text)
    assert [line.text for line in lines_above(room.code, "table", 1)] == ["two", "three"]
    assert lines_above(room.code, "table", 3) == lines_above("elsewhere", "table", 0) == []
    # Nor what was taken away.
    room.chat.filter(number=2).update(hidden=True)
    assert [line.text for line in lines_above(room.code, "table", 1)] == ["three"]
    assert say(room.code, ANN, "four").number == 4


def test_of_very_many_lines_the_newest_come(room, monkeypatch):
    monkeypatch.setattr(chat, "AT_ONCE", 5)
    for number in range(7):
        say(room.code, ANN, str(number))
    numbers = [line.number for line in lines_above(room.code, "table", 0)]
    assert numbers == [3, 4, 5, 6, 7]


def test_those_who_watch_have_a_channel_and_numbers_of_their_own(room):
    say(room.code, ANN, "hello")
    said = [say(room.code, EVE, "nice game", watching_as="Eve") for _ in range(2)]
    assert [(line.channel, line.number, line.seat) for line in said] == [
        ("watchers", 1, None),
        ("watchers", 2, None),
    ]
    assert [line.name for line in lines_above(room.code, "watchers", 0)] == ["Eve", "Eve"]
    assert [line.name for line in lines_above(room.code, "table", 0)] == ["Ann"]


def test_who_watches_talks_under_a_name_and_in_a_room(room):
    for speak in (say, say_phrase):
        with refused("name-needed", room):
            speak(room.code, EVE, "hello")
        with refused("no-room", room):
            speak("elsewhere", ANN, "hello")


def test_in_a_room_that_is_closed_to_spectators_nobody_talks_as_one(room):
    admit(room.code, ANN, False)
    with refused("unwatched", room):
        name_to_watch_under(room.code, EVE, "Eve")
    for speak in (say, say_phrase):
        with refused("unwatched", room):
            speak(room.code, EVE, "hello", watching_as="Eve")
    # Its host watches without a seat.
    stand(room.code, ANN)
    assert name_to_watch_under(room.code, ANN, "Ann") == "Ann"
    assert say(room.code, ANN, "hello", watching_as="Ann").channel == "watchers"
    admit(room.code, ANN, True)
    assert name_to_watch_under(room.code, EVE, "Eve") == "Eve"


def test_a_name_to_watch_under_is_one_and_not_taken_for_somebodys_at_the_table(room):
    for name in ("Ann", "ａnn"):
        with refused("name-taken", room):
            name_to_watch_under(room.code, EVE, name)
        with refused("name-taken", room):
            say(room.code, EVE, "I resign", watching_as=name)
    with refused("bad-name", room):
        name_to_watch_under(room.code, EVE, "\u202eevE")
    assert name_to_watch_under(room.code, EVE, "  Eve  ") == "Eve"


def test_at_play_the_table_does_not_hear_those_who_watch():
    """Nor do those who watch an earlier moment hear the table of the present one."""
    both, table, watchers = ["table", "watchers"], ["table"], ["watchers"]
    for seated, running, behind, heard in (
        (True, True, False, table),
        (True, True, True, table),
        (True, False, False, both),
        (False, True, False, both),
        (False, True, True, watchers),
        (False, False, False, both),
    ):
        assert list(channels_heard(seated, running, behind)) == heard, (seated, running, behind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_can_be_read(language):
    phrases = {f"phrase-{phrase}" for phrase in get_args(QuickPhrase)}
    assert phrases <= messages(SHELL / f"{language}.ftl")


def test_where_phrases_are_enough_nothing_else_is_written(room):
    change(room.code, ANN, None, RoomSettings(chat="phrases"))
    for guest, watching_as in ((ANN, ""), (EVE, "Eve")):
        with refused("phrases-only", room):
            say(room.code, guest, "hello", watching_as=watching_as)
        line = say_phrase(room.code, guest, "well-played", watching_as=watching_as)
        assert (line.phrase, line.text) == ("well-played", "")


def test_a_line_has_an_end_shows_something_and_hides_nothing(room):
    assert say(room.code, ANN, "x" * 300).text == "x" * 300
    with refused("too-long", room):
        say(room.code, ANN, "x" * 301)
    for text in ("", "   ", "a\x00b", "\u202egpj.exe"):
        with refused("malformed", room):
            say(room.code, ANN, text)


def test_a_rude_word_is_kept_as_it_was_said_and_told_with_its_place(room):
    say(room.code, ANN, "😀 ale chujowa gra")
    say(room.code, ANN, "ale dobra gra")
    told = lines_told(room.code, "table", 0)
    assert [(line.text, line.rude) for line in told] == [
        ("😀 ale chujowa gra", [6, 13]),
        ("ale dobra gra", []),
    ]


# ---- advertising


LINK = "buy it on www.example.com"


def test_links_and_telephone_numbers_look_like_it_and_what_people_say_does_not():
    for looks_so, *texts in (
        (True, "https://example.com", "see WWW.example.com", "tanio: sklep-24.pl!"),
        (True, "zadzwoń 600 700 800", "+48 600-700-800", "(600) 700.800"),
        (False, "Cześć, gramy?", "No.. to go.wait", "I have 12 000 points, you 8500"),
        (False, "12.11.2026 o 18:30"),
    ):
        assert {text: looks_like_advertising(text) for text in texts} == dict.fromkeys(
            texts, looks_so
        )


def test_a_line_that_waits_is_not_there_and_who_is_new_no_more_says_it_at_once(room):
    before = room.version
    assert not say_unless_held(room.code, ANN, LINK)
    room.refresh_from_db()
    assert not room.chat.exists() and room.version == before
    for _ in range(FIRST):
        assert say_unless_held(room.code, ANN, "hello")
    assert say_unless_held(room.code, ANN, LINK)


def test_what_was_held_is_said_once_though_its_author_has_come_back_with_it(room):
    for _socket in range(2):
        say_held(room.code, ANN, LINK)
    assert [line.text for line in room.chat.all()] == [LINK]
    say_held(room.code, ANN, "and that")
    assert room.chat.count() == 2


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
