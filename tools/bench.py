"""Benchmarks the pure part of the accept path, without a server, by the processor's time.

``python -m tools.bench asy_przestworzy`` plays seeded matches and times, act by act, the plan
(copy, settle, judge, apply) and the frames of the version (for every seat and the spectators).
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from collections.abc import Iterator
from hashlib import sha256
from time import thread_time
from typing import NamedTuple

from games.engine import Action
from games.registry import all_games, game_called
from server.matches.core import frames
from server.matches.core.frames import Shown
from server.matches.core.head import Head, begin
from server.matches.core.plan import Asked, PlanContext, Planned, plan
from server.matches.core.rows import MatchRow
from tools.playing import legal, rarely, some_kind

BEGUN = 1_000_000
THINKS = 400
"""Milliseconds between two acts."""


class Times(NamedTuple):
    """Milliseconds of each act of some matches."""

    plan: list[float]
    frames: list[float]


def measured(slug: str, matches: int) -> Times:
    times = Times([], [])
    for number in range(matches):
        for planned, seconds in acts(slug, number):
            times.plan.append(seconds[0] * 1000)
            times.frames.append(seconds[1] * 1000)
            assert planned.moves
    return times


def acts(slug: str, number: int) -> Iterator[tuple[Planned, tuple[float, float]]]:
    head, wall, rng = _new_head(slug, number), BEGUN, random.Random(number)
    eyes = [None, *range(head.begun.seats)]
    shown = {seat: Shown(head, seat) for seat in eyes}
    while head.begun.game.outcome(head.state) is None:
        wall += THINKS
        asked = _asked(head, wall, rng)
        began = thread_time()
        planned = plan(head, asked, PlanContext())
        between = thread_time()
        made = frames.updates(list(shown.values()), planned.head, planned.moves, 0)
        shown |= {later.seat: later for later, _ in made}
        ended = thread_time()
        head = planned.head
        if asked.action is not None and planned.refusal is None:
            yield planned, (between - began, ended - between)


def _new_head(slug: str, number: int) -> Head:
    game = game_called(slug)
    seed = sha256(f"{slug}/{number}".encode()).hexdigest()
    seats = game.seats(game.options_type())[0]
    return begin(MatchRow(1, slug, game.version, "{}", seats, "{}", seed, BEGUN))[0]


def _asked(head: Head, wall: int, rng: random.Random) -> Asked:
    """What some seat does next, out of what the table waits for; else time passes."""
    game, below = head.begun.game, rng.randrange
    seats = range(head.begun.seats)
    offered = [(seat, offer) for seat in seats for offer in game.offers(head.state, seat)]
    waited_for = [(seat, offer) for seat, offer in offered if not offer.standing]
    if (chosen := some_kind(waited_for, rarely(game), below)) is None:
        return Asked(max(wall, head.due() or wall))
    seat, offer = chosen
    return Asked(wall, seat, _action(head, legal(game, head.state, seat, offer, below)))


def _action(head: Head, picked: dict[str, object]) -> Action:
    return head.begun.codec.asked(head.begun.codec.encode(picked))


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.settings")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(all_games()))
    parser.add_argument("--matches", type=int, default=50)
    asked = parser.parse_args()
    for slug in asked.game:
        times = measured(slug, asked.matches)
        for name, taken in zip(Times._fields, times, strict=True):
            middle = statistics.median(taken)
            late = statistics.quantiles(taken, n=100)[98]
            print(
                f"{slug:<22}{name:<8}median {middle:.3f} ms   p99 {late:.3f} ms   of {len(taken)}"
            )


if __name__ == "__main__":
    main()
