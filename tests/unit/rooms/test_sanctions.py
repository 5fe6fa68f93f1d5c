"""Who is muted says nothing, under no other name and with no new cookie; who merely lives there,
does."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.models import Guest, Member
from server.accounts.networks import Networks
from server.core.messages import say as in_words
from server.moderation.models import Case
from server.rooms import sanctions
from server.rooms.chat import name_to_watch_under, say
from server.rooms.models import Sanction, SanctionedRange
from server.rooms.opening import open_room
from server.rooms.refusals import Refused
from server.rooms.sanctions import (
    HOUSEHOLD,
    RANGES,
    UNTRACED,
    Traces,
    household_of,
    how_long,
    note_range,
    read_in_force,
    refusal,
)
from server.rooms.services import sit
from tests.support.guests import ANN, BEN, EVE, GAME, refused
from tests.support.sanctions import muted, standing
from tests.unit.members.visitors import Visitor

HOME = household_of(Networks("192.0.2.7/32", "192.0.2.0/24"))
NEXT_DOOR = household_of(Networks("192.0.2.8/32", "192.0.2.0/24"))


def speaks(room, guest, traces=UNTRACED):
    try:
        say(room.code, guest, "hello there", "Somebody", traces)
    except Refused as refusal:
        assert refusal.code == "muted"
        return False
    return True


def at(household, known="", late=True):
    """Somebody who has come there, after what has happened so far or before."""
    since = timezone.now() if late else timezone.now() - timedelta(days=1)
    return Traces(household, known, since)


def test_others_are_heard_at_the_price_of_one_query(room, django_assert_num_queries):
    muted(BEN)
    with django_assert_num_queries(1):
        sanctions.refuse_the_muted(room.code, ANN, at(NEXT_DOOR, "7:x:y"))
    assert speaks(room, ANN)


def test_neither_a_mute_that_has_ended_nor_a_warning_silences(room):
    for other in ({"lasts": timedelta(0)}, {"ended_at": timezone.now()}, {"kind": "warning"}):
        muted(ANN, **other)
    assert speaks(room, ANN)


def test_a_mute_of_one_room_holds_there_alone(room):
    sit(room.code, BEN, 1, "Ben")
    muted(BEN, "Ben", room=room)
    assert not speaks(room, BEN)
    with refused("name-while-muted", room):
        sit(room.code, BEN, 1, "Bob")
    assert speaks(open_room(BEN, "Bob", GAME, {}, public=False), BEN)


def test_a_member_is_muted_in_all_browsers_and_as_who_they_were_before(room):
    member = Member.objects.create_user("Ania")
    for guest, before in ((BEN, EVE), (uuid4(), None)):
        Guest.objects.create(id=guest, member=member, before=before)
    muted(BEN)
    guests = member.guests.values_list("pk", flat=True)
    assert not any(speaks(room, guest) for guest in (*guests, EVE))


@pytest.mark.parametrize(
    ("lasts", "told", "words"),
    [
        (timedelta(seconds=5), (1, "minutes"), ("minutę", "one more minute")),
        (timedelta(minutes=59, seconds=5), (60, "minutes"), ("przez 60", "60 more minutes")),
        (timedelta(minutes=61), (2, "hours"), ("2 godziny", "2 more hours")),
        (timedelta(hours=48), (48, "hours"), ("48 godzin", "48 more hours")),
        (timedelta(days=6, hours=1), (7, "days"), ("7 dni", "7 more days")),
    ],
)
def test_the_refusal_says_how_long_and_why(db, lasts, told, words):
    for kind in ("mute", "phrases"):
        sanction = muted(ANN, lasts=lasts, kind=kind)
        assert how_long(sanction.until) == told
        refused = refusal(sanction)
        assert refused.params["until"] == int(sanction.until.timestamp() * 1000)
        for language, still in zip(("pl", "en"), words, strict=True):
            text = in_words(language, f"refuse-{refused.code}", GAME, None, **refused.params)
            assert still in text and in_words(language, "because-insult") in text


@pytest.mark.parametrize("kind", ["mute", "phrases"])
def test_meanwhile_one_keeps_the_name_one_was_muted_under(room, kind):
    Guest.objects.create(id=BEN, member=Member.objects.create_user("Ania"))
    sit(room.code, BEN, 1, "Ben")
    muted(BEN, "Ben", kind=kind)
    elsewhere = open_room(ANN, "Ann", GAME, {}, public=False)
    for come in (
        lambda name: sit(elsewhere.code, BEN, 1, name),
        lambda name: name_to_watch_under(elsewhere.code, BEN, name),
        lambda name: open_room(BEN, name, GAME, {}, public=False),
    ):
        with refused("name-while-muted", elsewhere):
            come("You are all vile")
        come("Ben")
    # Members may always be called by their own name.
    open_room(BEN, "Ania", GAME, {}, public=False)


# ---- a new cookie


@pytest.fixture
def mute(room):
    """Of Ann's, who writes from home."""
    mute = muted(ANN, "Ann")
    note_range(mute.pk, HOME)
    return mute


@pytest.mark.parametrize("kind", ["mute", "phrases", "ban"])
def test_a_new_cookie_from_the_same_household_does_not_end_it(room, kind):
    root = muted(ANN, "Ann", kind=kind)
    note_range(root.pk, HOME)
    assert standing(room, EVE, at(HOME)) == kind
    carried = Sanction.objects.get(root=root)
    assert (carried.guest_id, carried.until, carried.ground) == (EVE, root.until, "evasion")
    assert (carried.kind, carried.weighed, carried.name) == (kind, "range", carried.guest.name)
    # By a case of its own that can be objected to.
    case = Case.objects.get()
    assert (case.author_id, case.outcome, case.deed) == (EVE, kind, f"{kind}-carried-on")
    assert case.sanction == carried and case.code == carried.code and case.ground == "evasion"
    assert case.may_appeal and not case.told
    # From then on wherever it goes.
    assert standing(room, EVE, at(NEXT_DOOR)) == kind
    assert Sanction.objects.filter(root=root).count() == 1


@pytest.mark.parametrize(
    "older",
    [
        lambda: (BEN, at(HOME, late=False)),
        lambda: (BEN, at(NEXT_DOOR)),
        lambda: (BEN, at(None)),
        lambda: (known_since_yesterday(), at(HOME)),
        lambda: (a_new_member(), at(HOME)),
    ],
    ids=["was there before", "another household", "nobody knows where", "older guest", "member"],
)
def test_a_shared_address_silences_nobody_else(room, mute, older):
    assert speaks(room, *older())
    assert not Sanction.objects.filter(root=mute).exists()


def known_since_yesterday():
    Guest.objects.create(id=BEN)
    Guest.objects.update(created_at=timezone.now() - timedelta(days=1))
    return BEN


def a_new_member():
    Guest.objects.create(id=BEN, member=Member.objects.create_user("Benek"))
    return BEN


def test_an_address_from_which_many_come_is_no_household(room, mute):
    heard = [speaks(room, uuid4(), at(HOME)) for _ in range(HOUSEHOLD + 2)]
    assert heard == [False] * HOUSEHOLD + [True, True]


def test_where_it_was_ended_for_one_guest_it_is_not_carried_on_again(room, mute):
    assert not speaks(room, EVE, at(HOME))
    Sanction.objects.filter(root=mute).update(ended_at=timezone.now())
    assert speaks(room, EVE, at(HOME))
    assert not speaks(room, uuid4(), at(HOME))


def test_a_mute_that_is_over_is_carried_on_to_nobody(room, mute):
    Sanction.objects.update(until=timezone.now())
    assert speaks(room, EVE, at(HOME))
    note_range(mute.pk, "another")
    assert not SanctionedRange.objects.filter(digest="another").exists()


def test_of_who_moves_about_few_households_are_noted(mute):
    for number in range(RANGES + 3):
        note_range(mute.pk, f"household {number}")
    assert mute.ranges.count() == RANGES
    assert all(len(digest) == 24 for digest in (HOME or "", NEXT_DOOR or "")) and HOME != NEXT_DOOR


def test_who_signs_out_is_muted_in_that_browser(room, plain_statics):
    ann = Visitor()
    ann.sign_up("Ania")
    member = Member.objects.get()
    mute = muted(member.guests.get().pk)
    ann.sign_out()
    assert ann.guest is not None
    # Known for longer than the mute lasts: it is the browser that tells.
    Guest.objects.create(id=ann.guest)
    Guest.objects.update(created_at=timezone.now() - timedelta(days=1))
    known = ann.cookies[KNOWN].value
    forged = f"{member.pk}:{known.partition(':')[2][::-1]}"
    assert speaks(room, ann.guest, at(None, forged))
    assert not speaks(room, ann.guest, at(None, known))
    assert Sanction.objects.get(root=mute).weighed == "browser"


# ---- what a process remembers


def test_a_process_knows_whom_each_concerns(room):
    member = Member.objects.create_user("Ania")
    Guest.objects.create(id=BEN, member=member, before=EVE)
    warning = muted(ANN, kind="warning", lasts=timedelta(days=2))
    here, everywhere = muted(ANN, room=room), muted(BEN, lasts=timedelta(hours=2))
    muted(ANN, lasts=timedelta(0))
    found = read_in_force()
    assert [each.pk for each in found] == [everywhere.pk, here.pk, warning.pk]
    for somebody, concerned in (
        ((ANN, None, room.code), [False, True, True]),
        ((ANN, None, "elsewhere"), [False, False, True]),
        ((EVE, None, room.code), [True, False, False]),
        ((uuid4(), member.pk, "elsewhere"), [True, False, False]),
        ((None, None, room.code), [False, False, False]),
    ):
        assert [each.concerns(*somebody) for each in found] == concerned
