"""The bounded single-consumer queue: order, waiting, its limit."""

from __future__ import annotations

import asyncio

import pytest

from server.core.mailbox import Mailbox


async def test_what_was_put_in_comes_out_in_its_order_and_the_reader_waits_for_it() -> None:
    box: Mailbox[str] = Mailbox()
    reader = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not reader.done()
    for word in ("first", "second", "third"):
        box.put_nowait(word)
    assert await asyncio.wait_for(reader, 1) == "first"
    assert box.qsize() == 2 and not box.empty()
    assert [await box.get() for _ in range(2)] == ["second", "third"]
    assert box.empty()


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
