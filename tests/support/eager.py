"""``python -m tests.support.eager server.serve``: a site whose bots act at once, for short
matches."""

from __future__ import annotations

import runpy
import sys

from games.asy_przestworzy import bot

bot.SOONEST, bot.LATEST = 50, 100

if __name__ == "__main__":
    runpy.run_module(sys.argv[1], run_name="__main__")
