"""Before an update nothing new begins, and what runs plays on; open pages hear of it at once."""

import json
from datetime import timedelta
from html import unescape
from types import SimpleNamespace

import pytest
from django.db import DatabaseError
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
from tests.unit.rooms.forms import submit


@pytest.fixture
def drain(db):
    return Announcement.objects.create(kind="drain")


class Answers:
    """Of the database, one after the other; the last stays. None: it is silent."""

    def __init__(self, *answers):
        self.answers, self.asked = list(answers), 0

    def __call__(self):
        self.asked += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer is None:
            raise DatabaseError
        return list(answer)

    async def db_call(self, _read):
        return self()


def test_no_room_is_opened(drain):
    for opening in (
        lambda: open_room(ANN, "Ann", GAME, {}, public=False),
        lambda: open_lesson(ANN, "Ann", GAME),
    ):
        with refused("draining"):
            opening()
    assert not Room.objects.exists()
    drain.delete()
    announcements.lately.forget()
    room = open_room(ANN, "Ann", GAME, {}, public=False)
    # A form that is sent twice leads to the room that it has opened.
    Announcement.objects.create(kind="drain")
    announcements.lately.forget()
    assert open_room(ANN, "Ann", GAME, {}, public=False, code=room.code) == room


def test_no_match_begins_and_nobody_is_ready_for_one(room, drain):
    sit(room.code, BEN, 1, "Ben")
    with refused("draining", room):
        set_ready(room.code, ANN, True)
    drain.delete()
    set_ready(room.code, ANN, True)
    Announcement.objects.create(kind="drain")
    with refused("draining", room):
        set_ready(room.code, BEN, True)
    assert set_ready(room.code, ANN, False) is None


def test_a_change_of_the_seats_is_made_and_begins_nothing(room):
    set_ready(room.code, ANN, True)
    Announcement.objects.create(kind="drain")
    assert fill(room.code, ANN, LEVEL) is None
    assert set_bot(room.code, ANN, 1, LEVEL) is None
    room.refresh_from_db()
    assert room.match is None
    Announcement.objects.all().delete()
    assert set_ready(room.code, ANN, True) is not None


def test_a_match_that_runs_plays_on(running, drain):
    """Whoever says again that they are ready, after a lost line, is not refused for it."""
    assert set_ready(running.code, ANN, True) is None
    running.refresh_from_db()
    assert running.match is not None and not running.match.over


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_form_says_kindly_why_and_every_page_says_it(browser, drain, language):
    browser.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    answer = submit(browser, name="Ann")
    assert answer.status_code == 400
    assert say(language, "refuse-draining") in unescape(answer.content.decode())
    for address in ("/", "/lobby/", "/rules/", "/privacy/"):
        page = browser.get(address).content.decode()
        assert say(language, "announced-drain") in unescape(page)
        assert 'id="announcements" role="status"' in page


def test_a_page_without_any_loads_nothing_for_them(browser, room):
    page = browser.get(f"/r/{room.code}/").content.decode()
    assert "announce" not in page.replace("js/site/announcements.js", "")


def test_pages_ask_for_them_once_a_second_together(browser, drain, monkeypatch):
    reads, clock = Answers([]), [100.0]
    monkeypatch.setattr(announcements, "read_announcements", reads)
    monkeypatch.setattr("server.rooms.announcements.time.monotonic", lambda: clock[0])
    for later, read in ((0, 1), (0, 1), (announcements.HOLDS, 2)):
        clock[0] += later
        browser.get("/privacy/")
        assert reads.asked == read


def test_a_silent_database_leaves_what_was_known(drain, monkeypatch):
    found = announcements.lately.announcements()
    announcements.lately.forget()
    monkeypatch.setattr(announcements, "read_announcements", Answers(None))
    assert announcements.lately.announcements() == found != []


def test_each_ends_by_itself(db):
    for kind, minutes, told in (
        ("notice", 1, True),
        ("notice", -1, False),
        ("maintenance", 1, True),
        ("maintenance", -59, True),
        ("maintenance", -61, False),
    ):
        until = timezone.now() + timedelta(minutes=minutes)
        Announcement.objects.update_or_create(kind=kind, defaults={"until": until})
        assert [each.kind for each in read_announcements()] == [kind] * told, (kind, minutes)
        Announcement.objects.all().delete()


class Reader:
    def __init__(self, language):
        self.language = language
        self.frames = []

    async def deliver(self, frame, n=None):
        self.frames.append(json.loads(frame))

    @property
    def texts(self):
        return [[each["text"] for each in frame["announcements"]] for frame in self.frames]


DRAIN = Announced("drain", "drain-1", {}, None)


def watching(monkeypatch, answers, *readers):
    """Of a runtime whose periodic jobs nobody runs: the test looks by itself."""
    monkeypatch.setattr(announcement_watch, "db_call", answers.db_call)
    runtime = SimpleNamespace(every=lambda seconds, job: None)
    return AnnouncementWatch(runtime, lambda: list(readers))


async def test_open_pages_hear_of_a_change_in_their_language_and_of_nothing_else(
    plain_statics, monkeypatch
):
    told = []
    pole, briton, late = Reader("pl"), Reader("en"), Reader("en")
    watch = watching(monkeypatch, Answers(told), pole, briton)
    await watch.look()
    await watch.meet(pole)
    assert pole.frames == []
    told.append(Announced("notice", "notice-1", {"pl": "Cześć", "en": "Hello"}, timezone.now()))
    for _ in range(2):
        await watch.look()
    assert (pole.texts, briton.texts) == ([["Cześć"]], [["Hello"]])
    await watch.meet(late)
    assert late.texts == [["Hello"]]
    told.clear()
    await watch.look()
    assert pole.texts == [["Cześć"], []]
    # A page that was away meanwhile may still show it.
    await watch.meet(late)
    assert late.texts[-1] == []


async def test_whoever_has_read_that_nothing_new_begins_is_refused_and_then_let_in(
    plain_statics, monkeypatch
):
    watch = watching(monkeypatch, Answers([DRAIN], []), Reader("en"))
    monkeypatch.setattr(announcements, "HOLDS", 3600.0)
    await watch.look()
    with refused("draining"):
        refuse_while_draining()
    await watch.look()
    refuse_while_draining()


async def test_a_silent_database_takes_nothing_back(plain_statics, monkeypatch):
    reader = Reader("en")
    watch = watching(monkeypatch, Answers([DRAIN], None), reader)
    for _ in range(2):
        await watch.look()
    assert reader.texts == [[say("en", "announced-drain")]]
