"""Who is banned or muted: the person in every browser, under no other name and with no new cookie;
who merely lives there is not."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone
from msgspec.structs import replace

from server.accounts.known_browser import COOKIE as KNOWN
from server.accounts.models import Guest, Member
from server.accounts.networks import Networks
from server.core.messages import say as in_words
from server.moderation.models import Case
from server.rooms import sanctions
from server.rooms.bans import ban_of
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
    may_carry_on,
    note_range,
    read_in_force,
    refusal,
    traces_of,
)
from server.rooms.services import set_ready, sit
from tests.support.guests import ANN, BEN, EVE, GAME, finish, refused
from tests.support.sanctions import banned, muted, standing
from tests.unit.members.visitors import Visitor

HERE = Networks("192.0.2.7/32", "192.0.2.0/24")
NEXT_DOOR = Networks("192.0.2.8/32", "192.0.2.0/24")
FAR = Networks("198.51.100.9/32", "198.51.100.0/24")
HOME = household_of(HERE)


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
        sanctions.refuse_the_muted(room.code, ANN, at(household_of(NEXT_DOOR), "7:x:y"))
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
    assert standing(room, EVE, at(household_of(NEXT_DOOR))) == kind
    assert Sanction.objects.filter(root=root).count() == 1


def test_a_shared_address_silences_nobody_else(room, mute):
    """Nor one who was there before, or is from another household, or from where nobody knows."""
    for traces in (at(HOME, late=False), at(household_of(NEXT_DOOR)), at(None)):
        assert speaks(room, BEN, traces)
    Guest.objects.update(created_at=timezone.now() - timedelta(days=1))
    assert speaks(room, BEN, at(HOME)), "a guest of before"
    new = Guest.objects.create(member=Member.objects.create_user("Benek"))
    assert speaks(room, new.pk, at(HOME)), "a member"
    assert not Sanction.objects.filter(root=mute).exists()


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
    assert all(len(digest) == 24 for digest in (HOME, household_of(NEXT_DOOR)))
    assert household_of(NEXT_DOOR) != HOME


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


# ---- bans


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
    """For which guests it is carried on is the same as with a mute."""
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
