"""Which news of a load tells of which move, and when its moves were meant to be sent."""

from __future__ import annotations

import asyncio

from tools.load_pace import FixedRate, Pace
from tools.load_rooms import PlayedRoom, Sent, Tally, Told


async def test_news_is_matched_with_the_move_it_tells_of() -> None:
    """On one process by the same match time, on several by the latest move before."""
    room = PlayedRoom("code", ["a", "b"], ["http://127.0.0.1:1"] * 2, 2, Pace(), Tally())
    ada, bob = room.seats
    ada.sent = {(1, 500): Sent(9.8, 10.0, "lay"), (1, 900): Sent(10.4, 10.4, "bid")}
    bob.told = {
        (1, 500): Told(10.3, 1),
        (1, 890): Told(10.42, 2),
        (1, 910): Told(10.43, 3),
        (2, 530): Told(20.0, 4),
    }
    (seen,) = room.seen(one_process=True)
    assert (seen.do, seen.size) == ("lay", 1)
    assert round(seen.since_meant, 6) == 0.5 and round(seen.since_sent, 6) == 0.3
    seen = [(each.do, each.size) for each in room.seen(one_process=False)]
    assert seen == [("lay", 1), ("bid", 2)], "each move once, and none of another match"


class Actor:
    """Notes when each of its moves was meant to be sent."""

    def __init__(self) -> None:
        self.meant: list[float] = []

    def act(self, meant: float) -> bool:
        self.meant.append(meant)
        return True


async def test_a_move_that_had_to_wait_for_a_seat_was_meant_to_be_sent_before() -> None:
    pace, actor = FixedRate(100), Actor()
    keeping = asyncio.create_task(pace.keep())
    await asyncio.sleep(0.1)
    keeping.cancel()
    waiting = pace.behind
    assert waiting >= 2
    for _ in range(waiting):
        pace.turn_of(actor)
    assert pace.behind == 0
    assert round(actor.meant[-1] - actor.meant[0], 6) == round((waiting - 1) / 100, 6)
