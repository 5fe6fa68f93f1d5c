"""Documents over HTTP, and what becomes of them in rooms, exports and the admin."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.http import HttpResponse

from games.space_hulk.tests.boards import GOOD, board
from server.accounts.models import Member
from server.library.models import Document
from server.matches.models import Match
from server.moderation.actions import Refused as DeedRefused
from server.moderation.models import AuditEntry
from server.moderation.taking_away import take_away
from server.rooms.hosting import change
from server.rooms.models import Room
from server.rooms.refusals import Refused
from server.rooms.services import open_room, room_picture
from tests.support.guests import ANN, BEN
from tests.unit.members.visitors import PASSWORD, Visitor

HULK = "space_hulk"
BROKEN = board(goals={"marines": [], "aliens": []})
NEW = {"game": HULK, "name": "Loop", "body": GOOD}

pytestmark = pytest.mark.django_db


class Maker(Visitor):
    def sends(self, to: str, told: object) -> HttpResponse:
        if "csrftoken" not in self.cookies:
            self.get("/account/login/")
        token = {"x-csrftoken": self.cookies["csrftoken"].value}
        text = told if isinstance(told, str) else json.dumps(told)
        return self.post(to, text, "application/json", headers=token)

    def makes(self, **more: Any) -> str:
        answer = self.sends("/documents/", {**NEW, **more})
        assert answer.status_code == 201
        return str(json.loads(answer.content)["code"])


def said(answer: HttpResponse) -> Any:
    return json.loads(answer.content)


def opened(board: object, **more: str) -> Room:
    return open_room(ANN, "Ann", HULK, {"scenario": "own", "board": board, **more}, public=False)


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    with pytest.raises(Refused) as refusal:
        yield refusal
    assert refusal.value.code == code


def test_a_board_is_made_shared_by_its_code_changed_and_withdrawn() -> None:
    ann, ben = Maker(ANN), Maker(BEN)
    code = ann.makes()
    [line] = said(ann.get(f"/documents/?game={HULK}"))["documents"]
    assert (line["code"], line["name"], line["published"]) == (code, "Loop", False)
    assert said(ben.get(f"/documents/?game={HULK}"))["documents"] == []
    whole = said(ben.get(f"/documents/{code}/"))
    assert (whole["body"], whole["own"]) == (GOOD, False)
    assert all(problem["warning"] for problem in whole["problems"])
    changed = ann.sends(f"/documents/{code}/", {"name": "Ring", "body": GOOD})
    assert (said(changed)["name"], said(changed)["own"]) == ("Ring", True)
    assert said(ann.sends(f"/documents/{code}/publish/", {"published": True}))["published"]
    assert [one["code"] for one in said(ben.get(f"/documents/published/?game={HULK}"))["documents"]]
    assert ann.sends(f"/documents/{code}/withdraw/", {}).status_code == 204
    assert ben.get(f"/documents/{code}/").status_code == 410


def test_problems_come_in_the_language_of_the_page() -> None:
    code = Maker(ANN).makes(body=BROKEN)
    for language, words in (
        ("pl", "Strona bez celu: komandosi."),
        ("en", "A side without a goal: marines."),
    ):
        problems = said(Maker(BEN, language).get(f"/documents/{code}/"))["problems"]
        assert words in [problem["text"] for problem in problems]


def test_what_was_exported_can_be_imported() -> None:
    code = Maker(ANN).makes(name="Pętla")
    answer = Maker(BEN).get(f"/documents/{code}/export/")
    assert "P%C4%99tla.json" in answer["Content-Disposition"]
    assert said(Maker(BEN).sends("/documents/", answer.content.decode()))["body"] == GOOD


@pytest.mark.parametrize("sent", ["{", "[]", {"game": "chess", "name": "x", "body": {}}, "ÿ"])
def test_what_is_no_document_is_refused(sent: object) -> None:
    answer = Maker(ANN).sends("/documents/", sent)
    assert answer.status_code == 400
    assert said(answer)["refused"]["text"] and not Document.objects.exists()


def test_nor_is_more_than_a_form_may_hold_kept_or_what_has_no_token_of_a_page() -> None:
    told, large = json.dumps(NEW), " " * 70_000
    answer = Maker(ANN).sends("/documents/", large + told)
    assert said(answer)["refused"]["code"] == "document-too-large"
    assert Maker(ANN).post("/documents/", told, "application/json").status_code == 403
    assert not Document.objects.exists()


def test_nothing_of_a_flood_of_saves_is_lost_or_changed() -> None:
    ann = Maker(ANN, "en")
    first = ann.makes(name="First")
    answers = [ann.sends("/documents/", {**NEW, "name": f"{number}"}) for number in range(30)]
    made = {said(each)["code"] for each in answers if each.status_code == 201}
    turned_away = [said(each)["refused"] for each in answers if each.status_code == 429]
    assert made and turned_away and len(made) + len(turned_away) == 30
    assert {each["code"] for each in turned_away} == {"too-fast"}
    assert all("refuse-" not in each["text"] for each in turned_away)
    late = ann.sends(f"/documents/{first}/", {"name": "Late", "body": board(round_limit=3)})
    assert late.status_code == 429
    kept = {each.code: each for each in Document.objects.all()}
    assert kept.keys() == {first, *made}
    assert kept[first].name == "First"
    assert all(json.loads(each.body) == GOOD for each in kept.values())


def test_a_room_keeps_the_board_as_it_was_when_it_was_chosen() -> None:
    ann = Maker(ANN)
    code = ann.makes()
    room = opened(code)
    ann.sends(f"/documents/{code}/", {"name": "Other", "body": board(round_limit=3)})
    ann.sends(f"/documents/{code}/withdraw/", {})
    room.refresh_from_db()
    assert room.options["board"]["round_limit"] == GOOD["round_limit"]
    assert room_picture(room.code).options["board"] == {"code": code, "name": "Loop"}
    with refused("document-withdrawn"):
        change(room.code, ANN, {"board": code}, None)


@pytest.mark.parametrize("sent", ["nowhere", {"map": []}, 7])
def test_nobody_sends_a_room_a_whole_board(sent: object) -> None:
    with refused("no-document"):
        opened(sent)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"withdrawn": True, "body": ""}, "document-withdrawn"),
        ({"game": "asy_przestworzy"}, "document-of-another-game"),
        ({"body": json.dumps(BROKEN)}, "document-has-errors"),
    ],
)
def test_no_room_is_opened_with_what_is_withdrawn_another_games_or_has_errors(
    changed: dict[str, Any], code: str
) -> None:
    own = Maker(BEN).makes()
    Document.objects.update(**changed)
    with refused(code):
        opened(own)
    assert not Room.objects.exists()


def test_a_room_has_no_more_seats_for_marines_than_the_board_has_marines() -> None:
    code = Maker(ANN).makes()
    with refused("too-many-seats") as refusal:
        opened(code, seats="4")
    assert refusal.value.params["allowed"] == "2–3"
    assert not Room.objects.exists()
    assert opened(code, seats="3").seats.count() == 3


def test_documents_go_along_to_an_account_into_its_export_and_with_it() -> None:
    ann = Maker(ANN)
    code = ann.makes()
    ann.sign_up("Ann")
    told = json.loads(ann.submit("/settings/", "/account/export/").content)
    assert [(one["document"], one["body"]) for one in told["documents"]] == [(code, GOOD)]
    ann.submit("/account/delete/", password=PASSWORD)
    assert not Document.objects.exists()


def test_staff_take_one_away_once_with_a_reason_on_record() -> None:
    code = Maker(ANN).makes()
    who, document = Member.objects.create_user("Zofia", is_staff=True), Document.objects.get()
    take_away(who, document, "spam", "A test")
    assert Maker(BEN).get(f"/documents/{code}/").status_code == 410
    entry = AuditEntry.objects.deeds().get()
    assert (entry.what, entry.kind, entry.target, entry.reason) == (
        *("take_away", "document", code, "A test"),
    )
    with pytest.raises(DeedRefused):
        take_away(who, document, "spam", "Again")
    assert not Match.objects.exists()
