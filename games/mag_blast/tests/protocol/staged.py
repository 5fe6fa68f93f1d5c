"""``python -m games.mag_blast.tests.protocol.staged server.serve``: a site on which matches
of eight begin in the middle.

Who holds the answers is said by the environment, for nothing that anybody is told may say it.
"""

from __future__ import annotations

import os
import runpy
import sys
from typing import Any

from games.chance import Chance
from games.engine import Event
from games.mag_blast.rules import MagBlast
from games.mag_blast.state import MagState, Options
from games.mag_blast.tests.positions import position

HOLDERS = (1, 2)
"""The seats that hold an answer, or something else as large."""
ANSWERS = {"yes": ("EA01,RE01", "TF01,RE02"), "no": ("L17,RE01", "L18,RE02")}
SHOOTER = "f6 yel:CR06,CR07 grn:DE04 red:BA06 blu:SC01 hand:B01,B02,L05"
TARGET = "f1 yel:BA05 grn:CR11 red:CA02 blu:SC05 hand:"
OTHERS = (
    ("f9", "CR01", None),
    ("f3", "CR02", "L07,L08"),
    ("f4", "CR03", "L09,L10"),
    ("f2", "CR04", "L11,L12"),
    ("f8", "CR05", "L13,L14"),
    ("f10", "CR08", "L15,L16"),
)


def seats(answers: str) -> list[str]:
    own, third = ANSWERS[answers]
    others = [f"{flag} yel:{ship} hand:{hand or third}" for flag, ship, hand in OTHERS]
    return [SHOOTER, TARGET + own, *others]


def staged_setup(
    game: MagBlast, options: Options, many: int, chance: Chance
) -> tuple[MagState, list[Event]]:
    """With dice of its own, which are the same in every match."""
    state = position(*seats(os.environ["ANSWERS"])[:many], pace=options.pace)
    state.options = options
    return state, []


if __name__ == "__main__":
    staged: Any = MagBlast
    staged.setup = staged_setup
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
