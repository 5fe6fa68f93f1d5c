"""Names in a room: members' are theirs, they stay for a while, and staff wear a mark."""

from functools import partial

import pytest

from server.accounts.models import Guest, Member
from server.lobby.quick_join import sit_anywhere
from server.matches.process import runtime
from server.protocol.room_settings import RoomSettings
from server.rooms import naming
from server.rooms.chat import name_to_watch_under, say
from server.rooms.hosting import change
from server.rooms.live.arrivals import _line
from server.rooms.opening import open_room
from server.rooms.opening_form import OpeningForm
from server.rooms.services import room_picture, sit, stand
from tests.support.guests import ANN, BEN, EVE, GAME, refused


@pytest.fixture
def wait(monkeypatch):
    """The clock of the room's names, which goes only when told."""
    clock = [runtime.wall_time()]
    monkeypatch.setattr(naming, "wall_time", lambda: clock[0])

    def passes(milliseconds):
        clock[0] += milliseconds

    yield passes


@pytest.fixture
def ada(db):
    """A member, in Ben's browser too."""
    member = Member.objects.create(username="Ada")
    Guest.objects.create(id=BEN, member=member)
    return member


def test_nobody_comes_under_a_members_name(room, ada):
    for name in ("Ada", "ADA", "\u0410da", "A.d.a"):
        form = OpeningForm(name, GAME, True, {}, RoomSettings(), None, None)
        for come in (
            partial(sit, room.code, EVE, 1, name),
            partial(name_to_watch_under, room.code, EVE, name),
            partial(sit_anywhere, EVE, name, form),
            partial(open_room, EVE, name, GAME, {}, public=False),
        ):
            with refused("name-of-member", room):
                come()


def test_members_sit_under_their_own_names_alone_in_every_browser(room, ada):
    sit(room.code, BEN, 1, "ada")
    assert room_picture(room.code).seats[1].name == "ada"
    stand(room.code, BEN)
    eve = Guest.objects.create(id=EVE, member=ada)
    assert open_room(EVE, "Ada", GAME, {}, public=False).seats.get(number=0).name == "Ada"
    eve.member = Member.objects.create(username="Eve")
    eve.save()
    with refused("name-of-member", room):
        sit(room.code, EVE, 1, "Ada")


def test_who_has_had_a_name_keeps_it_though_a_member_has_or_looks_like_it_since(room):
    sit(room.code, BEN, 1, "Ben")
    Member.objects.create(username="Ben")
    stand(room.code, BEN)
    sit(room.code, BEN, 1, "Ben")
    stand(room.code, BEN)
    Member.objects.create(username="modern")
    younger = Member.objects.create(username="other")
    Member.objects.filter(pk=younger.pk).update(username="modem", skeleton=None)
    sit(room.code, Guest.objects.create(member=younger).pk, 1, "modem")


def test_renaming_is_slow(room, wait):
    sit(room.code, BEN, 1, "Ben")
    wait(naming.RENAMING - 1)
    with refused("renamed-lately", room):
        sit(room.code, BEN, 1, "I can see your cards")
    stand(room.code, BEN)
    for come in (partial(sit, room.code, BEN, 1), partial(name_to_watch_under, room.code, BEN)):
        with refused("renamed-lately", room):
            come("I can see your cards")
    sit(room.code, BEN, 1, "Ben")
    wait(1)
    sit(room.code, BEN, 1, "Benjamin")
    assert room_picture(room.code).seats[1].name == "Benjamin"


def test_a_name_that_was_refused_costs_nothing(room, wait):
    for come in (partial(sit, room.code, BEN, 1), partial(name_to_watch_under, room.code, BEN)):
        with refused("name-taken", room):
            come("Ann")
    sit(room.code, BEN, 1, "Ben")


def test_where_phrases_are_enough_nobody_speaks_by_a_name(room, wait):
    change(room.code, ANN, None, RoomSettings(chat="phrases"))
    sit(room.code, BEN, 1, "Ben")
    wait(100 * naming.RENAMING)
    for guest, seat in ((BEN, 1), (ANN, 0)):
        with refused("name-stays", room):
            sit(room.code, guest, seat, "hurry up")
    stand(room.code, BEN)
    with refused("name-stays", room):
        name_to_watch_under(room.code, BEN, "hurry up")


def test_neither_names_of_very_many_people_are_kept_nor_any_as_it_is(room, monkeypatch):
    monkeypatch.setattr(naming, "KNOWN", 2)
    for number, guest in enumerate((BEN, EVE)):
        name_to_watch_under(room.code, guest, f"Watcher {number}")
    room.refresh_from_db()
    assert len(room.called) == 2
    assert "Watcher" not in str(room.called)


def test_staff_wear_a_mark_and_may_be_called_as_they_are(room):
    member = Member.objects.create(username="Moderator", is_staff=True)
    Guest.objects.create(id=BEN, member=member)
    sit(room.code, BEN, 1, "Moderator")
    with refused("reserved-name", room):
        sit(room.code, BEN, 1, "Admin")
    assert [seat.staff for seat in room_picture(room.code).seats] == [False, True]
    told = [_line(room.code, say(room.code, who, "hello")) for who in (ANN, BEN)]
    assert [line.staff for line in told] == [False, True]
    # Nobody does who is not staff any more.
    for missing in ("is_staff", "is_active"):
        Member.objects.update(**{"is_staff": True, missing: False})
        assert not room_picture(room.code).seats[1].staff
        assert not _line(room.code, say(room.code, BEN, "hello")).staff


def test_a_person_is_one_under_every_name(room, wait):
    sit(room.code, BEN, 1, "Ben")
    before = _line(room.code, say(room.code, BEN, "hello"))
    wait(naming.RENAMING)
    sit(room.code, BEN, 1, "Benjamin")
    after = _line(room.code, say(room.code, BEN, "hello again"))
    assert (before.name, after.name) == ("Ben", "Benjamin")
    assert before.who == after.who == room_picture(room.code).seats[1].who
    assert before.who not in (None, _line(room.code, say(room.code, ANN, "hello")).who)


def test_a_member_is_one_in_all_browsers_and_another_in_each_room(room, ada):
    Guest.objects.create(id=EVE, member=ada)
    other = open_room(EVE, "Ada", GAME, {}, public=False)
    first = _line(room.code, say(room.code, BEN, "hello", watching_as="Ada"))
    second = _line(room.code, say(room.code, EVE, "hello", watching_as="Ada"))
    assert first.who == second.who
    assert first.who != room_picture(other.code).seats[0].who
