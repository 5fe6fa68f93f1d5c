"""A whole match by keyboard alone, from the front page to the result."""

from __future__ import annotations

import re
from asyncio import to_thread

import pytest
from msgspec import to_builtins
from playwright.async_api import expect

from games.space_hulk.scenarios import BY_ID
from games.space_hulk.tests.browser.captains import KeyCaptain
from games.space_hulk.tests.sockets import kept
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack
from tools.client import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")
FURNACE = BY_ID["brood_furnace"]
BOARD = {**to_builtins(FURNACE, str_keys=True), "round_limit": 3}


class Dora(KeyCaptain):
    rows = FURNACE.map

    async def goes_on_to(self, piece: str, key: str) -> None:
        await self.key(key)
        await expect(self.chip_of(piece)).to_have_attribute("aria-pressed", "true")

    async def is_at(self, piece: str, column: int, row: int) -> None:
        """Counted from one."""
        place = re.compile(re.escape(self.t("board-at", row=row, column=column)))
        await expect(self.chip_of(piece)).to_have_attribute("aria-label", place)

    async def looks_to(self, piece: str, facing: str) -> None:
        way = re.compile(re.escape(self.t(f"board-facing-{facing}")))
        await expect(self.chip_of(piece)).to_have_attribute("aria-label", way)

    async def tries_every_key_for_a_way(self) -> None:
        """Steps and turns, each taken back; what is seen, and how near; who pays."""
        await self.my_move.wait_for()
        await self.goes_on_to("m5", "N")
        await self.key("f")
        await self.is_at("m5", 6, 6)
        await self.key("b")
        await self.is_at("m5", 6, 5)
        await self.key("u")
        await self.is_at("m5", 6, 6)
        await self.key("q")
        await self.looks_to("m5", "e")
        await self.key("u")
        await self.looks_to("m5", "s")
        await self.key("u")
        await self.is_at("m5", 6, 5)
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

    async def tries_every_key_for_a_weapon(self) -> None:
        """The flamer turns to a side corridor and burns it; of an empty square a blow is greyed,
        and says why."""
        await self.goes_on_to("m1", "n")
        await self.goes_on_to("m2", "n")
        await self.key("e")
        await self.looks_to("m2", "s")
        await self.key("g", "ArrowDown", "Enter")
        await expect(self.page.locator("[data-world] .flames")).to_have_count(1)
        await self.press(self.action("board-flame-stop"))
        await expect(self.action("board-do-attack")).to_be_visible()
        await self.key("t")
        why = self.page.locator(".why")
        await expect(why).to_contain_text(self.t("refuse-nothing-in-front"))
        await self.key("Escape")
        await expect(why).to_be_hidden()


@rule("SH-769")
async def test_a_whole_match_against_a_bot_by_keyboard_alone(eager: Stack, people: People) -> None:
    dora: Dora = await people.come("pl", kind=Dora, reduced_motion="reduce")
    code = await to_thread(kept, Guest(eager.url), BOARD)
    await dora.open_room(eager.url, "Dora", ("option-scenario-own", f"option-board-{code}"))
    await dora.add_bot("easy")
    await dora.ready()
    await dora.tries_every_key_for_a_way()
    await dora.tries_every_key_for_a_weapon()
    await dora.plays()
    await dora.verdict()
    await dora.reads()
