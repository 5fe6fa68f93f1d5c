"""Who is banned: the person in every browser, and new guests from where they come; nobody else."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone
from msgspec.structs import replace

from server.accounts.models import Guest, Member
from server.accounts.networks import Networks
from server.rooms.bans import ban_of
from server.rooms.models import Sanction
from server.rooms.sanctions import (
    UNTRACED,
    Traces,
    household_of,
    may_carry_on,
    note_range,
    read_in_force,
    traces_of,
)
from server.rooms.services import set_ready, sit
from tests.support.guests import ANN, BEN, EVE, finish
from tests.support.sanctions import banned, muted

HERE = Networks("192.0.2.7/32", "192.0.2.0/24")
NEXT_DOOR = Networks("192.0.2.8/32", "192.0.2.0/24")
FAR = Networks("198.51.100.9/32", "198.51.100.0/24")
HOME = household_of(HERE)


def is_banned(guest, traces=UNTRACED, member=None):
    return ban_of(guest, member, traces) is not None


def at_home():
    """A browser that has come there since the ban."""
    return Traces(HOME, since=timezone.now())


def test_a_ban_is_its_persons_until_it_ends(db, django_assert_num_queries):
    muted(BEN)
    banned(ANN)
    assert is_banned(ANN)
    with django_assert_num_queries(1):
        assert not is_banned(BEN, Traces("elsewhere", "7:x:y"))
    Sanction.objects.update(until=timezone.now())
    assert not is_banned(ANN)


def test_a_member_is_banned_in_all_browsers(db):
    member = Member.objects.create_user("Ania")
    Guest.objects.create(id=ANN, member=member, before=EVE)
    banned(ANN)
    assert is_banned(ANN) and is_banned(EVE) and is_banned(uuid4(), member=member.pk)


def test_no_member_is_banned_for_where_they_live(db):
    """For which guests it is carried on is the same as with a mute (test_sanctions.py)."""
    note_range(banned(ANN).pk, HOME)
    guest = Guest.objects.create(member=Member.objects.create_user("Basia"))
    assert not is_banned(guest.pk, at_home(), guest.member_id)


def test_nobody_is_banned_out_of_a_match_for_where_they_live(room):
    """Until it is over: a seat of a room that waits, or has played, keeps nobody."""
    note_range(banned(EVE, began_at=timezone.now()).pk, HOME)
    Sanction.objects.update(began_at=timezone.now() - timedelta(hours=1))
    begin_with_ben(room)
    assert not is_banned(BEN, at_home())
    finish(room)
    assert is_banned(BEN, at_home())


def begin_with_ben(room):
    sit(room.code, BEN, 1, "Ben")
    for guest in (ANN, BEN):
        set_ready(room.code, guest, True, "a" * 32)
    room.refresh_from_db()


def test_a_process_remembers_where_it_may_be_carried_on_and_which_are_closed(db):
    member = Member.objects.create_user("Ania")
    Guest.objects.create(id=ANN, member=member)
    note_range(muted(BEN).pk, "elsewhere")
    banned_with_address("wide")
    ban = next(each for each in read_in_force() if each.kind == "ban")
    at = traces_of(HERE, "")
    assert ban.shut == {at.neighbours} and ban.near == {at.household, at.neighbours}
    known = Traces(None, f"{member.pk}:x:y")
    assert all(may_carry_on(ban, here) for here in (at, traces_of(NEXT_DOOR, ""), known))
    others = Traces("elsewhere", "x"), UNTRACED, traces_of(FAR, "")
    assert not any(may_carry_on(ban, there) for there in others)


# ---- of an address


def banned_with_address(network):
    """Ann, who has come from here since."""
    ban = banned(ANN, network=network)
    at = traces_of(HERE, "")
    assert note_range(ban.pk, at.household, at.neighbours)
    return ban


def keeps_out(guest, networks, member=None):
    """Whom: nobody, this guest as whoever comes from there, or this guest as the banned."""
    long_ago = timezone.now() - timedelta(days=300)
    found = ban_of(guest, member, replace(traces_of(networks, ""), since=long_ago))
    return "" if found is None else "address" if found.by_address else "own"


@pytest.fixture
def ben(db):
    """A guest of long ago, for whom nobody takes the banned."""
    Guest.objects.create(id=BEN)
    Guest.objects.update(created_at=timezone.now() - timedelta(days=300))
    return BEN


@pytest.mark.parametrize(
    ("network", "here", "next_door"), [("near", "address", ""), ("wide", "address", "address")]
)
def test_a_ban_of_an_address_keeps_out_every_guest_from_there(ben, network, here, next_door):
    banned_with_address(network)
    for guest in (ben, None):
        assert keeps_out(guest, HERE) == here
        assert keeps_out(guest, NEXT_DOOR) == next_door
        assert keeps_out(guest, FAR) == keeps_out(guest, None) == ""
    assert keeps_out(ANN, FAR) == "own"


def test_it_closes_the_first_address_alone_and_a_ban_of_a_person_none(ben):
    """Who goes about with a phone would close one network after the other."""
    note_range(banned(EVE).pk, HOME)
    assert keeps_out(ben, HERE) == ""
    ban = banned_with_address("near")
    far = traces_of(FAR, "")
    assert not note_range(ban.pk, far.household, far.neighbours)
    assert keeps_out(ben, FAR) == ""


def test_members_who_were_there_before_are_let_in(ben):
    before = Member.objects.create_user("Basia", date_joined=timezone.now() - timedelta(days=9))
    banned_with_address("near")
    since = Member.objects.create_user("Nowa", date_joined=timezone.now() + timedelta(minutes=1))
    for member, expected in ((before, ""), (since, "address")):
        guest = Guest.objects.create(member=member)
        assert keeps_out(guest.pk, HERE, member.pk) == expected


def test_a_seated_player_of_a_running_match_is_let_in_until_it_is_over(room, ben):
    note_range(banned(EVE, network="near").pk, HOME)
    assert keeps_out(BEN, HERE) == "address"
    begin_with_ben(room)
    assert keeps_out(BEN, HERE) == ""
    finish(room)
    assert keeps_out(BEN, HERE) == "address"
