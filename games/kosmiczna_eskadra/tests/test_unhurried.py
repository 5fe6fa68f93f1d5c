"""A first match may be given three times the time: whichever of its clocks are on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.kosmiczna_eskadra import GAME
from games.kosmiczna_eskadra.state import Options

STILL = Options(round_clock="off", beat_clock="off", replay_clock="off")
TIMED = {
    "the race": replace(STILL, round_clock="60"),
    "the beat": replace(STILL, pace="calm", beat_clock="15"),
    "the battle, live": replace(STILL, replay_clock="30"),
    "the battle, calm": replace(STILL, pace="calm", replay_clock="90"),
    "all": Options(),
}
UNTIMED = {
    "nothing": STILL,
    "the other pace's beat": replace(STILL, beat_clock="30"),
    "the other pace's race": replace(STILL, pace="calm", round_clock="45"),
}


@pytest.mark.parametrize("options", TIMED.values(), ids=list(TIMED))
def test_whatever_is_timed_takes_three_times_as_long(options: Options) -> None:
    assert GAME.unhurried(options) == replace(options, times="3")


@pytest.mark.parametrize("options", UNTIMED.values(), ids=list(UNTIMED))
def test_without_a_clock_there_is_nothing_to_give(options: Options) -> None:
    assert GAME.unhurried(options) is None
