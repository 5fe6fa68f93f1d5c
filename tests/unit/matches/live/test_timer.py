"""A re-armable timer fires once, at the moment that was set last."""

from __future__ import annotations

import asyncio

from server.matches.live.timer import Timer


async def rung_at(*moments: float | None) -> list[float]:
    """When a timer rings, in seconds, that is set to these moments one after the other."""
    loop = asyncio.get_running_loop()
    began, rung = loop.time(), []
    timer = Timer(lambda: rung.append(loop.time() - began))
    for moment in moments:
        timer.set(None if moment is None else began + moment)
    await asyncio.sleep(0.25)
    timer.rest()
    return rung


async def test_it_rings_once_at_its_moment() -> None:
    (at,) = await rung_at(0.05)
    assert at >= 0.05


async def test_it_rings_at_the_later_moment_it_was_moved_to() -> None:
    (at,) = await rung_at(0.02, 0.04, 0.12)
    assert at >= 0.12


async def test_it_rings_at_the_earlier_moment_it_was_moved_to() -> None:
    (at,) = await rung_at(30, 0.05)
    assert 0.05 <= at < 30


async def test_it_is_silent_once_it_is_set_to_never() -> None:
    assert await rung_at(0.05, None) == []


async def test_it_rings_though_it_was_set_to_never_in_between() -> None:
    (at,) = await rung_at(0.03, None, 0.1)
    assert at >= 0.1


async def test_it_may_be_set_to_a_moment_that_has_passed() -> None:
    (at,) = await rung_at(-1)
    assert at >= 0


async def test_it_rings_no_more_when_it_rests() -> None:
    rung: list[bool] = []
    timer = Timer(lambda: rung.append(True))
    timer.set(asyncio.get_running_loop().time() + 0.02)
    timer.rest()
    await asyncio.sleep(0.1)
    assert rung == []
