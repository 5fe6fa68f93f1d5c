"""What is known from earlier of those a case is about, as far as its reader may know it."""

import pytest

from server.accounts.models import Guest, Member
from server.moderation.deciding import answer_appeal, appeal, decide_case, withdraw
from server.moderation.histories import LATEST, Record, of_author, of_reporters
from server.moderation.models import Case
from server.moderation.parties import Party, shown_to
from server.moderation.reporting import report
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.cases import WHY, reported

EVERY = Case.objects.all


def taken_back(member, case):
    decide_case(member, case, "hide", "insult", WHY)
    appeal(case, "it was a quotation")
    answer_appeal(Member.objects.create_user("Olga"), case, False, WHY)


@pytest.mark.parametrize(
    ("end", "record"),
    [
        (lambda member, case: None, Record(waiting=1)),
        (lambda member, case: decide_case(member, case, "hide", "spam", WHY), Record(followed=1)),
        (lambda member, case: decide_case(member, case, "warn", "spam", WHY), Record(followed=1)),
        (lambda member, case: decide_case(member, case, "nothing", "", WHY), Record(nothing=1)),
        (taken_back, Record(nothing=1)),
        (lambda member, case: withdraw([ANN]), Record()),
    ],
    ids=["waits", "hidden", "warned", "no-breach", "taken-back", "gone"],
)
def test_a_reporters_other_reports_are_told_by_their_ends(member, table, end, record):
    end(member, reported(table, "earlier"))
    assert of_reporters(reported(table, "now"), EVERY()) == {BEN: record}


def test_a_member_is_one_person_in_all_their_browsers(table):
    earlier, now = reported(table, "earlier", by=EVE), reported(table, "now")
    person = Member.objects.create_user("Benek")
    Guest.objects.filter(pk__in=(BEN, EVE)).update(member=person)
    assert of_reporters(now, EVERY()) == {BEN: Record(waiting=1)}
    assert of_reporters(earlier, EVERY()) == {EVE: Record(waiting=1)}


def test_each_reporter_has_a_record_of_their_own_and_who_has_left_none(table):
    reported(table, "earlier")
    case = reported(table, "now")
    report(table.code, EVE, "table", case.number, "spam", "")
    assert of_reporters(case, EVERY()) == {BEN: Record(waiting=1), EVE: Record()}
    withdraw([ANN, BEN, EVE])
    case.refresh_from_db()
    assert of_author(case, EVERY()).count == 0
    assert of_reporters(case, EVERY()) == {}


def test_an_authors_other_lines_are_listed_the_latest_first(table):
    cases = [reported(table, f"line {number}", by=BEN) for number in range(4)]
    known = of_author(cases[2], EVERY())
    assert known.count == 3 and known.latest == [cases[3], cases[1], cases[0]]
    reported(table, "another's", by=ANN, author=BEN)
    assert of_author(cases[2], EVERY()).count == 3


def test_a_long_history_is_counted_and_its_latest_shown(table):
    for number in range(LATEST + 3):
        Case.objects.create(
            room=table, place=table.code, channel="watchers", number=number, author_id=ANN
        )
    known = of_author(reported(table, "now"), EVERY())
    assert (known.count, len(known.latest)) == (LATEST + 3, LATEST)


def test_a_reader_hears_nothing_of_cases_that_they_are_a_party_to(member, table):
    """The author has said something against the reader, too, who has reported it."""
    reported(table, "to the reader", by=EVE)
    report(table.code, BEN, "table", 1, "insult", "")
    case = reported(table, "now")
    Guest.objects.filter(pk=EVE).update(member=member)
    seen = shown_to(Party(member), Case.objects.all())
    assert case in seen
    assert of_author(case, seen).count == 0
    assert of_reporters(case, seen) == {BEN: Record()}
