"""Taking everything home, and leaving."""

from __future__ import annotations

import json
from uuid import UUID

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.matches.models import Match
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Played, Room
from server.rooms.services import open_room, sit
from tests.support.guests import ANN, BEN, GAME, finish
from tests.unit.members.visitors import PASSWORD, Visitor


@pytest.fixture
def ann(visitor: Visitor, running: Room) -> Visitor:
    """A member with a match under way, a line of chat and a seat in a room that waits."""
    ann = Visitor(ANN)
    ann.sign_up("Ann")
    say_line(running.code, guest_of(ann), "hello there")
    return ann


def guest_of(browser: Visitor) -> UUID:
    assert browser.guest is not None
    return browser.guest


def test_the_export_holds_all_of_it_and_nothing_of_others(ann: Visitor, running: Room) -> None:
    guest = guest_of(ann)
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


def test_an_export_is_only_ever_ones_own(ann: Visitor) -> None:
    ben = Visitor(BEN)
    ben.sign_up("Ben")
    forged = ben.submit("/settings/", "/account/export/", username="Ann", id="1")
    assert json.loads(forged.content)["member"]["username"] == "Ben"


def test_who_is_not_signed_in_exports_nothing(ann: Visitor) -> None:
    response = Visitor(BEN).submit("/", "/account/export/")
    assert response["Location"].startswith("/account/login/")


def test_deleting_asks_for_the_password(ann: Visitor) -> None:
    page = ann.submit("/account/delete/", password="a guess").content.decode()
    assert say("en", "account-wrong-password") in page
    assert Member.objects.exists()


def test_deleting_forgets_the_name_and_leaves_the_match(ann: Visitor, running: Room) -> None:
    page = ann.submit("/account/delete/", password=PASSWORD).content.decode()
    assert say("en", "deleted-title") in page
    assert not Member.objects.exists()
    assert not Guest.objects.exclude(name="").exists()
    assert set(Played.objects.values_list("name", flat=True)) == {""}
    assert ChatLine.objects.get().name == ""
    running.refresh_from_db()
    assert running.match is not None and not running.match.over
    seat = running.seats.get(number=0)
    assert (seat.guest, seat.name, running.host) == (None, "", None)
    assert ann.guest not in {None, ANN}
    assert ann.get("/people/Ann/").status_code == 404


def test_the_farewell_in_the_other_language_asks_nobody_to_sign_in(ann: Visitor) -> None:
    page = ann.submit("/account/delete/", password=PASSWORD).content.decode()
    assert 'name="next" value="/"' in page


def test_a_seat_without_a_running_match_is_given_back(ann: Visitor, running: Room) -> None:
    finish(running)
    version = running.version
    ann.submit("/account/delete/", password=PASSWORD)
    seat = running.seats.get(number=0)
    assert (seat.guest, seat.name) == (None, "")
    running.refresh_from_db()
    assert running.version > version


def test_the_name_is_free_again(ann: Visitor) -> None:
    ann.submit("/account/delete/", password=PASSWORD)
    assert Visitor(BEN).sign_up("Ann").status_code == 302


def test_guessing_the_password_of_a_browser_left_open_is_slowed_down(ann: Visitor) -> None:
    statuses = [ann.submit("/account/delete/", password="a guess").status_code for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    assert Member.objects.exists()
