"""Kosmiczna Eskadra by mouse: what the card does when the pointer leaves or clicks twice."""

from __future__ import annotations

import asyncio

import pytest

from games.kosmiczna_eskadra.tests.browser.pilots import DOUBLE, Pilot, Spot, distance
from tests.support.browser.expecting import expect
from tests.support.browser.fellows import fellows, sit_with
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
AIMED: Spot = (2500, 0)
LAID: Spot = (-2500, 0)
HEARS = """(button) => button.addEventListener(
  "click", () => { window.focused ??= document.activeElement.tagName; })"""
REST = 0.3
"""Seconds: longer than it takes a pointer to be at rest."""


async def test_a_card_by_mouse_goes_where_it_was_aimed_and_only_there(
    embedded: Stack, people: People
) -> None:
    pilot: Pilot = await people.come("en", kind=Pilot)
    async with fellows(embedded, 1, seats=2) as others:
        await sit_with(pilot, others)
        await a_click_lets_the_focus_go_before_it_is_heard(pilot)
        await pilot.gets_ready()
        await pilot.carries(AIMED)
        await the_hint_is_there_and_nothing_else(pilot)
        await off_to_a_switch_without_the_card(pilot)

        await a_double_click_lays_one_card(pilot)


async def a_click_lets_the_focus_go_before_it_is_heard(pilot: Pilot) -> None:
    """What the click draws would have to be laid out for the focus to go."""
    switch = pilot.page.get_by_role("switch", name=pilot.t("board-assist"))
    await switch.evaluate(HEARS)
    await pilot.switches("board-assist")
    assert await pilot.page.evaluate("() => window.focused") == "BODY"
    await pilot.switches("board-assist")


async def the_hint_is_there_and_nothing_else(pilot: Pilot) -> None:
    await expect(pilot.page.get_by_text(pilot.t("board-hint-click"))).to_be_visible()
    await expect(pilot.drop_button).to_have_count(0)
    await pilot.switches("board-release-drops")
    await expect(pilot.drop_button).to_be_visible()
    await pilot.switches("board-release-drops")
    await expect(pilot.drop_button).to_have_count(0)


async def off_to_a_switch_without_the_card(pilot: Pilot) -> None:
    mouse = pilot.page.mouse
    await mouse.move(*await pilot.on_screen(AIMED))
    await asyncio.sleep(REST)
    box = await pilot.page.get_by_role("switch").first.bounding_box()
    assert box
    await mouse.move(box["x"] + 5, box["y"] + 5, steps=12)
    assert distance(await pilot.hand_at(), AIMED) < 40
    await mouse.move(*await pilot.on_screen(LAID))
    assert distance(await pilot.hand_at(), LAID) < 40


async def a_double_click_lays_one_card(pilot: Pilot) -> None:
    """The next one hangs over it, and raises no alarm before it is moved; then it is laid."""
    where = await pilot.on_screen(LAID)
    await pilot.page.mouse.dblclick(*where)
    own = pilot.cards_of(pilot.name)
    await expect(own).to_have_count(1)
    await pilot.in_hand.wait_for()
    await asyncio.sleep(DOUBLE)
    await expect(own).to_have_count(1)
    board = pilot.page.locator(".eskadra")
    await expect(board).to_have_attribute("data-clash", "no")
    await pilot.page.mouse.move(where[0] + 15, where[1])
    await expect(board).to_have_attribute("data-clash", "yes")
    await pilot.lays([(LAID[0], -2000)])
