"""Guests: a signed cookie and a name to begin with."""

from itertools import product
from uuid import UUID

from server.accounts.guests import COOKIE, guest_id_of, signed
from server.accounts.names import WORDS, suggested_name
from server.rooms.texts import name_of
from tests.support.guests import ANN, BEN


def test_a_cookie_of_ours_names_its_guest_and_one_that_somebody_made_up_nobody():
    own = signed(ANN)
    assert guest_id_of({COOKIE: own}) == ANN
    assert guest_id_of({}) is None
    for made_up in ("", ANN.hex, own[:-1], BEN.hex + own[32:], "x:y", "\x00"):
        assert guest_id_of({COOKIE: made_up}) is None, made_up


def test_every_suggested_name_may_be_taken_and_is_a_guests_the_same_every_time():
    for words in WORDS.values():
        for name in map(" ".join, product(*(half.split() for half in words))):
            assert name_of(name)
    assert suggested_name(ANN, "pl") == suggested_name(ANN, "pl")
    assert len({suggested_name(UUID(int=7919 * n), "en") for n in range(50)}) > 30
