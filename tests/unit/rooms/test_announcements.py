"""Before an update nothing new begins, and what runs plays on; open pages hear of it at once."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta
from html import unescape
from typing import Any

import pytest
from django.db import DatabaseError
from django.test import Client
from django.utils import timezone

from server.core.messages import say
from server.rooms import announcements
from server.rooms.announcements import (
    Announced,
    read_announcements,
    refuse_while_draining,
)
from server.rooms.hosting import fill
from server.rooms.live import announcement_watch
from server.rooms.live.announcement_watch import AnnouncementWatch
from server.rooms.models import Announcement, Room
from server.rooms.opening import open_lesson, open_room
from server.rooms.services import set_bot, set_ready, sit
from tests.support.guests import ANN, BEN, GAME, LEVEL, refused


@pytest.fixture
def drain(db: None) -> Announcement:
    return Announcement.objects.create(kind="drain")


def test_no_room_is_opened(drain: Announcement) -> None:
    with refused("draining"):
        open_room(ANN, "Ann", GAME, {}, public=False)
    with refused("draining"):
        open_lesson(ANN, "Ann", GAME)
    assert not Room.objects.exists()
    drain.delete()
    announcements.lately.forget()
    assert open_room(ANN, "Ann", GAME, {}, public=False)


def test_a_form_that_is_sent_twice_leads_to_the_room_it_has_opened(room: Room) -> None:
    Announcement.objects.create(kind="drain")
    assert open_room(ANN, "Ann", GAME, {}, public=False, code=room.code) == room


def test_no_match_begins_and_nobody_is_ready_for_one(room: Room, drain: Announcement) -> None:
    sit(room.code, BEN, 1, "Ben")
    with refused("draining", room):
        set_ready(room.code, ANN, True)
    drain.delete()
    set_ready(room.code, ANN, True)
    Announcement.objects.create(kind="drain")
    with refused("draining", room):
        set_ready(room.code, BEN, True)
    assert set_ready(room.code, ANN, False) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda room: set_bot(room.code, ANN, 1, LEVEL),
        lambda room: fill(room.code, ANN, LEVEL),
    ],
    ids=["set bot", "fill"],
)
def test_a_change_of_the_seats_is_made_and_begins_nothing(
    room: Room, change: Callable[[Room], str | None]
) -> None:
    set_ready(room.code, ANN, True)
    Announcement.objects.create(kind="drain")
    assert change(room) is None
    room.refresh_from_db()
    assert room.match is None
    Announcement.objects.all().delete()
    assert set_ready(room.code, ANN, True) is not None


def test_a_match_that_runs_plays_on(running: Room, drain: Announcement) -> None:
    """Whoever says again that they are ready, after a lost line, is not refused for it."""
    assert set_ready(running.code, ANN, True) is None
    running.refresh_from_db()
    assert running.match is not None and not running.match.over


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_form_says_kindly_why(browser: Client, drain: Announcement, language: str) -> None:
    browser.handler.enforce_csrf_checks = False
    answer = browser.post(
        "/rooms/", {"game": GAME, "name": "Ann"}, headers={"accept-language": language}
    )
    assert answer.status_code == 400
    assert say(language, "refuse-draining") in unescape(answer.content.decode())


@pytest.mark.parametrize("address", ["/", "/lobby/", "/rules/", "/privacy/"])
def test_every_page_says_it(browser: Client, drain: Announcement, address: str) -> None:
    page = browser.get(address, headers={"accept-language": "pl"}).content.decode()
    assert say("pl", "announced-drain") in unescape(page)
    assert 'id="announcements" role="status"' in page


def test_a_page_without_any_loads_nothing_for_them(browser: Client, room: Room) -> None:
    page = browser.get(f"/r/{room.code}/").content.decode()
    assert "announce" not in page.replace("js/site/announcements.js", "")


def test_pages_ask_for_them_once_a_second_together(
    browser: Client, drain: Announcement, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[float] = []

    def read() -> list[Announced]:
        reads.append(0)
        return []

    monkeypatch.setattr(announcements, "read_announcements", read)
    clock = [100.0]
    monkeypatch.setattr("server.rooms.announcements.time.monotonic", lambda: clock[0])
    for _ in range(3):
        browser.get("/privacy/")
    assert len(reads) == 1
    clock[0] += announcements.HOLDS
    browser.get("/privacy/")
    assert len(reads) == 2


def test_a_silent_database_leaves_what_was_known(
    drain: Announcement, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = announcements.lately.announcements()
    announcements.lately.forget()

    def silent() -> list[Announced]:
        raise DatabaseError

    monkeypatch.setattr(announcements, "read_announcements", silent)
    assert announcements.lately.announcements() == found != []


@pytest.mark.parametrize(
    ("kind", "minutes", "told"),
    [
        ("notice", 1, True),
        ("notice", -1, False),
        ("maintenance", 1, True),
        ("maintenance", -59, True),
        ("maintenance", -61, False),
    ],
)
def test_each_ends_by_itself(db: None, kind: str, minutes: int, told: bool) -> None:
    until = timezone.now() + timedelta(minutes=minutes)
    Announcement.objects.create(kind=kind, until=until)
    assert bool(read_announcements()) is told


class Reader:
    def __init__(self, language: str) -> None:
        self.language = language
        self.frames: list[dict[str, Any]] = []

    async def deliver(self, frame: bytes, n: int | None = None) -> None:
        self.frames.append(json.loads(frame))

    @property
    def texts(self) -> list[list[str]]:
        return [[each["text"] for each in frame["announcements"]] for frame in self.frames]


class Clockwork:
    """A runtime whose periodic jobs nobody runs."""

    def every(self, _seconds: float, _job: Callable[[], Awaitable[None]]) -> None:
        """The test looks by itself."""


async def test_open_pages_hear_of_a_change_in_their_language_and_of_nothing_else(
    plain_statics: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Announced] = []

    async def read(_read: object) -> list[Announced]:
        return list(told)

    monkeypatch.setattr(announcement_watch, "db_call", read)
    pole, briton = Reader("pl"), Reader("en")
    watch = AnnouncementWatch(Clockwork(), lambda: [pole, briton])  # type: ignore[arg-type]
    await watch.look()
    await watch.meet(pole)
    assert pole.frames == []
    told.append(Announced("notice", "notice-1", {"pl": "Cześć", "en": "Hello"}, timezone.now()))
    await watch.look()
    await watch.look()
    assert (pole.texts, briton.texts) == ([["Cześć"]], [["Hello"]])
    late = Reader("en")
    await watch.meet(late)
    assert late.texts == [["Hello"]]
    told.clear()
    await watch.look()
    assert pole.texts == [["Cześć"], []]
    # A page that was away meanwhile may still show it.
    await watch.meet(late)
    assert late.texts[-1] == []


async def test_whoever_has_read_that_nothing_new_begins_is_refused_and_then_let_in(
    plain_statics: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = AnnouncementWatch(Clockwork(), lambda: [Reader("en")])  # type: ignore[arg-type]
    answers = [[Announced("drain", "drain-1", {}, None)], []]

    async def read(_read: object) -> list[Announced]:
        return answers.pop(0)

    monkeypatch.setattr(announcement_watch, "db_call", read)
    monkeypatch.setattr(announcements, "HOLDS", 3600.0)
    await watch.look()
    with refused("draining"):
        refuse_while_draining()
    await watch.look()
    refuse_while_draining()


async def test_a_silent_database_takes_nothing_back(
    plain_statics: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader("en")
    watch = AnnouncementWatch(Clockwork(), lambda: [reader])  # type: ignore[arg-type]
    answers: list[Any] = [[Announced("drain", "drain-1", {}, None)], DatabaseError()]

    async def read(_read: object) -> list[Announced]:
        answer = answers.pop(0)
        if isinstance(answer, DatabaseError):
            raise answer
        return list(answer)

    monkeypatch.setattr(announcement_watch, "db_call", read)
    await watch.look()
    await watch.look()
    assert reader.texts == [[say("en", "announced-drain")]]
