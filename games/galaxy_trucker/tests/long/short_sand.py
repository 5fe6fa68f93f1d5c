"""``python -m games.galaxy_trucker.tests.long.short_sand server.serve``: an eager site on which the
sand of a minute runs for a third of it, so that every circle can be run out, and no bot turns the
glass, however long people take."""

from __future__ import annotations

import runpy
import sys

from games.engine import Millis
from games.galaxy_trucker import timing
from games.galaxy_trucker.bots.easy import Easy
from tests.support import eager

OPTION = "60"
RUN = 20 * timing.SECOND
"""More than the two seconds ahead that a web process rings by itself."""

sound_seconds = timing.seconds


def short_seconds(option: str) -> Millis | None:
    return RUN if option == OPTION else sound_seconds(option)


if __name__ == "__main__":
    eager.hurry()
    timing.seconds = short_seconds
    Easy.flip_after = Easy.last_flip_after = 600 * timing.SECOND
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
