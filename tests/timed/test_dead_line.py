"""How soon somebody is told that the line is dead, and how soon it is back."""

from __future__ import annotations

import time

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.support.browser.figures import FIGURES
from tests.support.browser.people import People, Person
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOLD_WITHIN = 3.0


class Cable:
    """Between browser and site. Cut, it passes nothing, and neither end is told."""

    def __init__(self) -> None:
        self.cut = False

    async def lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if self.cut else server.send(text))
        server.on_message(lambda text: None if self.cut else socket.send(text))


async def test_a_line_that_falls_silent_is_noticed_within_three_seconds(
    embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("en")
    cable = Cable()
    await anna.page.route_web_socket("**/ws/rooms/**", cable.lay)
    await anna.open_room(embedded.url, "Anna")
    await anna.page.wait_for_timeout(5000)
    await expect(anna.offline).to_have_count(0)
    cable.cut = True
    began = time.monotonic()
    # Looked at with every frame of the page; ``expect`` looks once a second in the end.
    await anna.offline.wait_for(state="visible")
    took = time.monotonic() - began
    FIGURES["a silent line is noticed"] = f"{took:.1f} s"
    cable.cut = False
    await expect(anna.offline).to_have_count(0)
    assert took < TOLD_WITHIN * patience()


async def test_the_browsers_own_word_is_enough(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("pl")
    await anna.open_room(embedded.url, "Anna")
    await anna.page.wait_for_load_state("networkidle")
    anna.outage = True
    await anna.page.context.set_offline(True)
    began = time.monotonic()
    await expect(anna.offline).to_be_visible()
    assert time.monotonic() - began < patience()
    await anna.page.context.set_offline(False)
    await expect(anna.offline).to_have_count(0)
