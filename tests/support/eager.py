"""``python -m tests.support.eager server.serve``: a site whose bots act at once and whose cards lie
revealed for a moment, for short matches."""

from __future__ import annotations

import runpy
import sys

from msgspec.structs import replace

from games.asy_przestworzy import bot
from games.galaxy_trucker import bot as trucker
from games.galaxy_trucker import timing
from games.galaxy_trucker.bots.easy import Easy
from games.mag_blast import bot as captain
from games.mag_blast.timing import PACES

SOON = (60, 200, 600)
"""When a window closes once all have passed."""


def hurry() -> None:
    bot.SOONEST, bot.LATEST = 50, 100
    trucker.ROLLS, trucker.SOONEST, trucker.LATEST = 400, 50, 100
    Easy.building_pace = 200
    captain.ASKED = captain.OWN = (50, 100)
    timing.WAITS["reveal"] = 400
    for name, pace in PACES.items():
        PACES[name] = replace(pace, moments=(*SOON, pace.moments[-1]))


if __name__ == "__main__":
    hurry()
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
