"""Blocks: by person, not by name or browser; kept apart at a quick join; taken along at a
sign-in."""

from uuid import uuid4

import pytest

from server.accounts.models import Guest, Member
from server.members.claiming import claim
from server.rooms import blocking
from server.rooms.blocking import (
    Person,
    block,
    blocked_in,
    blocks_of,
    person_of,
    seats_kept_apart,
    unblock,
)
from server.rooms.identity import identity_of
from server.rooms.models import Block
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE, refused

pytestmark = pytest.mark.django_db


@pytest.fixture
def member():
    return Member.objects.create_user("Benedikt")


def guest(pk, member=None):
    return Guest.objects.update_or_create(pk=pk, defaults={"member": member})[0]


def known(by, code):
    return {each.who for each in blocked_in(code, person_of(by))}


def test_a_blocked_person_is_known_in_every_room_as_they_are_there(room):
    block(ANN, guest(BEN), "Ben")
    for code in (room.code, "another2room"):
        assert known(ANN, code) == {identity_of(code, BEN)}
    assert known(BEN, room.code) == known(EVE, room.code) == set()


def test_a_member_is_blocked_in_all_browsers_and_blocks_in_all(room, member):
    block(ANN, guest(BEN, member), "Ben")
    assert known(ANN, room.code) == {identity_of(room.code, guest(EVE, member).pk)}
    block(BEN, guest(ANN), "Ann")
    assert known(EVE, room.code) == {identity_of(room.code, ANN)}


def test_blocking_twice_is_blocking_once_and_there_is_a_most(monkeypatch):
    monkeypatch.setattr(blocking, "MOST", 1)
    own, again = (block(ANN, guest(BEN), name) for name in ("Ben", "Benny"))
    assert own == again and blocks_of(Person(ANN)).get().name == "Ben"
    with refused("too-many-blocked"):
        block(ANN, guest(EVE), "Eve")
    assert unblock(ANN, own.code)
    block(ANN, guest(EVE), "Eve")


def test_nobody_blocks_themselves_in_whichever_browser(member):
    with refused("block-oneself"):
        block(ANN, guest(ANN), "Ann")
    guest(ANN, member)
    with refused("block-oneself"):
        block(ANN, guest(BEN, member), "Ann")
    assert not Block.objects.exists()


def test_only_who_has_blocked_ends_it_and_who_only_watched_can_be_blocked():
    own = block(ANN, Guest(pk=BEN, name="Ben"), "Ben")
    assert Guest.objects.get(pk=BEN).name == "Ben"
    assert not unblock(BEN, own.code) and not unblock(EVE, own.code)
    assert unblock(ANN, own.code) and not unblock(ANN, own.code)


def test_seats_are_kept_apart_from_both_sides(room, django_assert_num_queries):
    sit(room.code, BEN, 1, "Ben")
    block(BEN, guest(EVE), "Eve")
    with django_assert_num_queries(2):
        assert [seat.guest_id for seat in seats_kept_apart(EVE)] == [BEN]
    assert not seats_kept_apart(ANN).exists() and not seats_kept_apart(BEN).exists()
    block(EVE, guest(ANN), "Ann")
    # It costs no query more.
    with django_assert_num_queries(2):
        assert {seat.guest_id for seat in seats_kept_apart(EVE)} == {ANN, BEN}


def test_seats_of_a_member_are_kept_apart_in_all_browsers(room, member):
    sit(room.code, BEN, 1, "Ben")
    guest(BEN, member)
    block(ANN, guest(EVE, member), "Ben")
    assert [seat.guest_id for seat in seats_kept_apart(ANN)] == [BEN]
    assert [seat.guest_id for seat in seats_kept_apart(EVE)] == [ANN]


def test_blocks_come_along_when_either_side_signs_in(room, member):
    own = block(guest(ANN).pk, guest(BEN), "Ben")
    ben = claim(BEN, member)
    assert blocked_in(room.code, Person(ANN))[0].code == own.code
    assert known(ANN, room.code) == {identity_of(room.code, ben)}
    ann = claim(ANN, Member.objects.create_user("Anna"))
    assert [each.name for each in blocks_of(person_of(ann))] == ["Ben"]
    # Whoever still has the cookie of before is another guest.
    assert not blocks_of(Person(ANN)).exists()


def test_of_the_blocks_that_come_along_the_latest_find_room(member, monkeypatch):
    monkeypatch.setattr(blocking, "MOST", 2)
    block(guest(uuid4(), member).pk, guest(uuid4()), "old")
    for name in ("first", "second"):
        block(ANN, guest(uuid4()), name)
    new = claim(ANN, member)
    assert {each.name for each in blocks_of(person_of(new))} == {"old", "second"}
    assert Block.objects.count() == 2


def test_what_is_double_or_of_oneself_after_a_sign_in_is_dropped(member):
    browser = guest(uuid4(), member)
    for by in (ANN, browser.pk):
        block(by, guest(EVE), "Eve")
        block(EVE, Guest.objects.get(pk=by), "Ann")
    block(ANN, browser, "myself")
    block(browser.pk, guest(ANN), "myself")
    claim(ANN, member)
    left = Block.objects.values_list("guest", "member", "whom_guest", "whom_member")
    assert set(left) == {(None, member.pk, EVE, None), (EVE, None, None, member.pk)}


def test_with_an_account_or_a_guest_their_blocks_go(member):
    block(guest(ANN, member).pk, guest(BEN), "Ben")
    block(BEN, guest(ANN, member), "Ann")
    block(EVE, guest(BEN), "Ben")
    member.delete()
    assert [each.guest_id for each in Block.objects.all()] == [EVE]
    Guest.objects.get(pk=EVE).delete()
    assert not Block.objects.exists()
