"""Promises of the server over real sockets to real processes: the second, of resends, and the
fourth, of pings. The others are test_conflict.py and the drills, by far more people."""

from __future__ import annotations

from tests.support import logs
from tests.support.seats import seated
from tests.support.stack import Stack


async def test_2_a_resend_acts_once_and_is_answered_the_same_on_any_process(
    full_stack: Stack,
) -> None:
    async with seated(full_stack) as (ada, _):
        lay = {"do": "lay", "aircraft": ada.view["own"]["hand"][0]}
        await ada.act(lay, "same")
        await ada.close()
        ada.url = full_stack.urls[1]
        after = len(ada.messages)
        await ada.connect()
        await ada.next("snapshot", after)
        assert "same" in ada.done, "the fresh snapshot lists it"
        before = len(ada.all("update"))
        await ada.act(lay, "same")
        assert ada.all("update")[before:] == [ada.all("update")[-1]]
        assert ada.all("update")[-1]["done"] == "same"
        assert logs.ids(full_stack, ada.code).count((0, "same")) == 1


async def test_4_a_ping_tells_a_client_that_it_has_missed_something(full_stack: Stack) -> None:
    async with seated(full_stack) as (ada, _):
        await ada.act({"do": "lay", "aircraft": ada.view["own"]["hand"][0]})
        assert await ada.pong() == ada.n
