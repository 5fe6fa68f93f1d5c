"""The bounded single-consumer queue: order, waiting, its limit."""

from __future__ import annotations

import asyncio

import pytest

from server.core.mailbox import Mailbox


async def test_what_was_put_in_comes_out_in_its_order() -> None:
    box: Mailbox[int] = Mailbox()
    for letter in range(3):
        box.put_nowait(letter)
    assert box.qsize() == 3 and not box.empty()
    assert [await box.get() for _ in range(3)] == [0, 1, 2]
    assert box.empty()


async def test_the_reader_waits_until_there_is_something() -> None:
    box: Mailbox[str] = Mailbox()
    reader = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not reader.done()
    box.put_nowait("first")
    box.put_nowait("second")
    assert await asyncio.wait_for(reader, 1) == "first"
    assert await box.get() == "second"


async def test_a_full_box_takes_no_more() -> None:
    box: Mailbox[int] = Mailbox(2)
    box.put_nowait(1)
    box.put_nowait(2)
    with pytest.raises(asyncio.QueueFull):
        box.put_nowait(3)
    assert await box.get() == 1
    box.put_nowait(3)


async def test_a_reader_that_gave_up_takes_nothing_with_it() -> None:
    box: Mailbox[int] = Mailbox()
    reader = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    reader.cancel()
    box.put_nowait(1)
    await asyncio.wait([reader])
    assert reader.cancelled()
    assert await asyncio.wait_for(box.get(), 1) == 1
