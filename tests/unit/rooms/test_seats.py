"""Sitting down, moving, standing up, bots in free seats; ready, the start, the rematch."""

import json

from games.chance import commitment, mixed
from server.matches.models import Match
from server.rooms.services import room_picture, seat_of, set_bot, set_ready, sit, stand
from tests.support.guests import ANN, BEN, EVE, LEVEL, finish, picture_of, refused


def test_what_is_not_there_or_somebody_elses_is_refused(room):
    names = ((1, name, "name-taken") for name in ("Ann", "ANN", "  ann ", "\uff21nn"))
    for seat, name, code in ((2, "Ben", "no-such-seat"), (0, "Ben", "seat-taken"), *names):
        with refused(code, room):
            sit(room.code, BEN, seat, name)
    with refused("no-room", room):
        sit("nowhere", BEN, 1, "Ben")
    with refused("no-room"):
        room_picture("nowhere")


def test_a_seat_of_a_bot_is_refused_and_a_full_room_says_so(room):
    set_bot(room.code, ANN, 1, LEVEL)
    with refused("room-full", room):
        sit(room.code, BEN, 1, "Ben")
    stand(room.code, ANN)
    with refused("seat-not-free", room):
        sit(room.code, BEN, 1, "Ben")


def test_a_free_seat_may_be_taken_and_who_asks_twice_has_it_once(room):
    sit(room.code, BEN, 1, "Ben")
    before, picture = picture_of(room), room_picture(room.code)
    assert picture.guests == {0: ANN, 1: BEN}
    assert [seat_of(picture, guest) for guest in (ANN, BEN, EVE, None)] == [0, 1, None, None]
    sit(room.code, BEN, 1, "Ben")
    assert picture_of(room) == before


def test_who_sits_may_move_holds_one_seat_only_and_is_not_ready_any_more(room):
    set_ready(room.code, ANN, True)
    sit(room.code, ANN, 1, "Ann")
    picture = room_picture(room.code)
    assert picture.guests == {1: ANN}
    assert not any(seat.ready for seat in picture.seats)


def test_a_seat_may_be_given_back_and_its_name_is_free_again(room):
    for _ in range(2):
        stand(room.code, ANN)
        assert room_picture(room.code).guests == {}
    sit(room.code, BEN, 1, "Ann")
    before = picture_of(room)
    stand(room.code, EVE)
    assert picture_of(room) == before


def test_in_a_running_match_seats_names_and_bots_stay_as_they_are(running):
    for change in (
        lambda: sit(running.code, BEN, 1, "Ben"),
        lambda: stand(running.code, ANN),
        lambda: set_bot(running.code, ANN, 1, None),
    ):
        with refused("match-running", running):
            change()
    sit(running.code, ANN, 0, "Anna")
    assert room_picture(running.code).seats[0].name == "Ann"
    finish(running)
    stand(running.code, ANN)
    assert room_picture(running.code).guests == {}


def test_a_bot_takes_a_free_seat_changes_its_level_and_gives_it_back(room):
    for level, kind in (("easy", "bot"), ("normal", "bot"), (None, "free")):
        set_bot(room.code, ANN, 1, level)
        seat = room_picture(room.code).seats[1]
        assert (seat.kind, seat.level) == (kind, level)


def test_a_bot_takes_no_seat_of_a_person_and_none_for_a_stranger(room):
    for guest, seat, level, code in (
        (ANN, 0, LEVEL, "seat-not-free"),
        (ANN, 1, "genius", "no-such-level"),
        (ANN, 7, LEVEL, "no-such-seat"),
        (BEN, 1, LEVEL, "not-seated"),
    ):
        with refused(code, room):
            set_bot(room.code, guest, seat, level)


def test_whoever_sits_may_put_a_bot_into_a_room_and_so_may_its_opener(room):
    stand(room.code, ANN)
    set_bot(room.code, ANN, 1, LEVEL)
    sit(room.code, BEN, 0, "Ben")
    set_bot(room.code, BEN, 1, None)
    assert room_picture(room.code).seats[1].kind == "free"


# ---- the match: how it begins says test_readying.py


def test_bots_are_always_ready_but_do_not_start_alone_nor_does_who_holds_no_seat(room):
    stand(room.code, ANN)
    for seat in (0, 1):
        assert set_bot(room.code, ANN, seat, LEVEL) is None
    with refused("not-seated", room):
        set_ready(room.code, EVE, True)
    for seat in (0, 1):
        set_bot(room.code, ANN, seat, None)
    sit(room.code, ANN, 0, "Ann")
    assert set_ready(room.code, ANN, True, "a" * 32) is None
    match = Match.objects.get(code=set_bot(room.code, ANN, 1, LEVEL))
    assert json.loads(match.bots) == {"1": LEVEL}
    assert json.loads(match.nonces) == ["a" * 32, ""]


def test_ready_clicked_twice_starts_one_match_which_is_not_unreadied(running):
    before = picture_of(running)
    assert set_ready(running.code, ANN, True) is None
    assert picture_of(running) == before
    # Nor is anybody ready for the next before they say so.
    assert not any(seat.ready for seat in room_picture(running.code).seats)
    with refused("match-running", running):
        set_ready(running.code, ANN, False)


def test_between_matches_the_next_commitment_and_the_last_shares_are_shown(running):
    during = room_picture(running.code)
    assert (during.commitment, during.next) == (running.match.commitment, None)
    assert (during.seed, during.nonces, during.outcome, during.replay) == (None,) * 4
    finish(running)
    after = room_picture(running.code)
    assert after.next == running.commitment != running.match.commitment
    assert after.seed is not None and commitment(after.seed) == after.commitment
    assert after.replay == running.match.code
    assert after.nonces is not None and mixed(after.seed, after.nonces) == running.match.seed
