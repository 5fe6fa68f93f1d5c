"""A re-armable timer fires once, at the moment that was set last."""

from __future__ import annotations

import asyncio

import pytest

from server.matches.live.timer import Timer
from tests.support.quick_time import in_no_time


def rung_at(*moments: float | None) -> list[float]:
    """When a timer rings, in seconds, that is set to these moments one after the other."""
    return in_no_time(ringing(moments))


async def ringing(moments: tuple[float | None, ...]) -> list[float]:
    loop = asyncio.get_running_loop()
    began, rung = loop.time(), []
    timer = Timer(lambda: rung.append(loop.time() - began))
    for moment in moments:
        timer.set(None if moment is None else began + moment)
    await asyncio.sleep(60)
    timer.rest()
    return rung


@pytest.mark.parametrize(
    ("set_to", "rings_at"),
    [
        ((0.05,), [0.05]),
        ((0.02, 0.04, 0.12), [0.12]),
        ((30, 0.05), [0.05]),
        ((0.05, None), []),
        ((0.03, None, 0.1), [0.1]),
        ((-1,), [0]),
    ],
    ids=["once", "later", "earlier", "never", "after never", "past"],
)
def test_it_rings_once_at_the_moment_that_was_set_last(
    set_to: tuple[float | None, ...], rings_at: list[float]
) -> None:
    assert rung_at(*set_to) == pytest.approx(rings_at)


def test_it_rings_no_more_when_it_rests() -> None:
    async def rests() -> list[bool]:
        rung: list[bool] = []
        timer = Timer(lambda: rung.append(True))
        timer.set(asyncio.get_running_loop().time() + 0.02)
        timer.rest()
        await asyncio.sleep(60)
        return rung

    assert in_no_time(rests()) == []
