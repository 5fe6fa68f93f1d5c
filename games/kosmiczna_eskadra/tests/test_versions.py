"""Matches of old go on as they went, those of the first version by its rules; and a first match of
today may be given three times the time."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from games.kosmiczna_eskadra import EARLIER, GAME
from games.kosmiczna_eskadra.earlier import FirstOptions
from games.kosmiczna_eskadra.state import CardWithheld, Draw, Options
from games.kosmiczna_eskadra.tests.acts import do, drop, let_go, refused
from games.kosmiczna_eskadra.tests.clocks import wait_until
from games.kosmiczna_eskadra.tests.looks import RED, landings, told
from games.kosmiczna_eskadra.tests.positions import by_hand, racing
from games.kosmiczna_eskadra.tests.signals import sample
from tests.replays import goes_as_it_went
from tests.rules import rule

(FIRST,) = EARLIER
REPLAYS = Path(__file__).parent / "replays"
STILL = Options(round_clock="off", beat_clock="off", replay_clock="off")


@pytest.mark.parametrize("match", ["calm", "compensated", "stop"])
def test_a_match_of_old_goes_as_it_went(match, request):
    goes_as_it_went(GAME, REPLAYS / f"{match}.json", request)


# ---- by the first version


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
    place = "-2000 2000 0"
    assert refused(state, RED, drop(place), at=5_499) == ("too-fast", "KE-075")
    assert len(landings(let_go(state, RED, place, at=5_500))) == 1


@rule("KE-107")
def test_a_card_withheld_did_not_say_why():
    state = as_begun_then(racing(4, None, round_clock="30"))
    wait_until(state, 30_000)
    assert told(sample(state, RED), CardWithheld) == [CardWithheld(seat=RED)]


# ---- without hurry


def test_whatever_is_timed_takes_three_times_as_long():
    race, beat = replace(STILL, round_clock="60"), replace(STILL, pace="calm", beat_clock="15")
    battles = replace(STILL, replay_clock="30"), replace(STILL, pace="calm", replay_clock="90")
    for options in (race, beat, *battles, Options()):
        assert GAME.unhurried(options) == replace(options, times="3")
    beat_of_a_race = replace(STILL, beat_clock="30")
    race_of_beats = replace(STILL, pace="calm", round_clock="45")
    for options in (STILL, beat_of_a_race, race_of_beats):
        assert GAME.unhurried(options) is None
