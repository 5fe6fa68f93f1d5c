"""Whoever sits somewhere finds the way back on the pages of the site."""

import asyncio
from datetime import timedelta
from functools import partial

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from server.accounts.guests import COOKIE, signed
from server.accounts.models import Guest, Member
from server.core.messages import say
from server.lobby.lately import lately
from server.matches.core.awaited import Awaited
from server.rooms import announcements, own_tables
from server.rooms.models import Room, Seat
from server.rooms.own_tables import KEPT, MOST
from server.rooms.services import open_room, set_ready, sit, stand
from tests.support.guests import ANN, BEN, GAME, finish

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]

LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


def browser_of(guest, language="en"):
    client = Client(headers={"accept-language": language})
    client.cookies[COOKIE] = signed(guest)
    return client


def listed(client, path="/"):
    return client.get(path).context["own_tables"]


def codes(guest):
    return [row.code for row in listed(browser_of(guest))]


@LANGUAGES
@pytest.mark.parametrize("path", ["/", "/lobby/"])
def test_whoever_sits_sees_their_tables_and_with_whom(room, path, language):
    client = browser_of(ANN, language)
    own, alone = say(language, "own-tables"), say(language, "own-tables-alone")
    text = client.get(path).content.decode()
    assert own in text and alone in text
    assert f'href="{reverse("room", args=[room.code])}"' in text
    (row,) = listed(client, path)
    assert (row.state, row.line) == ("open", say(language, "lobby-free", count=1))
    sit(room.code, BEN, 1, "<b>Ben</b>")
    text = client.get(path).content.decode()
    assert alone not in text and "<b>Ben" not in text and "&lt;b&gt;Ben" in text
    (row,) = listed(client, path)
    assert (row.people, row.line) == ("<b>Ben</b>", say(language, "own-tables-soon"))
    assert [row.people for row in listed(browser_of(BEN))] == ["Ann"]
    assert own not in Client().get(path).content.decode()


def test_a_seat_given_back_or_a_room_that_is_closed_is_no_table_any_more(room):
    sit(room.code, BEN, 1, "Ben")
    assert codes(BEN) == [room.code]
    stand(room.code, BEN)
    assert codes(BEN) == []
    Room.objects.update(closed=True)
    assert codes(ANN) == []


def test_bots_are_counted(running):
    (row,) = listed(browser_of(ANN))
    assert row.people == say("en", "lobby-bots", count=1)
    assert row.state == "on", "no process could tell whose turn it is"


def test_a_running_match_stays_however_long_nobody_came_and_comes_first(running):
    for _ in range(MOST):
        newest = open_room(ANN, "Ann", GAME, {}, public=False)
    assert codes(ANN)[:2] == [running.code, newest.code]
    assert len(codes(ANN)) == MOST, "the list is short"
    Room.objects.update(active_at=timezone.now() - KEPT - timedelta(minutes=1))
    assert codes(ANN) == [running.code], "one that only waits is forgotten after a while"


def test_a_member_sees_those_of_their_other_browsers(room):
    member = Member.objects.create_user("Ann")
    Guest.objects.filter(pk=ANN).update(member=member)
    client = browser_of(BEN)
    client.force_login(member)
    assert [row.code for row in listed(client)] == [room.code]
    assert [row.code for row in listed(client, "/people/Ann/")] == [room.code]
    stranger = browser_of(BEN)
    assert "own_tables" not in stranger.get("/people/Ann/").context


def test_no_query_is_made_for_each_table(room, monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(announcements.lately, "announcements", list)
    asked = []
    for _ in range(2):
        lately.forget()
        with django_assert_max_num_queries(12) as queries:
            browser_of(ANN).get("/lobby/")
        asked.append(len(queries))
        for _ in range(3):
            open_room(ANN, "Ann", GAME, {}, public=False)
    assert asked[0] == asked[1]


class Told:
    """A runtime that knows whose turn it is, or does not answer."""

    def __init__(self, awaited):
        self.answer = awaited

    async def awaited(self, _match, _seat):
        if self.answer is None:
            await asyncio.Event().wait()
        return self.answer


@LANGUAGES
def test_whose_turn_it_is_stands_there(running, monkeypatch, language):
    ben = Guest.objects.create(id=BEN)
    Seat.objects.filter(room=running, number=1).update(bot_level=None, guest=ben, name="Ben")
    lines = {
        "mine": (Awaited(True, ()), say(language, "your-move")),
        "theirs": (Awaited(False, (1,)), say(language, "own-tables-theirs", people="Ben")),
        "on": (Awaited(False, ()), say(language, "lobby-playing")),
    }
    for state, (awaited, line) in lines.items():
        monkeypatch.setattr(own_tables, "runtime_if_open", partial(Told, awaited))
        (row,) = listed(browser_of(ANN, language))
        assert (row.state, row.line) == (state, line)


def test_a_silent_ledger_holds_no_page_up(running, monkeypatch):
    monkeypatch.setattr(own_tables, "runtime_if_open", lambda: Told(None))
    monkeypatch.setattr(own_tables, "PATIENCE", 0.01)
    (row,) = listed(browser_of(ANN))
    assert row.state == "on"


def test_after_a_match_it_says_that_it_is_over(running):
    finish(running)
    (row,) = listed(browser_of(ANN))
    assert (row.state, row.line, row.since) == ("over", say("en", "match-over"), "")
    set_ready(running.code, ANN, True, "b" * 32)
    assert [row.state for row in listed(browser_of(ANN))] == ["on"]
