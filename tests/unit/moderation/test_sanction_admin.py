"""The list of who is banned, muted, warned or renamed now."""

from datetime import timedelta

import pytest

from server.core.messages import say
from server.rooms.models import WARNING, Sanction
from tests.support.guests import ANN, BEN, EVE
from tests.support.sanctions import banned, muted
from tests.unit.moderation.cases import listed, read

LIST = "/admin/rooms/sanction/"


@pytest.fixture
def three(member):
    """Two that hold, the ban longer than the mute, and a warning that is over."""
    muted(ANN, "Ann", by=member)
    banned(BEN, "Ben", timedelta(days=20))
    muted(EVE, "Eve", timedelta(hours=-1), kind=WARNING)


@pytest.mark.usefixtures("three")
def test_it_has_what_holds_now_the_first_to_end_on_top_and_is_narrowed(member, moderator):
    for asked, *found in (
        ({}, "Ann", "Ben"),
        ({"holds": "over"}, "Eve"),
        ({"holds": "all"}, "Eve", "Ann", "Ben"),
        ({"kind": "mute"}, "Ann"),
        ({"kind": "no such kind"},),
        ({"ends": "1"}, "Ann"),
        *(({"ends": days}, "Ann", "Ben") for days in ("30", "-1")),
        ({"by": str(member.pk)}, "Ann"),
        ({"by": "1e9"}, "Ann", "Ben"),
        ({"q": "Ben"}, "Ben"),
    ):
        assert [row.name for row in listed(moderator, Sanction, **asked)] == found, asked


@pytest.mark.usefixtures("three")
def test_the_end_of_each_is_one_tap_away_for_whoever_may_end_it(staff):
    guests = "/admin/accounts/guest/"
    ends = [f"{guests}{ANN}/end-mutes/", f"{guests}{BEN}/end-bans/"]
    moderator = staff("moderator")
    page = read(moderator, LIST)
    assert [address in page for address in ends] == [True, True]
    assert all(moderator.get(address).status_code == 200 for address in ends)
    page = read(staff("helper"), LIST)
    assert [address in page for address in ends] == [False, False]
    assert "/end-" not in read(moderator, f"{LIST}?holds=over")


@pytest.mark.usefixtures("three")
def test_a_page_of_one_says_what_why_and_until_when(staff):
    mute = Sanction.objects.get(name="Ann")
    shown = read(staff("moderator"), f"{LIST}{mute.pk}/change/", language="pl")
    for key in ("admin-mute", "because-insult", "everywhere", "moderation-end_mutes"):
        assert say("pl", key) in shown
    assert "Zofia" in shown


def test_a_long_list_costs_as_many_queries_as_a_short_one(
    staff, member, django_assert_max_num_queries
):
    client = staff("moderator")
    for number in range(40):
        muted((ANN, BEN, EVE)[number % 3], "somebody", by=member)
    with django_assert_max_num_queries(15):
        assert client.get(LIST).status_code == 200
