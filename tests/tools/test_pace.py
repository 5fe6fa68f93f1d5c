"""When moves are meant to be sent, and what becomes of those that could not be."""

from __future__ import annotations

import asyncio

from tools.load_pace import FixedRate, Pace


class Actor:
    """Notes when each of its moves was meant to be sent."""

    def __init__(self) -> None:
        self.meant: list[float] = []
        self.has_something_to_do = True

    def act(self, meant: float) -> bool:
        if self.has_something_to_do:
            self.meant.append(meant)
        return self.has_something_to_do


async def kept_for(pace: Pace, seconds: float) -> None:
    keeping = asyncio.create_task(pace.keep())
    await asyncio.sleep(seconds)
    keeping.cancel()


async def test_whoever_may_act_does_so_at_once() -> None:
    actor = Actor()
    Pace().turn_of(actor)
    assert len(actor.meant) == 1


async def test_nobody_acts_while_it_is_held() -> None:
    pace, actor = Pace(), Actor()
    pace.hold()
    pace.turn_of(actor)
    assert actor.meant == []
    pace.go()
    assert len(actor.meant) == 1


async def test_moves_are_meant_to_be_sent_at_even_intervals() -> None:
    pace, actor = FixedRate(200), Actor()
    for _ in range(10):
        pace.turn_of(actor)
    await kept_for(pace, 0.3)
    steps = [round(b - a, 6) for a, b in zip(actor.meant, actor.meant[1:], strict=False)]
    assert steps == [0.005] * 9


async def test_a_move_that_had_to_wait_for_a_seat_was_meant_to_be_sent_before() -> None:
    pace, actor = FixedRate(100), Actor()
    await kept_for(pace, 0.1)
    waiting = pace.behind
    assert waiting >= 2
    for _ in range(waiting):
        pace.turn_of(actor)
    assert pace.behind == 0
    assert round(actor.meant[-1] - actor.meant[0], 6) == round((waiting - 1) / 100, 6)


async def test_a_seat_with_nothing_left_to_do_uses_up_no_move() -> None:
    pace, idle, busy = FixedRate(100), Actor(), Actor()
    await kept_for(pace, 0.05)
    waiting = pace.behind
    idle.has_something_to_do = False
    pace.turn_of(idle)
    assert pace.behind == waiting
    pace.turn_of(busy)
    assert len(busy.meant) == 1


async def test_no_move_was_meant_to_be_sent_while_it_was_held() -> None:
    pace = FixedRate(100)
    await kept_for(pace, 0.05)
    assert pace.behind > 0
    pace.hold()
    await kept_for(pace, 0.05)
    assert pace.behind == 0
