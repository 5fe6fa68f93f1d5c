"""Ready, the start, the rematch."""

from __future__ import annotations

import json

from games.chance import commitment, mixed
from server.matches.models import Match
from server.rooms.services import room_picture, set_bot, set_ready, sit, stand
from tests.support.guests import ANN, BEN, EVE, LEVEL, finish, picture_of, refused

NONCES = "a" * 32, "b" * 32


def match_called(code: str) -> Match:
    return Match.objects.get(code=code)


def test_the_match_starts_when_every_seat_is_held_and_everybody_is_ready(room):
    assert set_ready(room.code, ANN, True) is None
    assert room_picture(room.code).seats[0].ready
    shown, secret = room_picture(room.code).commitment, room.secret
    sit(room.code, BEN, 1, "Ben")
    # It can be taken back.
    set_ready(room.code, ANN, False)
    assert set_ready(room.code, BEN, True, NONCES[1]) is None
    code = set_ready(room.code, ANN, True, NONCES[0])
    assert code is not None
    match, picture = match_called(code), room_picture(room.code)
    assert (picture.match, picture.match_id, picture.over) == (1, match.pk, False)
    # The seed comes of the secret that was committed to, and of every nonce.
    assert shown == commitment(secret) == picture.commitment
    assert match.seed == mixed(secret, NONCES)


def test_bots_are_always_ready(room):
    set_bot(room.code, ANN, 1, LEVEL)
    match = set_ready(room.code, ANN, True, NONCES[0])
    assert match is not None
    assert json.loads(match_called(match).bots) == {"1": LEVEL}
    assert json.loads(match_called(match).nonces) == [NONCES[0], ""]


def test_a_bot_in_the_last_seat_starts_the_match_of_those_who_are_ready(room):
    set_ready(room.code, ANN, True)
    assert set_bot(room.code, ANN, 1, LEVEL) is not None


def test_bots_alone_do_not_start_nor_does_who_holds_no_seat(room):
    stand(room.code, ANN)
    assert set_bot(room.code, ANN, 0, LEVEL) is None
    assert set_bot(room.code, ANN, 1, LEVEL) is None
    with refused("not-seated", room):
        set_ready(room.code, EVE, True)


def test_ready_clicked_twice_starts_one_match_which_is_not_unreadied(running):
    before = picture_of(running)
    assert set_ready(running.code, ANN, True) is None
    assert picture_of(running) == before
    # Nor is anybody ready for the next before they say so.
    assert not any(seat.ready for seat in room_picture(running.code).seats)
    with refused("match-running", running):
        set_ready(running.code, ANN, False)


def test_a_rematch_begins_in_the_same_room_with_a_secret_of_its_own(running):
    first = running.match
    finish(running)
    assert room_picture(running.code).over
    begun = set_ready(running.code, ANN, True)
    assert first is not None and begun is not None
    second = match_called(begun)
    assert second.pk != first.pk and second.commitment != first.commitment
    picture = room_picture(running.code)
    assert (picture.match, picture.match_id, picture.over) == (2, second.pk, False)


def test_between_matches_the_next_commitment_and_the_last_shares_are_shown(running):
    assert running.match is not None
    during = room_picture(running.code)
    assert (during.commitment, during.next) == (running.match.commitment, None)
    assert (during.seed, during.nonces, during.outcome, during.replay) == (None,) * 4
    finish(running)
    after = room_picture(running.code)
    assert after.next == running.commitment != running.match.commitment
    assert after.seed is not None and commitment(after.seed) == after.commitment
    assert after.replay == running.match.code
    assert after.nonces is not None and mixed(after.seed, after.nonces) == running.match.seed
