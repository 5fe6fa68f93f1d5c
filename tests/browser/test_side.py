"""The drawers beside the board: when it is one's move, everything in them is within the window."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = [(1440, 900), (1366, 768), (1280, 720), (1024, 600)]


@pytest.mark.parametrize(
    ("kind", "options", "bots"),
    [(Person, [], 1), (Pilot, ["option-seats-4", "option-round_clock-off"], 3)],
    ids=["asy", "eskadra"],
)
async def test_the_chat_stays_within_the_window(
    embedded: Stack, people: People, kind: type[Person], options: Sequence[str], bots: int
) -> None:
    anna: Person = await people.come("pl", kind=kind)
    await anna.open_room(embedded.url, "Anna", options)
    add = anna.button("bot-add", level=anna.t("level-easy"))
    for left in range(bots, 0, -1):
        await expect(add).to_have_count(left)
        await anna.press(add.first)
    await anna.ready()
    await expect(anna.my_move).to_be_visible()
    for width, height in SIZES:
        await anna.page.set_viewport_size({"width": width, "height": height})
        for control in (anna.field("chat-write"), anna.button("chat-send")):
            await expect(control).to_be_in_viewport(ratio=1)
        actions = anna.page.locator("#choices")
        await expect(actions).to_be_in_viewport()
