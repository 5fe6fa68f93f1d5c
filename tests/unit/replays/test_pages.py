"""The pages of a finished match: for everybody with its link, and for nobody before the end."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from server.accounts.guests import COOKIE, signed
from server.core.messages import say
from server.matches.models import Match, Recording
from server.rooms.models import Played, Room
from server.rooms.services import open_room, sit, stand
from tests.support.finished import finished_match
from tests.support.guests import ANN, BEN, EVE, GAME

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]


@pytest.fixture
def match(db: None) -> Match:
    match = finished_match(GAME, 2)
    Played.objects.create(match=match, seat=0, name="Żaneta")
    Played.objects.create(match=match, seat=1, bot_level="easy")
    return match


def page_of(response: HttpResponse) -> dict[str, Any]:
    """What the page tells its script."""
    found = re.search(r'<script id="page"[^>]*>(.*?)</script>', response.content.decode(), re.S)
    assert found is not None
    page: dict[str, Any] = json.loads(found[1])
    return page


def test_a_replay_knows_who_played_what_and_where_its_recording_is(
    client: Client, match: Match
) -> None:
    page = page_of(client.get(f"/m/{match.code}/"))
    assert page["seats"] == [
        {"seat": 0, "kind": "person", "here": True, "name": "Żaneta"},
        {"seat": 1, "kind": "bot", "here": True, "level": "easy"},
    ]
    assert page["game"]["slug"] == GAME
    assert page["outcome"]["places"] == [1, 2]
    assert client.get(page["recording"]).status_code == 200


def test_the_recording_is_sent_packed_to_whoever_can_unpack_it(
    client: Client, match: Match
) -> None:
    address = f"/m/{match.code}/film.json"
    plain = client.get(address)
    packed = client.get(address, headers={"Accept-Encoding": "gzip, br"})
    assert packed["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain
    assert json.loads(gzip.decompress(packed.content)) == plain.json()
    assert [track["seats"] for track in plain.json()["reels"]] == [[0], [1], []]


def test_a_recording_that_nobody_made_yet_is_made_for_whoever_asks(
    client: Client, match: Match
) -> None:
    assert not Recording.objects.exists()
    client.get(f"/m/{match.code}/")
    assert Recording.objects.filter(match=match).exists()


@pytest.mark.parametrize("address", ["/m/{}/", "/m/{}/dice/"])
def test_of_a_match_that_is_on_nothing_is_shown_but_the_way_to_its_table(
    client: Client, running: Room, address: str
) -> None:
    match = running.match
    assert match is not None
    text = client.get(address.format(match.code)).content.decode()
    assert say("en", "still-on-title") in text
    assert f"/r/{running.code}/" in text
    for secret in (match.secret, match.seed, *json.loads(match.nonces)):
        assert not secret or secret not in text


def test_the_recording_of_a_match_that_is_on_is_nowhere(client: Client, running: Room) -> None:
    assert running.match is not None
    assert client.get(f"/m/{running.match.code}/film.json").status_code == 404
    assert not Recording.objects.exists()


@pytest.mark.parametrize("address", ["/m/{}/", "/m/{}/film.json", "/m/{}/dice/"])
def test_a_match_is_found_by_its_code_alone(client: Client, match: Match, address: str) -> None:
    for code in (match.pk, "nowhere", "0" * 16):
        assert client.get(address.format(code)).status_code == 404


def test_a_match_whose_recording_is_lost_still_says_so_kindly(client: Client, match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(rules_version=99)
    text = client.get(f"/m/{match.code}/").content.decode()
    assert say("en", "replay-lost-title") in text
    assert client.get(f"/m/{match.code}/film.json").status_code == 404
    assert page_of(client.get(f"/m/{match.code}/dice/"))["draws"]


def test_the_dice_page_has_what_was_stored_of_every_draw(client: Client, match: Match) -> None:
    page = page_of(client.get(f"/m/{match.code}/dice/"))
    assert page["commitment"] == match.commitment
    assert page["secret"] == match.secret
    assert page["nonces"] == json.loads(match.nonces)
    assert [n for _, _, n, _, _ in page["draws"]] == list(range(len(page["draws"])))
    assert page["unshuffled"]["deck-central"][0] == "aircraft-C01"


def test_codes_of_matches_cannot_be_guessed_from_each_other(db: None) -> None:
    codes = {finished_match(GAME, 2).code for _ in range(3)}
    assert len(codes) == 3 and all(re.fullmatch(r"[a-z2-9]{12}", code) for code in codes)


def test_the_way_back_is_shown_to_those_alone_who_sit_at_that_table(match: Match) -> None:
    """The code of a room lets everybody in, and a replay may be sent to anybody."""
    room = open_room(ANN, "Ann", GAME, {}, public=False)
    sit(room.code, BEN, 1, "Ben")
    Played.objects.filter(match=match).update(room=room)

    def way_back(guest: Any) -> str | None:
        client = Client()
        client.cookies[COOKIE] = signed(guest)
        answer = client.get(f"/m/{match.code}/")
        table: str | None = page_of(answer)["table"]
        assert (room.code in answer.content.decode()) == (table is not None)
        return table

    assert [way_back(guest) for guest in (ANN, BEN, EVE)] == [room.code, room.code, None]
    stand(room.code, BEN)
    assert way_back(BEN) is None
    Room.objects.update(closed=True)
    assert way_back(ANN) is None
