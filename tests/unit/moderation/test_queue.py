"""The queue of reported lines: what waits comes first, everything to decide it stands on one page,
and it is decided by those who may."""

from __future__ import annotations

from datetime import timedelta
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.deciding import appeal, decide_case
from server.moderation.models import AuditEntry, Case
from server.moderation.reporting import report
from server.rooms.chat import say as say_line
from server.rooms.models import Room
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE
from tests.unit.moderation.conftest import Staff

QUEUE = "/admin/moderation/case/"
DECISION = {"outcome": "hide", "ground": "insult", "reason": "it had to be"}


@pytest.fixture
def case(room: Room) -> Case:
    """A line of Ann's that Ben and Eve have reported."""
    sit(room.code, BEN, 1, "Ben")
    say_line(room.code, BEN, "good evening")
    say_line(room.code, ANN, "you are all vile")
    report(room.code, BEN, "table", 2, "insult", "please look")
    return report(room.code, EVE, "table", 2, "hate", "").case


def read(client: Client, page: str) -> str:
    response = client.get(page)
    assert response.status_code == 200
    return unescape(response.content.decode())


def page_of(case: Case, do: str = "change") -> str:
    return f"{QUEUE}{case.pk}/{do}/"


def test_a_line_stands_there_once_with_all_that_was_said_against_it(
    staff: Staff, case: Case
) -> None:
    client = staff("helper")
    listed = read(client, QUEUE)
    assert client.get(QUEUE).context["cl"].result_count == 1
    for told in ("you are all vile", f"{say('en', 'ground-hate')}, {say('en', 'ground-insult')}"):
        assert told in listed
    page = read(client, page_of(case))
    for told in ("good evening", "you are all vile", "please look", say("en", "case-open")):
        assert told in page
    assert f"/admin/accounts/guest/{ANN}/change/" in page


def test_what_waits_comes_first_and_the_weightiest_of_it(
    staff: Staff, member: Member, case: Case, room: Room
) -> None:
    for text, ground in (("second", "spam"), ("third", "threat")):
        line = say_line(room.code, ANN, text)
        report(room.code, BEN, "table", line.number, ground, "")
    first, second, third = Case.objects.order_by("number")
    decide_case(member, first, "warn", "insult", "it had to be")
    client = staff("helper")
    assert list(client.get(QUEUE).context["cl"].result_list) == [third, second, first]
    appeal(first, "it was a quotation")
    assert list(client.get(QUEUE).context["cl"].result_list) == [third, first, second]


def test_the_queue_is_narrowed_by_what_a_line_was_reported_for(
    staff: Staff, case: Case, room: Room
) -> None:
    line = say_line(room.code, ANN, "second")
    report(room.code, BEN, "table", line.number, "spam", "")
    client = staff("helper")
    for ground, found in (("insult", [case]), ("spam", [line]), ("threat", [])):
        listed = client.get(QUEUE, {"grounds": ground}).context["cl"].result_list
        assert [each.number for each in listed] == [each.number for each in found]


@pytest.mark.parametrize(("hours", "key"), [(0, "new"), (3, "due"), (25, "overdue")])
def test_the_queue_says_how_long_something_waits(
    staff: Staff, case: Case, hours: int, key: str
) -> None:
    Case.objects.update(opened_at=timezone.now() - timedelta(hours=hours))
    assert f'<span class="band {key}">{say("en", f"waits-{key}")}</span>' in read(
        staff("helper"), QUEUE
    )


def test_a_moderator_decides_and_is_led_to_what_still_waits(staff: Staff, case: Case) -> None:
    client = staff("moderator")
    assert page_of(case, "claim") in read(client, page_of(case))
    held = client.post(page_of(case, "claim"), follow=True)
    assert held.redirect_chain == [(page_of(case, "decide"), 302)]
    done = client.post(page_of(case, "decide"), DECISION, follow=True)
    assert done.redirect_chain == [(QUEUE, 302)]
    assert say("en", "done-decide_case") in unescape(done.content.decode())
    entry = AuditEntry.objects.deeds().get()
    assert (entry.who, entry.what, entry.reason) == ("a moderator", "decide_case", "it had to be")
    page = read(client, page_of(case))
    assert page_of(case, "claim") not in page
    for told in (say("en", "outcome-hide"), say("en", "because-insult"), "a moderator"):
        assert told in page


@pytest.mark.parametrize(
    "missing", [{"outcome": ""}, {"outcome": "nonsense"}, {"ground": ""}, {"reason": " "}]
)
def test_a_decision_says_what_and_why(staff: Staff, case: Case, missing: dict[str, str]) -> None:
    response = staff("moderator").post(page_of(case, "decide"), {**DECISION, **missing})
    assert response.status_code == 200
    assert Case.objects.get().state == Case.OPEN and not AuditEntry.objects.deeds().exists()


def test_where_nothing_follows_no_ground_is_asked(staff: Staff, case: Case) -> None:
    asked = {"outcome": "nothing", "ground": "", "reason": "harmless"}
    assert staff("moderator").post(page_of(case, "decide"), asked).status_code == 302
    assert Case.objects.get().outcome == "nothing"


def test_a_helper_looks_and_does_not_decide(staff: Staff, case: Case) -> None:
    client = staff("helper")
    assert page_of(case, "claim") not in read(client, page_of(case))
    for do in ("claim", "give-back", "decide", "undo"):
        assert client.post(page_of(case, do), DECISION).status_code == 403


def test_the_second_of_two_moderators_is_told(staff: Staff, member: Member, case: Case) -> None:
    decide_case(member, case, "nothing", "", "harmless")
    answered = staff("moderator").post(page_of(case, "decide"), DECISION, follow=True)
    assert say("en", "refuse-case-decided") in unescape(answered.content.decode())
    assert Case.objects.get().outcome == "nothing" and AuditEntry.objects.deeds().count() == 1


@pytest.mark.parametrize("concerned", [ANN, EVE])
def test_whoever_is_concerned_does_not_see_it(staff: Staff, case: Case, concerned: object) -> None:
    client = staff("moderator")
    Guest.objects.filter(pk=concerned).update(member=Member.objects.get(username="a moderator"))
    assert client.get(QUEUE).context["cl"].result_count == 0
    assert client.get(page_of(case)).status_code == 302
    client.post(page_of(case, "decide"), DECISION)
    assert Case.objects.get().state == Case.OPEN


def test_an_objection_is_answered_by_another_moderator(staff: Staff, case: Case) -> None:
    first, second = staff("moderator"), staff("admin")
    first.post(page_of(case, "decide"), DECISION)
    appeal(case, "it was a quotation")
    assert page_of(case, "claim") not in read(first, page_of(case))
    refused = first.post(
        page_of(case, "answer"), {"upheld": "no", "reason": "I was wrong"}, follow=True
    )
    assert say("en", "refuse-own-decision") in unescape(refused.content.decode())
    page = read(second, page_of(case))
    assert page_of(case, "claim") in page and "it was a quotation" in page
    held = second.post(page_of(case, "claim"), follow=True)
    assert held.redirect_chain == [(page_of(case, "answer"), 302)]
    assert "it was a quotation" in held.content.decode()
    second.post(page_of(case, "answer"), {"upheld": "no", "reason": "it was one"})
    assert Case.objects.get().upheld is False


def test_a_longer_queue_costs_no_more_queries(
    staff: Staff, case: Case, room: Room, django_assert_max_num_queries: object
) -> None:
    for number in range(16):
        line = say_line(room.code, ANN, f"line {number}")
        report(room.code, EVE if number % 2 else BEN, "table", line.number, "spam", "")
    client = staff("moderator")
    with django_assert_max_num_queries(15):  # type: ignore[operator]
        read(client, QUEUE)
