"""Taking everything home, and leaving."""

import json

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Match
from server.rooms import forgetting
from server.rooms.chat import lines_above
from server.rooms.chat import say as say_line
from server.rooms.hosting import dismiss, kick
from server.rooms.identity import who
from server.rooms.models import ChatLine, Played
from server.rooms.services import open_room, sit
from tests.support.guests import ANN, BEN, EVE, GAME, finish
from tests.unit.members.visitors import PASSWORD, Visitor, read


@pytest.fixture
def ann(visitor, running):
    """A member with a match under way, a line of chat and a seat in a room that waits."""
    ann = Visitor(ANN)
    ann.sign_up("Ann")
    say_line(running.code, ann.guest, "hello there")
    return ann


def test_the_export_holds_all_of_it_and_nothing_of_others(ann, running):
    guest = ann.guest
    sit(open_room(BEN, "Ben", GAME, {}, public=False).code, guest, 1, "Ann two")
    own = Played.objects.get(match=running.match, guest=guest)
    Match.objects.filter(pk=running.match.pk).update(left=[own.seat])
    response = ann.submit("/settings/", "/account/export/")
    assert response["Content-Disposition"] == "attachment; filename*=UTF-8''Ann.json"
    told = json.loads(response.content)
    assert told["member"]["username"] == "Ann"
    assert [room["room"] for room in told["rooms_hosted"]] == [running.code]
    assert {seat["name"] for seat in told["seats"]} == {"Ann", "Ann two"}
    assert [match["match"] for match in told["matches"]] == [running.match.code]
    assert told["matches"][0]["left"]
    assert [line["text"] for line in told["chat"]] == ["hello there"]
    text = response.content.decode()
    match = running.match
    assert not any(each in text for each in ("Ben", running.secret, match.seed, match.secret))
    assert Member.objects.get().password not in text
    assert not any(each.hex in text or str(each) in text for each in (ANN, guest))
    # Whatever a form asks for, it is only ever one's own.
    ben = Visitor(BEN)
    ben.sign_up("Ben")
    forged = ben.submit("/settings/", "/account/export/", username="Ann", id="1")
    assert json.loads(forged.content)["member"]["username"] == "Ben"


def test_deleting_asks_for_the_password_and_guessing_at_it_is_slowed_down(ann):
    guesses = [ann.submit("/account/delete/", password="a guess") for _ in range(6)]
    assert say("en", "account-wrong-password") in guesses[0].content.decode()
    assert [each.status_code for each in guesses] == [200] * 5 + [429]
    assert Member.objects.exists()


def test_a_guest_exports_what_is_theirs_and_nothing_of_a_member(ann, running):
    for browser in (BEN, ANN):
        told = Visitor(browser).submit("/settings/", "/account/export/")
        assert not any(rows for key, rows in json.loads(told.content).items() if key != "guests")
    sit(open_room(EVE, "Eve", GAME, {}, public=False).code, BEN, 1, "Ben")
    response = Visitor(BEN).submit("/settings/", "/account/export/")
    assert response["Content-Disposition"] == "attachment; filename*=UTF-8''guest.json"
    told = json.loads(response.content)
    assert [guest["name"] for guest in told["guests"]] == ["Ben"]
    assert [seat["name"] for seat in told["seats"]] == ["Ben"]
    text = response.content.decode()
    assert not any(each in text for each in ("Ann", "Eve", BEN.hex, str(BEN)))


def test_deleting_forgets_the_name_and_leaves_the_match(ann, running):
    page = ann.submit("/account/delete/", password=PASSWORD).content.decode()
    assert say("en", "deleted-title") in page
    # In the other language the farewell leads to no page of a member's.
    assert 'name="next" value="/"' in page
    assert not Member.objects.exists()
    assert not Guest.objects.exclude(name="").exists()
    assert set(Played.objects.values_list("name", flat=True)) == {""}
    line = ChatLine.objects.get()
    assert (line.name, line.text, line.hidden) == ("", "", True)
    running.refresh_from_db()
    assert running.match is not None and not running.match.over
    seat = running.seats.get(number=0)
    assert (seat.guest, seat.name, running.host) == (None, "", None)
    assert running.hidden == {"table": [1]}
    assert ann.guest not in {None, ANN}
    read(ann, "/people/Ann/", 404)
    assert Visitor(BEN).sign_up("Ann").status_code == 302


def test_a_guest_is_asked_once_more_and_then_gone(running):
    """Without a password, which guests have none of: a page of its own, and the form's token."""
    say_line(running.code, ANN, "hello there")
    browser = Visitor(ANN)
    assert say("en", "delete-guest-title") in read(browser, "/account/delete/")
    assert browser.post("/account/delete/").status_code == 403
    assert ChatLine.objects.get().text == "hello there"
    page = browser.submit("/account/delete/").content.decode()
    assert say("en", "deleted-title") in page and "js/site/forgotten" in page
    assert browser.guest not in {None, ANN}
    assert not Guest.objects.filter(pk=ANN).exists()
    assert not Guest.objects.exclude(name="").exists()
    assert ChatLine.objects.get().text == ""
    assert set(Played.objects.values_list("name", flat=True)) == {""}
    seat = running.seats.get(number=0)
    assert (seat.guest, seat.name) == (None, "")


def test_the_name_under_which_somebody_was_sent_away_goes(room):
    sit(room.code, BEN, 1, "Ben")
    kick(room.code, ANN, 1, [0, 1])
    other = open_room(ANN, "Ann", GAME, {}, public=False)
    sit(other.code, EVE, 1, "Eve")
    kick(other.code, ANN, 1, [0, 1])
    dismiss(other.code, ANN, who(other.code, BEN, None), "Benno")
    Visitor(BEN).submit("/account/delete/")
    room.refresh_from_db()
    other.refresh_from_db()
    assert room.barred == [] and [each["name"] for each in other.barred] == ["Eve"]


def test_the_name_under_which_a_member_was_removed_goes(ann, room):
    """Of a spectator the room knows who they are, and none of their guests."""
    eve = open_room(EVE, "Eve", GAME, {}, public=False)
    dismiss(eve.code, EVE, who(eve.code, ANN, Member.objects.get().pk), "Ann")
    # A cookie of before the sign-in deletes nothing.
    Visitor(ANN).submit("/account/delete/")
    assert ChatLine.objects.get().text == "hello there"
    ann.submit("/account/delete/", password=PASSWORD)
    eve.refresh_from_db()
    assert eve.barred == []


def test_pages_are_told_only_of_lines_that_they_may_still_show(room, monkeypatch):
    monkeypatch.setattr(forgetting, "AT_ONCE", 2)
    for text in ("one", "two", "three"):
        say_line(room.code, ANN, text)
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, BEN, "four")
    forgetting.forget([ANN])
    room.refresh_from_db()
    assert room.hidden == {"table": [3]}
    assert [line.text for line in lines_above(room.code, "table", 0)] == ["four"]


def test_a_seat_without_a_running_match_is_given_back(ann, running):
    finish(running)
    version = running.version
    ann.submit("/account/delete/", password=PASSWORD)
    seat = running.seats.get(number=0)
    assert (seat.guest, seat.name) == (None, "")
    running.refresh_from_db()
    assert running.version > version
