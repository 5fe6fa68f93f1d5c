"""Pages where documents are made, looked at and played from."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest
from django.http import HttpResponse

from games.documents import document_options
from games.registry import all_games
from games.space_hulk.tests.boards import GOOD
from server.library import keeping
from server.library.models import Document
from server.rooms.models import Room
from tests.rules import rule
from tests.support.guests import ANN, BEN
from tests.unit.library.test_pages import BROKEN, HULK, Maker, said
from tests.unit.members.visitors import Visitor
from tests.unit.rooms.forms import page_of as told

WORKSHOP = f"/workshop/{HULK}/"

pytestmark = pytest.mark.django_db


def text(answer: HttpResponse) -> str:
    return html.unescape(answer.content.decode())


def playing_form(page: str) -> str:
    """The form that opens a room."""
    return page.partition('class="play"')[2].partition("</form>")[0]


def test_the_collection_shows_ones_own_and_what_others_have_published() -> None:
    ann, ben = Maker(ANN), Maker(BEN)
    own, listed, hidden = ann.makes(name="Mine"), ben.makes(name="Listed"), ben.makes(name="Hidden")
    ben.sends(f"/documents/{listed}/publish/", {"published": True})
    page = told(ann.get(WORKSHOP))
    assert [each["code"] for each in page["own"]] == [own]
    assert [each["code"] for each in page["published"]] == [listed]
    assert hidden not in json.dumps(page)


def test_only_its_maker_gets_the_editor() -> None:
    code = Maker(ANN).makes()
    assert told(Maker(ANN).get(f"{WORKSHOP}{code}/edit/"))["document"]["body"] == GOOD
    led = Maker(BEN).get(f"{WORKSHOP}{code}/edit/")
    assert (led.status_code, led["Location"]) == (302, f"{WORKSHOP}{code}/")
    assert told(Maker(BEN).get(f"{WORKSHOP}new/"))["document"] is None


@rule("SH-647")
def test_whoever_has_the_link_plays_on_the_board() -> None:
    code = Maker(ANN).makes(name="Loop")
    page = Maker(BEN).get(f"{WORKSHOP}{code}/")
    form = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', playing_form(text(page))))
    del form["csrfmiddlewaretoken"]
    assert told(page)["document"]["body"] == GOOD
    Maker(BEN).submit(f"{WORKSHOP}{code}/", "/rooms/", **form)
    room = Room.objects.get()
    assert room.options["scenario"] == "own"
    assert room.options["board"]["map"] == GOOD["map"]
    assert (room.documents or {})["board"] == {"code": code, "name": "Loop"}


def test_a_board_with_errors_is_looked_at_and_not_played() -> None:
    code = Maker(ANN).makes(body=BROKEN)
    page = text(Maker(BEN).get(f"{WORKSHOP}{code}/"))
    assert 'action="/rooms/"' not in page
    assert "it has errors" in text(Maker(BEN, "en").get(f"{WORKSHOP}{code}/"))


def test_a_copy_is_ones_own_and_leaves_the_other_alone() -> None:
    code = Maker(ANN).makes(name="Loop")
    led = Maker(BEN).submit(f"{WORKSHOP}{code}/", f"{WORKSHOP}{code}/copy/")
    [copy] = keeping.own_documents(BEN)
    assert led["Location"] == f"{WORKSHOP}{copy.code}/edit/"
    assert (copy.name, json.loads(copy.body), copy.code != code) == ("Loop", GOOD, True)
    Maker(BEN).sends(f"/documents/{copy.code}/", {"name": "Other", "body": BROKEN})
    assert json.loads(Document.objects.get(code=code).body) == GOOD


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("space_hulk/nowhere/", 404, "Nothing has this code"),
        ("space_hulk/%CODE%/", 410, "taken away"),
        ("space_hulk/%CODE%/edit/", 410, "taken away"),
        ("asy_przestworzy/", 404, "Nothing of one’s own"),
        ("asy_przestworzy/%CODE%/", 404, "Nothing of one’s own"),
        ("chess/", 404, "Nothing of one’s own"),
    ],
)
def test_what_is_not_there_is_a_page_that_says_why(path: str, status: int, words: str) -> None:
    ann = Maker(ANN)
    code = ann.makes()
    ann.sends(f"/documents/{code}/withdraw/", {})
    answer = Visitor(BEN, "en").get(f"/workshop/{path.replace('%CODE%', code)}")
    assert answer.status_code == status
    assert words in text(answer)


@rule("SH-647")
def test_a_draft_is_looked_through_without_being_kept() -> None:
    def problems(body: object) -> Any:
        sent = {"game": HULK, "body": body}
        return said(Maker(ANN, "en").sends("/documents/examine/", sent))["problems"]

    assert "A side without a goal: marines." in [each["text"] for each in problems(BROKEN)]
    assert all(each["warning"] for each in problems(GOOD))
    assert not Document.objects.exists()


def test_what_cannot_be_looked_through_is_refused() -> None:
    large = {"a": "x" * keeping.LONGEST}
    for sent, code in (
        ("{", "malformed"),
        ({"game": "chess", "body": {}}, "no-documents"),
        ({"game": HULK, "body": large}, "document-too-large"),
    ):
        assert said(Maker(ANN).sends("/documents/examine/", sent))["refused"]["code"] == code


def test_a_member_is_named_as_the_maker_and_led_to_the_workshop_by_their_profile() -> None:
    ann = Maker(ANN)
    code = ann.makes()
    guest = said(ann.get(f"/documents/{code}/"))["by"]
    ann.sign_up("Ann")
    assert guest and guest != "Ann"
    assert said(Maker(BEN).get(f"/documents/{code}/"))["by"] == "Ann"
    assert f'href="{WORKSHOP}"' in text(ann.get("/people/Ann/"))
    assert f'href="{WORKSHOP}"' not in text(Maker(BEN).get("/people/Ann/"))


def test_options_that_go_with_a_document_are_options_of_the_game() -> None:
    games = [game for game in all_games().values() if game.document_type is not None]
    assert HULK in [game.slug for game in games]
    for game in games:
        assert game.with_document.keys() <= set(game.options_type.__struct_fields__)
        assert document_options(type(game))


def test_a_host_is_offered_ones_own_boards_and_a_code_goes_before_them() -> None:
    ann = Maker(ANN)
    own, other = ann.makes(name="Mine"), Maker(BEN).makes(name="Other")
    page = text(ann.get("/"))
    assert f'<option value="{own}">Mine</option>' in page and other not in page
    assert f'href="{WORKSHOP}"' in page
    asked = {"game": HULK, "name": "Ann", "scenario": "own", "board": own}
    for code in ("", f" {other} "):
        led = ann.submit("/", "/rooms/", **asked, **{"board-code": code})
    labels = [(room.documents or {})["board"]["name"] for room in Room.objects.order_by("pk")]
    assert labels == ["Mine", "Other"]
    assert told(ann.get(led["Location"]))["documents"] == {
        "fields": ["board"],
        "own": [[own, "Mine"]],
        "with": {"scenario": "own"},
    }


@rule("SH-647")
def test_a_board_is_played_at_once_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(all_games()[HULK]), "levels", ("easy", "normal"))
    code = Maker(ANN).makes()
    form = playing_form(text(Maker(BEN, "en").get(f"{WORKSHOP}{code}/")))
    assert re.findall(r'<option value="(\w+)"( selected)?>', form) == [
        ("easy", " selected"),
        ("normal", ""),
    ]
    asked = {"game": HULK, "scenario": "own", "board": code, "level": "normal"}
    led = Maker(BEN).submit(f"{WORKSHOP}{code}/", "/rooms/", **asked, **{"with": "bots"})
    room = Room.objects.get()
    levels = room.seats.order_by("number").values_list("bot_level", flat=True)
    assert list(levels) == [None, "normal"]
    assert led["Location"].endswith("#at-once")
