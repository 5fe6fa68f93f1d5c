"""Decisions about reported lines: each once, by somebody who is not concerned, felt in the room and
on record; one objection, answered by somebody else."""

from datetime import timedelta

import pytest
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core import periods
from server.members.claiming import claim
from server.members.leaving import leave_as_guest
from server.moderation.actions import hide_line
from server.moderation.deciding import answer_appeal, appeal, decide_case
from server.moderation.models import AuditEntry, Case
from server.moderation.reporting import report
from server.rooms.chat import lines_above, say
from server.rooms.services import room_picture
from tests.support.guests import ANN, BEN, EVE, refused
from tests.unit.moderation.cases import VILE, WHY


@pytest.fixture
def case(table):
    """Ben has reported a line of Ann's."""
    say(table.code, ANN, "hello there")
    say(table.code, ANN, VILE)
    return report(table.code, BEN, "table", 2, "insult", "please look").case


def heard(case):
    return [line.text for line in lines_above(case.place, "table", 0)]


def on_record():
    rows = AuditEntry.objects.deeds().order_by("pk")
    return [(entry.who, entry.what, entry.kind, entry.reason) for entry in rows]


def test_a_line_that_is_judged_to_be_vile_is_heard_no_more(member, case):
    version = room_picture(case.place).version
    decide_case(member, case, "hide", "insult", WHY)
    picture = room_picture(case.place)
    assert heard(case) == ["hello there"]
    assert picture.hidden == {"table": [2]} and picture.version > version
    case.refresh_from_db()
    assert (case.state, case.outcome, case.told) == ("decided", "hide", False)
    assert on_record() == [("Zofia", "decide_case", "case", WHY)]
    entry = AuditEntry.objects.deeds().get()
    assert (entry.target, entry.room) == (f"{case.place} table 2", case.place)
    assert entry.after == {"outcome": "hide", "ground": "insult"}


@pytest.mark.parametrize(("outcome", "told"), [("warn", False), ("nothing", True)])
def test_a_milder_decision_leaves_the_line_and_is_the_only_one(member, other, case, outcome, told):
    decide_case(member, case, outcome, "insult", WHY)
    with refused("case-decided"):
        decide_case(other, case, "hide", "insult", WHY)
    case.refresh_from_db()
    assert heard(case) == ["hello there", VILE] and len(on_record()) == 1
    assert (case.told, case.ground) == (told, "" if told else "insult")


def test_a_line_that_was_hidden_before_stays_so(member, case, room):
    hide_line(member, room.chat.get(number=2), WHY)
    decide_case(member, case, "hide", "insult", WHY)
    assert room_picture(case.place).hidden == {"table": [2]}


def test_a_case_outlives_its_room(member, case, room):
    room.delete()
    case.refresh_from_db()
    decide_case(member, case, "hide", "insult", WHY)
    assert [line.text for line in case.lines.all()] == ["hello there", VILE]


@pytest.mark.parametrize("concerned", [ANN, BEN])
def test_nobody_decides_who_said_the_line_or_reported_it(member, case, room, concerned):
    Guest.objects.filter(pk=concerned).update(member=member)
    with refused("party", room):
        decide_case(member, case, "nothing", "", WHY)
    Guest.objects.filter(pk=concerned).update(member=None)
    decide_case(member, case, "nothing", "", WHY)


# Objections


@pytest.fixture
def appealed(member, case):
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    return case


@pytest.mark.parametrize("upheld", [True, False])
def test_another_moderator_answers_it_once(other, appealed, upheld):
    Case.objects.update(told=True)
    appealed.reports.update(told=True)
    answer_appeal(other, appealed, upheld, WHY)
    assert heard(appealed) == (["hello there"] if upheld else ["hello there", VILE])
    assert room_picture(appealed.place).hidden["table"] == ([2] if upheld else [])
    appealed.refresh_from_db()
    assert (appealed.state, appealed.upheld, appealed.told) == ("answered", upheld, False)
    assert appealed.reports.get().told is upheld
    assert on_record()[1:] == [("Olga", "answer_appeal", "case", WHY)]
    with refused("case-answered"):
        answer_appeal(other, appealed, not upheld, WHY)


def test_one_objects_once(other, appealed):
    with refused("no-appeal"):
        appeal(appealed, "and another thing")
    answer_appeal(other, appealed, True, WHY)
    with refused("no-appeal"):
        appeal(appealed, "and another thing")
    appealed.refresh_from_db()
    assert appealed.appeal == "it was a quotation"


def test_one_objects_while_it_is_remembered(member, case):
    decide_case(member, case, "warn", "spam", WHY)
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL + 1))
    with refused("no-appeal"):
        appeal(case, "it was a quotation")
    Case.objects.update(decided_at=timezone.now() - timedelta(days=periods.APPEAL - 1))
    appeal(case, "it was a quotation")


def test_there_is_no_objection_where_nothing_follows(member, case):
    with refused("no-appeal"):
        appeal(case, "but")
    decide_case(member, case, "nothing", "", WHY)
    with refused("no-appeal"):
        appeal(case, "but")


def test_nothing_is_shown_again_of_a_line_whose_author_has_left(other, member, case):
    decide_case(member, case, "hide", "insult", WHY)
    Case.objects.update(state=Case.APPEALED)
    case.room.chat.update(text="")
    answer_appeal(other, case, False, WHY)
    assert room_picture(case.place).hidden == {"table": [2]}


# Who goes, and who signs in


def test_with_its_author_a_case_loses_its_evidence_and_its_end(member, case):
    leave_as_guest(ANN)
    case.refresh_from_db()
    assert (case.state, case.author, case.name) == ("gone", None, "")
    assert {(line.name, line.text) for line in case.lines.all()} == {("", "")}
    with refused("case-gone"):
        decide_case(member, case, "hide", "insult", WHY)


def test_with_its_reporter_a_case_loses_their_words_alone(member, case):
    leave_as_guest(BEN)
    report_left = case.reports.get()
    assert (report_left.reporter, report_left.words) == (None, "")
    case.refresh_from_db()
    assert case.state == "open" and [line.text for line in case.lines.all()][1] == VILE


def test_whoever_signs_in_takes_them_along(case):
    ann, ben = (Member.objects.create_user(name) for name in ("Ania", "Benek"))
    claim(ANN, ann)
    claim(BEN, ben)
    case.refresh_from_db()
    assert case.author is not None and case.author.member == ann
    assert {line.guest.member for line in case.lines.all() if line.guest} == {ann}
    assert case.reports.get().reporter.member == ben


def test_what_another_has_reported_stays_when_somebody_goes(case):
    leave_as_guest(EVE)
    assert case.reports.get().words == "please look"
