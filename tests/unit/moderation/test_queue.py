"""The queue of reported lines: what waits comes first, everything to decide it stands on one page,
and it is decided by those who may."""

from datetime import timedelta

import pytest
from django.utils import timezone

from server.accounts.models import Guest
from server.core.messages import say
from server.moderation.deciding import appeal, decide_case
from server.moderation.models import AuditEntry, Case
from server.moderation.reporting import report
from server.rooms.chat import say as say_line
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.cases import DECISION, QUEUE, VILE, WHY, deeds, listed, read, reported


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


def test_what_waits_comes_first_and_the_weightiest_of_it(member, moderator, case, room):
    second, third = reported(room, "second", "spam"), reported(room, "third", "threat")
    decide_case(member, case, "warn", "insult", WHY)
    assert listed(moderator, Case) == [third, second, case]
    appeal(case, "it was a quotation")
    assert listed(moderator, Case) == [third, case, second]


def test_the_queue_is_narrowed_by_what_a_line_was_reported_for(moderator, case, room):
    spam = reported(room, "second", "spam")
    for ground, found in (("insult", [case]), ("spam", [spam]), ("threat", [])):
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


@pytest.mark.parametrize("concerned", [ANN, EVE])
def test_whoever_is_concerned_does_not_see_it(moderator, case, concerned):
    Guest.objects.filter(pk=concerned).update(member=moderator)
    assert listed(moderator, Case) == []


def test_a_longer_queue_costs_no_more_queries(staff, case, room, django_assert_max_num_queries):
    for number in range(16):
        reported(room, f"line {number}", "spam", by=EVE if number % 2 else BEN)
    client = staff("moderator")
    with django_assert_max_num_queries(15):
        read(client, QUEUE)
