"""``python -m games.mag_blast.tests.browser.staged server.serve``: a site on which duels begin in
the middle, and matches of eight with every ship there is.

Which scene it is follows from options that mean nothing to two players.
"""

from __future__ import annotations

import runpy
import sys
from typing import Any

from games.chance import Chance
from games.engine import Event
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import MagState, Options
from games.mag_blast.tests.crowd import SEATS, crowded
from games.mag_blast.tests.positions import B, position
from tests.support import eager

AIM = "f1 yel:CR06,CR07 grn:DE04 red:BA06 blu:SC01 hand:B01,B02,L01"
TARGET = "f9 yel:BA05+L09 grn:CR11 red:CA02 blu:SC05 hand:RE01,RE02"
SHOT_AT = "f1 yel:CR06 grn:DE04 red:BA06 blu:SC01 hand:EA01"
SHOOTER = "f9 yel:BA05 hand:B01"
SCENES: dict[str, dict[str, Any]] = {
    "aim": {"attack": "controlled", "sound_help": "off"},
    "answer": {"attack": "controlled", "sound_help": "on"},
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
    elif options.sound_help == "off":
        state = position(AIM, TARGET)
    else:
        state = position(SHOT_AT, SHOOTER, turn=B)
    state.options, state.chance = options, chance
    state.left = state.pace.turn
    return state, []


def stage() -> None:
    staged: Any = MagBlast
    staged.setup = staged_setup


if __name__ == "__main__":
    eager.hurry()
    stage()
    runpy.run_module(sys.argv[1], run_name="__main__")
