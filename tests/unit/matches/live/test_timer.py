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


def test_it_rings_once_at_its_moment() -> None:
    (at,) = rung_at(0.05)
    assert at == pytest.approx(0.05)


def test_it_rings_at_the_later_moment_it_was_moved_to() -> None:
    (at,) = rung_at(0.02, 0.04, 0.12)
    assert at == pytest.approx(0.12)


def test_it_rings_at_the_earlier_moment_it_was_moved_to() -> None:
    (at,) = rung_at(30, 0.05)
    assert at == pytest.approx(0.05)


def test_it_is_silent_once_it_is_set_to_never() -> None:
    assert rung_at(0.05, None) == []


def test_it_rings_though_it_was_set_to_never_in_between() -> None:
    (at,) = rung_at(0.03, None, 0.1)
    assert at == pytest.approx(0.1)


def test_it_may_be_set_to_a_moment_that_has_passed() -> None:
    (at,) = rung_at(-1)
    assert at == 0


def test_it_rings_no_more_when_it_rests() -> None:
    async def rests() -> list[bool]:
        rung: list[bool] = []
        timer = Timer(lambda: rung.append(True))
        timer.set(asyncio.get_running_loop().time() + 0.02)
        timer.rest()
        await asyncio.sleep(60)
        return rung

    assert in_no_time(rests()) == []
