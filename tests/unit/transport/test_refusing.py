"""Refusals come late for who tries again at once."""

from __future__ import annotations

import asyncio

from server.transport.refusing import Tarpit

LONG = 3_600


async def held(tarpit: Tarpit) -> asyncio.Task[None]:
    task = asyncio.create_task(tarpit.hold())
    await asyncio.sleep(0)
    return task


async def test_a_refusal_is_held_and_then_said() -> None:
    assert not (first := await held(Tarpit(LONG))).done()
    first.cancel()
    await asyncio.wait_for(Tarpit(0.01).hold(), 5)


async def test_no_more_are_held_than_may_and_who_has_gone_makes_room() -> None:
    tarpit = Tarpit(LONG, at_once=2)
    first, second, third = [await held(tarpit) for _ in range(3)]
    assert [task.done() for task in (first, second, third)] == [False, False, True]
    first.cancel()
    await asyncio.wait([first])
    fourth, fifth = await held(tarpit), await held(tarpit)
    assert [fourth.done(), fifth.done()] == [False, True]
    for task in (second, fourth):
        task.cancel()
