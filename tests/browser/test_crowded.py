"""A room too full for one more: the page says so, and comes in by itself once there is a place."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import WebSocketRoute, expect

from server.core.messages import say
from server.transport.socket import TRY_AGAIN
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

FULL = (
    {"type": "refusal", "code": "crowded", "text": say("pl", "refuse-crowded"), "params": {}},
    # Longer than a page waits until it says that it has no connection.
    {"type": "resume", "after_ms": 1_000},
)
TRIES = 3


class Door:
    """Between a page and its room, which is full until it is opened."""

    def __init__(self) -> None:
        self.tries = 0
        self.open = False
        self.tried = asyncio.Event()

    async def comes(self, line: WebSocketRoute) -> None:
        if self.open:
            line.connect_to_server()
            return
        self.tries += 1
        for told in FULL:
            line.send(json.dumps(told))
        await line.close(code=TRY_AGAIN)
        if self.tries == TRIES:
            self.tried.set()


async def test_who_does_not_get_in_reads_why_until_they_do(embedded: Stack, people: People) -> None:
    host: Person = await people.come("en")
    link = await host.open_room(embedded.url, "Anna")
    for size in ((1440, 900), (390, 844), (844, 390)):
        await gets_in_at_last(await people.come("pl", size=size), link)


async def gets_in_at_last(zofia: Person, link: str) -> None:
    door = Door()
    await zofia.page.route_web_socket("**/ws/rooms/**", door.comes)
    await zofia.page.goto(link)
    await door.tried.wait()
    why = zofia.page.get_by_role("status").filter(has_text=zofia.t("refuse-crowded"))
    await expect(why).to_be_in_viewport(ratio=1)
    await expect(zofia.offline).to_have_count(0)
    await expect(zofia.page.get_by_role("alert")).to_be_empty()
    door.open = True
    await expect(zofia.button("sit-down")).to_be_visible()
    await expect(why).to_have_count(0)
