"""The menu of report, block and mute outside a room: in the lobby, at a replay, at a profile. It is
about everybody there but the reader, and tells nobody of a room."""

import json

import pytest
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Match
from server.moderation.models import SEAT, Case, Report
from server.moderation.naming import about
from server.moderation.reportable import OfPlayer
from server.moderation.reporting import send
from server.protocol.room_settings import RoomSettings
from server.rooms.blocking import Person, blocks_of
from server.rooms.chat import say as say_line
from server.rooms.identity import identity_of
from server.rooms.models import Played, Room, Seat
from server.rooms.services import open_room, set_ready, sit
from tests.support.finished import finished_match
from tests.support.guests import ANN, BEN, EVE, GAME, refused
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import QUEUE, read


@pytest.fixture
def over(table):
    """A match that Ann and Ben have played there, with a bot."""
    match = finished_match(GAME, 3)
    for seat, (guest, name) in enumerate([(ANN, "Ann"), (BEN, "Ben")]):
        Played.objects.create(match=match, room=table, seat=seat, guest_id=guest, name=name)
    Played.objects.create(match=match, room=table, seat=2, bot_level="easy")
    return match


def menu(guest, address):
    answer = Visitor(guest).get(address, headers={"accept": "application/json"})
    assert answer.status_code == 200 and "Accept" in answer["Vary"]
    return json.loads(answer.content)["subjects"]


def names(guest, address):
    return [each["name"] for each in menu(guest, address)]


# In the lobby


def test_a_room_has_its_people_and_itself(table):
    found = menu(EVE, f"/r/{table.code}/about/")
    subjects = [(each["kind"], each["name"]) for each in found]
    assert subjects == [("seat", "Ann"), ("seat", "Ben"), ("room", "")]
    ann = identity_of(table.code, ANN)
    assert found[0] == {
        **{"kind": "seat", "name": "Ann", "who": ann},
        "report": f"/r/{table.code}/report/person/{ann}/",
        "block": f"/r/{table.code}/block/person/{ann}/",
    }


def test_it_is_about_nobody_who_reads_it_in_any_of_their_browsers(table):
    assert names(BEN, f"/r/{table.code}/about/") == ["Ann", ""]
    member = Member.objects.create_user("Ben")
    Guest.objects.filter(pk=BEN).update(member=member)
    Guest.objects.create(pk=EVE, member=member)
    assert names(EVE, f"/r/{table.code}/about/") == ["Ann", ""]
    assert names(ANN, f"/r/{table.code}/about/") == ["Ben"], "and no host reports the room"
    assert names(ANN, "/people/Ben/about/") == ["Ben"]
    read(Visitor(EVE), "/people/Ben/about/", 404)


def test_alone_one_reads_so_and_whoever_was_sent_away_nothing(room):
    address = f"/r/{room.code}/about/"
    assert menu(ANN, address) == []
    assert say("pl", "about-nobody") in read(Visitor(ANN, "pl"), address)
    Room.objects.update(barred=[{"who": identity_of(room.code, EVE), "watch": True}])
    read(Visitor(EVE), address, 404)


def test_whoever_sees_the_match_later_has_those_with_whom_it_began(db):
    late = RoomSettings(delay_seconds=300)
    room = open_room(ANN, "Ann", GAME, {"clock": "off"}, public=True, settings=late)
    sit(room.code, BEN, 1, "Ben")
    for guest in (ANN, BEN):
        set_ready(room.code, guest, True, "a" * 32)
    Seat.objects.filter(room=room, number=1).update(guest=None, name="")
    assert names(EVE, f"/r/{room.code}/about/")[:2] == ["Ann", "Ben"]


def test_who_is_blocked_is_so_in_every_menu(table, over):
    member = Member.objects.create_user("Ben")
    Guest.objects.filter(pk=BEN).update(member=member)
    Visitor(EVE).submit(f"/m/{over.code}/block/1/")
    block = blocks_of(Person(EVE)).get()
    assert (block.whom_member, block.name) == (member, "Ben")
    for address in (f"/r/{table.code}/about/", f"/m/{over.code}/about/", "/people/Ben/about/"):
        codes = {each["name"]: each.get("code") for each in menu(EVE, address)}
        assert codes["Ben"] == block.code and codes.get("Ann") is None


# At a replay


def test_a_match_has_its_people_and_does_not_tell_their_room(table, over):
    found = menu(EVE, f"/m/{over.code}/about/")
    assert [(each["seat"], each["name"]) for each in found] == [(0, "Ann"), (1, "Ben")]
    assert found[0]["who"] == identity_of(table.code, ANN), "muted here, muted there"
    assert table.code not in json.dumps(found)
    assert names(BEN, f"/m/{over.code}/about/") == ["Ann"]
    # Of a closed room nobody is muted.
    Room.objects.filter(pk=table.pk).update(closed=True)
    assert all("who" not in each for each in menu(EVE, f"/m/{over.code}/about/"))


def test_while_a_match_runs_it_has_no_such_menu_and_each_match_is_a_case_of_its_own(over):
    other = finished_match(GAME, 1)
    Played.objects.create(match=other, seat=0, guest_id=ANN, name="Anna")
    for match in (over, other):
        send(OfPlayer(match.code, 0), EVE, "cheating", "")
    assert set(Case.objects.values_list("match", flat=True)) == {over.pk, other.pk}
    Match.objects.update(over=False)
    for address in ("about/", "report/0/", "block/0/"):
        read(Visitor(EVE), f"/m/{over.code}/{address}", 404)


def test_a_player_is_reported_from_a_replay(table, over):
    say_line(table.code, ANN, "only for the table")
    eve = Visitor(EVE, "pl")
    page = read(eve, f"/m/{over.code}/report/1/")
    assert say("pl", "report-goes-along-replay") in page
    sent = eve.submit(f"/m/{over.code}/report/1/", ground="cheating")
    told = read(eve, sent["Location"])
    assert say("pl", "report-player") in told and table.code not in told + page
    case = Case.objects.get()
    assert (case.kind, case.author_id, case.number, case.match) == (SEAT, BEN, 1, over)
    assert (case.room, case.place, case.lines.count()) == (None, "", 0)
    assert "2" in about(case)


def test_staff_see_the_match_from_its_beginning_by_the_reporters_eyes(staff, over):
    """No move was on; "move 0" would send a moderator to look for what happened there."""
    report = send(OfPlayer(over.code, 0), BEN, "cheating", "")
    assert (report.seat, report.version, report.case.version) == (1, None, None)
    assert send(OfPlayer(over.code, 0), EVE, "stalling", "").seat is None
    assert Case.objects.get().reports.count() == 2, "one case of a player in a match"
    for seat in (0, 2):
        with refused("no-target"):
            send(OfPlayer(over.code, seat), ANN, "stalling", "")
    assert Report.objects.count() == 2
    page = read(staff("moderator"), f"{QUEUE}{report.case.pk}/change/")
    assert f"/m/{over.code}/?v=0&as=1" in page and "move 0" not in page


# At a profile


def test_opponents_have_one_where_people_played(over):
    member = Member.objects.create_user("Ann", date_joined=timezone.now())
    Guest.objects.filter(pk=ANN).update(member=member)
    page = read(Visitor(EVE), "/people/Ann/")
    assert f"/m/{over.code}/about/" in page and "/people/Ann/about/" in page
    Played.objects.filter(match=over, seat=1).update(guest=None)
    assert f"/m/{over.code}/about/" not in read(Visitor(EVE), "/people/Ann/")
