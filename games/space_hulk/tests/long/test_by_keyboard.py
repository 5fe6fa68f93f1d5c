"""A whole match by keyboard alone, from the front page to the result."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from games.space_hulk.scenarios import BY_ID
from games.space_hulk.tests.browser.captains import KeyCaptain
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHORT = ("option-handicap_rounds--2",)


class Dora(KeyCaptain):
    rows = BY_ID["cold_start"].map

    async def is_at(self, column: int, row: int) -> None:
        """The first marine, counted from one."""
        place = re.compile(re.escape(self.t("board-at", row=row, column=column)))
        await expect(self.chip_of("m4")).to_have_attribute("aria-label", place)

    async def looks_to(self, facing: str) -> None:
        way = re.compile(re.escape(self.t(f"board-facing-{facing}")))
        await expect(self.chip_of("m4")).to_have_attribute("aria-label", way)

    async def tries_every_key_for_a_way(self) -> None:
        """A step, turns, each taken back; what is seen, and how near; who pays."""
        await self.my_move.wait_for()
        await self.key("N")
        await expect(self.chip_of("m4")).to_have_attribute("aria-pressed", "true")
        await self.key("f")
        await self.is_at(6, 7)
        await self.key("q")
        await self.looks_to("n")
        await self.key("u")
        await self.looks_to("e")
        await self.key("u")
        await self.is_at(5, 7)
        await self.key("v")
        sight = self.t("board-overlay-now", what=self.t("board-overlay-sight"))
        await expect(self.page.get_by_role("button", name=sight, exact=True)).to_be_visible()
        near = self.page.locator(".deck.close")
        await self.key("+")
        await expect(near).to_have_count(1)
        await self.key("-")
        await expect(near).to_have_count(0)
        pays = self.bar.get_by_role("switch", name=self.t("board-pay-cp"), exact=True)
        for checked in (True, False):
            await self.key("y")
            await expect(pays).to_be_checked(checked=checked)
        await self.key("e")
        await self.looks_to("s")
        await self.key("u")
        await self.looks_to("e")


@rule("SH-769")
async def test_a_whole_match_against_a_bot_by_keyboard_alone(eager: Stack, people: People) -> None:
    dora: Dora = await people.come("pl", kind=Dora, reduced_motion="reduce")
    await dora.open_room(eager.url, "Dora", SHORT)
    await dora.add_bot("easy")
    await dora.ready()
    await dora.tries_every_key_for_a_way()
    await dora.plays()
    await dora.verdict()
    await dora.reads()
