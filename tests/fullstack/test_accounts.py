"""Signing in and out through one process, while sockets are open in another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import token_hex

import pytest

from tests.support.members import MemberBrowser
from tests.support.pace import patience
from tests.support.people import room
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS: dict[str, Callable[[MemberBrowser, str], None]] = {
    "sign-out": lambda browser, _name: browser.sign_out(),
    "password": lambda browser, _name: browser.change_password("a night of snow"),
    "everywhere": lambda browser, _name: browser.sign_out_everywhere(),
    "sign-in": lambda browser, name: browser.sign_up(name),
}


@pytest.mark.parametrize("way", WAYS)
async def test_what_ends_a_sign_in_reaches_sockets_of_every_process(
    full_stack: Stack, way: str
) -> None:
    here, there = full_stack.urls[:2]
    name = f"Zoe{token_hex(4)}"
    zoe = MemberBrowser(here)
    if way != "sign-in":
        await asyncio.to_thread(zoe.sign_up, name)
    async with room(full_stack) as table:
        await asyncio.to_thread(zoe.visit, table.code)
        person = await table.connect(zoe, there)
        await person.take_seat(1, "Zoe")
        await asyncio.to_thread(WAYS[way], zoe, name)
        begun = time.monotonic()
        await person.ended()
        assert (person.closed, time.monotonic() - begun < 1.0 * patience()) == (4012, True)
        again = await table.connect(zoe, there)
        assert again.seat == (1 if way in {"sign-in", "password"} else None)
