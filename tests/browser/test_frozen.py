"""A match that staff have frozen: everybody reads why, and nothing of the page is covered by it."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People
from tests.support.browser.players import Player
from tests.support.stack import Stack
from tests.support.staff import Staff

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_frozen_match_says_so_below_its_turn_line(embedded: Stack, people: People) -> None:
    anna: Player = await people.come("pl", kind=Player, size=(390, 844))
    link = await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await expect(anna.board).to_be_visible()
    code = link.rstrip("/").rpartition("/")[-1]
    staff = await asyncio.to_thread(Staff, embedded, "freezer")
    await asyncio.to_thread(staff.do, "matches/match", "freeze", code)
    told = anna.page.get_by_role("status").filter(has_text=anna.t("frozen"))
    await expect(told).to_be_visible()
    line = await anna.region("turn-line").bounding_box()
    said = await told.bounding_box()
    board = await anna.page.locator("#board").bounding_box()
    assert line and said and board
    assert line["y"] + line["height"] <= said["y"] + 1
    assert said["y"] + said["height"] <= board["y"] + 1
