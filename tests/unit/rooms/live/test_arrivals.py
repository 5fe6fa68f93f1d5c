"""What a socket that comes asks of the database."""

from types import SimpleNamespace

import pytest
from asgiref.sync import async_to_sync, sync_to_async
from django.db import DatabaseError
from msgspec import json

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest
from server.core.database import threads
from server.rooms import chat
from server.rooms.blocking import block
from server.rooms.live import consumer, registry
from server.rooms.live.consumer import RoomConsumer
from server.rooms.live.registry import RoomRegistry
from server.rooms.rows import entered
from server.rooms.services import room_picture, sit
from tests.support.guests import ANN, BEN, EVE


@pytest.fixture
def trips(monkeypatch):
    """What threads were asked to do. Here that of the test does it, whose transaction it is."""
    found = []

    def in_thread(service, thread_sensitive):
        found.append(service.__name__)
        return sync_to_async(service)

    monkeypatch.setattr(threads, "database_sync_to_async", in_thread)
    return found


@pytest.fixture
def rooms(room, trips, monkeypatch):
    """Of a process in which the room is open, and bans were read lately."""
    sit(room.code, BEN, 1, "Ben")
    entered(room.code)

    async def picture(_database, code):
        return await sync_to_async(room_picture)(code)

    runtime = SimpleNamespace(
        database=None,
        every=lambda seconds, job: None,
        wall=SimpleNamespace(now=lambda: 0),
        known=lambda match: None,
    )
    monkeypatch.setattr(registry, "read_picture", picture)
    opened = RoomRegistry(runtime)
    monkeypatch.setattr(consumer, "current_registry", lambda: opened)
    return opened


@async_to_sync
async def told(room, guest_id):
    """What a page is told that has just been loaded, until it goes."""
    frames = []

    async def send(event):
        frames.append(event.get("text", ""))

    comes_and_goes = iter(["websocket.connect", "websocket.disconnect"])

    async def receive():
        return {"type": next(comes_and_goes)}

    cookie = "" if guest_id is None else f"{COOKIE}={signed(guest_id)}"
    scope = {
        "url_route": {"kwargs": {"code": room.code}},
        "headers": [(b"cookie", cookie.encode())],
        "client": ("203.0.113.7", 1),
    }
    await RoomConsumer()(scope, receive, send)
    return [json.decode(frame) for frame in frames if frame]


def kinds(messages):
    return [message["type"] for message in messages]


def test_lines_and_blocks_are_read_in_one_trip(rooms, room, trips):
    told(room, EVE)
    trips.clear()
    # A stranger where nobody has spoken asks nothing.
    assert "you" in kinds(told(room, None))
    assert trips == []
    chat.say(room.code, BEN, "hello")
    block(ANN, Guest.objects.get(pk=BEN), "Ben")
    trips.clear()
    messages = told(room, ANN)
    assert trips == ["arriving"]
    in_turn = [kind for kind in kinds(messages) if kind in {"blocked", "chat", "you"}]
    assert in_turn == ["blocked", "chat", "you"]


def test_lines_are_told_once_and_all_of_them(rooms, room, trips, monkeypatch):
    monkeypatch.setattr(chat, "AT_ONCE", 2)
    for number in range(3):
        chat.say(room.code, BEN, f"line {number}")
    messages = told(room, None)
    said = [line["text"] for each in messages if each["type"] == "chat" for line in each["lines"]]
    # As many as are read at once, the newest: what is older a page does not ask for.
    assert said == ["line 1", "line 2"]


def test_a_database_that_is_silent_keeps_nobody_out_who_has_read_all(rooms, room, monkeypatch):
    told(room, EVE)

    def silent(*_asked):
        raise DatabaseError

    monkeypatch.setattr(consumer, "arriving", silent)
    assert "you" in kinds(told(room, ANN))
