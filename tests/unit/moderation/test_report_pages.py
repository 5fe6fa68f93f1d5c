"""The pages of who reports a line and of who has said it: each sees their own, in words, and none
of the other."""

from __future__ import annotations

import json
from datetime import timedelta
from html import unescape

import pytest
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.core.messages import say
from server.moderation.deciding import answer_appeal, decide_case
from server.moderation.models import Case, Report
from server.rooms import announcements
from server.rooms.chat import say as say_line
from server.rooms.models import ChatLine, Room
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.members.visitors import Visitor

WHY = "it had to be"
VILE = "you are all <b>vile</b>"
LANGUAGES = pytest.mark.parametrize("language", ["pl", "en"])


@pytest.fixture
def line(room: Room) -> ChatLine:
    """Of Ann's; Ben sits with her."""
    sit(room.code, BEN, 1, "Ben")
    return say_line(room.code, ANN, VILE)


def form(line: ChatLine) -> str:
    return f"/r/{line.room.code}/report/{line.channel}/{line.number}/"


@pytest.fixture
def case(line: ChatLine) -> Case:
    Visitor(BEN).submit(form(line), ground="insult", words="please look")
    return Case.objects.get()


def text(visitor: Visitor, page: str) -> str:
    response = visitor.get(page)
    assert response.status_code == 200
    return unescape(response.content.decode())


def page_of(report: Report) -> str:
    return f"/reports/{report.code}/"


@LANGUAGES
def test_a_report_leads_to_its_number_and_says_that_it_waits(line: ChatLine, language: str) -> None:
    ben = Visitor(BEN, language)
    page = ben.get(form(line)).content.decode()
    assert "you are all &lt;b&gt;vile" in page and say(language, "ground-threat") in page
    sent = ben.submit(form(line), ground="threat", words="please look")
    made = Report.objects.get()
    assert sent["Location"] == page_of(made)
    told = text(ben, page_of(made))
    for key in ("report-waits", "ground-threat"):
        assert say(language, key) in told
    assert "please look" in told and made.code in told
    assert made.code in text(ben, "/reports/")


@pytest.mark.parametrize(
    ("sent", "refusal"),
    [
        ({}, "report-choose"),
        ({"ground": "nonsense"}, "report-choose"),
        ({"ground": "insult\x00"}, "report-choose"),
        ({"ground": "insult", "words": "x" * 501}, "report-too-long"),
        ({"ground": "insult", "words": "a\x00b"}, "report-too-long"),
    ],
)
def test_what_is_missing_or_wrong_is_said_and_what_was_typed_stays(
    line: ChatLine, sent: dict[str, str], refusal: str
) -> None:
    response = Visitor(BEN).submit(form(line), **{"words": "please look", **sent})
    assert response.status_code == 400
    page = unescape(response.content.decode())
    assert say("en", refusal) in page
    assert ("please look" in page) is ("words" not in sent)
    assert not Report.objects.exists()


def test_a_line_that_is_not_there_has_no_form(line: ChatLine) -> None:
    for page in (form(line).replace("/1/", "/2/"), form(line).replace("table", "nowhere")):
        assert Visitor(BEN).get(page).status_code == 404
    own = Visitor(ANN).get(form(line))
    assert own.status_code == 404 and say("en", "refuse-no-target") in own.content.decode()


def test_a_form_without_its_token_is_refused(line: ChatLine) -> None:
    assert Visitor(BEN).post(form(line), {"ground": "insult"}).status_code == 403
    assert not Report.objects.exists()


def test_nobody_but_the_reporter_reads_a_report(case: Case) -> None:
    page = page_of(Report.objects.get())
    for visitor in (Visitor(ANN), Visitor(EVE), Visitor()):
        answer = visitor.get(page)
        assert answer.status_code == 404
        assert say("en", "report-lost-line") in answer.content.decode()
        assert say("en", "reports-none") in text(visitor, "/reports/")


@LANGUAGES
@pytest.mark.parametrize("outcome", ["hide", "warn", "nothing"])
def test_both_are_told_in_their_language(
    case: Case, member: Member, language: str, outcome: str
) -> None:
    made = Report.objects.get()
    ann, ben = Visitor(ANN, language), Visitor(BEN, language)
    news = say(language, "decisions-news")
    assert news not in text(ann, "/") and news not in text(ben, "/")
    decide_case(member, case, outcome, "insult", "a secret reason")
    assert news in text(ben, "/lobby/")
    told = text(ben, page_of(made))
    assert news not in text(ben, "/lobby/")
    assert "a secret reason" not in told
    if outcome == "nothing":
        assert say(language, "report-nothing") in told
        assert news not in text(ann, "/")
        assert ann.get(f"/decisions/{case.code}/").status_code == 404
        return
    assert say(language, f"report-outcome-{outcome}") in told
    assert say(language, "because-insult") in told
    assert news in text(ann, f"/r/{case.place}/")
    own = text(ann, f"/decisions/{case.code}/")
    assert news not in text(ann, "/")
    for key in (f"decision-outcome-{outcome}", "because-insult", "appeal-title"):
        assert say(language, key) in own
    assert VILE in own
    for secret in ("a secret reason", "please look", made.code, member.username, "Ben"):
        assert secret not in own


def test_nobody_but_the_author_reads_the_decision(case: Case, member: Member) -> None:
    page = f"/decisions/{case.code}/"
    assert Visitor(ANN).get(page).status_code == 404
    decide_case(member, case, "warn", "spam", WHY)
    assert Visitor(BEN).get(page).status_code == 404
    assert Visitor(ANN).get(page).status_code == 200


@LANGUAGES
@pytest.mark.parametrize(
    ("outcome", "upheld", "answer"),
    [
        ("hide", True, "appeal-upheld"),
        ("hide", False, "appeal-shown-again"),
        ("warn", False, "appeal-taken-back"),
    ],
)
def test_an_objection_is_answered_on_the_same_page(
    case: Case, member: Member, language: str, outcome: str, upheld: bool, answer: str
) -> None:
    decide_case(member, case, outcome, "insult", WHY)
    ann, page = Visitor(ANN, language), f"/decisions/{case.code}/"
    for words in ("", "  ", "x" * 1001, "a\x00bc"):
        assert ann.submit(page, appeal=words).status_code == 400
    assert ann.submit(page, appeal="a quotation").status_code == 302
    told = text(ann, page)
    assert say(language, "appeal-waits") in told and "a quotation" in told
    assert "<textarea" not in told
    answer_appeal(Member.objects.create_user("Olga"), case, upheld, WHY)
    assert say(language, "decisions-news") in text(ann, "/")
    assert say(language, answer) in text(ann, page)
    ben = text(Visitor(BEN, language), page_of(Report.objects.get()))
    assert (say(language, "report-taken-back") in ben) is not upheld


def test_a_second_objection_is_refused_in_words(case: Case, member: Member) -> None:
    decide_case(member, case, "warn", "insult", WHY)
    ann, page = Visitor(ANN), f"/decisions/{case.code}/"
    ann.submit(page, appeal="a quotation")
    again = ann.submit(page, appeal="and another thing")
    assert again.status_code == 400
    assert say("en", "refuse-no-appeal") in unescape(again.content.decode())
    assert Case.objects.get().appeal == "a quotation"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_whoever_comes_too_late_to_object_reads_so(
    case: Case, member: Member, language: str
) -> None:
    decide_case(member, case, "warn", "insult", WHY)
    ann, page = Visitor(ANN, language), f"/decisions/{case.code}/"
    late = say(language, "appeal-late", days=periods.APPEAL)
    assert late not in text(ann, page)
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL, minutes=1))
    assert late in text(ann, page)
    sent = ann.submit(page, appeal="a quotation")
    assert sent.status_code == 400 and late in unescape(sent.content.decode())


def test_a_member_finds_them_in_every_browser(case: Case, member: Member) -> None:
    ann = Visitor(ANN)
    ann.sign_up("Ania")
    decide_case(member, case, "warn", "insult", WHY)
    elsewhere = Visitor()
    elsewhere.sign_in("Ania")
    assert elsewhere.get(f"/decisions/{case.code}/").status_code == 200
    # The cookie of before is nobody's any more.
    Guest.objects.get_or_create(pk=ANN)
    assert Visitor(ANN).get(f"/decisions/{case.code}/").status_code == 404


def test_the_export_holds_what_is_ones_own(case: Case, member: Member) -> None:
    def exported(visitor: Visitor) -> tuple[dict[str, list[dict[str, str]]], str]:
        raw = visitor.submit("/settings/", "/account/export/").content.decode()
        return json.loads(raw), raw

    assert exported(Visitor(ANN))[0]["decisions"] == []
    decide_case(member, case, "warn", "insult", WHY)
    ann, raw = exported(Visitor(ANN))
    assert [(each["outcome"], each["text"]) for each in ann["decisions"]] == [("warn", VILE)]
    assert ann["reports"] == [] and "please look" not in raw and "Ben" not in raw
    ben, raw = exported(Visitor(BEN))
    assert [each["words"] for each in ben["reports"]] == ["please look"]
    assert ben["decisions"] == [] and VILE not in raw


def test_the_export_is_silent_about_a_report_from_which_nothing_follows(
    case: Case, member: Member
) -> None:
    decide_case(member, case, "nothing", "", WHY)
    told = Visitor(ANN).submit("/settings/", "/account/export/").content.decode()
    assert json.loads(told)["decisions"] == [] and case.code not in told


def test_a_browser_that_is_new_is_not_looked_up(
    db: None, django_assert_num_queries: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is announced to everybody is asked for once a second, whoever comes; however long the
    # first page takes here.
    monkeypatch.setattr(announcements, "HOLDS", 3_600.0)
    announcements.lately.announcements()
    with django_assert_num_queries(0):  # type: ignore[operator]
        Visitor().get("/privacy/")
