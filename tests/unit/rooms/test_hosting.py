"""What a room's host may do, and that nobody else may."""

from functools import partial
from uuid import UUID

import pytest

from server.accounts.models import Guest, Member
from server.core.messages import refusal_text
from server.lobby.listing import public_rooms
from server.members.profile import history, records
from server.protocol.room_settings import RoomSettings
from server.rooms.chat import say
from server.rooms.hosting import (
    admit,
    appoint,
    change,
    close,
    dismiss,
    fill,
    kick,
    lock,
    pardon,
    publish,
    succeed,
    swap,
)
from server.rooms.identity import who
from server.rooms.refusals import Refused
from server.rooms.services import open_room, room_picture, set_bot, set_ready, sit, stand
from tests.support.guests import ANN, BEN, EVE, LEVEL, finish, picture_of, refused

DAN = UUID(int=4)


@pytest.fixture
def full(room):
    """Ann, the host, and Ben."""
    sit(room.code, BEN, 1, "Ben")
    return room


def test_nobody_but_the_host_removes_a_spectator(full):
    """Who has the other powers says the matrix of messages (tests/protocol/permissions)."""
    for guest in (BEN, EVE):
        with refused("not-host", full):
            dismiss(full.code, guest, watcher="0" * 12, name="Eve")


# ---- kick


def test_who_is_kicked_sits_down_no_more_until_they_are_let_in_again(full):
    kick(full.code, ANN, 1, {0, 1})
    picture = room_picture(full.code)
    assert (picture.guests, picture.barred) == ({0: ANN}, ["Ben"])
    assert picture.unseated == {who(full.code, BEN, None)}
    assert picture.removed == frozenset(), "they may watch"
    with refused("barred", full):
        sit(full.code, BEN, 1, "Benjamin")
    sit(full.code, EVE, 1, "Eve")
    stand(full.code, EVE)
    pardon(full.code, ANN, "ben")
    sit(full.code, BEN, 1, "Ben")
    assert room_picture(full.code).barred == []


@pytest.mark.parametrize("watching", [False, True])
def test_who_is_sent_away_does_not_come_back_from_another_browser(full, watching):
    member = Member.objects.create(username="ben")
    Guest.objects.create(id=EVE, name="", member=member)
    if watching:
        stand(full.code, BEN)
        dismiss(full.code, ANN, who(full.code, BEN, member.pk), "Ben")
    else:
        Guest.objects.filter(id=BEN).update(member=member)
        kick(full.code, ANN, 1, {0, 1})
    with refused("barred", full):
        sit(full.code, EVE, 1, "Eve")


def test_only_other_people_are_kicked_or_become_the_host(room):
    set_bot(room.code, ANN, 1, LEVEL)
    for seat, code in ((0, "yourself"), (1, "no-person"), (9, "no-such-seat")):
        for power in (partial(kick, present={0, 1}), appoint):
            with refused(code, room):
                power(room.code, ANN, seat)


# ---- sending away in a running match


def begin(room, *guests):
    for guest in guests:
        set_ready(room.code, guest, True)
    room.refresh_from_db()
    assert room.match is not None
    return room


@pytest.fixture
def trio(four):
    """Ann, the host, Ben and Eve at play, and a bot."""
    sit(four.code, BEN, 1, "Ben")
    sit(four.code, EVE, 2, "Eve")
    set_bot(four.code, ANN, 3, LEVEL)
    return begin(four, ANN, BEN, EVE)


EVERYBODY = {0, 1, 2}


def test_who_is_sent_away_by_the_host_alone_leaves_no_record(full):
    begin(full, ANN, BEN)
    kick(full.code, ANN, 1, {0, 1})
    picture = room_picture(full.code)
    assert (picture.running, picture.guests, picture.void) == (True, {0: ANN}, True)
    assert full.played.get(seat=1).name == "Ben"
    with refused("barred", full):
        sit(full.code, BEN, 1, "Ben")
    members = [Member.objects.create(username=name) for name in ("Anna", "Benno")]
    for guest, member in zip((ANN, BEN), members, strict=True):
        Guest.objects.filter(id=guest).update(member=member)
    finish(full)
    assert [records(member) for member in members] == [[], []]
    assert [list(history(member, None, "en")) for member in members] == [[], []]


def test_with_the_consent_of_all_others_it_happens_and_stands(trio):
    for _ in range(2):
        kick(trio.code, ANN, 1, EVERYBODY)
    picture = room_picture(trio.code)
    assert picture.guests == {0: ANN, 1: BEN, 2: EVE}
    assert picture.motion is not None
    assert (picture.motion.seat, picture.motion.agreed) == (1, ())
    kick(trio.code, EVE, 1, EVERYBODY)
    picture = room_picture(trio.code)
    assert (picture.guests, picture.void, picture.motion) == ({0: ANN, 2: EVE}, False, None)
    assert picture.barred == ["Ben"]


def test_who_is_away_is_not_waited_for_but_the_match_counts_for_nobody(trio):
    kick(trio.code, ANN, 1, {0, 1})
    picture = room_picture(trio.code)
    assert (picture.guests, picture.void) == ({0: ANN, 2: EVE}, True)


def test_nobody_but_the_host_asks_and_nobody_but_the_others_agrees(trio):
    for guest, seat in ((BEN, 0), (EVE, 1), (DAN, 1)):
        with refused("not-host", trio):
            kick(trio.code, guest, seat, EVERYBODY)
    # Consent to one is no consent to another.
    kick(trio.code, ANN, 2, EVERYBODY)
    kick(trio.code, ANN, 1, EVERYBODY)
    for guest, seat, code in (
        (BEN, 1, "yourself"),
        (DAN, 1, "not-host"),
        (EVE, 0, "not-host"),
        (BEN, 2, "not-host"),
    ):
        with refused(code, trio):
            kick(trio.code, guest, seat, EVERYBODY)


def test_a_motion_ends_with_its_match(trio):
    kick(trio.code, ANN, 1, EVERYBODY)
    finish(trio)
    assert room_picture(trio.code).motion is None
    with refused("not-host", trio):
        kick(trio.code, EVE, 1, EVERYBODY)
    kick(trio.code, ANN, 1, EVERYBODY)
    assert room_picture(trio.code).guests == {0: ANN, 2: EVE}
    assert not room_picture(trio.code).void


# ---- spectators


def test_a_spectator_who_was_removed_neither_watches_nor_sits_down(full):
    for guest, code in ((BEN, "no-such-watcher"), (ANN, "yourself")):
        with refused(code, full):
            dismiss(full.code, ANN, who(full.code, guest, None), "Ben")
    eve = who(full.code, EVE, None)
    dismiss(full.code, ANN, eve, "Eve")
    picture = room_picture(full.code)
    assert (picture.barred, picture.removed, picture.unseated) == (["Eve"], {eve}, {eve})
    stand(full.code, BEN)
    with refused("barred", full):
        sit(full.code, EVE, 1, "Evelyn")
    pardon(full.code, ANN, "Eve")
    assert room_picture(full.code).removed == frozenset()
    sit(full.code, EVE, 1, "Evelyn")


@pytest.mark.parametrize(("watchers", "told"), [("counted", []), ("named", ["Eve"])])
def test_the_table_hears_at_play_of_a_removed_spectator_what_it_hears_of_others(
    full, watchers, told
):
    change(full.code, ANN, None, RoomSettings(watchers=watchers))
    begin(full, ANN, BEN)
    dismiss(full.code, ANN, who(full.code, EVE, None), "Eve")
    assert (room_picture(full.code).barred, room_picture(full.code).sent_away) == (told, [])
    finish(full)
    assert (room_picture(full.code).barred, room_picture(full.code).sent_away) == (["Eve"], [])


def test_a_room_may_be_closed_to_spectators_and_listed_at_any_time(running):
    for wanted in (False, True, False):
        admit(running.code, ANN, wanted)
        assert room_picture(running.code).unwatched is not wanted
        publish(running.code, ANN, not wanted)
        assert room_picture(running.code).public is not wanted
    assert public_rooms() == []
    admit(running.code, ANN, True)
    assert [listed.code for listed in public_rooms()] == [running.code]


def test_whoever_is_refused_a_seat_is_sent_to_watch_only_where_they_may(full):
    assert why_not(full, EVE) == "room-full"
    kick(full.code, ANN, 1, {0, 1})
    assert why_not(full, BEN) == "barred"
    lock(full.code, ANN, True)
    assert why_not(full, EVE) == "locked"


def why_not(room, guest):
    """Seat 1 cannot be theirs: the code. What they read speaks of watching where they may."""
    for watchers in (True, False):
        admit(room.code, ANN, watchers)
        with pytest.raises(Refused) as refusal:
            sit(room.code, guest, 1, "Somebody")
        why = refusal.value
        assert ("watch" in refusal_text("en", None, why.code, why.params)) is watchers
    return why.code


def test_nobody_new_sits_down_in_a_locked_room_but_who_sits_there_may_move(room):
    lock(room.code, ANN, True)
    with refused("locked", room):
        sit(room.code, BEN, 1, "Ben")
    sit(room.code, ANN, 1, "Ann")
    # So may its host, who has stood up.
    stand(room.code, ANN)
    sit(room.code, ANN, 0, "Ann")
    assert room_picture(room.code).guests == {0: ANN}
    lock(room.code, ANN, False)
    sit(room.code, BEN, 1, "Ben")


# ---- options and settings


def test_other_options_take_back_everybodys_being_ready(full):
    set_ready(full.code, BEN, True)
    change(full.code, ANN, {"best_of": "3"}, None)
    change(full.code, ANN, {"clock": "off"}, None)
    picture = room_picture(full.code)
    assert (picture.options["best_of"], picture.options["clock"]) == (3, "off")
    assert not any(seat.ready for seat in picture.seats)
    assert picture.guests == {0: ANN, 1: BEN}


def test_options_the_game_does_not_know_are_refused_with_all_that_came_along(full):
    for options, code in (({"colour": "red"}, "malformed"), ({"seats": "7"}, "too-many-seats")):
        with refused(code, full):
            change(full.code, ANN, options, RoomSettings(chat="phrases"))


def test_other_options_clear_the_table_of_the_last_match(running):
    finish(running)
    change(running.code, ANN, {"best_of": "3"}, None)
    picture = room_picture(running.code)
    assert (picture.match, picture.match_id, picture.over) == (None, None, False)
    assert set_ready(running.code, ANN, True) is not None
    assert room_picture(running.code).match == 2


def test_settings_change_by_themselves(full):
    set_ready(full.code, BEN, True)
    change(full.code, ANN, None, RoomSettings(absent="remove", delay_seconds=30))
    picture = room_picture(full.code)
    assert picture.settings == RoomSettings(absent="remove", delay_seconds=30)
    assert picture.seats[1].ready


@pytest.fixture
def four(db):
    """A room of a game for two to four; Ann holds seat 0."""
    return open_room(ANN, "Ann", "kosmiczna_eskadra", {"seats": "4"}, public=False)


def test_seats_come_and_go_with_the_options_unless_somebody_holds_them(four):
    set_bot(four.code, ANN, 3, LEVEL)
    with refused("seats-held", four):
        change(four.code, ANN, {"seats": "3"}, None)
    set_bot(four.code, ANN, 3, None)
    for seats in (2, 3):
        change(four.code, ANN, {"seats": str(seats)}, None)
        assert [seat.number for seat in four.seats.all()] == list(range(seats))
    assert room_picture(four.code).guests == {0: ANN}


# ---- another host


def test_the_host_may_hand_over(full):
    appoint(full.code, ANN, 1)
    assert room_picture(full.code).host_seat == 1
    with refused("not-host", full):
        lock(full.code, ANN, True)
    lock(full.code, BEN, True)


def test_somebody_who_is_there_follows_a_host_who_has_gone(full):
    for present in ({0}, set()):
        succeed(full.code, ANN, present)
        assert room_picture(full.code).host == ANN
    # Two processes that miss the host find one successor.
    for present in ({1}, {0, 1}):
        succeed(full.code, ANN, present)
        assert room_picture(full.code).host == BEN


# ---- bots and places


def test_all_free_seats_are_filled_at_once_and_who_is_ready_begins(four):
    sit(four.code, BEN, 2, "Ben")
    with refused("no-such-level", four):
        fill(four.code, ANN, "genius")
    assert fill(four.code, ANN, LEVEL) is None
    assert kinds(four) == ["person", "bot", "person", "bot"]
    before = picture_of(four)
    fill(four.code, ANN, LEVEL)
    assert picture_of(four) == before
    set_bot(four.code, ANN, 3, None)
    for guest in (ANN, BEN):
        set_ready(four.code, guest, True)
    assert fill(four.code, ANN, LEVEL) is not None


def kinds(room):
    return [seat.kind for seat in room_picture(room.code).seats]


def test_two_change_places_and_are_asked_again_whether_they_are_ready(full):
    full.seats.filter(number=1).update(recovery="f" * 64)
    set_ready(full.code, BEN, True, "b" * 32)
    swap(full.code, ANN, 0, 1)
    picture = room_picture(full.code)
    assert picture.guests == {0: BEN, 1: ANN}
    assert [(seat.name, seat.ready) for seat in picture.seats] == [("Ben", False), ("Ann", False)]
    assert [seat.recovery for seat in full.seats.all()] == ["f" * 64, ""]


def test_a_person_changes_places_with_nobody_or_a_bot_but_with_no_seat_that_is_not_there(four):
    set_bot(four.code, ANN, 1, LEVEL)
    swap(four.code, ANN, 0, 1)
    swap(four.code, ANN, 1, 3)
    assert kinds(four) == ["bot", "free", "free", "person"]
    before = picture_of(four)
    swap(four.code, ANN, 1, 1)
    assert picture_of(four) == before
    with refused("no-such-seat", four):
        swap(four.code, ANN, 0, 4)


def test_places_and_options_do_not_change_in_a_running_match(running):
    for power in (
        lambda: swap(running.code, ANN, 0, 1),
        lambda: change(running.code, ANN, {"best_of": "3"}, None),
        lambda: fill(running.code, ANN, LEVEL),
    ):
        with refused("match-running", running):
            power()


# ---- the end


def test_a_room_is_not_closed_over_others_who_play_and_then_nothing_can_be_done(full):
    begin(full, ANN, BEN)
    with refused("match-running", full):
        close(full.code, ANN, {0, 1})
    close(full.code, ANN, {0})
    assert room_picture(full.code).closed
    for act in (
        lambda: sit(full.code, EVE, 1, "Eve"),
        lambda: stand(full.code, BEN),
        lambda: set_ready(full.code, ANN, True),
        lambda: say(full.code, ANN, "hello"),
        lambda: lock(full.code, ANN, False),
        lambda: close(full.code, ANN, set()),
    ):
        with refused("closed", full):
            act()
