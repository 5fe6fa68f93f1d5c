"""The order of the queue: weight and age, and nothing waits for ever."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.utils import timezone, translation

from server.moderation import waiting
from server.moderation.deciding import answer_appeal, appeal, decide_case
from server.moderation.models import ALL_GROUNDS, Case
from server.moderation.reporting import report
from server.moderation.waiting import age, band, beside, heaviest_first, weight
from tests.support.guests import EVE
from tests.unit.moderation.cases import WHY, later, reported

RANKS = import_module("server.moderation.migrations.0008_ranks")


def queue():
    cases = Case.objects.filter(state__in=Case.WAITING).order_by("rank", "pk")
    return [case.lines.get(number=case.number).text for case in cases]


def test_a_threat_goes_before_an_older_insult_and_many_reports_before_one(table):
    reported(table, "an insult", "insult")
    later(30)
    reported(table, "another", "insult")
    reported(table, "a threat", "threat")
    assert queue() == ["a threat", "an insult", "another"]
    report(table.code, EVE, "table", 2, "other", "")
    assert queue() == ["a threat", "another", "an insult"]


def test_what_has_waited_long_goes_before_what_is_heavier(table):
    reported(table, "spam", "spam")
    later(60 * 47)
    reported(table, "a threat", "threat")
    assert queue() == ["spam", "a threat"]


def test_every_ground_weighs_something_and_a_crowd_outweighs_no_threat():
    assert waiting.HOURS.keys() == set(ALL_GROUNDS) and min(waiting.HOURS.values()) > 0
    assert weight(["spam"] * 500) < weight(["threat"]) < weight(["threat", "spam"])
    assert weight(["insult"]) < weight(["insult", "insult"]) < weight(["insult"] * 5)
    assert heaviest_first(["spam", "insult", "spam", "threat"]) == ["threat", "insult", "spam"]


def test_an_objection_waits_from_when_it_was_made(table, member, other):
    first = reported(table, "first", "insult")
    decide_case(member, first, "warn", "insult", WHY)
    later(60)
    reported(table, "second", "insult")
    appeal(first, "it was a quotation")
    assert queue() == ["second", "first"]
    answer_appeal(other, first, True, WHY)
    assert queue() == ["second"]


@pytest.mark.parametrize(
    ("hours", "key", "told"),
    [
        (0, "new", "a moment"),
        (1.9, "new", "1 h"),
        (2, "due", "2 h"),
        (23.9, "due", "23 h"),
        (24, "overdue", "24 h"),
        (47, "overdue", "47 h"),
        (72, "overdue", "3 d"),
    ],
)
def test_how_long_it_waits_is_said_in_hours_and_then_in_days(hours, key, told):
    case = Case(opened_at=timezone.now() - timedelta(hours=hours))
    with translation.override("en"):
        assert (band(case), age(case)) == (key, told)


def test_one_steps_through_what_waits(table, member):
    first, second, third = (reported(table, text) for text in ("first", "second", "third"))
    every = Case.objects.all()
    assert beside(first, every) == (None, second)
    assert beside(second, every) == (first, third)
    assert beside(third, every) == (second, None)
    decide_case(member, second, "nothing", "", WHY)
    second.refresh_from_db()
    assert beside(first, every) == (None, third)
    assert beside(second, every) == (None, first)


def test_what_waited_before_there_was_an_order_gets_its_place(table, member):
    """As in the migration."""
    heavy, hidden = reported(table, "a threat", "threat"), reported(table, "hidden")
    report(table.code, EVE, "table", heavy.number, "spam", "")
    decide_case(member, hidden, "hide", "insult", WHY)
    wanted = Case.objects.get(pk=heavy.pk).rank
    Case.objects.update(rank=timezone.now(), hid=False)
    RANKS.rank(apps, None)
    assert Case.objects.get(pk=heavy.pk).rank == wanted
    assert Case.objects.get(pk=hidden.pk).hid
