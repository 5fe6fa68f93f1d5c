"""Promises of the server over real sockets to real processes. The first, of kills, is
tests/drills/test_kills.py, the sixth, of deadlines, test_deadlines.py there."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.support import logs
from tests.support.pace import patience
from tests.support.seats import Steadfast, leave, seated
from tests.support.stack import Stack


async def test_2_a_resend_acts_once_and_is_answered_the_same_on_any_process(
    full_stack: Stack,
) -> None:
    ada, bob = await seated(full_stack)
    lay = {"do": "lay", "aircraft": ada.view["own"]["hand"][0]}
    await ada.act(lay, "same")
    await ada.come_back()
    assert "same" in ada.done, "the fresh snapshot lists it"
    before = len(ada.all("update"))
    await ada.act(lay, "same")
    assert ada.all("update")[before:] == [ada.all("update")[-1]]
    assert ada.all("update")[-1]["done"] == "same"
    assert logs.ids(full_stack, ada.code).count((0, "same")) == 1
    await leave(ada, bob)


async def test_3_two_processes_that_act_at_once_make_one_order(full_stack: Stack) -> None:
    tables = [await seated(full_stack, seed) for seed in range(10, 14)]
    people = [person for table in tables for person in table]
    enough = asyncio.Event()
    await asyncio.wait_for(asyncio.gather(*(person.play(enough) for person in people)), 90)
    for ada, bob in tables:
        logs.assert_sound(full_stack, ada.code)
        stored = logs.ids(full_stack, ada.code)
        assert {(0, id) for id in ada.acknowledged} | {(1, id) for id in bob.acknowledged} == set(
            stored
        )
        assert ada.n and [n for n, _ in ada.told] == list(range(1, ada.n + 1))
        assert await one_picture(ada) and await one_picture(bob)
    await leave(*people)


async def test_4_a_lost_poke_is_healed_by_the_beat_of_versions(full_stack: Stack) -> None:
    ada, bob = await seated(full_stack)
    await asyncio.to_thread(full_stack.kill, "redis")
    try:
        await ada.act({"do": "lay", "aircraft": ada.view["own"]["hand"][0]})
        # Two beats of versions.
        wait = 10 * patience()
        await bob.until(lambda: bob.view["squadrons"]["0"].get("laid") == "back", wait)
        await bob.act({"do": "lay", "aircraft": bob.view["own"]["hand"][0]})
    finally:
        await asyncio.to_thread(full_stack.start, "redis")
    await ada.until(lambda: "reveal" in ada.view, wait)
    assert await one_picture(ada) and await one_picture(bob)
    await leave(ada, bob)


async def test_4_a_ping_tells_a_client_that_it_has_missed_something(full_stack: Stack) -> None:
    ada, bob = await seated(full_stack)
    await ada.act({"do": "lay", "aircraft": ada.view["own"]["hand"][0]})
    assert await ada.pong() == ada.n
    await leave(ada, bob)


async def test_5_after_any_gap_the_picture_is_the_same_and_no_number_is_missing(
    full_stack: Stack,
) -> None:
    ada, bob = await seated(full_stack, seed=21)
    enough = asyncio.Event()
    playing = asyncio.gather(ada.play(enough), bob.play(enough))
    for _ in range(8):
        await asyncio.sleep(0.15)
        if ada.over:
            break
        await ada.close()
    enough.set()
    await playing
    if ada.closed is not None:
        await ada.come_back()
    numbers = [n for n, _ in ada.told]
    assert numbers == list(range(1, ada.n + 1))
    assert await one_picture(ada)
    await leave(ada, bob)


async def one_picture(person: Steadfast) -> bool:
    """What was pieced together from patches is what the server shows now."""
    kept: dict[str, Any] = person.view
    whole = await person.picture()
    assert whole["view"] == kept
    return True
