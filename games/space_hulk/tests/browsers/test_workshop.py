"""A board is drawn, saved, shared and played on in every browser."""

from __future__ import annotations

import pytest

from games.space_hulk.tests.browser.test_editor import Maker
from tests.rules import rule
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@rule("SH-647", "SH-649")
async def test_a_board_is_drawn_kept_shared_and_played_on(embedded: Stack, people: People) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    await ann.begins(embedded.url)
    await ann.takes("O")
    await ann.taps(8, 5)
    [board] = await ann.draft()
    assert board["map"][5][8] == "O"
    await ann.calls_it("Loop of Ann")
    await ann.saves()
    await ann.press(ann.bar.get_by_role("link", name=ann.t("editor-back"), exact=True))
    card = ann.region("workshop-own").get_by_role("listitem").filter(has_text="Loop of Ann")
    await expect(card.locator(".hulk-picture")).to_be_visible()
    await ann.reads()
    await ann.press(card.get_by_text(ann.t("document-look"), exact=True))
    await expect(ann.page.get_by_role("heading", name="Loop of Ann", exact=True)).to_be_visible()
    await expect(ann.page.get_by_text("2 marines leave by an exit")).to_be_visible()
    await ann.reads()
    await ann.press(ann.button("front-open"))
    await ann.add_bot("easy")
    await ann.ready()
    deck = ann.page.get_by_role("img", name=ann.t("board-deck-of", name="Loop of Ann"))
    await expect(deck).to_be_visible()
