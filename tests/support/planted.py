"""``python -m tests.support.planted server.serve``: a site with faults planted in a game's rules.

Seat 0 meets an exception in ``apply`` when it lays the aircraft of the lowest number in its hand,
and the first expiry of a clock, here after two seconds, raises.
"""

from __future__ import annotations

import runpy
import sys
from typing import Any

from games.asy_przestworzy.clock import LIMITS
from games.asy_przestworzy.rules import AsyPrzestworzy
from games.asy_przestworzy.state import Lay, TimeUp

sound_apply = AsyPrzestworzy.apply
clocks_to_fail = [TimeUp]


def faulty_apply(game: AsyPrzestworzy, state: Any, seat: int | None, action: Any) -> Any:
    if isinstance(action, Lay) and seat == 0 and action.aircraft == min(state.squadrons[0].hand):
        raise ZeroDivisionError("planted in apply")
    if type(action) in clocks_to_fail:
        clocks_to_fail.remove(type(action))
        raise ZeroDivisionError("planted in the clock")
    return sound_apply(game, state, seat, action)


LIMITS["live"]["sides"] = 2_000
AsyPrzestworzy.apply = faulty_apply  # type: ignore[method-assign]

if __name__ == "__main__":
    runpy.run_module(sys.argv[1], run_name="__main__")
