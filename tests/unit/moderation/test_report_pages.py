"""The pages of who reports a line and of who has said it: each sees their own, in words, and none
of the other."""

import json
from datetime import timedelta
from html import unescape

import pytest
from django.utils import timezone

from server.accounts.models import Guest
from server.core import periods
from server.core.messages import say
from server.moderation.deciding import answer_appeal, decide_case, undo_decision
from server.moderation.models import Case, Report
from server.rooms import announcements
from server.rooms.chat import say as say_line
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import WHY, read

VILE = "you are all <b>vile</b>"


@pytest.fixture
def line(room):
    """Of Ann's; Ben sits with her."""
    sit(room.code, BEN, 1, "Ben")
    return say_line(room.code, ANN, VILE)


def form(line):
    return f"/r/{line.room.code}/report/{line.channel}/{line.number}/"


@pytest.fixture
def case(line):
    Visitor(BEN).submit(form(line), ground="insult", words="please look")
    return Case.objects.get()


def page_of(report):
    return f"/reports/{report.code}/"


def test_a_report_leads_to_its_number_and_says_that_it_waits(line):
    ben = Visitor(BEN, "pl")
    page = ben.get(form(line)).content.decode()
    assert "you are all &lt;b&gt;vile" in page and say("pl", "ground-threat") in page
    sent = ben.submit(form(line), ground="threat", words="please look")
    made = Report.objects.get()
    assert sent["Location"] == page_of(made)
    told = read(ben, page_of(made))
    for key in ("report-waits", "ground-threat"):
        assert say("pl", key) in told
    assert "please look" in told and made.code in told
    assert made.code in read(ben, "/reports/")
    assert say("en", "reports-none") in read(Visitor(ANN), "/reports/")
    assert say("en", "report-lost-line") in read(Visitor(EVE), page_of(made), 404)


def test_what_is_missing_or_wrong_is_said_and_what_was_typed_stays(line):
    for sent, refusal in (
        ({}, "report-choose"),
        ({"ground": "nonsense"}, "report-choose"),
        ({"ground": "insult", "words": "x" * 501}, "report-too-long"),
    ):
        response = Visitor(BEN).submit(form(line), **{"words": "please look", **sent})
        assert response.status_code == 400
        page = unescape(response.content.decode())
        assert say("en", refusal) in page
        assert ("please look" in page) is ("words" not in sent)
        assert not Report.objects.exists()


def test_a_line_that_is_not_there_has_no_form(line):
    for page in (form(line).replace("/1/", "/2/"), form(line).replace("table", "nowhere")):
        read(Visitor(BEN), page, 404)
    assert say("en", "refuse-no-target") in read(Visitor(ANN), form(line), 404)
    # Nor is anything taken without the token of a form.
    assert Visitor(BEN).post(form(line), {"ground": "insult"}).status_code == 403


@pytest.mark.parametrize("outcome", ["hide", "warn", "nothing"])
def test_both_are_told_in_their_language(case, member, outcome):
    made = Report.objects.get()
    ann, ben = Visitor(ANN, "pl"), Visitor(BEN, "pl")
    news = say("pl", "decisions-news")
    assert news not in read(ann, "/") and news not in read(ben, "/")
    decide_case(member, case, outcome, "insult", "a secret reason")
    assert news in read(ben, "/lobby/")
    told = read(ben, page_of(made))
    assert news not in read(ben, "/lobby/")
    assert "a secret reason" not in told
    if outcome == "nothing":
        assert say("pl", "report-nothing") in told
        assert news not in read(ann, "/")
        assert ann.get(f"/decisions/{case.code}/").status_code == 404
        return
    assert say("pl", f"report-outcome-{outcome}") in told
    assert say("pl", "because-insult") in told
    assert news in read(ann, f"/r/{case.place}/")
    own = read(ann, f"/decisions/{case.code}/")
    assert news not in read(ann, "/")
    for key in (f"decision-outcome-{outcome}", "because-insult", "appeal-title"):
        assert say("pl", key) in own
    assert VILE in own
    for secret in ("a secret reason", "please look", made.code, member.username, "Ben"):
        assert secret not in own


@pytest.mark.parametrize("upheld", [True, False])
def test_an_objection_is_answered_on_the_same_page(case, member, other, upheld):
    decide_case(member, case, "warn", "insult", WHY)
    ann, page = Visitor(ANN, "pl"), f"/decisions/{case.code}/"
    assert ann.submit(page, appeal="a quotation").status_code == 302
    told = read(ann, page)
    assert say("pl", "appeal-waits") in told and "a quotation" in told
    assert "<textarea" not in told
    answer_appeal(other, case, upheld, WHY)
    assert say("pl", "decisions-news") in read(ann, "/")
    assert say("pl", "appeal-upheld" if upheld else "appeal-taken-back") in read(ann, page)
    ben = read(Visitor(BEN, "pl"), page_of(Report.objects.get()))
    assert (say("pl", "report-taken-back") in ben) is not upheld


def test_an_objection_has_words_and_a_second_is_refused(case, member):
    decide_case(member, case, "warn", "insult", WHY)
    ann, page = Visitor(ANN), f"/decisions/{case.code}/"
    for words in ("  ", "x" * 1001):
        assert ann.submit(page, appeal=words).status_code == 400
    ann.submit(page, appeal="a quotation")
    again = ann.submit(page, appeal="and another thing")
    assert again.status_code == 400
    assert say("en", "refuse-no-appeal") in unescape(again.content.decode())
    assert Case.objects.get().appeal == "a quotation"


def test_whoever_comes_too_late_to_object_reads_so(case, member):
    decide_case(member, case, "warn", "insult", WHY)
    ann, page = Visitor(ANN, "pl"), f"/decisions/{case.code}/"
    late = say("pl", "appeal-late", days=periods.APPEAL)
    assert late not in read(ann, page)
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL, minutes=1))
    assert late in read(ann, page)
    sent = ann.submit(page, appeal="a quotation")
    assert sent.status_code == 400 and late in unescape(sent.content.decode())


def test_a_member_finds_them_in_every_browser(case, member):
    ann = Visitor(ANN)
    ann.sign_up("Ania")
    decide_case(member, case, "warn", "insult", WHY)
    elsewhere = Visitor()
    elsewhere.sign_in("Ania")
    assert elsewhere.get(f"/decisions/{case.code}/").status_code == 200
    # The cookie of before is nobody's any more.
    Guest.objects.get_or_create(pk=ANN)
    assert Visitor(ANN).get(f"/decisions/{case.code}/").status_code == 404


def test_the_export_holds_what_is_ones_own(case, member):
    def exported(visitor):
        raw = visitor.submit("/settings/", "/account/export/").content.decode()
        return json.loads(raw), raw

    assert exported(Visitor(ANN))[0]["decisions"] == []
    decide_case(member, case, "nothing", "", WHY)
    ann, raw = exported(Visitor(ANN))
    assert ann["decisions"] == [] and case.code not in raw
    undo_decision(member, case, WHY)
    decide_case(member, case, "warn", "insult", WHY)
    ann, raw = exported(Visitor(ANN))
    assert [(each["outcome"], each["text"]) for each in ann["decisions"]] == [("warn", VILE)]
    assert ann["reports"] == [] and "please look" not in raw and "Ben" not in raw
    ben, raw = exported(Visitor(BEN))
    assert [each["words"] for each in ben["reports"]] == ["please look"]
    assert ben["decisions"] == [] and VILE not in raw


def test_a_browser_that_is_new_is_not_looked_up(db, django_assert_num_queries, monkeypatch):
    # What is announced to everybody is asked for once a second, whoever comes; however long the
    # first page takes here.
    monkeypatch.setattr(announcements, "HOLDS", 3_600.0)
    announcements.lately.announcements()
    with django_assert_num_queries(0):
        Visitor().get("/privacy/")
