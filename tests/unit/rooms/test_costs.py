"""What is asked of the database for a page that is loaded and for a room that is opened."""

import pytest
from django.contrib.staticfiles import finders
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from server.lobby import lately
from server.lobby.game_choices import game_choices
from server.rooms import announcements
from server.rooms.models import Room
from tests.support.guests import GAME

HOUR = 3600.0
OPENING = {"game": GAME, "name": "Eve", "public": "on"}


@pytest.fixture
def stranger(room, plain_statics, monkeypatch):
    """Without a cookie; somebody else has loaded these pages within the second, however slow the
    machine is."""
    for held in (announcements, lately):
        monkeypatch.setattr(held, "HOLDS", HOUR)
        held.lately.forget()
    for path in ("/", f"/r/{room.code}/"):
        Client().get(path)
    return Client()


def asked(do):
    """Without what holds transactions together."""
    with CaptureQueriesContext(connection) as queries:
        do()
    spoken = [query["sql"] for query in queries.captured_queries]
    return [sql for sql in spoken if not sql.startswith(("SAVEPOINT", "RELEASE"))]


@pytest.mark.parametrize(
    ("path", "of_stranger", "of_guest"), [("/", 1, 4), ("/lobby/", 1, 3), ("/r/{room}/", 4, 5)]
)
def test_a_page(stranger, room, path, of_stranger, of_guest):
    """Whether they are banned, and the room; of a guest also tables, documents and reports."""
    for queries in (of_stranger, of_guest):
        found = asked(lambda: stranger.get(path.format(room=room.code)))
        assert len(found) <= queries, found


def test_a_room_is_opened_by_nine_queries(stranger):
    """The ban, three about the name, and two of guest and room each; the seats together."""
    found = asked(lambda: stranger.post("/rooms/", OPENING))
    assert Room.objects.count() == 2
    assert len(found) <= 9, found


@pytest.mark.usefixtures("plain_statics")
def test_the_front_page_looks_for_no_picture_twice():
    game_choices("en", {}, {})
    finders.searched_locations[:] = ["before"]
    shown = game_choices("en", {}, {})
    assert any(value.picture for game in shown for each in game.options for value in each.values)
    assert finders.searched_locations == ["before"]
