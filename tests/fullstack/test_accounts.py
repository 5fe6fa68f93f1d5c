"""Signing in and out through one process, while sockets are open in another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from secrets import token_hex

import pytest

from tests.support.members import MemberBrowser
from tests.support.pace import patience
from tests.support.people import GAME, QUIET, Person
from tests.support.stack import Stack
from tools.client import Guest

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
    host = Guest(here)
    code = await asyncio.to_thread(host.open_room, GAME, "Ada", **QUIET)
    await asyncio.to_thread(zoe.visit, code)
    async with AsyncExitStack() as leaving:
        person = await connected(Person(zoe, code, there), leaving)
        await person.take_seat(1, "Zoe")
        await asyncio.to_thread(WAYS[way], zoe, name)
        begun = time.monotonic()
        await person.ended()
        assert (person.closed, time.monotonic() - begun < 1.0 * patience()) == (4012, True)
        again = await connected(Person(zoe, code, there), leaving)
        assert again.seat == (1 if way in {"sign-in", "password"} else None)


async def connected(person: Person, leaving: AsyncExitStack) -> Person:
    await person.connect()
    leaving.push_async_callback(person.close)
    await person.until(lambda: bool(person.all("you")))
    return person
