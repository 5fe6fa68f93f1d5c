"""Words in chat are found as they are typed, by whoever may ask for them (the same on PostgreSQL:
tests/fullstack/test_searching.py)."""

import pytest

from server.accounts.models import Guest, Member
from server.rooms import searching
from server.rooms.models import ChatLine
from server.rooms.searching import leaves_older_out
from tests.support.searching import ALL, FOUND, SAID, found, say


@pytest.fixture
def lines(room):
    return say(room)


def test_words_are_found_by_how_they_begin_as_a_line_is_now(lines):
    assert {asked: found(asked) for asked in FOUND} == FOUND
    ChatLine.objects.filter(number=4).update(text="different")
    ChatLine.objects.filter(number=3).delete()
    assert found("fine") == found("example") == ()
    assert found("differ") == ("different",)


def test_a_room_and_a_member_are_found_by_their_names_by_whoever_may_see_them(room, lines):
    ann = Member.objects.create_user("Ann_42")
    lines[1].guest = Guest.objects.create(name="Somebody", member=ann)
    lines[1].save()
    assert found(f" {room.code} ") == SAID
    assert found("Ann_42") == (SAID[1],)
    own = ("name", "text")
    assert found(room.code, own) == found("Ann_42", own) == ()
    assert found("fine", own) == (SAID[3],)


def test_of_a_word_said_all_the_time_the_newest_are_found_and_that_is_known(
    room, lines, monkeypatch
):
    monkeypatch.setattr(searching, "MOST", 2)
    assert found("lucja") == SAID[2:] and leaves_older_out("lucja", ALL)
    assert found("gesla") == SAID[:1] and not leaves_older_out("gesla", ALL)
    ChatLine.objects.filter(number__lte=2).update(text=room.code)
    assert len(found(room.code)) == len(SAID) and not leaves_older_out(room.code, ALL)
    assert leaves_older_out(room.code, ("name", "text"))
    assert not leaves_older_out("'*", ALL)
