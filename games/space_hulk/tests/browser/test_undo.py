"""What was done before a page was loaded anew is taken back after it."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.browser.leader import Leader
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@rule("SH-600", "SH-601")
async def test_an_undo_across_a_reload(embedded: Stack, people: People) -> None:
    ann: Leader = await people.come("en", kind=Leader, reduced_motion="reduce")
    bob: Leader = await people.come("en", kind=Leader, reduced_motion="reduce")
    await ann.meets(bob, embedded.url)
    await ann.press(ann.chip("board-rifle", 4))
    await ann.taps(6, 6)
    await ann.press(ann.action("board-go"))
    await ann.stands(row=7, column=7)
    for column in (6, 5):
        await ann.page.reload()
        await ann.press(ann.button("do-undo"))
        await ann.stands(row=7, column=column)
    log = bob.page.get_by_role("list", name=bob.t("drawer-log"), exact=True)
    told = log.get_by_text(bob.t("event-undone", seat="Ann"), exact=True)
    await expect(told).to_have_count(2)
    await expect(ann.chip("board-rifle", 4)).to_contain_text("4/4")
    await expect(ann.button("do-undo")).to_have_count(0)
