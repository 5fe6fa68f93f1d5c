"""A stack that may not be named says why, with its rule, at that place; other parts say what they
are."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.people import People
from tests.support.browser.players import Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_stack_that_may_not_be_named_says_why(eager: Stack, people: People) -> None:
    two: list[Namer] = [await people.come("en", kind=Namer) for _ in range(2)]
    await two[1].page.goto(await two[0].open_room(eager.url, "Anna"))
    await two[1].sit("Ben")
    for each in two:
        await each.ready()
    anna = await whoever_names(two)
    await anna.barred.first.click(force=True)
    why = anna.page.locator(".why")
    words = anna.t("refuse-same-attribute", attribute="#")
    await expect(why).to_contain_text(words.split("#")[0])
    await expect(why.get_by_role("button")).to_contain_text("AP-041")
    # Whoever waits and looks at a card reads beside its name, not over it, why it cannot be laid.
    [ben] = [each for each in two if each is not anna]
    await ben.press(ben.page.locator(".kit-hand .kit-pick").first)
    await expect(ben.page.locator(".part-bar .why")).to_have_css("position", "static")


class Namer(Player):
    @property
    def barred(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("board-stacks")).locator(".barred")


async def whoever_names(two: list[Namer]) -> Namer:
    """They play on until one of them names an attribute, with one that may not be named."""
    while True:
        for each in two:
            if not await each.my_move.is_visible():
                continue
            answer = await each.answer_wanted()
            if answer == each.name_attribute and await each.barred.count():
                return each
            await answer()
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["mouse", "touch"])
async def test_what_does_nothing_says_what_it_is(
    size: tuple[int, int], eager: Stack, people: People
) -> None:
    anna: Player = await people.come("en", kind=Player, size=size)
    await anna.open_room(eager.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    part, key = ("i.hand-icon", "board-in-hand") if anna.touch else (".kit-ring", "board-score")
    piece = anna.page.locator(f".half.near {part}")
    await anna.press(piece)
    says = anna.page.locator(".why")
    await expect(says).to_have_text(anna.t(key, count=0))
    await anna.page.keyboard.press("Escape")
    await expect(says).to_be_hidden()
    # The rulebook opens at the rule of this moment, and draws its first minute with these cards.
    await anna.page.keyboard.press("h")
    rules = anna.page.get_by_role("complementary", name=anna.t("rules"), exact=True)
    await expect(rules.locator(".rule:focus")).to_have_id(re.compile("AP-002|AP-02[13]"))
    await expect(rules.locator(".primer .card")).to_have_count(7)
