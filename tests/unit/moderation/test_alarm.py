"""Whoever is on duty hears of reported lines: by a number in the menu, and by mail if the operator
wishes."""

import pytest
from django.core import mail

from server.accounts.models import Guest, Member
from server.core.messages import say
from server.moderation.alarm import mail_those_on_duty
from server.moderation.deciding import appeal, decide_case
from tests.support.guests import BEN
from tests.unit.moderation.cases import WHY, later, reported

COUNT = "/admin/moderation/case/waiting/"


@pytest.fixture
def wished(settings):
    settings.MAIL = settings.MAIL_REPORTS = True
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"


@pytest.fixture
def moderator(staff):
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
    wished, staff, moderator, case
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
    wished, moderator, case, room
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


def test_an_objection_is_news(wished, moderator, member, case):
    decide_case(member, case, "warn", "insult", WHY)
    assert mail_those_on_duty() == 0
    appeal(case, "it was a quotation")
    assert mail_those_on_duty() == 1


@pytest.mark.parametrize("missing", ["MAIL", "MAIL_REPORTS"])
def test_no_mail_comes_unless_it_can_and_the_operator_wishes(
    wished, settings, moderator, case, missing
):
    setattr(settings, missing, False)
    assert mail_those_on_duty() == 0 and mail.outbox == []
