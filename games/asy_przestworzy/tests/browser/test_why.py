"""A stack that may not be named says why, with its rule, at that place; other parts say what they
are."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People
from tests.support.browser.players import Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_stack_that_may_not_be_named_says_why(eager: Stack, people: People) -> None:
    anna: Player = await people.come("en", kind=Player, reduced_motion="reduce")
    await anna.open_room(eager.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    while await anna.is_asked() and await anna.answer_wanted() != anna.name_attribute:
        await (await anna.answer_wanted())()
    barred = anna.page.get_by_role("list", name=anna.t("board-stacks")).locator(".barred")
    await barred.first.click(force=True)
    why = anna.page.locator(".why")
    words = anna.t("refuse-same-attribute", attribute="#")
    await expect(why).to_contain_text(words.split("#")[0])
    await expect(why.get_by_role("button")).to_contain_text("AP-041")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["mouse", "touch"])
async def test_what_does_nothing_says_what_it_is(
    size: tuple[int, int], eager: Stack, people: People
) -> None:
    anna: Player = await people.come("en", kind=Player, size=size, reduced_motion="reduce")
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
