"""Kosmiczna Eskadra by finger: a round against a bot."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from games.kosmiczna_eskadra.tests.browser.pilots import (
    BY_THE_THUMB,
    SIDEWAYS,
    Thumb,
    distance,
)
from tests.support.browser.fellows import fellows, sit_with
from tests.support.browser.fitting import NEXT_FRAME, fits, resized
from tests.support.browser.people import People
from tests.support.browser.tracing import invalidated, styled_anew, tracing
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE = (390, 844)
SHORT = (375, 553)
"""The smallest iPhone between the bars of its browser."""
TABLE = 150
"""Pixels that a table has at least."""
FEW = 40
"""Pieces of the table that are laid out anew should a bot lay a card just then."""
STYLED = 250
"""Elements; those of the table are more than twice as many."""
ROUND = ["option-wins-1", "option-replay_clock-off", "option-hand_time-500"]
NEW_NUMBER = """() => {
  document.querySelector("#ring b").textContent = "0";
  return document.body.offsetHeight;
}"""
CUT_OFF = """() => [...document.querySelectorAll(".squadron .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


async def test_a_round_against_a_bot_by_touch(embedded: Stack, people: People) -> None:
    ewa: Thumb = await people.come("pl", kind=Thumb, size=PHONE)
    await ewa.open_room(embedded.url, "Ewa", ROUND)
    await ewa.add_bot("easy")
    await ewa.ready()
    await ewa.picks("green")
    await fits(ewa)
    await ewa.gets_ready()
    await expect(ewa.during("placing")).to_be_visible()
    await a_short_phone_shows_the_table_too(ewa)

    await expect(ewa.close).to_have_count(0)
    await ewa.carries((0, -2000))
    assert distance(await ewa.hand_at(), (0, -2000)) < 40
    await ewa.turns_ring()
    await expect(ewa.degrees).to_have_text(re.compile("^2[67][0-9]"))
    await expect(ewa.cards_of("Ewa")).to_have_count(0)
    await another_number_outside_does_not_lay_the_table_out(ewa)
    for cards in range(10):
        # Not at each: the bot has long laid its own, and the clock runs.
        if cards < 3:
            await fits(ewa)
            await ewa.reads()
        await expect(ewa.drop_button).to_be_visible()
        await ewa.lets_go()
        if cards in (0, 1):
            await comes_close_unless_the_whole_table_was_asked_for(ewa, asked=cards == 1)

    await expect(ewa.during("scoring")).to_be_visible()
    await expect(ewa.close).to_have_count(0)
    await fits(ewa)
    await a_step_of_the_film_styles_little_more_than_it_moves(ewa)
    await ewa.skips()
    await ewa.points()
    await fits(ewa)
    await ewa.reads()
    await ewa.goes_on()
    await expect(ewa.during("countdown").or_(ewa.over).first).to_be_visible()
    await fits(ewa)


async def a_short_phone_shows_the_table_too(ewa: Thumb) -> None:
    """Where the board is taller than its place; on its side a thumb at the right lays the card."""
    await resized(ewa, SHORT)
    box = await ewa.page.locator("[data-felt]").bounding_box()
    assert box and min(box["width"], box["height"]) > TABLE
    await resized(ewa, SIDEWAYS)
    await expect(ewa.drop_button).to_be_visible()
    assert await ewa.drop_button.evaluate(BY_THE_THUMB)
    await resized(ewa, PHONE)


async def another_number_outside_does_not_lay_the_table_out(ewa: Thumb) -> None:
    async with tracing(ewa.page) as trace:
        await ewa.page.evaluate(NEW_NUMBER)
    drawn = [node for node in invalidated(trace) if node["reason"] == "SVG changed"]
    assert len(drawn) < FEW


async def a_step_of_the_film_styles_little_more_than_it_moves(ewa: Thumb) -> None:
    async with tracing(ewa.page, also=()) as trace:
        await ewa.press(ewa.film.get_by_role("button", name=ewa.t("board-film-next")))
        await ewa.page.evaluate(NEXT_FRAME)
    assert 0 < max(styled_anew(trace)) < STYLED


async def comes_close_unless_the_whole_table_was_asked_for(ewa: Thumb, *, asked: bool) -> None:
    await ewa.in_hand.wait_for()
    await expect(ewa.close).to_have_count(0 if asked else 1)
    if not asked:
        await the_view_goes_along_with_a_card_at_the_rim(ewa)
        whole = ewa.page.get_by_role("button", name=ewa.t("board-zoom-all"), exact=True)
        await ewa.press(whole.filter(visible=True))
        await expect(ewa.close).to_have_count(0)


async def the_view_goes_along_with_a_card_at_the_rim(ewa: Thumb) -> None:
    """While the finger rests there: the other rim of the table comes into sight."""
    box = await ewa.page.locator("[data-felt]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    rim = box["x"] + box["width"] - 10

    async def goes_along() -> None:
        was, _ = await ewa.hand_at()
        await ewa.hand_is_off((was, 0), 1500, 20_000)

    await ewa.carries((0, 0))
    await ewa.swipes([(x, y), (rim - 20, y), (rim, y)], goes_along)


async def test_three_names_are_read_at_the_top_of_a_phone(embedded: Stack, people: People) -> None:
    ewa: Thumb = await people.come("pl", kind=Thumb, size=PHONE)
    async with fellows(embedded, 2, seats="3") as others:
        await sit_with(ewa, others)
        await expect(ewa.page.locator(".squadron .name")).to_have_count(3)
        assert await ewa.page.evaluate(CUT_OFF) == []
