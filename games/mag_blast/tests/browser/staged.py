"""``python -m games.mag_blast.tests.browser.staged server.serve``: a site on which duels begin in
the middle, and matches of eight with every ship there is.

Which scene it is follows from options that mean nothing to two players. ``WINDOW`` and
``HOLD``: so many milliseconds until a window closes in which somebody says nothing, or has asked
for time.
"""

from __future__ import annotations

import os
import runpy
import sys
from typing import Any

from msgspec.structs import replace

from games.chance import Chance
from games.engine import Event
from games.mag_blast.bots.easy import Easy
from games.mag_blast.bots.normal import Normal
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import MagState, Options
from games.mag_blast.tests.crowd import HAND, SEATS, crowded
from games.mag_blast.tests.positions import A, B, position
from games.mag_blast.timing import PACES
from tests.support import eager

AIM = "f1 yel:CR06,CR07 grn:DE04 red:BA06 blu:SC01 hand:B01,B02,L01,EA01"
TARGET = "f9 yel:BA05+L09 grn:CR11 red:CA02 blu:SC05 hand:RE01,RE02"
SHOT_AT = "f1 yel:CR06 grn:DE04 red:BA06 blu:SC01 hand:EA01"
SHOOTER = "f9 yel:BA05 hand:B01"
ANSWERERS = SHOT_AT.replace("EA01", "EA01,TF02,SD01"), SHOOTER.replace("B01", "B01,TF01")
MINUTES = 10 * 60_000
"""Until a window closes at which one looks for long."""
UNHURRIED = {"WINDOW": "60000", "HOLD": "120000"}
"""With which whoever is asked answers in time, however slow the browser is."""
RICH = f"f6 yel:CR06 grn:DE04 red:BA06 blu:SC01 hand:{HAND}"
SCENES: dict[str, dict[str, Any]] = {
    "aim": {"attack": "controlled", "sound_help": "off"},
    "clamour": {"attack": "controlled", "sound_help": "off", "sound": "clamour"},
    "helped": {"attack": "controlled", "sound_help": "on", "firewall": "off"},
    "answer": {"attack": "controlled", "sound_help": "on"},
    "stack": {"attack": "controlled", "sound": "off"},
    "pay": {"attack": "controlled", "sound_help": "on", "firewall": "auto"},
}


def options_of(scene: str) -> list[str]:
    """The options of a room with this scene."""
    fields = [f"option-{field}-{value}" for field, value in SCENES[scene].items()]
    return ["option-seats-2", "option-pace-relaxed", *fields]


CROWD = [f"option-seats-{SEATS}", "option-pace-relaxed", "option-attack-controlled"]
"""Of a room with all 54 ships."""

sound_setup = MagBlast.setup


def staged_setup(
    game: MagBlast, options: Options, seats: int, chance: Chance
) -> tuple[MagState, list[Event]]:
    if options.attack != "controlled" or seats not in (2, SEATS):
        return sound_setup(game, options, seats, chance)
    if seats == SEATS:
        state = crowded()
    elif options.firewall == "auto":
        state = position(RICH, TARGET.replace("RE01", "RE03"), phase="reinforce")
    elif options.sound == "off":
        state = stacked()
    elif "off" in (options.sound_help, options.firewall):
        state = position(AIM, TARGET)
    else:
        state = position(SHOT_AT, SHOOTER, turn=B)
    state.options, state.chance = options, chance
    state.left = state.pace.turn
    return state, []


def stacked() -> MagState:
    """Ben's salvo, Ann's answer to it, and Ben's to that: she is asked once more."""
    state = position(*ANSWERERS, turn=B)
    state.act(B, "fire", ship="BA05", card="B01", target="CR06")
    state.answer(A, "EA01")
    state.answer(B, "TF01")
    assert state.window is not None
    state.window = replace(state.window, closes=MINUTES)
    return state


def lengthen(window: str, hold: str) -> None:
    """Windows of the pace at which nobody need hurry."""
    pace = PACES["relaxed"]
    moments = (*pace.moments[:-1], int(window))
    PACES["relaxed"] = replace(pace, moments=moments, hold=int(hold))


if __name__ == "__main__":
    eager.hurry()
    # One salvo in 25 would be a miss, and open no window.
    Easy.forgets = Normal.forgets
    if window := os.environ.get("WINDOW"):
        lengthen(window, os.environ["HOLD"])
    MagBlast.setup = staged_setup  # type: ignore[method-assign]
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
