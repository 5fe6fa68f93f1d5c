"""``python -m tests.drills.brisk server.serve``: the site with shortened clocks, for drills.

Decisions on the live clock of Asy przestworzy take a tenth of their time, and who does not read is
given up on within seconds. Only tests start it.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from games.asy_przestworzy.clock import LIVE
from server.transport import outbox

USUAL = dict(LIVE)
BRISK = {phase: limit // 10 for phase, limit in LIVE.items()}

UNREAD = 24 * 1024
PATIENCE = 2.0


@contextmanager
def clocks() -> Iterator[None]:
    """The same rules in this process, to replay what was played by them."""
    LIVE.update(BRISK)
    try:
        yield
    finally:
        LIVE.update(USUAL)


if __name__ == "__main__":
    LIVE.update(BRISK)
    outbox.UNREAD, outbox.PATIENCE = UNREAD, PATIENCE
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
