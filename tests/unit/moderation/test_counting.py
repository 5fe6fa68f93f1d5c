"""Monthly counts: what is counted, that it outlives what it counts, and who is told how much."""

from datetime import UTC, date, datetime, timedelta

import pytest
from django.core.cache import cache
from django.utils import timezone

from server.core.messages import say
from server.moderation import counting
from server.moderation.counting import count_daily, count_lately, counted
from server.moderation.deciding import answer_appeal, appeal, decide_case, undo_decision
from server.moderation.models import GROUNDS_OF, VOID, Case, MonthlyCount, Report
from server.moderation.outcomes import IMPOSED, effects_of
from server.rooms.models import (
    BAN,
    EVASION,
    MUTE,
    PHRASES,
    RENAME,
    WARNING,
    Sanction,
)
from tests.unit.members.visitors import Visitor
from tests.unit.moderation.cases import LANGUAGES, WHY, read

MONTH = date(2026, 3, 1)
INSIDE = datetime(2026, 3, 15, 12, tzinfo=UTC)


def decided(room, number, minutes, **told):
    """In the middle of the month, so long after it was opened."""
    facts = {"state": Case.DECIDED, "outcome": "hide", "ground": "insult", "decided_at": INSIDE}
    case = Case.objects.create(room=room, place=room.code, channel="table", number=number)
    opened = INSIDE - timedelta(minutes=minutes)
    Case.objects.filter(pk=case.pk).update(**{**facts, "opened_at": opened, **told})
    return case


def sanction(kind, **told):
    made = Sanction.objects.create(kind=kind, ground="spam", until=timezone.now(), **told)
    Sanction.objects.filter(pk=made.pk).update(began_at=INSIDE)
    return made


def test_decisions_are_counted_by_kind_and_the_median_is_of_what_was_reported(room):
    for number, minutes in enumerate([10, 30, 90]):
        Report.objects.create(case=decided(room, number, minutes), ground="insult")
    Report.objects.create(case=decided(room, 3, 60, outcome="nothing"), ground="spam")
    decided(room, 4, 0, outcome="ban")
    decided(room, 5, 0, outcome="mute", ground=EVASION)
    decided(room, 6, 5, outcome="", state=Case.OPEN, decided_at=None)
    decided(room, 7, 5, outcome="nothing", undone=VOID)
    found = counted(MONTH)
    kinds = {key: found[key] for key in found if key.startswith("decided-")}
    assert kinds == {"decided-hide": 3, "decided-nothing": 1, "decided-ban": 1}
    assert (found["wait"], found["waited"]) == (45, 4)


def test_sanctions_are_counted_as_they_begin_and_as_they_are_lifted(db):
    root = sanction(BAN)
    sanction(MUTE, ended_at=INSIDE)
    sanction(MUTE, ended_at=INSIDE + timedelta(days=31))
    sanction(MUTE, root=root, ended_at=INSIDE)
    found = counted(MONTH)
    imposed = {"imposed-ban": 1, "imposed-mute": 2, "imposed-carried-on": 1}
    assert dict(found) == {**imposed, "lifted-mute": 1}


def test_a_month_ends_by_the_clock_of_the_site(room):
    case = decided(room, 1, 5, decided_at=None)
    zone = timezone.get_current_timezone()
    for moment, inside in (
        (datetime(2026, 3, 1, tzinfo=zone), True),
        (datetime(2026, 3, 31, 23, 59, 59, tzinfo=zone), True),
        (datetime(2026, 4, 1, tzinfo=zone), False),
        (datetime(2026, 2, 28, 23, 59, 59, tzinfo=zone), False),
    ):
        Case.objects.filter(pk=case.pk).update(decided_at=moment)
        assert (counted(MONTH)["decided-hide"] == 1) is inside, moment


def test_a_decision_an_objection_and_its_answer_and_nothing_of_what_was_taken_back(
    case, member, other
):
    decide_case(member, case, "hide", "insult", WHY)
    count_lately()
    assert MonthlyCount.objects.get(what="decided-hide").number == 1
    undo_decision(member, case, WHY)
    decide_case(member, case, "warn", "insult", WHY)
    appeal(Case.objects.get(), "It was a quotation")
    answer_appeal(other, case, False, WHY)
    count_lately()
    numbers = dict(MonthlyCount.objects.values_list("what", "number"))
    assert "decided-hide" not in numbers and numbers["decided-warn"] == 1
    assert (numbers["appeals"], numbers["taken-back"], numbers["lifted-warning"]) == (1, 1, 1)


def test_what_is_counted_stays_when_it_is_gone(case, member, monkeypatch):
    decide_case(member, case, "hide", "insult", WHY)
    count_lately()
    Case.objects.all().delete()
    later = timezone.localdate() + timedelta(days=93)
    monkeypatch.setattr(counting.timezone, "localdate", lambda: later)
    count_lately()
    assert MonthlyCount.objects.get(what="decided-hide").number == 1


def test_it_is_counted_once_a_day_whoever_asks(case):
    cache.delete(counting.DUE)
    for counts in (True, False):
        MonthlyCount.objects.all().delete()
        count_daily()
        assert MonthlyCount.objects.exists() is counts


# Pages


@pytest.fixture
def some(db):
    numbers = {"reports": 12, "decided-ban": 4, "wait": 90, "waited": 4}
    for what, number in numbers.items():
        MonthlyCount.objects.create(month=MONTH, what=what, number=number)


def page(language="en"):
    return read(Visitor(language=language), "/counts/")


def test_it_is_public_only_where_the_operator_wants_it(some, settings):
    for public in (False, True):
        settings.PUBLIC_COUNTS = public
        read(Visitor(), "/counts/", 200 if public else 404)
        assert ("/counts/" in read(Visitor(), "/privacy/")) is public


def test_in_public_small_numbers_point_at_nobody_and_the_desk_has_them_as_they_are(
    some, staff, settings
):
    settings.PUBLIC_COUNTS = True
    text = page("pl")
    assert "<td>12</td>" in text and "<td>4</td>" not in text
    assert say("pl", "count-fewer", number=5) in text
    assert say("pl", "count-wait") not in text
    desk = read(staff("helper"), "/admin/counts/")
    assert ">12</td>" in desk and ">4</td>" in desk and say("en", "count-wait") in desk
    assert "/admin/counts/" in read(staff("moderator"), "/admin/")
    MonthlyCount.objects.filter(what="waited").update(number=5)
    assert say("pl", "count-wait") in page("pl")


@LANGUAGES
def test_whatever_can_be_counted_has_its_words(language):
    outcomes = {key.partition("-")[0] for kind in GROUNDS_OF for key in effects_of(Case(kind=kind))}
    keys = {f"decided-{key}" for key in outcomes | IMPOSED.keys()}
    kinds = (BAN, MUTE, PHRASES, WARNING, RENAME)
    keys |= {f"{do}-{kind}" for do in ("imposed", "lifted") for kind in kinds}
    keys |= {"reports", "appeals", "upheld", "taken-back", "wait", "imposed-carried-on"}
    assert {key for key in keys if say(language, f"count-{key}") == f"count-{key}"} == set()
    for kind in (BAN, MUTE, PHRASES):
        # In Polish players have another word for what they do for themselves.
        counted = say(language, f"count-decided-{kind}")
        assert language == "en" or counted.endswith(say(language, f"admin-{kind}"))
