"""Who is slowed, by which limit and until when, and nobody's address."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from django.test import Client
from redis import RedisError

from server.accounts.models import Member
from server.accounts.networks import Networks
from server.core.messages import say
from server.moderation.roles import set_role
from server.operations import slowed
from server.operations.limits import PAGES, ROOMS, SIGN_INS, pages_here
from server.transport.limits import Bucket, InProcess

pytestmark = pytest.mark.usefixtures("plain_statics")

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOME = Networks("203.0.113.7/32", "203.0.113.0/24")
PAGE = "/admin/slowed/"


def taken(times: int, bucket: Bucket) -> InProcess:
    counted = InProcess(lambda: 0.0)
    for _ in range(times):
        counted.take([[bucket]])
    return counted


def test_who_has_no_tokens_left_waits_until_there_is_one_or_is_refused() -> None:
    bucket = Bucket(SIGN_INS.household, HOME.near)
    assert slowed.slowed(taken(9, bucket).debts(), NOW) == []
    [waits] = slowed.slowed(taken(10, bucket).debts(), NOW)
    assert (waits.limit, waits.whom, waits.refused) == ("sign-ins", "household", False)
    assert waits.until == NOW + timedelta(seconds=SIGN_INS.household.every)
    # A key that nobody knows is left out.
    debts = {**taken(50, bucket).debts(), "limit:of-another-release:abc": 1e6}
    [refused] = slowed.slowed(debts, NOW)
    assert refused.refused
    assert refused.until > NOW + timedelta(seconds=SIGN_INS.household.patience)


def test_each_is_told_by_what_is_counted_and_the_longest_first() -> None:
    assert ROOMS.browser is not None
    debts = {
        **taken(50, Bucket(ROOMS.neighbours, HOME.wide)).debts(),
        **taken(12, Bucket(ROOMS.browser, "a cookie")).debts(),
    }
    assert [(each.limit, each.whom) for each in slowed.slowed(debts, NOW)] == [
        ("rooms", "browser"),
        ("rooms", "neighbours"),
    ]


def test_every_limit_has_its_word_in_both_languages() -> None:
    for _, what, whom in slowed.known_limits():
        for key in (f"limit-{what}", f"slowed-{whom}"):
            assert all(say(language, key) != key for language in ("en", "pl"))


@pytest.fixture
def moderator(db: None) -> Client:
    person = Member.objects.create_user("Zofia", is_staff=True)
    set_role(person, "moderator")
    client = Client(headers={"accept-language": "en"})
    client.force_login(person)
    return client


@pytest.fixture
def crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has asked for too many pages of this process."""
    monkeypatch.setattr(slowed, "pages_here", taken(70, Bucket(PAGES.household, HOME.near)))


def test_a_moderator_reads_it_and_no_address(
    moderator: Client, request: pytest.FixtureRequest
) -> None:
    assert pages_here.debts() == {}
    assert say("en", "slowed-nobody") in unescape(moderator.get(PAGE).content.decode())
    request.getfixturevalue("crowded")
    answer = moderator.get(PAGE)
    page = unescape(answer.content.decode())
    assert answer.status_code == 200
    for told in ("limit-pages", "slowed-household", "slowed-waits"):
        assert say("en", told) in page
    assert "203.0" not in page
    [line] = answer.context["slowed"]
    assert len(line["hash"]) == slowed.SHORT


def test_a_silent_redis_is_said_and_what_is_known_here_shown(
    moderator: Client, crowded: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(_url: str, _most: int) -> dict[str, float]:
        raise RedisError

    monkeypatch.setattr(slowed, "debts_in_redis", silent)
    monkeypatch.setattr("django.conf.settings.REDIS_URL", "redis://localhost:1")
    page = unescape(moderator.get(PAGE).content.decode())
    assert say("en", "slowed-silent") in page
    assert say("en", "limit-pages") in page
