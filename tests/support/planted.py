"""``python -m tests.support.planted server.serve``: a site with faults planted in a game's rules.

Seat 0 meets an exception in ``apply`` when it lays the aircraft of the lowest number in its hand;
everybody's view fails once seat 1 has said that any side will do; and the first expiry of a clock,
here after two seconds, raises.
"""

from __future__ import annotations

import runpy
import sys
from typing import Any

from games.asy_przestworzy.clock import LIMITS
from games.asy_przestworzy.rules import AsyPrzestworzy
from games.asy_przestworzy.state import Lay, TimeUp

sound_apply = AsyPrzestworzy.apply
sound_views = AsyPrzestworzy.views
clocks_to_fail = [TimeUp]


def faulty_apply(game: AsyPrzestworzy, state: Any, seat: int | None, action: Any) -> Any:
    if isinstance(action, Lay) and seat == 0 and action.aircraft == min(state.squadrons[0].hand):
        raise ZeroDivisionError("planted in apply")
    if type(action) in clocks_to_fail:
        clocks_to_fail.remove(type(action))
        raise ZeroDivisionError("planted in the clock")
    return sound_apply(game, state, seat, action)


def faulty_views(game: AsyPrzestworzy, state: Any, audiences: Any) -> Any:
    if state.squadrons[1].wish == "any":
        raise ZeroDivisionError("planted in the views")
    return sound_views(game, state, audiences)


LIMITS["live"]["sides"] = 2_000
AsyPrzestworzy.apply = faulty_apply  # type: ignore[method-assign]
AsyPrzestworzy.views = faulty_views  # type: ignore[method-assign]

if __name__ == "__main__":
    runpy.run_module(sys.argv[1], run_name="__main__")
