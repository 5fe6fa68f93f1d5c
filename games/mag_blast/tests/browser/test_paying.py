"""A payment from a hand in which the cards lie over each other."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from games.mag_blast.tests.browser.test_salvos import at_table
from tests.rules import rule
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PAID = ("L13", "L15", "L17")
"""Side by side: one symbol of each kind."""


@rule("MB-131")
async def test_a_ship_is_paid_with_cards_that_lie_over_each_other(
    staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "pay")
    for card in PAID:
        await ann.press(ann.page.locator(f'[data-card="{card}"] button'))
    chosen = ann.page.locator('.part-hand li:has([aria-pressed="true"])')
    await expect(chosen).to_have_count(len(PAID))
    assert await chosen.evaluate_all("(all) => all.map((one) => one.dataset.card)") == [*PAID]
    await ann.press(ann.does("board-build"))
    await expect(ann.page.locator(".part-hand li")).to_have_count(20 - len(PAID))
