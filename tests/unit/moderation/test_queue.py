"""The queue of reported lines: by weight and age, and nothing waits for ever; all that decides a
case stands on one page; whoever is on duty hears of it in the menu, and by mail if wished."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.core import mail
from django.utils import timezone
from django.utils.translation import override

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation import waiting
from server.moderation.alarm import mail_those_on_duty
from server.moderation.deciding import answer_appeal, appeal, decide_case
from server.moderation.models import ALL_GROUNDS, AuditEntry, Case
from server.moderation.reporting import report
from server.moderation.waiting import age, band, beside, heaviest_first, weight
from server.rooms.chat import say as say_line
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.cases import (
    DECISION,
    QUEUE,
    VILE,
    WHY,
    deeds,
    later,
    listed,
    read,
    reported,
)


@pytest.fixture
def case(room):
    """A line of Ann's that Ben and Eve have reported."""
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, BEN, "good evening")
    say_line(room.code, ANN, VILE)
    report(room.code, BEN, "table", 2, "insult", "please look")
    return report(room.code, EVE, "table", 2, "hate", "").case


def test_a_line_stands_there_once_with_all_that_was_said_against_it(staff, case):
    client = staff("helper")
    queue = read(client, QUEUE)
    assert queue.count(f"{QUEUE}{case.pk}/change/") == queue.count(VILE) == 1
    assert f"{say('en', 'ground-hate')}, {say('en', 'ground-insult')}" in queue
    page = read(client, f"{QUEUE}{case.pk}/change/")
    for told in ("good evening", VILE, "please look", say("en", "case-open")):
        assert told in page
    assert f"/admin/accounts/guest/{ANN}/change/" in page


def test_what_waits_comes_first_and_the_weightiest_of_it_and_grounds_narrow_it(
    member, moderator, case, room
):
    second, third = reported(room, "second", "spam"), reported(room, "third", "threat")
    decide_case(member, case, "warn", "insult", WHY)
    assert listed(moderator, Case) == [third, second, case]
    appeal(case, "it was a quotation")
    assert listed(moderator, Case) == [third, case, second]
    for ground, found in (("insult", [case]), ("spam", [second]), ("cheating", [])):
        assert listed(moderator, Case, grounds=ground) == found


def test_the_queue_says_how_long_something_waits(staff, case):
    Case.objects.update(opened_at=timezone.now() - timedelta(hours=25))
    told = f'<span class="band overdue">{say("en", "waits-overdue")}</span>'
    assert told in read(staff("helper"), QUEUE)


def test_a_decision_says_what_and_why_and_is_on_record(staff, case):
    client, form = staff("moderator"), f"{QUEUE}{case.pk}/decide/"
    held = client.post(f"{QUEUE}{case.pk}/claim/", follow=True)
    assert held.redirect_chain == [(form, 302)]
    for wrong in ({"outcome": ""}, {"outcome": "nonsense"}, {"ground": ""}, {"reason": " "}):
        assert client.post(form, {**DECISION, **wrong}).status_code == 200
    assert Case.objects.get().state == Case.OPEN and deeds() == []
    done = client.post(form, DECISION, follow=True)
    assert say("en", "done-decide_case") in done.content.decode()
    entry = AuditEntry.objects.deeds().get()
    assert (entry.who, entry.what, entry.reason) == ("a moderator", "decide_case", WHY)


def test_where_nothing_follows_no_ground_is_asked(staff, case):
    asked = {"outcome": "nothing", "ground": "", "reason": "harmless"}
    assert staff("moderator").post(f"{QUEUE}{case.pk}/decide/", asked).status_code == 302
    assert Case.objects.get().outcome == "nothing"


def test_whoever_is_concerned_does_not_see_it(moderator, case):
    for concerned in (ANN, EVE):
        Guest.objects.filter(member=moderator).update(member=None)
        Guest.objects.filter(pk=concerned).update(member=moderator)
        assert listed(moderator, Case) == []


def test_a_longer_queue_costs_no_more_queries(staff, case, room, django_assert_max_num_queries):
    for number in range(16):
        reported(room, f"line {number}", "spam", by=EVE if number % 2 else BEN)
    client = staff("moderator")
    with django_assert_max_num_queries(15):
        read(client, QUEUE)


# ---- its order


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


def test_how_long_it_waits_is_said_in_hours_and_then_in_days():
    for hours, key, told in (
        (0, "new", "a moment"),
        (1.9, "new", "1 h"),
        (2, "due", "2 h"),
        (23.9, "due", "23 h"),
        (24, "overdue", "24 h"),
        (47, "overdue", "47 h"),
        (72, "overdue", "3 d"),
    ):
        case = Case(opened_at=timezone.now() - timedelta(hours=hours))
        with override("en"):
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


# ---- who hears of it


COUNT = "/admin/moderation/case/waiting/"


@pytest.fixture
def wished(settings):
    settings.MAIL = settings.MAIL_REPORTS = True
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"


@pytest.fixture
def on_duty(staff):
    """With a mail address, in Polish."""
    staff("moderator")
    person = Member.objects.get(username="a moderator")
    person.email, person.preferences = "moderator@example.org", {"language": "pl"}
    person.save()
    return person


def test_an_open_page_is_told_how_many_cases_wait(
    staff, member, case, django_assert_max_num_queries
):
    client = staff("moderator")
    with django_assert_max_num_queries(8):
        assert client.get(COUNT).json() == {"waiting": 1}
    page = client.get("/admin/").content.decode()
    assert f'<span class="waiting" data-alarm="{COUNT}">1</span>' in page
    decide_case(member, case, "warn", "insult", WHY)
    assert client.get(COUNT).json() == {"waiting": 0}
    assert f'data-alarm="{COUNT}"></span>' in client.get("/admin/").content.decode()
    appeal(case, "it was a quotation")
    assert client.get(COUNT).json() == {"waiting": 1}


def test_nobody_is_told_of_cases_that_they_may_not_see(staff, case):
    client = staff("moderator")
    person = Member.objects.get(username="a moderator")
    Guest.objects.filter(pk=BEN).update(member=person)
    assert client.get(COUNT).json() == {"waiting": 0}
    person.groups.clear()
    assert client.get(COUNT).status_code == 403
    assert "data-alarm" not in client.get("/admin/").content.decode()


def test_those_who_decide_get_a_mail_and_it_says_nothing_of_what_was_said(
    wished, staff, on_duty, case
):
    staff("helper")
    Member.objects.filter(username="a helper").update(email="helper@example.org")
    Member.objects.create_superuser("root", "root@example.org", spoken="pl")
    Member.objects.create_superuser("away", "away@example.org", is_active=False)
    assert mail_those_on_duty() == 2
    assert {(one.to[0], one.subject) for one in mail.outbox} == {
        ("moderator@example.org", say("pl", "mail-reports-title", count=1)),
        ("root@example.org", say("pl", "mail-reports-title", count=1)),
    }
    assert not any("vile" in one.body or "Ann" in one.body for one in mail.outbox)


def test_each_case_is_told_once_and_at_most_one_mail_comes_in_ten_minutes(
    wished, on_duty, case, room
):
    assert mail_those_on_duty() == 1
    assert mail_those_on_duty() == 0
    reported(room, "again")
    later(9)
    assert mail_those_on_duty() == 0
    later(2)
    assert mail_those_on_duty() == 1
    assert mail.outbox[-1].subject == say("pl", "mail-reports-title", count=2)
    later(60)
    assert mail_those_on_duty() == 0


def test_an_objection_is_news(wished, on_duty, member, case):
    decide_case(member, case, "warn", "insult", WHY)
    assert mail_those_on_duty() == 0
    appeal(case, "it was a quotation")
    assert mail_those_on_duty() == 1


def test_no_mail_comes_unless_it_can_and_the_operator_wishes(wished, settings, on_duty, case):
    for missing in ("MAIL", "MAIL_REPORTS"):
        settings.MAIL = settings.MAIL_REPORTS = True
        setattr(settings, missing, False)
        assert mail_those_on_duty() == 0 and mail.outbox == []
