"""Matches that began by the first version of the rules go on by it."""

import msgspec

from games.kosmiczna_eskadra import EARLIER, GAME
from games.kosmiczna_eskadra.earlier import FirstOptions
from games.kosmiczna_eskadra.state import CardWithheld, Draw
from games.kosmiczna_eskadra.tests.positions import (
    RED,
    by_hand,
    do,
    drop,
    landings,
    let_go,
    refused,
    sample,
    told,
)
from games.kosmiczna_eskadra.tests.test_stop import stopped
from tests.rules import rule

(FIRST,) = EARLIER


def as_begun_then(state):
    """The state as the first version stored it: it knew nothing of a time for the hand."""
    stored = msgspec.to_builtins(state)
    del stored["options"]["hand_time"]
    return msgspec.convert(stored, FIRST.state_type, strict=False)


def test_the_versions_are_told_apart_by_their_numbers():
    assert (FIRST.version, GAME.version) == (1, 2)
    assert FIRST.options_type().hand_time == "500"
    assert msgspec.json.decode(b'{"wins": 2}', type=FirstOptions).wins == 2


@rule("KE-075")
def test_a_hand_needed_half_a_second():
    state = as_begun_then(by_hand(None, None, now=5_000, hand_time="3000"))
    do(state, RED, Draw())
    assert refused(state, RED, drop("0 2000 0"), at=5_499) == ("too-fast", "KE-075")
    assert len(landings(let_go(state, RED, "0 2000 0", at=5_500))) == 1


@rule("KE-107")
def test_a_card_withheld_did_not_say_why():
    state = as_begun_then(stopped(4, None))
    assert told(sample(state, RED), CardWithheld) == [CardWithheld(seat=RED)]
