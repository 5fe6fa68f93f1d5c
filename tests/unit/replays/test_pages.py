"""The pages of a finished match: for everybody with its link, and for nobody before the end."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from django.contrib.staticfiles import finders
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from msgspec.structs import replace

from games.engine import Outcome
from server.accounts.guests import COOKIE, signed
from server.core.messages import say
from server.matches.models import Match, Recording
from server.replays.debrief import Link, Report
from server.replays.pages import card_of
from server.replays.picture import MARGIN, ROOM, WIDTH, picture
from server.rooms.models import Played, Room
from server.rooms.services import open_room, sit, stand
from tests.support.finished import finished_match
from tests.support.guests import ANN, BEN, EVE, GAME
from tests.unit.rooms.forms import page_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_statics")]


@pytest.fixture
def match(db: None) -> Match:
    match = finished_match(GAME, 2)
    Played.objects.create(match=match, seat=0, name="Żaneta")
    Played.objects.create(match=match, seat=1, bot_level="easy")
    return match


def test_a_replay_knows_who_played_what_and_where_its_recording_is(
    client: Client, match: Match
) -> None:
    page = replay(client, match)
    assert page["seats"] == [
        {"seat": 0, "kind": "person", "here": True, "name": "Żaneta"},
        {"seat": 1, "kind": "bot", "here": True, "level": "easy"},
    ]
    assert page["game"]["slug"] == GAME
    assert page["outcome"]["places"] == [1, 2]
    # Nobody had made it yet.
    assert Recording.objects.filter(match=match).exists()
    assert client.get(page["recording"]).status_code == 200
    # What a board wears in replays alone.
    assert finders.find(page["css"].removeprefix("/static/"))
    assert page["css"] != page["game"]["css"]
    Match.objects.filter(pk=match.pk).update(game="space_hulk")
    assert replay(client, match)["css"] is None


def replay(client: Client, match: Match, page: str = "") -> dict[str, Any]:
    return page_of(client.get(f"/m/{match.code}/{page}"))


def test_a_replay_says_where_the_picture_of_its_end_is_if_there_is_one(
    client: Client, match: Match
) -> None:
    end = replay(client, match)["end"]
    assert end["label"] == say("en", "end-share")
    assert client.get(end["picture"])["Content-Type"] == "image/svg+xml"
    Match.objects.filter(pk=match.pk).update(outcome=None)
    assert replay(client, match)["end"] is None


def test_the_recording_is_sent_packed_to_whoever_can_unpack_it(
    client: Client, match: Match
) -> None:
    address = f"/m/{match.code}/film.json"
    plain = client.get(address)
    packed = client.get(address, headers={"Accept-Encoding": "gzip, br"})
    assert packed["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain
    assert json.loads(gzip.decompress(packed.content)) == plain.json()
    assert [track["seats"] for track in plain.json()["reels"]] == [[0], [1], []]


PAGES = ["film.json", "end.json", "end.svg", "end.png"]


def test_of_a_match_that_is_on_nothing_is_shown_but_the_way_to_its_table(
    client: Client, running: Room
) -> None:
    match = running.match
    assert match is not None
    for page in ("", "dice/"):
        text = client.get(f"/m/{match.code}/{page}").content.decode()
        assert say("en", "still-on-title") in text
        assert f"/r/{running.code}/" in text
        for secret in (match.secret, match.seed, *json.loads(match.nonces)):
            assert not secret or secret not in text
    for page in PAGES:
        assert client.get(f"/m/{match.code}/{page}").status_code == 404
    assert not Recording.objects.exists()


def test_a_match_is_found_by_its_code_alone(client: Client, match: Match) -> None:
    for code in (match.pk, "nowhere", "0" * 16):
        for page in ("", "dice/", *PAGES):
            assert client.get(f"/m/{code}/{page}").status_code == 404
    # Which cannot be guessed from another.
    codes = {match.code, finished_match(GAME, 2).code}
    assert len(codes) == 2 and all(re.fullmatch(r"[a-z2-9]{12}", code) for code in codes)


def test_the_end_is_told_without_a_name_for_rooms_to_put_their_own(
    client: Client, match: Match
) -> None:
    """The log is read once for all who ask."""
    with CaptureQueriesContext(connection) as asked:
        told = client.get(f"/m/{match.code}/end.json").json()
        assert client.get(told["picture"]).status_code == 200
        assert client.get(f"/m/{match.code}/end.json").json() == told
    assert sum('FROM "move"' in each["sql"] for each in asked) == 1
    assert told["title"] == "Dispatch from the front"
    duels = [link for row in told["ribbon"] for link in row]
    won = next(link for link in duels if link["seats"] == [1])
    assert "\u27e61\u27e7" in won["text"] and won["colour"] == "blue"
    assert "Żaneta" not in json.dumps(told, ensure_ascii=False)
    assert finders.find(told["css"].removeprefix("/static/"))


def test_the_picture_of_the_end_says_who_has_won_in_the_language_of_whoever_asks(
    client: Client, match: Match
) -> None:
    Played.objects.filter(match=match, seat=0).update(name="東 & <b>")
    for language, title in (("en", "東 & <b> wins"), ("pl", "Wygrywa 東 & <b>")):
        answer = client.get(f"/m/{match.code}/end.svg", headers={"Accept-Language": language})
        assert answer["Content-Type"] == "image/svg+xml"
        root = ElementTree.fromstring(answer.content)
        assert (root.findtext("{*}title") or "").endswith(title)
        # What the fonts lack is left to the viewer's own; all else is outlines.
        assert all(
            "東" in (text.text or "") for text in root.iter("{http://www.w3.org/2000/svg}text")
        )


def test_the_picture_fits_however_long_a_match_and_its_names_are(match: Match) -> None:
    card = card_of(match, "pl")
    assert card is not None
    link = Link("5:3", "Pojedynek", [1], "blue")
    told = Report("Depesza", ["Bardzo długie zdanie. " * 12], [[link] * 20] * 3)
    names = dict.fromkeys(range(8), "W" * 24)
    outcome = Outcome(tuple(range(1, 9)), "eight", (1,) * 8)
    root = ElementTree.fromstring(
        picture(replace(card, report=told, names=names, outcome=outcome, verdict="W" * 90))
    )
    for box in root.iter("{http://www.w3.org/2000/svg}rect"):
        if box.get("rx") == "10":
            assert float(box.attrib["x"]) + float(box.attrib["width"]) <= WIDTH - MARGIN + 0.1
            assert 350 < float(box.attrib["y"]) < 550
    for run in written(root):
        assert run <= ROOM + 1


def written(root: ElementTree.Element) -> Iterator[float]:
    """How wide each line of outlines is, to where its last letter begins."""
    for group in root.findall("{*}g"):
        scale = float(re.findall(r"scale\(([\d.]+)", group.attrib["transform"])[0])
        letters = [re.findall(r"[\d.]+", path.attrib["transform"])[0] for path in group]
        yield float(letters[-1]) * scale


def test_the_link_of_a_finished_match_says_how_it_ended(
    client: Client, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.replays.views.picture_in_dots", lambda card: card.verdict.encode())
    text = client.get(f"/m/{match.code}/").content.decode()
    assert '<meta property="og:title" content="Żaneta wins · Aces of the Skies">' in text
    assert re.search(r'og:description"\s+content="Eight victory cards. ', text)
    shown = re.search(r'og:image" content="http://testserver(\S+)"', text)
    picture_of_it = client.get(shown[1]) if shown else HttpResponse()
    assert picture_of_it["Content-Type"] == "image/png"
    assert picture_of_it.content.decode() == "Żaneta wins"


@pytest.mark.parametrize("outcome", [None, '{"places": [1, 2]}'])
def test_a_match_of_old_whose_outcome_says_little_is_shown_all_the_same(
    client: Client, match: Match, outcome: str | None
) -> None:
    Match.objects.filter(pk=match.pk).update(outcome=outcome)
    answer = client.get(f"/m/{match.code}/")
    assert answer.status_code == 200 and "og:title" not in answer.content.decode()
    for picture_of_it in ("end.svg", "end.png"):
        assert client.get(f"/m/{match.code}/{picture_of_it}").status_code == 404
    assert client.get(f"/m/{match.code}/end.json").json()["lines"] == []


def test_of_rules_that_are_no_more_outcome_and_dice_are_left_and_that_is_said_kindly(
    client: Client, match: Match
) -> None:
    Match.objects.filter(pk=match.pk).update(rules_version=99)
    told = client.get(f"/m/{match.code}/end.json").json()
    assert told["title"] and told["lines"] == told["ribbon"] == []
    assert say("en", "replay-lost-title") in client.get(f"/m/{match.code}/").content.decode()
    assert client.get(f"/m/{match.code}/film.json").status_code == 404
    assert replay(client, match, "dice/")["draws"]


def test_the_dice_page_has_what_was_stored_of_every_draw(client: Client, match: Match) -> None:
    page = replay(client, match, "dice/")
    assert (page["commitment"], page["secret"]) == (match.commitment, match.secret)
    assert page["nonces"] == json.loads(match.nonces)
    assert [n for _, _, n, _, _ in page["draws"]] == list(range(len(page["draws"])))
    assert page["unshuffled"]["deck-central"][0] == "aircraft-C01"


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
